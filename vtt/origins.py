"""Sockets take no cookie from a foreign page: the Origin is checked before anything is accepted."""

import logging
from urllib.parse import urlsplit

from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http.request import split_domain_port, validate_host

from vtt.asgi_types import Application, Receive, Scope, Send

logger = logging.getLogger(__name__)


class OriginCheck:
    """Refuse (403) a handshake whose Origin is not one of ours; one without any is refused, browsers send it."""

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the handshake on, or deny it and say so in the log."""
        origin, host = _header(scope, b"origin"), _header(scope, b"host")
        if allowed(origin, host):
            return await self.application(scope, receive, send)
        logger.warning("Origin %s not in list: %s; set WARMAT_ORIGINS", origin or "(missing)", _listed(host))
        return await WebsocketDenier()(scope, receive, send)  # type: ignore[no-any-return]


def allowed(origin: str, host: str) -> bool:
    """Tell whether a page from `origin` may open a socket that it addressed to `host`."""
    if settings.ORIGINS:
        return _normal(origin) in {_normal(listed) for listed in settings.ORIGINS}
    scheme, netloc = _normal(origin)
    name, _ = split_domain_port(host)
    return (
        scheme in ("http", "https")
        and netloc == _normal(f"{scheme}://{host}")[1]
        and validate_host(name, settings.ALLOWED_HOSTS)
    )


def _normal(origin: str) -> tuple[str, str]:
    """Write an origin as scheme and host:port, a default port left out; what is no origin equals none of ours."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return "", ""
    default = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return parts.scheme, parts.netloc.removesuffix(default)


def _listed(host: str) -> str:
    return ", ".join(settings.ORIGINS) or f"http://{host}"


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin1") for key, value in scope["headers"] if key == name), "")
