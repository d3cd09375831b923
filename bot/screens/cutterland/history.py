"""A match that is looked back on: a public line for each event, the headings of a match file, the
film of lands that grow piece by piece, and mistakes, each with what would have been better. The
film is made from public views alone, so a running match shows no more than its board."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from bot.markdown import escape
from bot.models.match import HistoryMove, Table
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.land_scene import land_scene
from bot.render.cutterland.sheets import Entry, growth_scenes
from bot.screens.context import Context
from bot.screens.cutterland import phrases, pictures
from bot.screens.cutterland.cut_draft import card_of, find_even_cuts
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.final import final_alt, final_lands_text
from bot.screens.cutterland.panel_pictures import card_picture_with_names
from bot.screens.cutterland.placement_draft import name_spot
from bot.screens.cutterland.text_pictures import LandText, Signs, land_alt, land_text
from bot.screens.panel import ranks_of
from bot.screens.screen import Block, Film, Picture, Text
from bot.screens.shared.analysis import pair_pictures
from bot.screens.shared.names import (
    bold_name,
    bold_names,
    describe_forfeit_win,
    format_list,
    name_params,
    seat_name,
)
from bot.words import Words
from engine.cells import Cell
from engine.coach import Mistake
from engine.contract import Param, Seat
from engine.cutterland import events
from engine.cutterland.actions import Action, Cut, Discard, Place, Resolve, Take
from engine.cutterland.computers.looking_back import find_spot, rate_layout
from engine.cutterland.layouts import Layout
from engine.cutterland.views import OfferedPiece, SeatView, View

ONE_LAND_MILLISECONDS: Final = 700  # how long a frame is shown
ALL_LANDS_MILLISECONDS: Final = 450
NAME: Final = "replay"


def describe_event(event: events.Event, table: Table, words: Words) -> str | None:
    match event:
        case events.LayoutsRevealed():
            return words("cutterland-deed-revealed")
        case events.MatchEnded() if table.is_won_by_forfeit:
            return describe_forfeit_win(table, words)
        case events.MatchEnded(scores, ended):
            ranks = table.ranks or ended
            winners = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
            names, points = bold_names(table, winners, words), scores[winners[0]]
            return words("cutterland-deed-ended", names=names, n=len(winners), points=points)
    name = bold_name(table, event.seat, words)
    match event:
        case events.CardCut(_, _, groups, penalty):
            key = "cutterland-deed-overcut" if penalty else "cutterland-deed-cut"
            sizes = phrases.format_sizes(groups, words)
            return words(key, name=name, pieces=sizes, penalty=-penalty)
        case events.PiecesDiscarded(_, pieces):
            discards, n = format_list(pieces, words), len(pieces)
            return words("cutterland-deed-discarded", name=name, pieces=discards, n=n)
        case events.PiecesDrawn(_, pieces):
            return words("cutterland-deed-drawn", name=name, n=len(pieces))
        case events.PieceTaken(_, piece, forced):
            key = "cutterland-deed-left" if forced else "cutterland-deed-taken"
            return words(key, name=name, piece=piece)
        case events.PieceLaid(_, piece):
            laid = words("cutterland-deed-laid", name=name, piece=piece)
            return None if event.forced else laid
        case events.PieceLost(_, piece):
            return words("cutterland-deed-lost", name=name, piece=piece)
        case events.LayoutCommitted():
            return words("cutterland-deed-committed", name=name)
        case events.LayoutRecalled():
            return words("cutterland-deed-recalled", name=name)


def describe_shares(since: Sequence[events.Event], seat: Seat, table: Table, words: Words) -> str:
    """Who has taken which piece of the card that a seat has just cut."""
    card = takewhile(lambda event: not isinstance(event, events.CardCut), since)
    takes = [event for event in card if isinstance(event, events.PieceTaken)]
    you = words("cutterland-you")
    names = (you if take.seat == seat else bold_name(table, take.seat, words) for take in takes)
    return " · ".join(f"{take.piece} → {name}" for take, name in zip(takes, names, strict=True))


def split_taken_and_placed(
    own: Sequence[events.Event], seat: Seat
) -> tuple[str, list[events.Event]]:
    """The piece that a seat has taken and placed with one press, or "", and what else happened."""
    taken = {one.piece for one in own if isinstance(one, events.PieceTaken) and one.seat == seat}
    laid = (one for one in own if isinstance(one, events.PieceLaid) and not one.forced)
    piece = next((one.piece for one in laid if one.seat == seat and one.piece in taken), "")
    both = events.PieceTaken | events.PieceLaid
    return piece, [one for one in own if not (isinstance(one, both) and one.piece == piece)]


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of a turn before its first action, and of the tokens at the end; with a table,
    players are named, else their seats are."""
    if before.phase == "cut":
        turn = _turn_heading(before, words, table, drawn=False)
        return (turn,) if after.card is None else (turn, str(after.card))
    taken = any(piece.taken_by is not None for piece in before.offered)
    if before.bag is not None and before.phase == "take" and not taken:
        return (_turn_heading(before, words, table, drawn=True),
                *(f"{offered.letter}: {offered.piece}" for offered in before.offered))  # fmt: skip
    if before.phase == "resolve" and not any(seat.committed for seat in before.table):
        return (words("cutterland-record-end"),)
    return ()


def _turn_heading(view: View, words: Words, table: Table | None, *, drawn: bool) -> str:
    turn, turns = view.turn, view.turns
    if table is None:
        key = "cutterland-record-drawn" if drawn else "cutterland-record-turn"
        return words(key, turn=turn, turns=turns, number=view.active + 1)
    key = "cutterland-log-drawn" if drawn else "cutterland-log-turn"
    return words(key, turn=turn, turns=turns, name=escape(seat_name(table, view.active, words)))


def render_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """One seat's land, or all lands; None where no piece was placed."""
    if not moments:
        return None
    ctx: Context[View] = Context(moments[-1].after, table, words)
    seats = tuple(range(ctx.view.seats)) if seat is None else (seat,)
    if not any(ctx.view.table[shown].land.cells for shown in seats):
        return None
    growth, hunt = [*_growth_steps(ctx, moments, seats)], [*_hunt_steps(ctx, seats)]
    steps = [*(entries for _, entries in growth), *hunt]
    if not steps:  # nothing was laid in these moments
        return None
    moves = [number for number, _ in growth]
    if hunt:  # the last move, which ends the match, is told with its points
        moves += [len(moments) - 1] * (len(hunt) - 1) + [len(moments)]
    outcome = ctx.view.outcome
    if seat is None and outcome is not None and ranks_of(outcome, table):
        end, text = final_alt(ctx), final_lands_text(ctx)
    else:
        still = pictures.lands_picture(ctx) if seat is None else pictures.land_picture(ctx, seat)
        end, text = still.alt, still.text
    alt = words("cutterland-alt-replay", n=len(steps), alt=end)
    duration = ALL_LANDS_MILLISECONDS if seat is None else ONE_LAND_MILLISECONDS
    return Film(NAME, alt, growth_scenes(steps), duration, text, tuple(moves))


def _growth_steps(
    ctx: Context[View], moments: Sequence[HistoryMove], seats: Sequence[Seat]
) -> Iterator[tuple[int, list[Entry]]]:
    """A step whenever a land has changed, with what is new outlined, and the move's number."""
    for number, moment in enumerate(moments, 1):
        before, after = moment.before.table, moment.after.table
        if any(before[seat].land != after[seat].land for seat in seats):
            entries = [
                replace(
                    _build_entry(ctx, seat, after[seat]),
                    fresh=pictures.find_new_cells(moment.after, moment.before, seat),
                )
                for seat in seats
            ]
            yield number, entries


def _build_entry(ctx: Context[View], seat: Seat, player: SeatView) -> Entry:
    points = ctx.words("cutterland-points", points=player.score.total)
    return Entry(seat_name(ctx.table, seat, ctx.words), points, player.land)


def _hunt_steps(ctx: Context[View], seats: Sequence[Seat]) -> Iterator[list[Entry]]:
    """The end in steps: of one land each token and each meal, of several each kind at once."""
    players = [ctx.view.table[seat] for seat in seats]
    if any(player.layout is None for player in players):
        return
    ranks = ranks_of(ctx.view.outcome, ctx.table)
    ends = [
        replace(
            _build_entry(ctx, seat, player),
            layout=player.layout,
            devoured=phrases.list_devoured_cells(player.score),
            place=ranks[seat] if ranks else None,
        )
        for seat, player in zip(seats, players, strict=True)
    ]
    hunts = [_list_stages(player, by_kind=len(seats) > 1) for player in players]
    for stages in zip(*hunts, strict=True):
        yield [
            replace(end, points="", place=None, layout=layout, devoured=devoured)
            for end, (layout, devoured) in zip(ends, stages, strict=True)
        ]
    yield ends


def _list_stages(player: SeatView, *, by_kind: bool) -> Iterator[tuple[Layout, tuple[Cell, ...]]]:
    """Towers, walls, bridges, then the krakens' meals and the dragons', each after the others: what
    is built by then, and where bones are."""
    built, layout, score = player.layout, Layout(), player.score
    assert built is not None
    for kind in ("towers", "walls", "bridges"):
        tokens = getattr(built, kind)
        for count in range(1, len(tokens) + 1):
            layout = replace(layout, **{kind: tokens[:count]})
            if not by_kind:
                yield layout, ()
        if by_kind:
            yield layout, ()
    bones: tuple[Cell, ...] = ()
    for meals in (score.devoured_by_krakens, score.devoured_by_dragons):
        if by_kind:
            bones += meals
            yield layout, bones
        else:
            for cell in meals:
                bones += (cell,)
                yield layout, bones


def mistake_blocks(
    mistake: Mistake[View, Action], table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    return _Analysis(table, seat, words, name_params(reader, table, seat, words)).tell_mistake(
        mistake
    )


@dataclass(frozen=True, slots=True)
class _Analysis:
    """Of a seat; `params` name it in sentences."""

    table: Table
    seat: Seat
    words: Words
    params: dict[str, Param]

    def tell(self, key: str, **params: Param) -> Text:
        return Text(self.words(key, **params, **self.params))

    def _number(self, number: int, spot: str) -> str:
        """A spot with its number on the picture."""
        return self.words("cutterland-hindsight-numbered", spot=spot, number=number)

    def tell_mistake(self, mistake: Mistake[View, Action]) -> tuple[Block, ...]:
        """The choice and the better one in words and as a picture."""
        view, words = mistake.view, self.words
        cost: dict[str, Param] = {"turn": view.turn, "points": round(mistake.cost)}
        match mistake.action, mistake.better:
            case Resolve() as used, Resolve() as best:
                return self._token_blocks(view, used.layout, best.layout)
            case Cut() as did, Cut() as better:
                card = card_of(view, did.card)
                even = find_even_cuts(card, view.players_pieces)
                text = self.tell(
                    "cutterland-hindsight-cut",
                    card=did.card,
                    did=" ".join(did.groups),
                    better=" ".join(better.groups),
                    suggested="yes" if tuple(sorted(did.groups)) in even else "no",
                    **cost,
                )
                cuts = (did.groups, better.groups)
                return text, pair_pictures(
                    *(card_picture_with_names(card, groups, words) for groups in cuts)
                )
            case Discard() as did, Discard() as better:
                offers = (
                    [replace(piece, discarded=piece.letter in out) for piece in view.offered]
                    for out in (did.pieces, better.pieces)
                )
                text = self.tell(
                    "cutterland-hindsight-discard",
                    n=len(better.pieces),
                    did=format_list(did.pieces, words),
                    better=format_list(better.pieces, words),
                    **cost,
                )
                return text, pair_pictures(
                    *(pictures.offer_picture(offered, words) for offered in offers)
                )
            case (Take() as did, Take() as better):
                place = find_spot(view, better.piece)
                assert place is not None
                return self._spot_blocks(view, did, Place(better.piece, *place), cost)
            case (Place() as did, Place() as better):
                return self._spot_blocks(view, did, better, cost)
            case _:
                raise ValueError("a better choice is of the same kind")

    def _token_blocks(self, view: View, used: Layout, layout: Layout) -> tuple[Block, ...]:
        words, land, best = self.words, own(view).land, rate_layout(view, layout)
        spots: list[tuple[Layout, tuple[Cell, ...]]] = [
            *((Layout(towers=(cell,)), (cell,)) for cell in layout.towers),
            *((Layout(walls=(wall,)), wall) for wall in layout.walls),
            *((Layout(bridges=(bridge,)), (bridge.cell,)) for bridge in layout.bridges),
        ]
        told = (
            self._number(number, phrases.layout_words(token, words))
            for number, (token, _) in enumerate(spots, 1)
        )
        text = self.tell(
            "cutterland-hindsight-tokens",
            points=rate_layout(view, used).total,
            best=best.total,
            layout="; ".join(told) or words("cutterland-hindsight-nothing"),
            kinds=phrases.points_by_kind(best, words),
        )
        bones, name = phrases.list_devoured_cells(best), seat_name(self.table, self.seat, words)
        title = words(
            "cutterland-hindsight-title", **self.params | {"name": name}, points=best.total
        )
        numbers = [(str(number), cells) for number, (_, cells) in enumerate(spots, 1)]
        scene = land_scene(land, layout=layout, devoured=bones, title=title, numbers=numbers)
        grid = land_text(LandText(f"**{title}**", land, layout, Signs(bones=bones)), words)
        return text, Picture("tokens", land_alt(name, land, best, words, layout), scene, grid)

    def _spot_blocks(
        self, view: View, did: Take | Place, better: Place, cost: dict[str, Param]
    ) -> tuple[Block, ...]:
        """The better spot on the land as it was, and with its number what was chosen."""
        words, cell, turns = self.words, better.cell, better.turns
        key, numbers = "cutterland-hindsight-take", list[tuple[str, tuple[Cell, ...]]]()
        if isinstance(did, Place):
            key, was = "cutterland-hindsight-lay", _piece_of(view, did.piece).piece
            at = f"{name_spot(was, did.cell, did.turns)}, {phrases.format_turns(did.turns, words)}"
            cost = cost | {"at": self._number(1, at)}
            numbers.append(("1", was.rotate(did.turns).cells_at(did.cell)))
        offered = _piece_of(view, better.piece)
        piece = offered.piece.rotate(turns)
        cells, number = piece.cells_at(cell), len(numbers) + 1
        numbers.append((str(number), cells))
        text = self.tell(
            key,
            did=did.piece,
            better=offered.letter,
            contents=phrases.piece_line(offered, words),
            cell=name_spot(offered.piece, cell, turns),
            turned=self._number(number, phrases.format_turns(turns, words)),
            **cost,
        )
        player, name = own(view), seat_name(self.table, self.seat, words)
        alt = words(
            "cutterland-hindsight-alt", you=self.params["you"], name=name, piece=offered.letter,
            cells=phrases.format_cells(cells), turn=view.turn,
        )  # fmt: skip
        ghost = Ghost(cells, piece.squares, legal=True)
        scene = land_scene(player.land, ghost=ghost, low=True, numbers=numbers)
        signs = Signs(held=dict(zip(cells, piece.squares, strict=True)))
        heading = pictures.land_heading(Context(view, self.table, words), self.seat)
        grid = land_text(LandText(heading, player.land, other_signs=signs), words)
        return text, Picture("choice", alt, scene, grid)


def _piece_of(view: View, letter: str) -> OfferedPiece:
    offered = find_piece(view, letter)
    assert offered is not None
    return offered
