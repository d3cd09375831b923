"""The panel that a person keeps in a place of their own: offered, opened, and pressed there."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.inputs import Interaction
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.kept_panels import KeptKind
from bot.models.match import Table
from bot.models.people import Person
from bot.presentation.layouts import KEPT
from bot.presentation.preferences import presentation_of
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared import kept_panels as screens
from bot.screens.shared.pages import permission_names


async def render_kept_panel(services: Services, person: Person, match: int) -> Screen:
    """The panel as its place shows it without a press, so that it does not count as seen. Raises
    `Refusal`."""
    requester = Requester(services, person, presentation_of(services, person), None)
    panel = await show_panel(requester, match, is_seen=False)
    return screens.add_keeper_row(panel, requester.words)


def dress_answer(screen: Screen, requester: Requester) -> Screen:
    """The answer to a press in such a panel, which takes its place."""
    marked = replace(screen, marks=(KEPT,))
    return screens.add_keeper_row(marked, requester.words) if screen.is_panel else marked


async def require_owner(requester: Requester, interaction: Interaction) -> None:
    """Raises `Refusal` unless the pressed panel is the requester's own."""
    number = 0 if interaction.message is None else interaction.message.id
    kept = await requester.matches.kept_panels.find_by_message(number)
    if kept is None:
        raise Refusal("kept-closed")
    if kept.player != requester.player:
        raise Refusal("kept-by-other")


async def handle_keep(press: Press) -> Screen:
    """`keep` asks where, `keep.thread` and `keep.dm` open it there, `keep.off` ends it, and
    `keep.calls` changes whether its person is called there."""
    requester, kept_panels = press.requester, press.matches.kept_panels
    table = (await press.matches.queries.read_table(press.match)).seen_by(press.player)
    match press.parts[1:]:
        case []:
            missing = permission_names(_find_missing(requester, table), press.words)
            return screens.render_offer(table, missing, press.words)
        case ["thread" | "dm" as kind]:
            await _open(press, table, kind)
            return screens.render_opened(table, kind, requester.person, press.words)
        case ["off"]:
            await kept_panels.switch_off(press.match, press.player)
            return screens.render_stopped(press.words)
        case ["calls"]:
            on = not requester.person.keeps_calls
            person = await press.matches.people.set_person(press.player, keeps_calls=on)
            kept = await kept_panels.read(press.match, press.player)
            kind = "thread" if kept is None else kept.kind
            return screens.render_opened(table, kind, person, press.words)
        case _:
            raise Refusal("older-control")


async def _open(press: Press, table: Table, kind: KeptKind) -> None:
    """Raises `Refusal`, also where the bot cannot write there."""
    requester = press.requester
    missing = _find_missing(requester, table)
    if kind == "thread" and missing:
        names = permission_names(missing, press.words)
        raise Refusal("keep-missing", names=names)
    await press.matches.kept_panels.open(press.match, press.player, kind)


def _find_missing(requester: Requester, table: Table) -> tuple[str, ...]:
    """The permissions that the bot lacks for a thread of its own, as far as a press tells that."""
    here = requester.address
    if here is None or here.channel != table.address.channel:
        return ()
    return requester.missing_for_threads
