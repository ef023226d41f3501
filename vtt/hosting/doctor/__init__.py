"""The doctor: looks at everything a table needs and says in plain words what is wrong and what to do."""

from collections.abc import Iterator

from vtt.hosting.doctor import engines, environment, machine, outside
from vtt.hosting.findings import Finding


def findings(ports: list[int]) -> Iterator[Finding]:
    """Look at everything, the cheap first; `ports` are those the workers should answer on."""
    yield environment.mode()
    yield environment.secret_key()
    yield environment.origins()
    yield from engines.database()
    yield engines.redis()
    yield machine.disk()
    yield machine.directory()
    yield machine.clock()
    yield machine.workers(ports)
    yield from outside.public_sites()
