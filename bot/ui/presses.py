"""What each control does, once its presser is known: the house's own, and those of the games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from bot.matches import Refusal, ServerSettings
from bot.screens.game import Act, Draft, Reply
from bot.screens.house import lists, lobby, pages, settings
from bot.screens.screen import Line, Screen, Text
from bot.tables import Status, Table
from bot.ui.asking import Asker, authorise
from bot.ui.house import House
from bot.ui.ids import Route

Handler: TypeAlias = Callable[[House, Asker, Route, Mapping[str, str]], Awaitable[Screen]]


def need(control: str) -> str:
    """What a control asks of the presser, see `authorise`; the host's rights are checked again by
    the service in its transaction."""
    if control.startswith("g.") or control in {"resign.yes", "claim"}:
        return "sit"
    return "see"


def is_of_panel(control: str) -> bool:
    return control.startswith("g.") or control == "move"


async def panel(house: House, asker: Asker, match: int, note: str = "") -> Screen:
    """The private panel of the asker's seat, with what was just done on top."""
    sight = await house.matches.sight(match, asker.player)
    if sight.view is None:
        raise Refusal("not-running")
    draft = await house.matches.draft(match, asker.player)
    screen = house.screens_of(sight.table).panel(sight.view, sight.table, draft, asker.words)
    screen = replace(screen, match=match, decision=sight.decision or 0)
    return replace(screen, blocks=(Text(note), *screen.blocks)) if note else screen


async def play(
    house: House, asker: Asker, table: Table, reply: Reply[Any], decision: int | None
) -> Screen:
    """What a move or a change of the draft leads to: the panel, with a word on what was done."""
    screens, words = house.screens_of(table), asker.words
    if not isinstance(reply, Act):
        sight = await house.matches.sight(table.match, asker.player)
        chosen = sight.decision if decision is None else decision
        await house.matches.keep_draft(table.match, asker.player, chosen or 0, reply.draft)
        return await panel(house, asker, table.match)
    done = await house.matches.act(table.match, asker.player, reply.action, decision)
    lines = [screens.deed(event, done.table, words) for event in done.events]
    return await panel(house, asker, table.match, "\n".join(f"✓ {line}" for line in lines if line))


async def handle(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    """The screen that a control leads to. Raises `Refusal`, `BadInput`, `IllegalAction`."""
    if route.control.startswith("g."):
        return await _game(house, asker, route, values)
    name = next((one for one in HANDLERS if _is(route.control, one)), None)
    if name is None:
        raise Refusal("older-control")
    return await HANDLERS[name](house, asker, route, values)


def _is(control: str, name: str) -> bool:
    return control == name or control.startswith(f"{name}.")


async def _game(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    sight = await house.matches.sight(route.match, asker.player)
    if sight.view is None:
        raise Refusal("not-running")
    decision = route.decision or sight.decision
    if decision != sight.decision:
        # Only the service can tell an answered question from one that was never the asker's.
        await house.matches.check_decision(route.match, asker.player, decision or 0)
    draft: Draft = await house.matches.draft(route.match, asker.player)
    screens = house.screens_of(sight.table)
    reply = screens.press(sight.view, draft, route.control, values)
    return await play(house, asker, sight.table, reply, decision)


async def _move(house: House, asker: Asker, route: Route, _: Mapping[str, str]) -> Screen:
    """Opens the panel; in a list of several matches the control itself names the match."""
    named = route.control.removeprefix("move").removeprefix(".")
    match = int(named) if named.isdigit() and len(named) < 13 else route.match
    await authorise(house, asker, match, "sit")
    return await panel(house, asker, match)


async def _lobby(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    matches, match, me = house.matches, route.match, asker.player
    match route.control.split("."):
        case ["lobby", "join"]:
            table = await matches.join(match, me)
        case ["lobby", "leave"]:
            table = await matches.leave(match, me)
        case ["lobby", "add", level]:
            table = await matches.add_computer(match, me, level)
        case ["lobby", "free"] if values.get("choice", "").isdigit():
            table = await matches.free(match, me, int(values["choice"]))
        case ["lobby", "start"]:
            table = await matches.start(match, me)
        case ["lobby", "cancel"]:
            table = await matches.cancel(match, me)
        case _:
            raise Refusal("older-control")
    verb = route.control.split(".")[1]
    if table.status is Status.RUNNING:
        return await panel(house, asker, match, asker.words("lobby-begun"))
    return lobby.done(table, verb, asker.words)


async def _resign(house: House, asker: Asker, route: Route, _: Mapping[str, str]) -> Screen:
    if route.control == "resign.no":
        return Screen((Text(asker.words("resign-kept")),))
    if route.control != "resign.yes":
        raise Refusal("older-control")
    table = await house.matches.resign(route.match, asker.player)
    return Screen((Text(asker.words("resign-done", number=str(table.match))),))


async def _claim(house: House, asker: Asker, route: Route, _: Mapping[str, str]) -> Screen:
    table = await house.matches.claim_win(route.match, asker.player)
    return Screen((Text(asker.words("claim-done", number=str(table.match))),))


async def _pages(house: House, asker: Asker, route: Route, _: Mapping[str, str]) -> Screen:
    parts = route.control.split(".")
    if len(parts) < 3 or parts[1] not in house.screens or not parts[2].isdigit():
        raise Refusal("older-control")
    texts = house.screens[parts[1]].rules(asker.words)
    return pages.rules(parts[1], texts, int(parts[2]), asker.words)


async def _turns(house: House, asker: Asker, _: Route, __: Mapping[str, str]) -> Screen:
    return lists.turns(await house.matches.turns(asker.player), asker.guild, asker.words)


async def _settings(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    chosen = values.get("choice", "")
    locales = house.catalogues.locales
    if route.control == "settings.me.locale":
        if chosen and chosen != "auto" and chosen not in locales:
            raise Refusal("older-control")
        person = await house.matches.set_locale(asker.player, None if chosen == "auto" else chosen)
        words = house.catalogues.words(person.locale)
        return await settings_screen(house, replace(asker, person=person, words=words))
    if asker.guild is None or not asker.governs:
        raise Refusal("not-governing")
    await change_server(house, asker.guild, route.control, chosen)
    return await settings_screen(house, asker)


async def settings_screen(house: House, asker: Asker) -> Screen:
    """The asker's own settings, and the server's for those who may change them."""
    locales = house.catalogues.locales
    blocks = settings.personal(asker.person.chosen, locales, asker.words)
    if asker.guild is not None and asker.governs:
        server = await house.matches.server(asker.guild)
        blocks += (Line(), *settings.server(server, locales, asker.words))
    return Screen(blocks)


async def change_server(house: House, guild: int, control: str, chosen: str) -> ServerSettings:
    """Change one setting of a server. Raises `Refusal` for a value it cannot have."""
    number = int(chosen) if chosen.isdigit() else None
    match control:
        case "settings.server.threads":
            now = await house.matches.server(guild)
            return await house.matches.set_server(guild, threads=not now.threads)
        case "settings.server.games":
            return await house.matches.set_server(guild, games_channel=number)
        case "settings.server.role":
            return await house.matches.set_server(guild, organiser_role=number)
        case "settings.server.notice":
            return await house.matches.set_server(guild, notice_channel=number)
        case "settings.server.locale" if chosen == "auto" or chosen in house.catalogues.locales:
            locale = None if chosen == "auto" else chosen
            return await house.matches.set_server(guild, locale=locale)
        case _:
            raise Refusal("older-control")


HANDLERS: Final[dict[str, Handler]] = {
    "move": _move,
    "lobby": _lobby,
    "resign": _resign,
    "claim": _claim,
    "pages": _pages,
    "turns": _turns,
    "settings": _settings,
}
"""The house's own controls by their first words."""
