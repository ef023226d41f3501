"""The engines a table stands on: whether they answer, asked the shortest way."""

from typing import Any, Final

from django.conf import settings
from django.db import connection

PATIENCE: Final = 3.0
"""Seconds Redis has to answer."""


class NoAnswer(Exception):
    """Redis does not answer; `str()` is why."""


def ask_database() -> None:
    """Have the database answer something; raises `django.db.Error` when it does not."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def ask_redis() -> str:
    """Have Redis tell its version; raises `NoAnswer`."""
    # Only the hosted setup brings this client along.
    import redis

    try:
        with redis.Redis.from_url(
            str(settings.REDIS_URL), socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        ) as client:
            information: Any = client.info("server")
    except redis.RedisError as error:
        raise NoAnswer(str(error)) from None
    return str(information["redis_version"])
