"""PostgreSQL and Redis of a test's own: on free ports, in directories that go with them, stopped hard on demand."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.process import free_port

UP_WITHIN = 20.0


def program(name: str) -> str:
    """Find a program, in PostgreSQL's own directories too; without it the test is skipped, in CI it fails."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, places), os.environ.get("PATH", "")]))
    if found:
        return found
    reason = f"{name} is not installed here"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def database_user() -> str:
    """Name a user PostgreSQL agrees to run as: this one, unless this one is root."""
    if os.geteuid():
        return pwd.getpwuid(os.geteuid()).pw_name
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Engine:
    """A server of its own, started from a command line."""

    def __init__(self, line: list[str], user: str | None = None) -> None:
        self.port = free_port()
        self.home = Path(tempfile.mkdtemp(prefix="warmat-engine-"))
        self._line = line
        self._user = user if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until its port answers."""
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(self._line, stdout=log, stderr=log, user=self._user, cwd=self.home)
        deadline = time.monotonic() + UP_WITHIN
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError((self.home / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            self._process = None

    def end(self) -> None:
        """End it and take its files away."""
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


class Redis(Engine):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        super().__init__([program("redis-server")])
        self._line += ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.home)]

    @property
    def url(self) -> str:
        """What REDIS_URL says."""
        return f"redis://127.0.0.1:{self.port}/0"


class PostgreSQL(Engine):
    """A PostgreSQL with one empty database; SIGQUIT is its crash, after which it recovers from its log."""

    def __init__(self) -> None:
        super().__init__([program("postgres")], database_user())
        if self._user:
            shutil.chown(self.home, self._user)
        data = str(self.home / "data")
        making = [
            program("initdb"),
            "-D",
            data,
            "-U",
            "warmat",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
            "--no-locale",
        ]
        subprocess.run(making, check=True, capture_output=True, user=self._user, cwd=self.home)
        self._line += ["-D", data, "-p", str(self.port), "-k", str(self.home), "-c", "listen_addresses=127.0.0.1"]

    @property
    def url(self) -> str:
        """What DATABASE_URL says."""
        return f"postgres://warmat@127.0.0.1:{self.port}/postgres"

    def crash(self) -> None:
        """End it without a checkpoint, every connection cut."""
        self.stop(signal.SIGQUIT)


def hosted(database: PostgreSQL, redis: Redis, **more: str) -> Mapping[str, str]:
    """Write the environment of a club's workers."""
    return {"DATABASE_URL": database.url, "REDIS_URL": redis.url, **more}
