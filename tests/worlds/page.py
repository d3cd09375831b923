"""The touch page in a world: a browser that asks a process of the bot, without a network between,
and presses what it is shown. It is signed in exactly while the store says so."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from aiohttp import StreamReader, web
from aiohttp.base_protocol import BaseProtocol
from aiohttp.test_utils import make_mocked_request

from bot.app import App
from bot.interactions.press_queue import RateLimiter
from bot.web.server import HOST_COOKIE, TouchServer
from tests.worlds.faults import is_weather
from tests.worlds.views import READER

if TYPE_CHECKING:
    from tests.worlds.world import World

ADDRESS: Final = "https://play.example.org"
HEADERS: Final = {
    "Host": ADDRESS.partition("//")[2], "Origin": ADDRESS, "Content-Type": "application/json",
}  # fmt: skip
PANEL_LINK: Final = re.compile(rf"{ADDRESS}/#m/(\d+)/([\w-]+)")
PATIENCE: Final = 30.0
"""Seconds after which a person closes a page that doesn't answer."""
MOST_PRESSES: Final = 10
AFTER: Final = (2.0, 60.0, 900.0)
"""Seconds after which a link is followed, which is over after ten minutes."""
SIGNS_OUT: Final = 0.05
WEIGHTS: Final = {"success": 12.0, "primary": 3.0, "secondary": 1.0, "danger": 0.1}
OK: Final = 200
SIGNED_OUT: Final = 401
ANSWERS: Final = {OK, SIGNED_OUT, 404, 409, 429, 503}
WORDS: Final = ("", "1", "A", "B4 0", "AABBCCDDEEFF", "ноль", "9" * 40)
Json: TypeAlias = dict[str, Any]


def build_page(app: App, elapsed: Callable[[], float]) -> web.Application:
    """That of a process, whose limits go by the world's clock."""
    server: Any = TouchServer(lambda: app.bot.router, ADDRESS)
    for name in ("_sign_ins", "_reads", "_unknown"):
        setattr(server, name, RateLimiter(getattr(server, name).most, now=elapsed))
    page: web.Application = server.build()
    page.freeze()
    return page


class Browser:
    """Of one person, with the session that it keeps."""

    def __init__(self, user: int, rng: Random, world: World) -> None:
        self._user = user
        self._rng = rng
        self._world = world
        self.session = ""

    async def follow_link(self, url: str) -> None:
        """Sign in, if it leads to the page."""
        found = PANEL_LINK.fullmatch(url)
        if found is None:
            return
        await asyncio.sleep(self._rng.choice(AFTER))
        await self._sign_in(found[2])
        await self._visit(f"/api/matches/{found[1]}")

    async def visit(self) -> None:
        await self._visit("/api/matches")

    async def _visit(self, path: str) -> None:
        """Press on until nothing is offered any more."""
        screen = await self._ask("GET", path) if self.session else None
        for _ in range(self._rng.randint(1, MOST_PRESSES)):
            offers = [] if screen is None else [*_list_offers(screen, self._rng)]
            if screen is None or not offers:
                break
            await asyncio.sleep(self._rng.uniform(1.0, 15.0))
            weights = [weight for weight, _ in offers]
            ((_, wish),) = self._rng.choices(offers, weights)
            screen = await self._press(screen, wish)
        if self.session and self._rng.random() < SIGNS_OUT:
            await self._sign_out()

    async def _press(self, screen: Json, wish: Json) -> Json | None:
        where = {"match": screen["match"], "decision": screen["decision"]}
        shown = await self._ask("POST", "/api/press", {**where, **wish})
        if shown is None or (form := shown.get("form")) is None:
            return shown
        await asyncio.sleep(self._rng.uniform(1.0, 15.0))
        return await self._ask("POST", "/api/press", _fill_in(form, self._rng))

    async def _sign_in(self, token: str) -> None:
        answer = await self._send("POST", "/api/sign-in", {"token": token})
        if answer is not None and answer.status == OK:
            self.session = answer.cookies[HOST_COOKIE].value

    async def _sign_out(self) -> None:
        if await self._ask("POST", "/api/sign-out", {}) is not None:
            if self._is_signed_in():
                self._world.blame(f"user {self._user} is signed in after they have signed out")
            self.session = ""

    async def _ask(self, method: str, path: str, body: Json | None = None) -> Json | None:
        """What is shown; None for a refusal, and where nobody answers."""
        was_in = self._is_signed_in()
        answer = await self._send(method, path, body)
        if answer is None:
            return None
        is_in = self._is_signed_in()
        if answer.status == SIGNED_OUT:
            self.session = ""
            if was_in and is_in:
                self._world.blame(f"user {self._user} is signed out of the page for no reason")
        elif not was_in and not is_in:
            self._world.blame(f"user {self._user} is shown the page without a session")
        if answer.status != OK:
            return None
        found: Json = json.loads(answer.text or "")
        return found

    def _is_signed_in(self) -> bool:
        """By the store."""
        with self._world.read_file() as db:
            sql = "SELECT 1 FROM page_keys WHERE hash = ? AND kind = 'session' AND until > ?"
            key = sha256(self.session.encode()).hexdigest()
            return db.execute(sql, (key, self._world.at())).fetchone() is not None

    async def _send(self, method: str, path: str, body: Json | None) -> web.Response | None:
        """None where nobody answers, or not in time; the process goes on with it."""
        await asyncio.sleep(self._rng.uniform(0.02, 0.4))
        loop, processes = asyncio.get_running_loop(), [*self._world.processes.values()]
        if not processes:
            return None
        process = self._rng.choice(processes)
        payload = StreamReader(BaseProtocol(loop), 1 << 16, loop=loop)
        payload.feed_data(b"" if body is None else json.dumps(body).encode())
        payload.feed_eof()
        headers = {**HEADERS, "Cookie": f"{HOST_COOKIE}={self.session}"}
        request: Any = make_mocked_request(method, path, headers, payload=payload, loop=loop)
        assert process.context is not None
        context = process.context.copy()
        context.run(READER.set, self._world.find_player(self._user))
        asked = loop.create_task(_answer(process.page, request), context=context)
        await asyncio.wait({asked}, timeout=PATIENCE)
        control = "" if body is None else body.get("control", "")
        what = f"user {self._user}: {method} {path} {control}"
        if not asked.done() or asked.cancelled():
            self._world.tell(f"{what} -> nothing")
            return None
        if (error := asked.exception()) is not None:
            if not is_weather(error):
                self._world.blame(f"the page breaks: {error!r}")
            return None
        answer: web.Response = asked.result()
        self._world.tell(f"{what} -> {answer.status}")
        self._world.safety.check_told(self._world)
        if answer.status not in ANSWERS:
            self._world.blame(f"{method} {path} is answered with {answer.status}")
        return answer


async def _answer(page: web.Application, request: Any) -> Any:
    try:
        return await page._handle(request)
    except web.HTTPException as error:
        return error


def _list_offers(screen: Json, rng: Random) -> Iterator[tuple[float, Json]]:
    """What can be pressed, with how likely that is. Pictures are empty, also of what to touch."""
    for block in screen["blocks"]:
        for button in block.get("buttons", ()):
            if not button["disabled"]:
                yield WEIGHTS[button["style"]], _wish(button["control"])
        if menu := block.get("menu"):
            values = [one["value"] for one in menu["choices"]]
            most = min(menu["most"], len(values))
            count = rng.randint(min(menu["least"], most), most)
            answers = {"choice": ",".join(rng.sample(values, count))}
            yield 0.7, _wish(menu["control"], answers)


def _wish(control: str, answers: Mapping[str, str] | None = None, submitted: bool = False) -> Json:
    return {"control": control, "answers": dict(answers or {}), "submitted": submitted}


def _fill_in(form: Json, rng: Random) -> Json:
    answers = {}
    for one in form["fields"]:
        usual = one["value"] or ""
        typed = usual if usual and rng.random() < 0.7 else rng.choice(WORDS)
        answers[one["name"]] = typed[: one["longest"] or 100] or ("1" if one["required"] else "")
    where = {"match": form["match"], "decision": form["decision"]}
    return {**where, **_wish(form["control"], answers, submitted=True)}
