"""People who know what they want and play it with Discord's own means: typed, or by buttons."""

import asyncio
from typing import Any

import discord
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.models.match import Status
from bot.screens.cutterland.drafts import find_piece
from bot.screens.cutterland.placement_draft import name_spot
from engine.cells import read_cell
from tests.journeys.world import World, buttons, press, submit, text

LEVEL_SEED = b"a person's own mind"


async def owes(world: World, match: int, name: str) -> bool:
    """Whether a person is to act."""
    queries, user = world.app.matches.queries, world.people[name].id
    seats = (await queries.read_table(match)).seats
    player = next((seat.player for seat in seats if seat.user == user), None)
    awaited = (await queries.read_table(match, player)).awaited_seats
    return any(seat.user == user for seat in awaited)


async def wish(world: World, match: int, name: str) -> list[str]:
    """What the person would do now, in the notation's words: they think like a computer player."""
    matches = world.app.matches
    user = world.people[name].id
    table = await matches.queries.read_table(match)
    seat = next(seat for seat in table.seats if seat.user == user)
    assert seat.player is not None
    player_view = await matches.queries.read_player_view(match, seat.player)
    game = world.app.matches.games[table.game]
    action: Any = game.choose(player_view.view, game.computers[0], LEVEL_SEED)
    return game.write(action).split(maxsplit=1)


async def play_typed(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed by typed commands."""
    actor = world.people[name]
    verb, rest = [*await wish(world, match, name), ""][:2]
    words = rest.split()
    if verb == "cut":
        return await type_in(actor, world, "cut", card=words[0], pieces=" ".join(words[1:]))
    if verb == "discard":
        return await type_in(actor, world, "discard", pieces=rest)
    if verb == "take":
        return await type_in(actor, world, "take", piece=rest)
    if verb == "place":
        at = await name_of_spot(world, match, name, words)
        return await type_in(actor, world, "place", piece=words[0], at=at, turns=int(words[2]))
    shown = await type_in(actor, world, "build", layout=rest or "nothing")
    return await confirm(actor, shown)


async def play_pressed(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed by the buttons of the board and of the panel."""
    actor, board = world.people[name], world.board()
    verb, rest = [*await wish(world, match, name), ""][:2]
    words = rest.split()
    if verb == "take":
        return await take_piece(actor, board, rest)
    panel = await press(actor, board, "move")
    if verb == "cut":
        editor = await on_card(actor, panel, words[0])
        form = await open_form(actor, editor, "form.g.cut")
        return await confirm(actor, await submit(actor, form, " ".join(words[1:])))
    if verb == "discard":
        for letter in words:
            panel = await press(actor, panel, f"g.out.{letter}")
        return await confirm(actor, panel)
    if verb == "place":
        other = f"g.piece.{words[0]}"
        panel = await press(actor, panel, other) if other in buttons(panel) else panel
        form = await open_form(actor, panel, f"form.g.at.{words[0]}")
        at = await name_of_spot(world, match, name, words)
        return await confirm(actor, await submit(actor, form, f"{at} {words[2]}"))
    form = await open_form(actor, panel, "form.g.layout")
    return await confirm(actor, await submit(actor, form, rest))


async def take_piece(actor: MemberActor, board: discord.Message, piece: str) -> InteractionResult:
    """Choose a piece, and place it at the spot shown if there is a land."""
    panel = await press(actor, await press(actor, board, "move"), f"g.try.{piece}")
    name = f"g.take.{piece}"
    if name in buttons(panel):
        return await press(actor, panel, name)
    return await confirm(actor, panel)


async def open_form(actor: MemberActor, shown: InteractionResult, prefix: str) -> InteractionResult:
    """Press what opens a form, on the panel or on one of the pages behind it."""
    for _ in range(9):
        names = buttons(shown)
        if any(name.startswith(prefix) for name in names):
            break
        further = [name for name in names if name.startswith("details")]
        shown = await press(actor, shown, further[0])
    return await press(actor, shown, control(shown, prefix))


async def name_of_spot(world: World, match: int, name: str, words: list[str]) -> str:
    """What people call the spot of a placement in the notation, which names the box's corner."""
    matches, user = world.app.matches, world.people[name].id
    table = await matches.queries.read_table(match)
    seat = next(seat for seat in table.seats if seat.user == user)
    assert seat.player is not None
    view = (await matches.queries.read_player_view(match, seat.player)).view
    offered, cell = find_piece(view, words[0]), read_cell(words[1])
    assert offered is not None
    assert cell is not None
    return name_spot(offered.piece, cell, int(words[2]))


async def on_card(actor: MemberActor, panel: InteractionResult, card: str) -> InteractionResult:
    """The panel with that card of the hand to be cut; the last one is there by itself."""
    if f"g.card.{card}" not in buttons(panel):
        return panel
    return await press(actor, panel, f"g.card.{card}")


async def confirm(actor: MemberActor, panel: InteractionResult) -> InteractionResult:
    """Press the panel's confirming button."""
    return await press(actor, panel, control(panel, "g.confirm"))


async def type_in(
    actor: MemberActor, world: World, command: str, **options: str | int
) -> InteractionResult:
    return await actor.slash(world.games, command, **options)


def control(shown: InteractionResult, prefix: str) -> str:
    """The one control that begins like this."""
    found = [name for name in buttons(shown) if name.startswith(prefix)]
    assert len(found) == 1, f"{prefix}: {found} in {text(shown)}"
    return found[0]


async def play_out_aside(world: World, match: int) -> None:
    """Bring a match to its end without Discord's means: everybody thinks like a computer player."""
    matches = world.app.matches
    while True:
        table = await matches.queries.read_table(match)
        if table.status is not Status.RUNNING:
            break
        if not table.awaited_seats:
            await asyncio.sleep(0.05)
            continue
        seat = table.awaited_seats[0]
        assert seat.player is not None
        player_view = await matches.queries.read_player_view(match, seat.player)
        game = matches.games[table.game]
        action = game.choose(player_view.view, game.computers[0], LEVEL_SEED)
        await matches.play.act(match, seat.player, action, seat.decision)
    await world.wait_for_workers()
