"""What one hand aims at, as the other player and the spectators see it before it is given."""

import pytest

from tests.browser.conftest import Make
from tests.browser.seats import Seat, Table
from tests.browser.tables import table
from tests.browser.test_blasts import take

RED = (226, 97, 79)
AIM = "s.hands.red.aim"


@pytest.fixture
def shooting(make: Make) -> Table:
    """Red's shooting phase."""
    return make(table(turn={"number": 1, "seat": "red", "phase": "shooting"}))


def three(shooting: Table) -> tuple[Seat, Seat, Seat]:
    """Everybody at the table."""
    return shooting.sit("Red"), shooting.sit("Blue"), shooting.sit("Spectators")


def test_a_blast_is_seen_as_it_moves_with_who_lies_under_it(shooting: Table) -> None:
    red, *others = three(shooting)
    take(red, "Blast")
    for x in (15, 18, 22):
        red.page.mouse.move(*red.at(x, 12.5))
    for other in others:
        other.wait(f"{AIM}?.command.do === 'blast' && Math.abs({AIM}.command.x - 22) < 0.1")
        other.wait(f"Object.keys({AIM}?.told?.hits ?? {{}}).length === 2")
        other.painted(22 + 2.5, 12.5, 4, RED, least=5)
        assert other.state("seq") == 0


def test_a_blast_put_away_is_gone_for_the_others(shooting: Table) -> None:
    red, *others = three(shooting)
    take(red, "Blast")
    red.page.mouse.move(*red.at(22, 12.5))
    for other in others:
        other.wait(f"{AIM}?.command")
    red.page.keyboard.press("Escape")
    for other in others:
        other.wait(f"{AIM} === undefined")


def test_a_placed_blast_is_no_longer_aimed(shooting: Table) -> None:
    red, *others = three(shooting)
    take(red, "Blast")
    red.page.mouse.click(*red.at(22, 12.5))
    for other in others:
        other.wait(f"{AIM}?.command")
    red.press("Place the blast")
    for other in others:
        other.wait(f"s.seq === 1 && {AIM} === undefined")


def test_an_aim_goes_with_the_connection_that_showed_it(shooting: Table) -> None:
    red, *others = three(shooting)
    take(red, "Blast")
    red.page.mouse.move(*red.at(22, 12.5))
    for other in others:
        other.wait(f"{AIM}?.command")
    red.page.goto(shooting.links["Red"].split("/join/")[0])
    for other in others:
        other.wait(f"{AIM} === undefined")


def test_a_template_turns_before_the_others(shooting: Table) -> None:
    red, *others = three(shooting)
    red.tap("s2")
    take(red, "Template")
    red.page.mouse.move(*red.at(16, 14))
    for other in others:
        other.wait(f"{AIM}?.command.do === 'template' && Math.abs({AIM}.command.bearing - 90) < 0.2")
        other.painted(10.63 + 8, 14, 6, RED, least=5)


def test_models_about_to_scatter_hang_over_the_mat_for_all(shooting: Table) -> None:
    red, *others = three(shooting)
    take(red, "Scatter")
    red.page.mouse.move(*red.at(30, 20))
    for other in others:
        other.wait(f"{AIM}?.command.unit === 'spears' && Math.abs({AIM}.command.x - 30) < 0.1")


def test_what_a_spectator_holds_is_shown_to_nobody(shooting: Table) -> None:
    red, _, watcher = three(shooting)
    take(watcher, "Blast")
    watcher.page.mouse.move(*watcher.at(22, 12.5))
    watcher.wait("s.aim?.answer")
    assert watcher.state("notice") is None
    assert red.state("hands.watch") == {}
