"""What somebody tries at the page's server who has read its sources: rights of others, keys that
were seen or guessed, requests from elsewhere, bodies without end."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from bot.matches.repository import LoadedMatch
from bot.models.people import Person
from bot.web.server import FILES
from tests.laws import clustered_case, cutterland_case, wildlands_case
from tests.web.conftest import ADDRESS, COOKIE, HEADERS, Browser, Site
from tests.web.test_past import play
from tests.web.test_presses import list_controls, look

DISGUISES: Final[dict[str, Any]] = {
    "clustered": clustered_case.disguise,
    "cutterland": cutterland_case.disguise,
    "wildlands": wildlands_case.disguise,
}
FOREIGN: Final = (
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": f"{ADDRESS}.evil.example"},
    {"Origin": ADDRESS.replace("https", "http")},
    {"Host": "evil.example"},
    {"Host": f"{HEADERS['Host']}:8090"},
    {"Host": "127.0.0.1", "X-Forwarded-Host": HEADERS["Host"]},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
)
PATHS: Final = (
    "/../server.py", "/..%2fserver.py", "/%2e%2e/server.py", "//etc/passwd", "/page.js/../x",
    "/page/page.js", "/open-sans-licence.txt", "/page.js%00.css", "/..\\server.py",
    "/api/matches/1%2f..%2f2", "/api/matches/-1", "/api/matches/1e3", "/api/matches/٣",
    f"/api/matches/{'9' * 13}",
)  # fmt: skip
SCRIPTS: Final = (
    "drag", "explain", "finger", "markdown", "page", "pictures", "strokes", "targets", "zoom",
)  # fmt: skip
JSON: Final = {"Content-Type": "application/json"}


def test_anyone_may_read_these_files_of_the_page_and_no_others() -> None:
    assert {path for path in FILES if not path.endswith(".woff2")} == {
        *("/", "/page.webmanifest", "/mark.svg", "/page.css", "/targets.css"),
        *(f"/{name}.js" for name in SCRIPTS),
    }


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("clustered", (1, 4, 9)),
        ("cutterland", (1, 20, 45, 1)),
        ("wildlands", (1, 8, 15)),
    ],
)
@pytest.mark.slow
async def test_worlds_that_differ_in_secrets_answer_the_same_bytes(
    site: Site, game: str, steps: tuple[int, ...]
) -> None:
    """In pictures, labels, texts and events, to each person of a match and to its board."""
    people, rng, differing = site.people[:2], Random(3), 0
    match = (await site.begin(*people, game=game)).match
    browsers = [await site.sign_in(person) for person in people]
    repository = site.app.matches._repository
    for number, moves in enumerate(steps):
        await play(site, match, moves)
        browser, person = browsers[number % 2], people[number % 2]
        await ask_all(browser, match)  # which is then no news any more
        shown = await ask_all(browser, match)
        loaded = await repository.load(match)
        running = loaded.require_match()
        state = DISGUISES[game](running.state, running.seat_of(person.player), rng)
        differing += state != running.state
        repository._publish(match, LoadedMatch(loaded.head, replace(running, state=state)))

        hidden = await ask_all(browser, match)

        repository._publish(match, loaded)
        assert hidden == shown
    assert differing >= 2


async def ask_all(browser: Browser, match: int) -> list[bytes]:
    answer = await browser.get(f"/api/matches/{match}")
    screen = await answer.json()
    details, board = [await browser.press(screen, control) for control in ("details", "see")]
    stream = await browser.get(f"/api/matches/{match}/changes")
    event = await stream.content.readline()
    stream.close()
    return [await answer.read(), await details.read(), await board.read(), event]


async def test_the_seat_of_another_is_not_played(site: Site) -> None:
    """By its own controls with its decision, nor by a form's answer."""
    ana, bo, cid = site.people
    match = (await site.begin(ana, bo)).match
    own = await look(await site.sign_in(ana), match)
    draws = {name: f"g.{name}.1" for name in ("card", "suggest", "confirm", "cut")}
    before = await read_all(site, match, ana)

    for person, status in ((bo, 200), (cid, 404)):
        browser = await site.sign_in(person)
        for control in draws.values():
            for submitted in (False, True):
                answer = await browser.press(
                    own, control, submitted=submitted, choice="1", line="cut 1 A", seat="0"
                )
                assert answer.status in (status, 409), (person.name, control)
        assert (await browser.get(f"/api/matches/{match}?player={ana.player}")).status == status

    assert await read_all(site, match, ana) == before


async def read_all(site: Site, match: int, person: Person) -> tuple[object, object]:
    matches = site.app.matches
    return await matches.queries.list_events(match), await matches.drafts.read(match, person.player)


async def test_a_session_that_somebody_planted_is_not_taken_over(site: Site) -> None:
    browser = site.open_browser()
    browser.session = planted = "A" * 22
    token = await site.app.matches.page_keys.issue_link(site.people[0].player)

    assert (await browser.post("/api/sign-in", {"token": token})).status == 200

    assert browser.session != planted
    browser.session = planted
    assert (await browser.get("/api/matches")).status == 401


async def test_no_other_key_is_a_session(site: Site) -> None:
    """Neither a link's, nor what the store keeps of it."""
    link = await site.app.matches.page_keys.issue_link(site.people[0].player)
    [(hashed,)] = await site.app.store.connection.read("SELECT hash FROM page_keys")
    browser = site.open_browser()
    for key in (link, str(hashed), f"{link[:-1]}-", "", link * 9, "' OR ''='"):
        browser.session = key
        assert (await browser.get("/api/matches")).status == 401
        if key != link:
            assert (await browser.post("/api/sign-in", {"token": key})).status == 401


async def test_forms_and_scripts_of_other_sites_do_nothing(site: Site) -> None:
    browser = await site.sign_in(site.people[0])
    own = {**HEADERS, **JSON, "Cookie": f"{COOKIE}={browser.session}"}
    for path in ("/api/press", "/api/sign-in", "/api/sign-out"):
        for foreign in FOREIGN:
            headers = {name: text for name, text in {**own, **foreign}.items() if text}
            answer = await browser.client.post(path, data=b"{}", headers=headers)
            assert answer.status == 403, (path, foreign)
            assert "Set-Cookie" not in answer.headers
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            headers = {**own, "Content-Type": kind}
            answer = await browser.client.post(path, data=b"{}", headers=headers)
            assert answer.status == 415, (path, kind)
    for method in ("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE"):
        asked = {**own, "Access-Control-Request-Method": "POST"}
        answer = await browser.client.request(method, "/api/press", headers=asked)
        assert answer.status == 405, method
        assert not [name for name in answer.headers if name.startswith("Access-Control")]
    assert (await browser.get("/api/matches")).status == 200


async def send_without_end() -> AsyncIterator[bytes]:
    while True:
        yield b" " * 65_536


async def test_large_bodies_are_refused(site: Site) -> None:
    """Whether they say so, never end, or are only large once unpacked."""
    browser = await site.sign_in(site.people[0])
    headers = {**HEADERS, **JSON, "Cookie": f"{COOKIE}={browser.session}"}
    packed = {**headers, "Content-Encoding": "gzip"}
    bodies: list[tuple[Any, dict[str, str]]] = [
        (b" " * 20_000, headers),
        (send_without_end(), headers),
        (gzip.compress(b" " * 10**7), packed),
    ]
    for body, sent in bodies:
        answer = await browser.client.post("/api/press", data=body, headers=sent)
        assert answer.status == 413


async def test_a_body_that_does_not_arrive_is_not_waited_for(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While others are answered."""
    monkeypatch.setattr("bot.web.server.SLOWEST", 0.5)
    browser = await site.sign_in(site.people[0])
    reader, writer = await asyncio.open_connection(browser.client.host, browser.client.port)
    lines = {**HEADERS, **JSON, "Cookie": f"{COOKIE}={browser.session}", "Content-Length": "99"}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"POST /api/press HTTP/1.1\r\n{head}\r\n{{".encode())

    assert (await browser.get("/api/matches")).status == 200

    assert (await reader.readline()).startswith(b"HTTP/1.1 408")
    writer.close()


async def test_only_files_of_the_page_are_sent(site: Site) -> None:
    """To a client that sends the path as it is."""
    browser = await site.sign_in(site.people[0])
    lines = {**HEADERS, "Cookie": f"{COOKIE}={browser.session}", "Connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    for path in PATHS:
        reader, writer = await asyncio.open_connection(browser.client.host, browser.client.port)
        writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        status, _, rest = (await reader.read()).partition(b"\r\n")
        writer.close()
        assert status.split()[1] in (b"400", b"404"), (path, status)
        assert b"import" not in rest
        assert b"root:" not in rest


async def test_names_are_text_wherever_they_are_shown(site: Site) -> None:
    """As text of a JSON that no browser takes for a page; in a picture escaped once more."""
    name = "<script>]]>&lt;\u202e"
    ana, _, cid = site.people
    people, clustered = site.app.matches.people, "clustered"
    bo = await people.meet(cid.user + 1, name, "en")
    match = (await site.begin(ana, bo, game=clustered)).match
    browser = await site.sign_in(ana)

    answer = await browser.get(f"/api/matches/{match}")
    screen, written = await answer.json(), await answer.text()

    assert answer.content_type == "application/json"
    assert "\u202e" not in written
    assert "\\u202e" not in written
    shown = [block["picture"] for block in screen["blocks"] if "picture" in block]
    assert any("&lt;script" in picture["svg"] for picture in shown), "it is in a picture"
    assert not any("<script" in picture["svg"] for picture in shown)
    assert list_controls(screen)
