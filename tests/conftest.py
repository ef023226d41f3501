"""What all tests share: a database of their own for each run, in files, since the server reads it from threads."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.test.utils import setup_databases, teardown_databases
from pytest_django.plugin import DjangoDbBlocker


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Name the test database after this run, and keep no connection open behind a test."""
    database = settings.DATABASES["default"]
    database["CONN_MAX_AGE"] = 0
    if database["ENGINE"].endswith("sqlite3"):
        database["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")
    else:
        database["TEST"]["NAME"] = f"warmat_test_{os.getpid()}"


@pytest.fixture(scope="session")
def django_db_setup(
    django_test_environment: None,
    django_db_blocker: DjangoDbBlocker,
    django_db_modify_db_settings: None,
) -> Iterator[None]:
    """Make the database whether or not a test asks for it by pytest-django's own fixtures."""
    with django_db_blocker.unblock():
        made = setup_databases(verbosity=0, interactive=False)
    yield
    with django_db_blocker.unblock():
        end_other_sessions()
        teardown_databases(made, verbosity=0)


def end_other_sessions() -> None:
    """Let go of PostgreSQL's connections that other threads still hold: it drops no database in use."""
    if connection.vendor != "postgresql":
        return
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    connection.close()
    connection.close_pool()  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def project() -> Path:
    """The project's own directory."""
    return Path(__file__).resolve().parent.parent
