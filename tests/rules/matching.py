"""Comparing an answer with what a case expects of it: only what the case names has to match."""

from typing import Any

CLOSE = 0.002
EXACT = {"hits", "creatures", "placed", "impossible"}
"""Under these the keys must be exactly those named, as under the scatter of a shot."""


def mismatch(want: Any, got: Any, at: str = "", exact: bool = False) -> str | None:
    """Tell the first place where an answer is not what was expected; None when there is none."""
    if isinstance(want, dict) and set(want) == {"near", "within"}:
        return None if _is_number(got) and abs(got - want["near"]) <= want["within"] else _said(at, want, got)
    if isinstance(want, dict):
        return _object_mismatch(want, got, at, exact)
    if isinstance(want, list):
        return _list_mismatch(want, got, at)
    if _is_number(want):
        return None if _is_number(got) and abs(got - want) <= CLOSE else _said(at, want, got)
    return None if type(want) is type(got) and want == got else _said(at, want, got)


def _object_mismatch(want: dict[str, Any], got: Any, at: str, exact: bool) -> str | None:
    if not isinstance(got, dict) or (exact and set(want) != set(got)):
        return _said(at, sorted(want), sorted(got) if isinstance(got, dict) else got)
    for key, value in want.items():
        found = _key_mismatch(want, key, value, got, at)
        if found is not None:
            return found
    return None


def _key_mismatch(want: dict[str, Any], key: str, value: Any, got: dict[str, Any], at: str) -> str | None:
    codes = {refusal["code"] for refusal in got.get("refusals", [])}
    if key == "codes":
        return None if codes == set(value) else _said(f"{at}.codes", sorted(value), sorted(codes))
    if key == "has_code":
        return None if value in codes else _said(f"{at}.codes", value, sorted(codes))
    if key not in got:
        return f"{at}.{key}: is missing"
    return mismatch(value, got[key], f"{at}.{key}", key in EXACT or (key == "scatter" and "primary" in want))


def _list_mismatch(want: list[Any], got: Any, at: str) -> str | None:
    if not isinstance(got, list) or len(want) != len(got):
        return _said(at, want, got)
    found = (mismatch(one, other, f"{at}[{place}]") for place, (one, other) in enumerate(zip(want, got, strict=True)))
    return next((said for said in found if said is not None), None)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _said(at: str, want: Any, got: Any) -> str:
    return f"{at}: expected {want!r}, got {got!r}"
