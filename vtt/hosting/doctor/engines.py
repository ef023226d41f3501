"""The database and Redis."""

from collections.abc import Iterator

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor

from vtt.hosting.engines import NoAnswer, ask_database, ask_redis
from vtt.hosting.findings import Finding, mind, well, wrong


def database() -> Iterator[Finding]:
    """Look whether the database answers, and whether it has the tables this version needs."""
    try:
        ask_database()
        yield well("database", f"{connection.display_name} answers")
        yield _migrations()
    except (Error, ImproperlyConfigured) as error:
        why = " ".join(str(error).split())
        yield wrong("database", f"{connection.display_name} does not answer ({why}); check DATABASE_URL, start it.")


def redis() -> Finding:
    """Look whether Redis answers, and whether it is needed."""
    if not settings.REDIS_URL and connection.vendor == "sqlite":
        return well("redis", "not set, and not needed by one process on SQLite")
    if not settings.REDIS_URL:
        return mind("redis", "REDIS_URL is not set, so only one worker can serve; set it to run several")
    try:
        version = ask_redis()
    except NoAnswer as error:
        return wrong("redis", f"Redis does not answer ({error}); check REDIS_URL, start it.")
    if connection.vendor == "sqlite":
        return mind("redis", "several workers on SQLite wait for each other to write; set DATABASE_URL to PostgreSQL")
    return well("redis", f"Redis {version} answers")


def _migrations() -> Finding:
    executor = MigrationExecutor(connection)
    missing = executor.migration_plan(executor.loader.graph.leaf_nodes())
    if missing:
        return wrong("migrations", f"{len(missing)} are missing; run: manage.py migrate")
    return well("migrations", "the database has everything this version needs")
