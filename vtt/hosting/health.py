"""`/healthz`: whether this worker and the engines under it serve, for a proxy or a watchman."""

import logging
from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.db import Error
from django.http import HttpRequest, HttpResponse, JsonResponse

from vtt.hosting.engines import NoAnswer, ask_database, ask_redis

logger = logging.getLogger(__name__)

PATH: Final = "/healthz"


def health(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Answer `/healthz` before any name or scheme is looked at: a watchman comes by a worker's address and port."""

    def middleware(request: HttpRequest) -> HttpResponse:
        return _report() if request.path_info == PATH else get_response(request)

    return middleware


def _report() -> HttpResponse:
    """Answer 200 when everything answers, else 503; why stands in the log, not in the answer."""
    engines = {"database": _answers(ask_database, "database")}
    if settings.REDIS_URL:
        engines["redis"] = _answers(ask_redis, "redis")
    return JsonResponse(
        {name: "ok" if answers else "no answer" for name, answers in engines.items()},
        status=200 if all(engines.values()) else 503,
        headers={"Cache-Control": "no-store"},
    )


def _answers(ask: Callable[[], object], name: str) -> bool:
    try:
        ask()
    except (Error, NoAnswer) as error:
        logger.warning("no answer engine=%s why=%s", name, error)
        return False
    return True
