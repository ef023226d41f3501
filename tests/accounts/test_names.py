"""Names: one a person, whatever the case, and nothing in them that cannot be seen."""

import pytest

from vtt.accounts.names import UnfitName, checked, key_of

FIT = {
    "Ann": "Ann",
    "  Ann   Smith ": "Ann Smith",
    "Ａｎｎ": "Ann",
    "Jose\u0301": "José",
    "Renée-Marie_2": "Renée-Marie_2",
    "Олег": "Олег",
    "हिन्दी": "हिन्दी",
}
UNFIT = {
    "one letter": "A",
    "nothing": "   ",
    "31 letters": "A" * 31,
    "a line break": "Ann\nBob",
    "a null": "Ann\0",
    "a bidi override": "Ann\u202ebob",
    "a bidi isolate": "\u2066Ann\u2069",
    "a zero-width space": "An\u200bn",
    "a joiner": "An\u200dn",
    "a blank letter": "\u3164\u3164",
    "a variation selector": "Ann\ufe0f",
    "a soft hyphen": "An\u00adn",
    "markup": "<b>Ann</b>",
    "an emoji": "Ann 🎲",
    "a point first": ".Ann",
    "a surrogate": "Ann\ud800",
    "a private character": "Ann\ue000",
}
SAME = [("Ann", "ANN"), ("Ann", "ａｎｎ"), ("Straße", "STRASSE"), ("Ann Smith", "ann_smith"), ("José", "JOSE\u0301")]


@pytest.mark.parametrize(("typed", "kept"), FIT.items())
def test_a_fitting_name_is_kept_one_way(typed: str, kept: str) -> None:
    assert checked(typed) == kept


@pytest.mark.parametrize("typed", UNFIT.values(), ids=UNFIT)
def test_an_unfit_name_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(UnfitName, match=r"^A name has .*\.$"):
        checked(typed)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_the_same_have_one_key(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)
    assert key_of(key_of(one)) == key_of(one)
