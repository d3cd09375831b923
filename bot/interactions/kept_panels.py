"""The panel that a person keeps in a place of their own: offered, opened, and pressed there."""

from dataclasses import replace

from bot.interactions.declarations import Controls
from bot.interactions.inputs import Interaction
from bot.interactions.panels import NEXT, show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Table
from bot.models.outbox import KeptKind
from bot.models.people import Person
from bot.presentation.layouts import KEPT
from bot.presentation.preferences import presentation_of
from bot.presentation.services import Services
from bot.screens.screen import Button, Row, Screen
from bot.screens.shared import kept_panels as screens
from bot.screens.shared.pages import permission_names

control = Controls()


async def render_kept_panel(services: Services, person: Person, match: int) -> Screen:
    """The panel as its place shows it without a press: it is not seen. Raises `Refusal`."""
    requester = Requester(services, person, presentation_of(services, person), None)
    return dress_answer(await show_panel(requester, match, is_seen=False), requester)


def dress_answer(screen: Screen, requester: Requester) -> Screen:
    """What stays in such a place, also in answer to a press there. Others may read it, so it has no
    link that signs in; and it is of this match, so none to another one."""
    rows = (
        replace(block, buttons=tuple(button for button in block.buttons if _can_stay(button)))
        if isinstance(block, Row)
        else block
        for block in screen.blocks
    )
    blocks = tuple(block for block in rows if not isinstance(block, Row) or block.buttons)
    marked = replace(screen, blocks=blocks, marks=(KEPT,))
    return screens.add_keeper_row(marked, requester.words) if screen.is_panel else marked


def _can_stay(button: Button) -> bool:
    return not button.url and not button.control.startswith(NEXT)


async def require_owner(requester: Requester, interaction: Interaction) -> None:
    """Raises `Refusal` unless the pressed panel is the requester's own."""
    number = 0 if interaction.message is None else interaction.message.id
    kept = await requester.matches.store.kept_panels.find_by_message(number)
    if kept is None:
        raise Refusal("kept-closed")
    if kept.player != requester.player:
        raise Refusal("kept-by-other")


@control("keep", right="sit")
async def ask_where(press: Press) -> Screen:
    table = await _read_table(press)
    missing = permission_names(_find_missing(press.requester, table), press.words)
    return screens.render_offer(table, missing, press.words)


@control("keep.<kind:thread|dm>", right="sit")
async def open_kept_panel(press: Press, kind: KeptKind) -> Screen:
    """Raises `Refusal`, also where the bot cannot write there."""
    table = await _read_table(press)
    missing = _find_missing(press.requester, table)
    if kind == "thread" and missing:
        raise Refusal("keep-missing", names=permission_names(missing, press.words))
    await press.matches.kept_panels.open(press.match, press.player, kind)
    return screens.render_opened(table, press.requester.person, press.words)


@control("keep.off", right="sit")
async def close_kept_panel(press: Press) -> Screen:
    await press.matches.kept_panels.switch_off(press.match, press.player)
    return screens.render_stopped(press.words)


@control("keep.calls", right="sit")
async def toggle_calls(press: Press) -> Screen:
    on = not press.requester.person.keeps_calls
    person = await press.matches.people.set_person(press.player, keeps_calls=on)
    return screens.render_opened(await _read_table(press), person, press.words)


async def _read_table(press: Press) -> Table:
    return (await press.matches.queries.read_table(press.match)).seen_by(press.player)


def _find_missing(requester: Requester, table: Table) -> tuple[str, ...]:
    """The permissions that the bot lacks for a thread of its own, as far as a press tells that."""
    here = requester.address
    if here is None or here.channel != table.address.channel:
        return ()
    return requester.missing_for_threads
