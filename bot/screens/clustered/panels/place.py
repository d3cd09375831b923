"""The panel for placing a card: it is held over the table, moved by buttons, then played."""

from __future__ import annotations

from collections.abc import Mapping

from bot.models.match import Table
from bot.screens.clustered.emojis import card_emoji
from bot.screens.clustered.news import describe_news
from bot.screens.clustered.phrases import (
    card_of,
    control_of,
    format_short_card,
    symbols_in,
    symbols_of,
)
from bot.screens.clustered.pictures import ghost_picture
from bot.screens.clustered.placement_draft import (
    DIRECTIONS,
    PlacementDraft,
    Spot,
    choose_first_place,
    current_points,
    find_cell_towards,
    find_spots,
    read_placement_draft,
    read_typed_cell,
)
from bot.screens.clustered.refusals import explain_refusal
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import confirm_action, confirm_button
from bot.screens.panel import format_gain
from bot.screens.screen import (
    Block,
    Button,
    Choice,
    Field,
    Form,
    Note,
    Row,
    Select,
    Text,
    mark_emoji,
)
from bot.words import Words
from engine.cells import Cell, name_of
from engine.clustered.actions import Action
from engine.clustered.cards import Card
from engine.clustered.placements import neighbours
from engine.clustered.views import View


def panel(
    view: View, table: Table, raw: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    """News take the place of the heading, since the buttons need the room."""
    draft = read_placement_draft(view, raw)
    news, spot = describe_news(view, table, words, before), _describe_spot(view, draft, words)
    return (
        Text("" if news else words("clustered-panel-place")),
        Text(f"{news}\n{spot}" if news else spot),
        ghost_picture(view, table, draft, words, before),
        Note(),
        _card_row(view, draft),
        _arrow_row(draft, words),
        Row((_confirm(draft, words), *_best_buttons(view, draft, words))),
    )


def _describe_spot(view: View, draft: PlacementDraft, words: Words) -> str:
    """Where the card is held, and the points now and then; or why it does not fit there."""
    if draft.after is None:
        assert draft.error is not None
        return f"⚠️ {explain_refusal(draft.error, words)}"
    now, after = current_points(view), draft.after
    spot = {"card": mark_emoji(card_emoji(draft.card)), "cell": name_of(draft.cell)}
    return words("clustered-place-at", **spot, now=now, after=after, gain=format_gain(after - now))


def _card_row(view: View, draft: PlacementDraft) -> Row:
    """A button for each different card; one that fits nowhere is disabled."""
    buttons = [
        Button(
            f"g.card.{control_of(card)}",
            format_short_card(card),
            "primary" if card == draft.card else "secondary",
            disabled=not find_spots(view, card),
            emoji=card_emoji(card),
            beside="",
        )
        for card in dict.fromkeys(view.hand)
    ]
    return Row(tuple(buttons))


def _arrow_row(draft: PlacementDraft, words: Words) -> Row:
    """To the nearest cell that fits in a direction, or one that is typed."""
    ways = {way: find_cell_towards(draft, way) for way in ("left", "up", "down", "right")}
    arrows = [
        Button(f"g.{way}", words(f"clustered-key-{way}"), disabled=cell is None)
        for way, cell in ways.items()
    ]
    type_button = Button(f"form.g.at.{control_of(draft.card)}", words("clustered-key-type"))
    return Row((*arrows, type_button))


def _best_buttons(view: View, draft: PlacementDraft, words: Words) -> tuple[Button, ...]:
    if not view.hints:
        return ()
    is_best = draft.error is None and draft.after == draft.best.points
    return (Button("g.best", words("clustered-key-best"), disabled=is_best),)


def cell_menu(view: View, raw: Draft, words: Words) -> Select:
    """The cells it fits in with their neighbours, with hints most points first. The control's name
    changes with the card and cell, because a client keeps the selection of a menu of the same name.
    """
    draft = read_placement_draft(view, raw)
    spots = sort_spots(view, draft.spots)
    choices = tuple(
        Choice(
            name_of(spot.cell),
            spot_label(view, spot.cell, spot.points, words),
            describe_neighbours(view, spot.cell, words),
            spot.cell == draft.cell,
        )
        for spot in spots[:MOST_CHOICES]
    )
    control = f"g.cell.{control_of(draft.card)}.{name_of(draft.cell)}"
    return Select(control, words("clustered-place-menu", n=len(spots)), choices)


def sort_spots(view: View, spots: tuple[Spot, ...]) -> list[Spot]:
    """Most points first; without hints in reading order."""
    return sorted(spots, key=lambda spot: (-spot.points if view.hints else 0, spot.cell))


def spot_label(view: View, cell: Cell, points: int, words: Words) -> str:
    """`M12: 15 points (+3)`, or without hints the cell alone."""
    if not view.hints:
        return name_of(cell)
    more = format_gain(points - current_points(view))
    return words("clustered-spot", cell=name_of(cell), n=points, gain=more)


def describe_neighbours(view: View, cell: Cell, words: Words) -> str:
    """The cards around a cell."""
    beside = neighbours(view.board, cell)
    around = ", ".join(f"{symbols_of(one.card)} {name_of(one.cell)}" for one in beside)
    return words("clustered-spot-beside", cards=around)


def _confirm(draft: PlacementDraft, words: Words) -> Button:
    return confirm_button(draft.line, words("clustered-place-confirm", cell=name_of(draft.cell)))


def _choose_cell(view: View, draft: PlacementDraft, card: Card) -> Cell:
    """Where another card is held: in the cell that was sought out for the present one, if it fits
    there; else where it brings most, if there are hints."""
    spots = find_spots(view, card)
    if not view.hints:
        return draft.cell if any(spot.cell == draft.cell for spot in spots) else spots[0].cell
    is_best = draft.after is not None and draft.after == draft.best.points
    fits_here = any(spot.cell == draft.cell for spot in spots)
    first = None if fits_here and not is_best else choose_first_place(view, (card,))
    return draft.cell if first is None else first.cell


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_placement_draft(view, raw)
    match control:
        case ["card", name] if find_spots(view, card_of(name)):
            card = card_of(name)
            return KeepDraft({"card": card, "cell": _choose_cell(view, draft, card)})
        case [way] if way in DIRECTIONS:
            cell_there = find_cell_towards(draft, way)
            return KeepDraft(draft.draft | ({} if cell_there is None else {"cell": cell_there}))
        case ["best"] if not view.hints:
            raise BadInput("clustered-no-hints")
        case ["best"]:
            return KeepDraft(draft.draft | {"cell": draft.best.cell})
        case ["at", name] | ["cell", name, _] if find_spots(view, card_of(name)):
            cell = read_typed_cell(values.get("cell" if control[0] == "at" else "choice", ""))
            return KeepDraft({"card": card_of(name), "cell": cell})
        case ["confirm", mark]:
            return confirm_action(draft.action, draft.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["at", name]:
            label, hint = words("clustered-form-at-label"), words("clustered-form-at-hint")
            entry = Field("cell", label, placeholder=hint, longest=20, notation=True)
            title = words("clustered-form-at", card=symbols_in(card_of(name))[:20])
            return Form(f"g.at.{name}", title, (entry,))
        case _:
            return None
