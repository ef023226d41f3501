"""The names of ASGI's three arguments."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
