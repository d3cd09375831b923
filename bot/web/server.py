"""The page's server: who may ask, and what each address answers.

Behind a proxy of the host's, on this computer only. Every answer is private and never cached.
"""

import asyncio
import json
import logging
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeAlias

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.interactions.controls import parse_control
from bot.interactions.inputs import LONGEST_VALUE, to_latin
from bot.interactions.learn import list_lesson_games
from bot.interactions.match_lists import turns_screen
from bot.interactions.panels import show_panel
from bot.interactions.press import MatchRefusal
from bot.interactions.press_queue import RateLimiter
from bot.interactions.requester import Requester, authorise
from bot.interactions.responses import sentence_of
from bot.interactions.router import REFUSALS, Router
from bot.matches import Refusal
from bot.models.people import Person
from bot.presentation.boards import board_of
from bot.presentation.custom_ids import ControlId, read_control_id, read_field_id
from bot.presentation.preferences import Presentation, presentation_of
from bot.render.scene import HIGHEST_ON_PAGE, HIGHEST_ON_TALL_PAGE, MESSAGE_WIDTH
from bot.screens.panel import append_buttons, button_rows
from bot.screens.screen import Button, Line, Row, Screen
from bot.settings import LOOPBACK, Networks, read_networks
from bot.storage.errors import StoreError
from bot.web import NAME_PATH
from bot.web.clients import find_client, has_come_openly
from bot.web.public_pages import CONTROLS, show_public_page
from bot.web.writing import can_press, write_form, write_screen
from bot.words import Words

_log = logging.getLogger(__name__)
HOST: Final = "127.0.0.1"
COOKIE: Final = "session"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name on HTTPS: browsers take it from this host alone, also where it shares a domain."""
ROOM: Final = re.compile(r"[0-9]{1,3}")
KEY: Final = re.compile(r"[\w-]{22}", re.ASCII)
"""A token or session, as `PageKeys` makes them."""
COOKIE_SECONDS: Final = 400 * 86_400
"""The most that browsers allow; the store ends a session before."""
PAGE: Final = Path(__file__).with_name("page")
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FILES: Final = {
    f"/{file.name.removeprefix('index.html')}": (file, KINDS[file.suffix])
    for file in PAGE.iterdir()
    if file.suffix in KINDS
}
"""By path. Fonts of pictures are named by what they contain, so that a browser asks for them
once."""
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " font-src 'self'; img-src 'self' data:; manifest-src 'self'; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
LARGEST: Final = 16 * 1024
"""Bytes of a body."""
SLOWEST: Final = 10.0
"""Seconds in which a body has to arrive."""
MOST_SIGN_INS: Final = 50
"""Of all people, in the window of a rate limit: each costs a transaction."""
MOST_READS: Final = 100
"""Of a person, in the window of a rate limit: a page looks again whenever something changes."""
MOST_UNKNOWN: Final = 100
"""Of an address without a session, in the window of a rate limit."""
MOST_ANSWERS: Final = 5
MOST_STREAMS: Final = 6
"""Open pages of a person that hear of changes."""
MOST_STREAMS_OF_ALL: Final = 1_000
LAST_ANSWERS: Final = 2.0
"""Seconds that the last requests get before the bot leaves."""
SILENCE: Final = 20.0
"""Seconds after which a stream shows that it is alive."""
NO_SESSION: Final = frozenset({NAME_PATH, "/api/sign-in", "/api/public"})
PROXIES: Final = read_networks(LOOPBACK)
PLAYER: Final = web.RequestKey("requester", Requester)
Turn: TypeAlias = Callable[[], AbstractAsyncContextManager[None]]


class TouchServer:
    """`find_router` gives the router of the bot that runs now; `address` is where people reach the
    page, which may lie in a folder for each `{player}`. Presses are answered within `turn`; what
    `proxies` say of who asks is believed."""

    def __init__(
        self, find_router: Callable[[], Router], address: str, turn: Turn = nullcontext,
        proxies: Networks = PROXIES,
    ) -> None:  # fmt: skip
        scheme, _, place = address.partition("://")
        self._host, _, folder = place.partition("/")
        self._find_router = find_router
        self._turn = turn
        self._proxies = proxies
        self._origin = f"{scheme}://{self._host}"
        self._root = f"/{folder}".rstrip("/").replace("{player}", r"{player:[0-9]{1,12}}")
        self._is_secure = scheme == "https"
        self._cookie = HOST_COOKIE if self._is_secure else COOKIE
        self._sign_ins = RateLimiter(most=MOST_SIGN_INS)
        self._reads = RateLimiter(most=MOST_READS)
        self._unknown = RateLimiter(most=MOST_UNKNOWN)
        self._streams: Counter[int] = Counter()
        self._name = token_hex(8)
        self._wakers: set[asyncio.Event] = set()
        self._is_over = False

    def build(self) -> web.Application:
        @web.middleware
        async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
            return await self._guard(request, handler)

        app = web.Application(client_max_size=LARGEST, middlewares=[guard])
        app.on_response_prepare.append(_add_headers)
        app.on_shutdown.append(self._end_streams)
        match = r"/api/matches/{match:[0-9]{1,12}}"
        reads = {path: make_file_handler(file, kind) for path, (file, kind) in FILES.items()} | {
            NAME_PATH: self._tell_name,
            "/api/matches": self._list_matches,
            match: self._show_match,
            f"{match}/changes": self._tell_changes,
        }
        for path, handler in reads.items():
            app.router.add_get(self._root + path, handler, allow_head=False)
        for answer in (self._sign_in, self._sign_out, self._press, self._public):
            name = answer.__name__.strip("_").replace("_", "-")
            app.router.add_post(f"{self._root}/api/{name}", answer)
        return app

    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if request.headers.get("Host") != self._host:
            raise web.HTTPForbidden
        if origin != self._origin and (origin is not None or request.method != "GET"):
            raise web.HTTPForbidden
        if self._is_secure and has_come_openly(request, self._proxies):
            raise web.HTTPForbidden
        path = request.path.removeprefix(self._find_root(request))
        if not path.startswith("/api/"):
            return await handler(request)
        if request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            raise web.HTTPForbidden
        try:
            if path in NO_SESSION:
                return await handler(request)
            return await self._answer_player(request, path, handler)
        except (sqlite3.Error, StoreError) as error:
            _log.warning("a request to the touch page failed: %s", error)
            requester = request.get(PLAYER)
            words = requester.words if requester else _words_of(self._find_router(), request)
            return _say(words("refusal-broke"), 503)

    def _find_root(self, request: web.Request) -> str:
        """The folder of the page, which is one for each player where the address says so."""
        player = request.match_info.get("player")
        return self._root if player is None else f"{self._root.partition('{')[0]}{player}"

    async def _answer_player(
        self, request: web.Request, path: str, handler: Handler
    ) -> web.StreamResponse:
        requester = await self._find_requester(request)
        if requester is None:
            return _say(_words_of(self._find_router(), request)("touch-signed-out"), 401)
        request[PLAYER] = requester
        words = requester.words
        # Presses have their own limits, which are those of Discord.
        is_press = path == "/api/press"
        if not is_press and not self._reads.allows_request(requester.person.user):
            return _say(words("refusal-too-fast"), 429)
        if not requester.services.shards.is_current:
            return _say(words("touch-elsewhere"), 503)
        return await _explain_refusal(requester, handler(request))

    async def _find_requester(self, request: web.Request) -> Requester | None:
        services = self._find_router().services
        session = request.cookies.get(self._cookie, "")
        is_key = KEY.fullmatch(session) is not None
        player = await services.matches.page_keys.find_player(session) if is_key else None
        if player is None:
            return None
        person = await services.matches.people.read_person(player)
        said = request.headers.get("Room", "")  # in hundredths of a picture's width
        room = int(said) * MESSAGE_WIDTH // 100 if ROOM.fullmatch(said) else 0
        room = min(max(room, HIGHEST_ON_PAGE), HIGHEST_ON_TALL_PAGE)
        return Requester(
            services, person, presentation_of(services, person), None, page_height=room
        )

    async def _tell_name(self, _: web.Request) -> web.Response:
        """A word by which `doctor` sees that the address leads to this bot."""
        return web.json_response({"bot": self._name})

    async def _sign_in(self, request: web.Request) -> web.Response:
        """A link never replaces a session that works."""
        token = (await _read_object(request)).get("token")
        router = self._find_router()
        if not self._unknown.allows_request(find_client(request, self._proxies)):
            return _say(_words_of(router, request)("refusal-too-fast"), 429)
        if await self._find_requester(request) is not None:
            return web.json_response({})
        session, page_keys = None, router.services.matches.page_keys
        # Only links that work count, so that nobody else can use up the limit of all.
        if isinstance(token, str) and KEY.fullmatch(token) and await page_keys.is_link(token):
            if not self._sign_ins.allows_request(0):
                return _say(_words_of(router, request)("refusal-too-fast"), 429)
            session = await page_keys.redeem(token)
        if session is None:
            return _say(_words_of(router, request)("touch-signed-out"), 401)
        _log.info("player %s has signed in", await page_keys.find_player(session))
        answer = web.json_response({})
        answer.set_cookie(
            self._cookie, session, max_age=COOKIE_SECONDS, httponly=True, samesite="Strict",
            secure=self._is_secure, path=self._find_root(request) or "/",
        )  # fmt: skip
        return answer

    async def _sign_out(self, request: web.Request) -> web.Response:
        await _read_object(request)  # which no form of another site could send
        page_keys = request[PLAYER].matches.page_keys
        await page_keys.end(request.cookies[self._cookie])
        answer = web.json_response({})
        root = self._find_root(request) or "/"
        answer.del_cookie(self._cookie, secure=self._is_secure, path=root)
        return answer

    async def _public(self, request: web.Request) -> web.StreamResponse:
        """The public page of a `match` with its `key`, or what a `control` of it shows."""
        wish, router = await _read_object(request), self._find_router()
        match, key = wish.get("match"), wish.get("key")
        control = wish.get("control", "see")
        is_known = isinstance(control, str) and CONTROLS.fullmatch(control)
        if type(match) is not int or not isinstance(key, str) or not is_known:
            raise web.HTTPBadRequest
        words = _words_of(router, request)
        if not self._unknown.allows_request(find_client(request, self._proxies)):
            return _say(words("refusal-too-fast"), 429)
        if not router.services.shards.is_current:
            return _say(words("touch-elsewhere"), 503)
        nobody = Person(0, 0, "", None, words.locale)
        reader = Requester(router.services, nobody, Presentation(words), None)

        async def show() -> web.Response:
            asking, screen = await show_public_page(router, match, key, control, words.locale)
            return await _write_answer(request, asking, screen)

        return await _explain_refusal(reader, show())

    async def _list_matches(self, request: web.Request) -> web.Response:
        requester = request[PLAYER]
        words, services = requester.words, requester.services
        buttons = [
            Button(f"learn.{game}.open", words("learn-open", game=words(f"{game}-name")))
            for game in list_lesson_games(services)
        ]
        puzzle = Button("puzzle.open", words("profile-puzzle"))
        screen = await turns_screen(requester)
        blocks = (*screen.blocks, Line(), Row((puzzle,)), *button_rows(buttons))
        return await _answer(request, replace(screen, blocks=blocks))

    async def _show_match(self, request: web.Request) -> web.Response:
        requester, match = request[PLAYER], int(request.match_info["match"])
        table = await authorise(requester, match, "see")
        if table.status.is_over:
            await requester.matches.last_seen.mark_seen(match, requester.player)
            board = await board_of(requester.services, match, requester.words)
            return await _answer(request, board)
        await authorise(requester, match, "sit")
        return await _answer(request, await show_panel(requester, match))

    async def _press(self, request: web.Request) -> web.Response:
        """As a press in Discord: `control` of `match` and `decision`; `answers` of a menu or, if
        `submitted`, a form."""
        requester, router = request[PLAYER], self._find_router()
        wish = await _read_object(request)
        route, submitted = _read_route(wish), wish.get("submitted") is True
        answers = _read_answers(wish.get("answers", {}))
        parsed = parse_control(route, submitted=submitted)
        if parsed is None or not can_press(parsed):
            raise Refusal("older-control")
        limit = router.game_limit if parsed.is_of_game else router.rate_limit
        if not limit.allows_request(requester.person.user):
            return _say(requester.words("refusal-too-fast"), 429)
        if parsed.control.build_form is not None and not submitted:
            form = await router.build_form(requester, parsed)
            return web.json_response({"form": write_form(form, parsed.route)})
        async with self._turn():
            screen = await router.answer_page(requester, parsed, answers)
        if screen is None:
            raise Refusal("older-control")
        return await _answer(request, screen)

    async def _tell_changes(self, request: web.Request) -> web.StreamResponse:
        """A line with the newest row of a match's log whenever there is one, and at the beginning.
        Ends with the session, with the bot, and when the player may no longer see the panel."""
        requester, match = request[PLAYER], int(request.match_info["match"])
        await authorise(requester, match, "sit")
        player, matches = requester.player, requester.matches
        clock = asyncio.get_running_loop().time
        is_full = self._streams.total() >= MOST_STREAMS_OF_ALL
        if is_full or self._streams[player] >= MOST_STREAMS:
            return _say(requester.words("refusal-too-fast"), 429)
        changed, told, silent_until = asyncio.Event(), -1, 0.0

        def hear(number: int) -> None:
            if number == match:
                changed.set()

        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        matches.listeners.append(hear)
        self._streams[player] += 1
        self._wakers.add(changed)
        try:
            await answer.prepare(request)
            while not self._is_over:
                if await matches.page_keys.find_player(request.cookies[self._cookie]) != player:
                    return answer
                changed.clear()
                newest = (await authorise(requester, match, "sit")).seq
                # Nothing, and nothing later, for what has no row: answers given in secret.
                if newest != told or clock() >= silent_until:
                    line = f"data: {newest}\n\n" if newest != told else ":\n\n"
                    await answer.write(line.encode())
                    told, silent_until = newest, clock() + SILENCE
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(silent_until):
                        await changed.wait()
        except (ConnectionError, Refusal, sqlite3.Error, StoreError):
            pass
        finally:
            matches.listeners.remove(hear)
            self._streams[player] -= 1
            self._wakers.discard(changed)
        return answer

    async def _end_streams(self, _: web.Application) -> None:
        self._is_over = True
        for waker in self._wakers:
            waker.set()


@asynccontextmanager
async def serve_page(
    find_router: Callable[[], Router], address: str, port: int, turn: Turn = nullcontext,
    proxies: Networks = PROXIES,
) -> AsyncIterator[None]:  # fmt: skip
    """At the end, requests that have arrived are still answered. Raises `OSError` for a port that
    is taken."""
    app = TouchServer(find_router, address, turn, proxies).build()
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=LAST_ANSWERS)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        _log.info("the touch page is on port %d", port)
        yield
    finally:
        await runner.cleanup()


async def _add_headers(request: web.Request, answer: web.StreamResponse) -> None:
    answer.headers.update(HEADERS)
    if request.path.endswith(".woff2"):
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"


def make_file_handler(path: Path, kind: str, headers: Mapping[str, str] | None = None) -> Handler:
    content, charset = path.read_bytes(), "utf-8" if kind.startswith("text/") else None

    async def show(_: web.Request) -> web.Response:
        answer = web.Response(body=content, content_type=kind, charset=charset, headers=headers)
        if charset:
            answer.enable_compression()
        return answer

    return show


def _words_of(router: Router, request: web.Request) -> Words:
    language = request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0]
    return router.services.catalogues.words(language)


async def _explain_refusal(
    requester: Requester, answering: Awaitable[web.StreamResponse]
) -> web.StreamResponse:
    try:
        return await answering
    except MatchRefusal as refused:
        return _say(sentence_of(requester, refused.error, refused.table), 409)
    except REFUSALS as error:
        is_hidden = isinstance(error, Refusal) and error.code == "no-such-match"
        return _say(sentence_of(requester, error, None), 404 if is_hidden else 409)


def _say(sentence: str, status: int) -> web.Response:
    return web.json_response({"sentence": sentence}, status=status)


async def _answer(request: web.Request, screen: Screen) -> web.Response:
    """With the way back to the panel or, after its end, the board, below what else a match
    shows."""
    requester = request[PLAYER]
    if screen.match and not screen.is_panel:
        table = await requester.matches.queries.read_table(screen.match)
        back = "see" if table.status.is_over else f"move.{screen.match}"
        rows = [row for row in screen.blocks if isinstance(row, Row)]
        ways = ("move", "plan.", "see")
        has_back = any(button.control.startswith(ways) for row in rows for button in row.buttons)
        # Only the board has details
        if not has_back and not (table.status.is_over and screen.details):
            screen = append_buttons(screen, (Button(back, requester.words("panel-back")),))
    return await _write_answer(request, requester, screen)


async def _write_answer(request: web.Request, requester: Requester, screen: Screen) -> web.Response:
    """The page says which drawings it has, by their names."""
    has = frozenset(request.headers.get("Drawings", "").split())
    answer = web.json_response(await write_screen(requester, screen, has))
    answer.enable_compression()
    return answer


async def _read_object(request: web.Request) -> dict[str, Any]:
    """Raises 400 for anything but a JSON object, 408 and 413."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        async with asyncio.timeout(SLOWEST):
            found = json.loads((await request.read()).decode())
    except TimeoutError as error:
        raise web.HTTPRequestTimeout from error
    except (ValueError, RecursionError) as error:
        raise web.HTTPBadRequest from error
    if not isinstance(found, dict):
        raise web.HTTPBadRequest
    return found


def _read_route(wish: Mapping[str, Any]) -> ControlId:
    match, decision, control = (wish.get(key) for key in ("match", "decision", "control"))
    route = read_control_id(f"v1:{match}:{decision}:{control}")
    if route is None or route.control != control:
        raise web.HTTPBadRequest
    return route


def _read_answers(given: object) -> dict[str, str]:
    """By key, as those of a menu or form in Discord."""
    if not isinstance(given, dict) or len(given) > MOST_ANSWERS:
        raise web.HTTPBadRequest
    answers = {}
    for name, value in given.items():
        if not isinstance(value, str) or len(value) > LONGEST_VALUE:
            raise web.HTTPBadRequest
        key, notation = read_field_id(name)
        answers[key] = to_latin(value) if notation else value
    return answers
