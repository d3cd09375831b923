"""The panel for placing a card: it is held over the table, moved by buttons, then played."""

from functools import partial

from bot.screens.clustered import phrases, placement_draft
from bot.screens.clustered.pictures import ghost_picture
from bot.screens.context import Context
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import confirm_button
from bot.screens.panel import format_gain
from bot.screens.replies import Answers, KeepDraft
from bot.screens.screen import (
    Button,
    Choice,
    Field,
    Form,
    LazyPicture,
    Note,
    Part,
    Row,
    Select,
    Text,
    mark_emoji,
)
from bot.words import Words
from engine.cells import Cell, name_of
from engine.clustered.actions import write_action
from engine.clustered.cards import Card
from engine.clustered.placements import neighbours
from engine.clustered.views import View


def list_parts(ctx: Context[View]) -> tuple[Part, ...]:
    """News take the place of the heading, since the buttons need the room."""
    view, words = ctx.view, ctx.words
    draft = placement_draft.read_placement_draft(view, ctx.draft)
    news, spot = phrases.describe_news(ctx), _describe_spot(ctx, draft)
    action, confirm = draft.action, words("clustered-place-confirm", cell=name_of(draft.cell))
    last = [confirm_button(action, write_action(action) if action else None, confirm)]
    if view.hints:
        best = _hold(draft.card, placement_draft.find_best_spot(draft.spots).cell)
        label = words("clustered-key-best")
        last.append(Button("g.best", label, disabled=draft.is_best, does=best))
    return (
        Text("" if news else words("clustered-panel-place")),
        Text(f"{news}\n{spot}" if news else spot),
        LazyPicture(partial(ghost_picture, ctx, draft)),
        Note(),
        _card_row(view, draft),
        _arrow_row(draft, words),
        Row(tuple(last)),
    )


def _describe_spot(ctx: Context[View], draft: placement_draft.PlacementDraft) -> str:
    """Where the card is held, and the points now and then; or why it does not fit there."""
    if draft.after is None:
        assert draft.error is not None
        return f"⚠️ {phrases.explain_refusal(draft.error, ctx.words)}"
    now, after = phrases.own(ctx.view).score.total, draft.after
    spot = {"card": mark_emoji(phrases.card_emoji(draft.card)), "cell": name_of(draft.cell)}
    if not ctx.scores:
        return f"{spot['card']}**{spot['cell']}**"
    gain = format_gain(after - now)
    return ctx.words("clustered-place-at", **spot, now=now, after=after, gain=gain)


def _card_row(view: View, draft: placement_draft.PlacementDraft) -> Row:
    """A button for each different card; one that fits nowhere is disabled."""
    buttons = [
        Button(
            f"g.card.{phrases.control_of(card)}",
            phrases.format_short_card(card),
            "primary" if card == draft.card else "secondary",
            disabled=not placement_draft.find_places(view, card),
            emoji=phrases.card_emoji(card),
            beside="",
            does=partial(_hold_other, view, draft, card),
        )
        for card in dict.fromkeys(view.hand)
    ]
    return Row(tuple(buttons))


def _hold_other(
    view: View, draft: placement_draft.PlacementDraft, card: Card, answers: Answers
) -> KeepDraft:
    """Another card is held in the cell where it was dropped; else in the one that was sought out
    for the present card, if it fits there; else where it brings most, if there are hints."""
    if dropped := answers.get("choice"):
        return _hold(card, placement_draft.read_typed_cell(dropped))
    places = placement_draft.find_places(view, card)
    if not view.hints:
        return _hold(card, draft.cell if draft.cell in places else places[0])
    stays = draft.cell in places and not draft.is_best
    first = None if stays else placement_draft.choose_first_place(view, (card,))
    return _hold(card, draft.cell if first is None else first.cell)


def _arrow_row(draft: placement_draft.PlacementDraft, words: Words) -> Row:
    """To the nearest cell that fits in a direction, or one that is typed."""
    buttons = []
    for way in ("left", "up", "down", "right"):
        cell = placement_draft.find_cell_towards(draft, way)
        there = None if cell is None else _hold(draft.card, cell)
        label = words(f"clustered-key-{way}")
        buttons.append(Button(f"g.{way}", label, disabled=cell is None, does=there))

    def build_form() -> Form:
        label, hint = words("clustered-form-at-label"), words("clustered-form-at-hint")
        field = Field("cell", label, placeholder=hint, longest=20, notation=True)
        return Form(
            "g.at", words("clustered-form-at", card=phrases.symbols_of(draft.card)), (field,)
        )

    def hold_at_typed(answers: Answers) -> KeepDraft:
        return _hold(draft.card, placement_draft.read_typed_cell(answers.get("cell", "")))

    label = words("clustered-key-type")
    return Row((*buttons, Button("form.g.at", label, form=build_form, does=hold_at_typed)))


def cell_menu(ctx: Context[View]) -> Select:
    """The cells it fits in with their neighbours, with hints most points first. Its name changes
    with the card and cell, because a client keeps the selection of a menu of the same name."""
    view, words = ctx.view, ctx.words
    draft = placement_draft.read_placement_draft(view, ctx.draft)
    choices = tuple(
        Choice(
            name_of(spot.cell),
            spot_label(view, spot, words),
            describe_neighbours(view, spot.cell, words),
            spot.cell == draft.cell,
        )
        for spot in sort_spots(view, draft.spots)[:MOST_CHOICES]
    )
    return Select(
        "g.cell",
        words("clustered-place-menu", n=len(draft.spots)),
        choices,
        does=lambda answers: _hold(draft.card, placement_draft.read_typed_cell(answers["choice"])),
        salt=f"{phrases.control_of(draft.card)}.{name_of(draft.cell)}",
    )


def sort_spots(view: View, spots: tuple[placement_draft.Spot, ...]) -> list[placement_draft.Spot]:
    """Most points first; without hints in reading order."""
    return sorted(spots, key=lambda spot: (-spot.points if view.hints else 0, spot.cell))


def spot_label(view: View, spot: placement_draft.Spot, words: Words) -> str:
    """`M12: 15 points (+3)`, or without hints the cell alone."""
    if not view.hints:
        return name_of(spot.cell)
    gain = format_gain(spot.points - phrases.own(view).score.total)
    return words("clustered-spot", cell=name_of(spot.cell), n=spot.points, gain=gain)


def describe_neighbours(view: View, cell: Cell, words: Words) -> str:
    """The cards around a cell."""
    beside = neighbours(view.board, cell)
    around = ", ".join(f"{phrases.symbols_of(laid.card)} {name_of(laid.cell)}" for laid in beside)
    return words("clustered-spot-beside", cards=around)


def _hold(card: Card, cell: Cell) -> KeepDraft:
    return KeepDraft({"card": card, "cell": cell})
