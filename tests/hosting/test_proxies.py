"""A turn through the proxies of deploy/: TLS, public name, sockets, body sizes, a name below a path."""

import asyncio
import http.client
import json
import shutil
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.cast import END_PHASE, ROLL, move, table_file
from tests.hosting import proxies
from tests.hosting.club import Club
from tests.hosting.screen import TRUSTING, Screen, digest_of, start_of
from tests.process import PROJECT, Browser, ServerProcess, free_port

MEGABYTE = 1_000_000
PROXIES = {"nginx": proxies.nginx, "caddy": proxies.caddy}


class Site:
    """A club's server behind a proxy, known by its public address."""

    def __init__(self, address: str, home: Path, workers: list[ServerProcess]) -> None:
        self.address, self.home, self.workers = address, home, workers

    def browser(self) -> Browser:
        """Give a new browser that trusts this site's certificate."""
        browser = Browser(self.address)
        cookies, tls = urllib.request.HTTPCookieProcessor(browser._jar), urllib.request.HTTPSHandler(context=TRUSTING)
        browser._opener = urllib.request.build_opener(cookies, tls)
        return browser

    def authority(self) -> str:
        """Name the file that vouches for this site's certificate."""
        return str(next(path for name in ("fullchain.pem", "root.crt") for path in self.home.rglob(name)))


@pytest.fixture(scope="module")
def addresses() -> dict[str, str]:
    """The public address behind each proxy."""
    return {name: f"https://{proxies.NAME}:{free_port()}" for name in PROXIES}


@pytest.fixture(scope="module")
def workers(running_club: Club, addresses: dict[str, str]) -> Iterator[list[ServerProcess]]:
    """Two more workers of the club, which serve their public names alone."""
    shared = dict(running_club.workers[0].environment) | {"WARMAT_ORIGINS": ",".join(addresses.values())}
    started = [ServerProcess(running_club.var, shared) for _ in range(2)]
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda worker: worker.start(), started))
        yield started
    finally:
        for worker in started:
            worker.stop()


@pytest.fixture(scope="module", params=PROXIES)
def site(
    request: pytest.FixtureRequest, workers: list[ServerProcess], addresses: dict[str, str], static: Path
) -> Iterator[Site]:
    """The workers behind a proxy."""
    address, ports = addresses[request.param], [worker.port for worker in workers]
    with PROXIES[request.param](ports, static, int(address.rsplit(":", 1)[1])) as home:
        yield Site(address, home, workers)


@pytest.fixture(scope="module")
def static() -> Iterator[Path]:
    """The static files where any proxy can read them."""
    with tempfile.TemporaryDirectory(prefix="warmat-static-") as name:
        yield Path(shutil.copytree(PROJECT / "static", Path(name) / "static"))


async def test_a_turn_is_played_through_the_proxy(site: Site) -> None:
    browser = site.browser()
    game = await asyncio.to_thread(browser.new_game, table_file())
    start = start_of(table_file())
    red, blue = (Screen(browser, [site.address], game, place, start) for place in ("red", "blue"))
    await red.enters()
    await blue.enters()
    for screen, order in ((red, ROLL), (red, move(2)), (red, END_PHASE), (blue, ROLL)):
        answer = await screen.order(order)
        assert answer["kind"] == "events", answer
    await red.reaches(4)
    await blue.reaches(4)
    end = json.loads(await asyncio.to_thread(browser.get, f"/games/{game}/red/table.json"))
    assert red.digest() == blue.digest() == digest_of(end)
    assert not red.healed + blue.healed
    await red.leave()
    await blue.leave()


async def test_a_foreign_page_opens_no_socket_and_the_log_names_its_origin(site: Site) -> None:
    address = site.address.replace("https", "wss") + "/ws/games/none/?seat=red"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, origin="https://evil.example", ssl=TRUSTING, proxy=None)
    assert refused.value.response.status_code == 403
    logs = "".join(worker.log.read_text() for worker in site.workers)
    assert "Origin https://evil.example not in list" in logs
    assert site.address in logs


def test_cookies_go_by_tls_alone_and_browsers_are_told_to_keep_to_it(site: Site) -> None:
    browser = site.browser()
    browser.new_game(table_file())
    assert {cookie.name: cookie.secure for cookie in browser._jar} == {"sessionid": True, "csrftoken": True}
    with browser._opener.open(site.address + "/") as page:
        assert int(page.headers["Strict-Transport-Security"].split("=")[1]) > 0
        assert "'self'" in page.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("megabytes", "status", "word"), [(0.9, 400, b""), (1.1, 400, b""), (9.9, 400, b""), (10.5, 400, b"10 MB")]
)
def test_what_warmat_takes_passes_the_proxy_and_what_it_refuses_is_refused_in_its_words(
    site: Site, megabytes: float, status: int, word: bytes
) -> None:
    answer = _upload(site, int(megabytes * MEGABYTE))
    assert answer[0] == status
    assert b"<title>" in answer[1]
    assert word in answer[1]


def test_what_is_far_too_large_is_refused_by_the_proxy_before_it_is_sent(site: Site) -> None:
    visit = http.client.HTTPSConnection(site.address.removeprefix("https://"), context=TRUSTING, timeout=10)
    visit.putrequest("POST", "/pictures/")
    visit.putheader("Content-Length", str(13 * MEGABYTE))
    visit.endheaders()
    answer = visit.getresponse()
    assert answer.status == 413
    assert b"10 MB" in answer.read()
    visit.close()


def test_static_files_come_from_the_proxy_as_what_they_are(site: Site) -> None:
    with site.browser()._opener.open(f"{site.address}/static/table/main.js") as file:
        assert "javascript" in file.headers["Content-Type"]
        assert file.headers["X-Content-Type-Options"] == "nosniff"


def test_the_doctor_finds_workers_pages_and_sockets_well(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = site.workers[0]
    monkeypatch.setitem(worker.environment, "SSL_CERT_FILE", site.authority())  # type: ignore[arg-type]
    told = worker.manage("doctor", "--ports", *(str(worker.port) for worker in site.workers))
    assert "2 are well" in told.stdout
    assert f"{site.address}: pages and sockets come through" in told.stdout


def test_below_a_path_a_page_names_everything_below_it(site: Site) -> None:
    port = next((int(path.read_text()) for path in site.home.glob("path.port")), None)
    if port is None:
        pytest.skip("only nginx has a site below a path")
    request = urllib.request.Request(f"http://{proxies.NAME}:{port}/vtt/", headers={"X-Forwarded-Proto": "https"})
    with pytest.raises(urllib.error.HTTPError) as redirected:
        _without_following(request)
    assert redirected.value.headers["Location"] == f"https://{proxies.NAME}:{port}/vtt/"


def _without_following(request: urllib.request.Request) -> None:
    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:
            return None

    urllib.request.build_opener(Stay).open(request)


def _upload(site: Site, size: int) -> tuple[int, bytes]:
    """Send a picture of so many bytes that is none."""
    head = b'--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'
    body = head + b"\x89PNG" + bytes(size) + b"\r\n--x--\r\n"
    browser = site.browser()
    try:
        return 200, browser.post("/pictures/", body, "multipart/form-data; boundary=x")
    except urllib.error.HTTPError as error:
        return error.code, error.read()
