"""Numbers an army lacks for a fight: told, and no hindrance."""

from msgspec.structs import replace

from tests.library.armies import otters, river_host, squad
from vtt.library.document import Weapon
from vtt.library.gaps import gaps_of


def host(**numbers: object):  # type: ignore[no-untyped-def]
    """An army of one unit whose models have these numbers, and a bow."""
    kind = otters()
    profile = replace(kind.profile, **{"WS": 3, "BS": 3, "S": 3, "T": 3, "Ld": 7} | numbers)
    bow = Weapon(name="bow", range=24.0)
    return river_host(squad(kinds=(replace(kind, profile=profile, weapons=(bow,)),)))


def test_an_army_with_its_numbers_lacks_nothing() -> None:
    assert gaps_of(host()) == ()


def test_what_is_missing_is_named_with_the_kind_of_model() -> None:
    army = host(WS=None, BS=None)
    name = army.units[0].kinds[0].name
    assert gaps_of(army) == (f"“{name}” has no WS, BS.",)


def test_who_carries_nothing_that_shoots_needs_no_ballistic_skill() -> None:
    army = host(BS=None)
    kind = replace(army.units[0].kinds[0], weapons=())
    assert gaps_of(river_host(squad(kinds=(kind,)))) == ()
