"""Pictures of what a view shows, with their alt texts and text forms."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.models.match import Table
from bot.render.scene import Scene, refuse_elsewhere
from bot.render.wildlands import scenes
from bot.render.wildlands.boards import Marks, Player, Trail
from bot.render.wildlands.cover import cover_scene
from bot.render.wildlands.overview import map_choice_scene, miniature_scene
from bot.screens.context import Context
from bot.screens.panel import ranks_of
from bot.screens.screen import Picture
from bot.screens.shared.names import look_of, seat_name
from bot.screens.wildlands.alt_text import describe_fighter, final_alt, hand_alt, map_alt
from bot.screens.wildlands.text_pictures import hand_text, map_text
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.cards import Card, Character
from engine.wildlands.maps import Map, Number
from engine.wildlands.state import Phase, Piece, Standing
from engine.wildlands.views import View


def map_picture(ctx: Context[View], marks: Marks | None = None) -> Picture:
    """The map as the view's reader sees it: own hidden characters as ghosts, what has changed since
    they last looked framed, and what `marks` say beside."""
    marks = complete_marks(ctx.view, ctx.table, marks or Marks(), ctx.before)
    scene = scenes.map_scene(ctx.view.table, marks, list_players(ctx))
    return Picture("map", map_alt(ctx, marks), scene, map_text(ctx, marks))


def panel_picture(
    ctx: Context[View], marks: Marks | None = None, chosen: Sequence[Card] = ()
) -> Picture:
    """The part of the map that matters with the viewer's hand, the chosen cards framed. `marks`
    say what the draft shows; ghosts, dealt map cards and changes come from the context."""
    view, marks = ctx.view, _complete(ctx, marks or Marks())
    players = list_players(ctx)
    scene = scenes.panel_scene(
        view.table, marks, players, ctx.seat, view.hand, chosen, page_height=ctx.page_height
    )
    key = "wildlands-refusal-assign-twice" if marks.offers else "wildlands-drop-far"
    scene = refuse_elsewhere(scene, ctx.words(key))
    return Picture("map", map_alt(ctx, marks), scene, map_text(ctx, marks, view.hand, chosen))


def _complete(ctx: Context[View], marks: Marks) -> Marks:
    """With what is told of each character."""
    view = ctx.view
    said = {
        fighter: describe_fighter(view, fighter, ctx.words)
        for number in view.table.ground.by_number
        for fighter in view.table.fighters_in(number)
    }
    return replace(complete_marks(view, ctx.table, marks, ctx.before), said=said)


def changes_picture(ctx: Context[View]) -> Picture:
    """The map alone, low enough to stand below a text: what has changed since the viewer last
    looked."""
    view, marks = ctx.view, complete_marks(ctx.view, ctx.table, Marks(), ctx.before)
    scene = scenes.panel_scene(view.table, marks, list_players(ctx), ctx.seat, ())
    return Picture("news", map_alt(ctx, marks), scene, map_text(ctx, marks))


def waiting_picture(ctx: Context[View]) -> Picture:
    """The whole map with the viewer's hand, while others act."""
    if ctx.page_height:
        return panel_picture(ctx)
    view, marks = ctx.view, _complete(ctx, Marks())
    scene = scenes.waiting_scene(view.table, marks, list_players(ctx), ctx.seat, view.hand)
    return Picture("map", map_alt(ctx, marks), scene, map_text(ctx, marks, view.hand))


def hand_picture(ctx: Context[View]) -> Picture | None:
    """The viewer's own cards; None without any."""
    hand, words = ctx.view.hand, ctx.words
    if not hand:
        return None
    scene = scenes.hand_scene(hand, ctx.seat, look_of(ctx.table, ctx.seat))
    return Picture("hand", hand_alt(hand, words), scene, hand_text(hand, words))


def close_up(ctx: Context[View], spaces: Collection[Number], marks: Marks | None = None) -> Picture:
    """Some spaces (at least one) and their neighbours, enlarged."""
    marks = complete_marks(ctx.view, ctx.table, marks or Marks(), None)
    scene = scenes.close_up_scene(ctx.view.table, marks, list_players(ctx), spaces)
    return Picture("close-up", map_alt(ctx, marks), scene, map_text(ctx, marks))


def final_picture(ctx: Context[View]) -> Picture:
    """The map at the end, and everyone's points; of a match that was not cancelled, the winners
    first and marked."""
    players = [replace(player, active=False) for player in list_players(ctx)]
    ranks = ranks_of(ctx.view.outcome, ctx.table)
    if ctx.view.seats > 1 and ranks:
        both = zip(players, ranks, strict=True)
        players = [replace(player, place=rank) for player, rank in both]
    scene = scenes.map_scene(ctx.view.table, Marks(), players)
    return Picture("final", final_alt(ctx), scene, map_text(ctx, Marks()))


def draw_miniature(ctx: Context[View], seat: Seat, room: tuple[int, int]) -> Scene:
    """The map at the end of a match."""
    return miniature_scene(ctx.view.table, list_players(ctx), room)


def map_choice(maps: Collection[Map], chosen: str) -> Picture:
    """The maps to choose from, the one with this key marked."""
    names = " · ".join(one.name for one in maps)
    return Picture("maps", names, map_choice_scene(maps, chosen), names)


def list_players(ctx: Context[View]) -> list[Player]:
    view, table = ctx.view, ctx.table
    return [
        Player(
            seat_name(table, seat, ctx.words), look_of(table, seat), view.hands[seat],
            active=seat in view.to_act,
        )
        for seat in range(view.seats)
    ]  # fmt: skip


def complete_marks(view: View, table: Table, marks: Marks, before: View | None) -> Marks:
    """The marks with what the view alone tells: own hidden characters unless a draft places them,
    the map cards dealt during set-up, what has changed, and what a question is about."""
    deed = frozenset[Number]() if is_quiet(view, table) else _find_deed(view)
    fresh = marks.fresh or find_fresh(view, before) | deed
    trails = marks.trails or (*find_trails(view, before), *_find_strike(view))
    marks = replace(marks, fresh=fresh, trails=trails, fallen=find_fallen(view, before))
    if view.seat is None:
        return marks
    offers = view.dealt if view.phase is Phase.SETUP else ()
    ghosts = marks.ghosts or find_ghosts(view)
    return replace(marks, seat=view.seat, ghosts=ghosts, offers=offers)


def is_quiet(view: View, table: Table) -> bool:
    """Whether a question is open of which the reader may not know: the table shows whoever acts as
    if they decided already."""
    return view.phase is Phase.ASK and table.seats[view.acting].decision is not None


def find_ghosts(view: View) -> dict[Number, Character]:
    """The viewer's hidden characters by the space they will appear in."""
    if not view.places:
        return {}
    return {
        view.places[character - 1]: character for character in view.own.characters(Standing.HIDDEN)
    }


def find_fresh(view: View, before: View | None) -> frozenset[Number]:
    """The spaces of characters that have appeared, moved, been hurt or claimed a shard since
    `before`; none that is empty by now."""
    changed = {now.space for now, _ in _list_changes(view, before)} - {0}
    if before is None:
        return frozenset()
    sides = zip(view.table.sides, before.table.sides, strict=True)
    claimed = {space for now, was in sides for space in {*was.shards} - {*now.shards}}
    return frozenset(changed | _find_occupied(view, claimed))


def find_fallen(view: View, before: View | None) -> frozenset[Number]:
    """The spaces where characters have been knocked out since `before`, as far as it tells."""
    return frozenset(
        was.space
        for now, was in _list_changes(view, before)
        if now.standing is Standing.OUT and was.space
    )


def _list_changes(view: View, before: View | None) -> list[tuple[Piece, Piece]]:
    """The characters that are not as they were, with what they were."""
    if before is None or before.phase is Phase.SETUP:
        return []
    return [
        (now, was)
        for side, earlier in zip(view.table.sides, before.table.sides, strict=True)
        for now, was in zip(side.pieces, earlier.pieces, strict=True)
        if now != was
    ]


def _find_deed(view: View) -> frozenset[Number]:
    """The spaces of the characters whose action others may interrupt: those that entered one and
    are still there, and those attacked."""
    if view.phase is not Phase.ASK or view.deed is None:
        return frozenset()
    there = {view.table.piece(one).space for one in view.deed.attacked}
    return frozenset((there | _find_occupied(view, view.deed.entered)) - {0})


def _find_occupied(view: View, spaces: Iterable[Number]) -> set[Number]:
    return {space for space in spaces if next(iter(view.table.fighters_in(space)), None)}


def find_trails(view: View, before: View | None) -> list[Trail]:
    """From where to where characters have gone since `before`."""
    if before is None:
        return []
    return [
        Trail(was.space, piece.space)
        for side, earlier in zip(view.table.sides, before.table.sides, strict=True)
        for piece, was in zip(side.pieces, earlier.pieces, strict=True)
        if piece.space and was.space and piece.space != was.space
    ]


def _find_strike(view: View) -> list[Trail]:
    """The attack that is open, with the spaces it aims at."""
    strike = view.strike
    if strike is None:
        return []
    start = view.table.piece(strike.attacker).space
    ends = sorted({view.table.piece(hit).space for hit in strike.hits})
    return [Trail(start, end, strike.flag) for end in ends]


def build_cover(words: Words) -> Picture:
    """For the poster of a lobby."""
    return Picture("cover", words("wildlands-cover-alt"), cover_scene(words("wildlands-name")))
