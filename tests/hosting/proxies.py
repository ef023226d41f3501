"""Real proxies before workers, from the very files in deploy/, on free ports with a certificate of their own."""

import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.process import PROJECT, free_port

DEPLOY = PROJECT / "deploy"
NAME = "localhost"


def certificate(home: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine."""
    made, key = home / "fullchain.pem", home / "privkey.pem"
    line = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    line += [
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
        "-addext",
        f"subjectAltName=DNS:{NAME}",
        "-keyout",
        str(key),
        "-out",
        str(made),
    ]
    subprocess.run(line, check=True, capture_output=True)
    return made, key


def nginx_configuration(home: Path, tls_port: int, workers: list[int], static: Path) -> str:
    """Take deploy's nginx files with other ports, name and places, inside the least that starts nginx."""
    made, key = certificate(home)
    text = (DEPLOY / "nginx" / "warmat.conf").read_text()
    changes = {
        "table.club.example": NAME,
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(made),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "/etc/nginx/warmat-proxy.conf": str(DEPLOY / "nginx" / "warmat-proxy.conf"),
        "/var/lib/warmat/static/": f"{static}/",
        "127.0.0.1:8001": f"127.0.0.1:{workers[0]}",
        "127.0.0.1:8002": f"127.0.0.1:{workers[1]}",
        "listen 443 ssl http2": f"listen 127.0.0.1:{tls_port} ssl http2",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
    }
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    text = "\n".join(line for line in text.splitlines() if "listen [::]" not in line)
    places = " ".join(
        f"{kind}_temp_path {home}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {home}/pid; error_log {home}/error.log; user root;\n"
        f"events {{ worker_connections 4096; }}\n"
        f"http {{ include /etc/nginx/mime.types; access_log off; {places}\n{text}\n{_below_a_path(home, text)} }}\n"
    )


def _below_a_path(home: Path, text: str) -> str:
    """Serve the commented location of the file too, in a server of its own on `home`/path.port."""
    port = free_port()
    (home / "path.port").write_text(str(port))
    lines = text[text.index("# location /vtt/") :].splitlines()
    location = "\n".join(re.sub(r"^\s*# ?", "", line) for line in lines if line.strip().startswith("#"))
    return f"server {{ listen 127.0.0.1:{port}; server_name {NAME};\n{location}\n}}"


@contextmanager
def nginx(workers: list[int], static: Path, tls_port: int) -> Iterator[Path]:
    """Run nginx; gives its directory."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    if program is None:
        pytest.skip("nginx is not installed here")
    with tempfile.TemporaryDirectory(prefix="warmat-nginx-") as name:
        home = Path(name)
        (home / "nginx.conf").write_text(nginx_configuration(home, tls_port, workers, static))
        line = [program, "-p", name, "-c", f"{name}/nginx.conf"]
        tested = subprocess.run([*line, "-t"], capture_output=True, text=True, check=False)
        assert tested.returncode == 0, tested.stderr
        with running(line, home):
            yield home


@contextmanager
def caddy(workers: list[int], static: Path, tls_port: int) -> Iterator[Path]:
    """Run Caddy with a certificate it makes itself; gives its directory."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("caddy is not installed here")
    with tempfile.TemporaryDirectory(prefix="warmat-caddy-") as name:
        home = Path(name)
        text = (DEPLOY / "Caddyfile").read_text()
        text = text.replace("table.club.example {", f"https://{NAME}:{tls_port} {{\n\ttls internal")
        text = text.replace("127.0.0.1:8001 127.0.0.1:8002", " ".join(f"127.0.0.1:{port}" for port in workers))
        text = text.replace("/var/lib/warmat/static", str(static))
        options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system {\n"
        (home / "Caddyfile").write_text(f"{options}\t\troot {home}/store\n\t}}\n}}\n{text}")
        with running([program, "run", "--config", f"{name}/Caddyfile", "--adapter", "caddyfile"], home):
            yield home


@contextmanager
def running(line: list[str], home: Path) -> Iterator[None]:
    """Run a program until the end of a test."""
    with (home / "out").open("wb") as out:
        process = subprocess.Popen(line, stdout=out, stderr=out)
    try:
        time.sleep(0.5)
        assert process.poll() is None, (home / "out").read_text()
        yield
    finally:
        process.terminate()
        process.wait(timeout=10)
