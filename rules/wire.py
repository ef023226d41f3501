"""The door for everything written: read once, strictly, or refused with the place and the reason."""

import json
import re
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Unreadable(ValueError):
    """Input that cannot be read; `str()` is one line, `place: reason`."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def parse(text: bytes | str, place: str) -> Any:
    """Parse JSON, refusing NaN, infinities, duplicate keys, half characters and deep nesting as `Unreadable`."""
    try:
        decoded = _decoded(text)
        found = json.loads(decoded, object_pairs_hook=_unique, parse_constant=_no_constant)
        _check_characters(decoded, found)
        return found
    except Unreadable as error:
        raise Unreadable(f"{place}.{error.place}" if place else error.place, error.reason) from None
    except RecursionError:
        raise Unreadable(place or "document", "nested too deeply") from None
    except UnicodeEncodeError:
        raise Unreadable(place or "document", "holds half a character, a lone surrogate") from None
    except UnicodeDecodeError:
        raise Unreadable(place or "document", "is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise Unreadable(place or "document", f"is not JSON: {error.msg} at {where}") from None
    except ValueError:
        raise Unreadable(place or "document", "has a number with too many digits") from None


def _decoded(text: bytes | str) -> str:
    """Read bytes as UTF-8, with or without its mark; left to itself the parser would guess other encodings."""
    return text if isinstance(text, str) else text.decode("utf-8-sig")


def _check_characters(text: str, found: Any) -> None:
    """Raise `UnicodeEncodeError` for half a character: in text that never was bytes, or written as an escape."""
    text.encode()
    if "\\u" in text:
        json.dumps(found, ensure_ascii=False).encode()


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Unreadable(twice[:60], "stands twice in the same object")
    return found


def _no_constant(name: str) -> Any:
    raise Unreadable("document", f"{name} is not a number")


def read(raw: Any, kind: type[T], place: str) -> T:
    """Convert parsed JSON into a struct; raises `Unreadable` naming the field."""
    try:
        return msgspec.convert(raw, kind, dec_hook=_custom, str_keys=True)
    except msgspec.ValidationError as error:
        raise _located(raw, kind, place, str(error)) from None
    except RecursionError:
        raise Unreadable(place, "nested too deeply") from None


def write(value: Any) -> Any:
    """Turn structs into what JSON can hold."""
    return msgspec.to_builtins(value, enc_hook=_written)


def encoded(value: Any) -> bytes:
    """Write structs as JSON."""
    return msgspec.json.encode(value, enc_hook=_written)


def _custom(kind: type[Any], raw: Any) -> Any:
    reader = getattr(kind, "read", None)
    if reader is None:
        raise NotImplementedError(f"{kind} has no reader")
    return reader(raw)


def _written(value: Any) -> Any:
    writer = getattr(value, "write", None)
    if writer is None:
        raise NotImplementedError(f"{type(value)} has no writer")
    return writer()


def _located(raw: Any, kind: type[Any], place: str, message: str) -> Unreadable:
    """Name the place of a conversion error: the library writes `[...]` for keys, so find which key it was."""
    reason, path = _split(message)
    while "[...]" in path:
        before, after = path.split("[...]", 1)
        keys = _keys_at(raw, before)
        key = next((k for k in keys if _fails_alike(_narrowed(raw, before, k), kind, message)), None)
        if key is None:
            break
        raw = _narrowed(raw, before, key)
        path = f"{before}.{key}{after}"
    return Unreadable(_joined(place, path, reason), _plain(reason))


_BOUND = re.compile(r"Expected `(\w+)`( of length)? (>=|<=|>|<) (\S+)")
_SIGNS = {">=": "at least", "<=": "at most", ">": "above", "<": "below"}
_KINDS = {"str": "text", "float": "a number", "int": "a whole number", "bool": "true or false", "null": "nothing"}
_COUNTED = {"str": "characters"}


def _split(message: str) -> tuple[str, str]:
    reason, _, path = message.rpartition(" - at ")
    if not reason:
        return message, ""
    return reason, path.replace("`key` in ", "").strip("`").removeprefix("$")


def _steps(path: str) -> list[str]:
    return [step for step in path.replace("[", ".[").split(".") if step]


def _keys_at(raw: Any, path: str) -> list[str]:
    found = _follow(raw, path)
    return [str(key) for key in found] if isinstance(found, dict) else []


def _follow(raw: Any, path: str) -> Any:
    for step in _steps(path):
        raw = raw[int(step[1:-1])] if step.startswith("[") else raw[step]
    return raw


def _narrowed(raw: Any, path: str, key: str) -> Any:
    """Copy `raw` with the object at `path` holding only `key`."""
    steps = _steps(path)
    if not steps:
        return {key: raw[key]}
    first, rest = steps[0], ".".join(steps[1:])
    if first.startswith("["):
        index = int(first[1:-1])
        return [*raw[:index], _narrowed(raw[index], rest, key), *raw[index + 1 :]]
    return {**raw, first: _narrowed(raw[first], rest, key)}


def _fails_alike(raw: Any, kind: type[Any], message: str) -> bool:
    try:
        msgspec.convert(raw, kind, dec_hook=_custom, str_keys=True)
    except msgspec.ValidationError as error:
        return str(error) == message
    return False


def _joined(place: str, path: str, reason: str) -> str:
    field = reason.split("`")[1] if "field `" in reason else ""
    whole = f"{place}{path}" if path.startswith(("[", ".")) or not path else f"{place}.{path}"
    return f"{whole}.{field}" if field else whole


def _plain(reason: str) -> str:
    if "unknown field" in reason:
        return "unknown field"
    if "missing required field" in reason:
        return "is missing"
    bound = _BOUND.fullmatch(reason)
    if bound:
        return f"expected {_bounded(*bound.groups())}"
    return reason[0].lower() + _worded(reason[1:])


def _worded(reason: str) -> str:
    """Say `float | null` as "a number or nothing"."""
    return re.sub(r"`([^`]*)`", lambda found: " or ".join(_KINDS.get(k, k) for k in found[1].split(" | ")), reason)


def _bounded(kind: str, length: str | None, sign: str, bound: str) -> str:
    """Word a bound: "at most 200 characters", "a whole number of at least 0"."""
    limit = f"{_SIGNS[sign]} {bound.removesuffix('.0')}"
    if length:
        return f"{limit} {_COUNTED.get(kind, 'entries')}"
    return f"{_KINDS.get(kind, kind)} {limit if sign in '<>' else f'of {limit}'}"
