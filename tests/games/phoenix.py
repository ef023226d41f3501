"""A server that can be killed and is back at once: a process that has loaded everything forks the one that serves.

Each line on standard input makes it fork again; the line it prints is the process id of the server.
"""

import os
import sys

import django
from django.conf import settings

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vtt.settings")
django.setup()

import vtt.urls  # noqa: E402, F401


def serve_until_killed(port: int) -> None:
    """Be the server; what holds the loop and the lock is loaded here, in each process anew."""
    from vtt.asgi import application
    from vtt.server import serve

    serve(application, "127.0.0.1", port)


def main(port: int) -> None:
    """Fork a server for each line, reaping the one that was killed before."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve_until_killed(port)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    assert settings.configured
    main(int(sys.argv[-1]))
