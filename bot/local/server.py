"""Starts local play: the simulated Discord, the page around it, and the address of both. Everything
that it answers but static files needs the key, unknown paths included."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from pathlib import Path
from typing import Any, Final

import simcord.preview
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler, Middleware
from simcord import Env

from bot.app import App, build_app
from bot.games import build_games
from bot.local.proxy import PREVIEW_KEY, PreviewProxy
from bot.local.requests import KEY, LARGEST, PERSON, AccessControl, read_object
from bot.local.stage import AppFactory, Stage, open_stage
from bot.local.toolbar import Toolbar
from bot.local.world import give_emojis
from bot.matches import Asker, ComputerWorker, start_workers
from bot.matches.computers.fair_queue import NOBODY
from bot.models.match import Question
from bot.settings import Settings
from bot.web.server import HOST as PAGE_HOST
from bot.web.server import KINDS, PAGE, make_file_handler, serve_page
from bot.words import Catalogues

WEB: Final = Path(__file__).with_name("web")
PAGES: Final = frozenset({"/", "/world"})
"""A browser opens these by their address, so their key is there and not in a header."""
OWN_FILES: Final = {
    f"/table/{path.name}": path
    for path in (
        *(WEB / name for name in ("table.css", "table.js", "world.css", "world.js")),
        PAGE / "mark.svg",
        *(WEB / f"{name}.js" for name in ("notice", "pictures", "presses", "times", "typed")),
    )
}
ID: Final = "{id:[A-Za-z0-9_-]+}"
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_NOT_HTTP: Final = (HttpProcessingError, web.RequestPayloadError)
BarHandler = Callable[[int, dict[str, Any]], Awaitable[dict[str, Any]]]


@asynccontextmanager
async def open_table(
    settings: Settings, catalogues: Catalogues
) -> AsyncIterator[tuple[str, Stage]]:
    """Yields the address, which includes the access key, and the stage, with the touch page beside
    it. Port 0, or one that is taken, means any free one."""
    host, access, logger = settings.local_host, AccessControl(), logging.getLogger(__name__)
    logger.addFilter(_is_fault)
    try:
        free = socket.create_server((PAGE_HOST, settings.web_port))
    except OSError:
        free = socket.create_server((PAGE_HOST, 0))
    with free:
        port = free.getsockname()[1]
    # A browser sends cookies to every port: only a folder of its own keeps each person's apart.
    page = f"http://{PAGE_HOST}:{port}/{{player}}"
    settings = settings.model_copy(update={"web_address": page})
    async with (
        open_stage(make_app_factory(settings)) as stage,
        serve_page(lambda: stage.app.bot.router, page, port, stage.take_turn),
    ):
        proxy = PreviewProxy(stage)
        runner = web.AppRunner(
            build_application(stage, access, proxy, catalogues),
            access_log=None,
            logger=logger,
            shutdown_timeout=1,
        )
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, host, settings.local_port).start()
            except OSError:
                await web.TCPSite(runner, host, 0).start()
            access.port = runner.addresses[0][1]
            name = f"[{host}]" if ":" in host else host
            yield f"http://{name}:{access.port}/?key={access.key}", stage
        finally:
            await runner.cleanup()
            await proxy.close()


def make_app_factory(settings: Settings) -> AppFactory:
    """The same bot as on Discord, with the simulated clock."""

    async def build(env: Env) -> App:
        worker = start_workers(build_games, settings.thinking_seconds)
        at_once = settings.model_copy(update={"settle_seconds": 0, "heartbeat_seconds": 3600})
        detached = DetachedComputerWorker(worker, env)
        app = await build_app(at_once, now=env.now, computer_worker=detached, makes_puzzles=True)
        give_emojis(env, app.bot.services.emojis)
        return app

    return build


class DetachedComputerWorker:
    """Runs computer players outside of what simcord waits for, so that presses are answered at
    once."""

    def __init__(self, worker: ComputerWorker, env: Env) -> None:
        self._worker = worker
        self._env = env

    async def choose(self, question: Question) -> Any:
        return await self._run_detached(self._worker.choose(question))

    async def run_task(self, game: str, task: str, *given: Any, asker: Asker = NOBODY) -> Any:
        return await self._run_detached(self._worker.run_task(game, task, *given, asker=asker))

    async def _run_detached(self, work: Coroutine[Any, Any, Any]) -> Any:
        # simcord does not track a task that is created in an empty context.
        task = Context().run(asyncio.ensure_future, work)
        try:
            return await self._env.external_wait(task, reason="a computer player thinks")
        finally:
            task.cancel()

    async def close(self) -> None:
        await self._worker.close()


def _is_fault(record: logging.LogRecord) -> bool:
    """Not a request that is no HTTP, which is answered with 400: its traceback is left out."""
    return not (record.exc_info and isinstance(record.exc_info[1], _NOT_HTTP))


def build_application(
    stage: Stage, access: AccessControl, proxy: PreviewProxy, catalogues: Catalogues
) -> web.Application:
    """Routes of the page, its requests, and the preview."""
    bar = Toolbar(stage, catalogues)
    preview_files = list_preview_files()
    guard = _make_guard(access, frozenset({*OWN_FILES, *preview_files}), catalogues)
    app = web.Application(client_max_size=LARGEST, middlewares=[guard])
    app.on_response_prepare.append(_forbid_caching)
    files = {"/": WEB / "index.html", **OWN_FILES}
    reads = {
        address: make_file_handler(path, KINDS[path.suffix], _HEADERS)
        for address, path in files.items()
    }
    reads |= dict.fromkeys(preview_files, proxy.file)
    reads |= dict.fromkeys(
        ("/api/commands", "/api/action-result", f"/api/assets/{ID}"), proxy.query
    )
    reads |= {"/world": proxy.page, "/api/state": proxy.state}
    for path, handler in reads.items():
        app.router.add_get(path, handler, allow_head=False)
    app.router.add_delete(f"/api/pages/{ID}", proxy.query)
    app.router.add_post("/api/pages", proxy.open_page)
    app.router.add_post("/api/action", proxy.act)

    def make_json_handler(answer: BarHandler) -> Handler:
        async def respond(request: web.Request) -> web.Response:
            wish = await read_object(request)
            return web.json_response(await answer(request[PERSON], wish), headers=_HEADERS)

        return respond

    for answer in (bar.state, bar.texts, bar.go, bar.wait, bar.restart, bar.board):
        app.router.add_post(f"/table/{answer.__name__}", make_json_handler(answer))
    return app


def list_preview_files() -> tuple[str, ...]:
    """Paths of the scripts, styles and fonts of simcord's page."""
    folder = Path(simcord.preview.__file__).with_name("static")
    kept = {".js", ".css", ".ttf", ".json"}
    return tuple(
        f"/{path.relative_to(folder).as_posix()}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in kept
    )


def _make_guard(
    access: AccessControl, public: frozenset[str], catalogues: Catalogues
) -> Middleware:
    """Decides before routing, on the path as it was sent: no other spelling of it is public."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        access.check_origin(request)
        path = request.raw_path.partition("?")[0]
        if not path.startswith("/"):
            raise web.HTTPBadRequest
        reads = request.method == "GET"
        if reads and path in PAGES:
            if not access.is_key(request.query.get("key", "")):
                accepted = request.headers.get("Accept-Language", "")
                language = accepted.partition(",")[0].partition(";")[0]
                raise web.HTTPUnauthorized(text=catalogues.words(language)("local-key"))
        elif not (reads and path in public):
            given = request.headers.get(KEY) or request.headers.get(PREVIEW_KEY)
            request[PERSON] = access.authenticate(given)
        return await handler(request)

    return guard


async def _forbid_caching(_: web.Request, answer: web.StreamResponse) -> None:
    """Also of refusals: a browser would keep some of them."""
    answer.headers["Cache-Control"] = "no-store"
