"""A cache keyed by identity: state is frozen, so what was derived from an object holds while the object lives."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def by_identity(size: int) -> Callable[[F], F]:
    """Keep the last `size` results of a function, recognising its arguments by identity, not by value."""

    def decorate(function: F) -> F:
        kept: OrderedDict[tuple[int, ...], tuple[tuple[Any, ...], Any]] = OrderedDict()

        def cached(*arguments: Any) -> Any:
            key = tuple(map(id, arguments))
            found = kept.get(key)
            if found is not None:
                return found[1]
            result = function(*arguments)
            kept[key] = (arguments, result)
            if len(kept) > size:
                _forget_oldest(kept)
            return result

        return cast(F, cached)

    return decorate


def _forget_oldest(kept: OrderedDict[Any, Any]) -> None:
    """Drop the oldest entry; another thread may have dropped it first."""
    try:
        kept.popitem(last=False)
    except KeyError:
        return
