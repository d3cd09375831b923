"""The panel for placing a piece: held over the viewer's land, moved by buttons, then confirmed."""

from collections.abc import Mapping
from functools import partial

from bot.screens.context import Context
from bot.screens.cutterland import placement_draft
from bot.screens.cutterland.drafts import confirm_button, own
from bot.screens.cutterland.panel_pictures import hold_picture
from bot.screens.cutterland.phrases import format_turns, list_devoured_cells, points_by_kind
from bot.screens.cutterland.text_pictures import describe_prey
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.panel import format_gain
from bot.screens.replies import Answers, Draft, KeepDraft
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
)
from bot.words import Words
from engine.cutterland.pieces import Piece
from engine.cutterland.views import View


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    held, letters = placement_draft.read_placement_draft(view, ctx.draft), own(view).to_lay
    others = [letter for letter in letters if letter != held.letter]
    other = others[0] if others else ""
    confirm = confirm_button(
        held.action if held.spots else None, words("cutterland-lay-confirm", letter=held.letter)
    )
    controls = {letter: f"g.piece.{letter}" for letter in others}

    def hold_other(letter: str, answers: Answers) -> KeepDraft:
        best = placement_draft.hold_at_best(view, letter)
        return KeepDraft(read_drop(letter, best.piece, answers) or best.draft)

    swaps = (
        Button(control, letter, does=partial(hold_other, letter))
        for letter, control in controls.items()
    )
    return (
        Text(words("cutterland-panel-lay", letter=held.letter, other=other, n=len(letters))),
        Text(describe_spot(ctx, held)),
        LazyPicture(lambda: hold_picture(ctx, held, controls=controls)),
        Note(),
        hold_row(held, words),
        Row((confirm, *swaps, *jump_buttons(ctx, held))),
    )


def read_drop(letter: str, piece: Piece, answers: Answers) -> Draft:
    """The draft with a piece where it was dropped, if it was."""
    if not (dropped := answers.get("choice")):
        return {}
    first, turns = placement_draft.read_spot(dropped, None)
    return {"piece": letter, "cell": placement_draft.corner_of(piece, first, turns), "turns": turns}


def describe_spot(ctx: Context[View], held: placement_draft.PlacementDraft) -> str:
    """Where the piece is held, and the points and prey then; or why it may not lie there."""
    words = ctx.words
    if not held.spots:
        return words("cutterland-lay-nowhere", letter=held.letter)
    if held.after is None:
        covers = held.error is not None and held.error.code == "place-overlap"
        key = "cutterland-hold-overlap" if covers else "cutterland-hold-apart"
        return words(key, letter=held.letter, cell=held.name)
    points, prey = held.after.total, len(list_devoured_cells(held.after))
    gain = format_gain(points - placement_draft.points_before(ctx.view, held.letter))
    return words("cutterland-hold-at", letter=held.letter, cell=held.name, points=points,
                 gain=gain, prey=prey)  # fmt: skip


def hold_row(held: placement_draft.PlacementDraft | None, words: Words) -> Row:
    ways = {} if held is None else {way: held.draft_at(spot) for way, spot in held.ways.items()}
    return key_row(ways, words)


def key_row(ways: Mapping[str, Draft], words: Words) -> Row:
    """Arrows and turn, with the drafts that they lead to; off where they lead nowhere."""
    return Row(tuple(
        Button(
            f"g.{key}", words(f"cutterland-key-{key}"), disabled=key not in ways,
            does=KeepDraft(ways.get(key, {})),
        )
        for key in (*placement_draft.ARROWS, "turn")
    ))  # fmt: skip


def jump_buttons(
    ctx: Context[View], held: placement_draft.PlacementDraft | None
) -> tuple[Button, ...]:
    """To the best spot if there are hints; from an illegal one, to the nearest legal one."""
    words, near = ctx.words, None if held is None else held.nearest_spot
    if held is not None and near is not None:
        cell = placement_draft.name_spot(held.piece, near.cell, near.turns)
        label, does = words("cutterland-lay-nearest", cell=cell), KeepDraft(held.draft_at(near))
        return (Button("g.nearest", label, "primary", does=does),)
    if not ctx.view.hints:
        return ()
    label, best = words("cutterland-lay-best"), None
    if held is not None and held.spots and not held.is_at(held.spots[0]):
        best = KeepDraft(held.draft_at(held.spots[0]))
    return (Button("g.best", label, disabled=best is None, does=best),)


def details(ctx: Context[View]) -> tuple[Part, ...]:
    return spot_details(ctx, placement_draft.read_placement_draft(ctx.view, ctx.draft))


def spot_details(ctx: Context[View], held: placement_draft.PlacementDraft) -> tuple[Part, ...]:
    """The points by kind and the hunt where the piece is held, and the ways to other spots: a form,
    and with hints the rank of this one and a menu. None where the piece fits nowhere."""
    if not held.spots:
        return ()
    view, words, lines = ctx.view, ctx.words, []
    if held.after is not None:
        if view.hints and not ctx.page_height:
            rank = [held.is_at(spot) for spot in held.spots].index(True) + 1
            lines.append(words("cutterland-hold-rank", letter=held.letter, cell=held.name,
                               turned=format_turns(held.turns, words), number=rank,
                               n=len(held.spots)))  # fmt: skip
        lines.append(f"-# {points_by_kind(held.after, words)}")
        if prey := describe_prey(*placement_draft.preview_land(view, held), words):
            lines.append(f"-# {words('cutterland-hunt-now', prey=' '.join(prey))}")
    text = (Text("\n".join(lines)),) if lines else ()
    menu = (_spot_menu(ctx, held),) if view.hints else ()
    return *menu, Row((_jump_to_typed(view, held, words),)), *text


def _jump_to_typed(view: View, held: placement_draft.PlacementDraft, words: Words) -> Button:
    """The piece with its first square on the cell typed, legal or not: the panel says which.
    Without turns in the text, it stays turned as it is held."""
    letter = held.letter

    def build_form() -> Form:
        label, hint = words("cutterland-form-at-label"), words("cutterland-form-at-hint")
        entry = Field("cell", label, placeholder=hint, longest=12, notation=True)
        return Form(f"g.at.{letter}", words("cutterland-form-at", letter=letter), (entry,))

    def hold_typed(answers: Answers) -> KeepDraft:
        text = answers.get("cell", "")
        first, turns = placement_draft.read_spot(
            text, held.turns if len(text.split()) < 2 else None
        )
        moved = placement_draft.hold_at(
            view, letter, placement_draft.corner_of(held.piece, first, turns), turns
        )
        if moved.error is not None and moved.is_off_table:
            raise moved.error
        return KeepDraft(moved.draft)

    label = words("cutterland-lay-jump")
    return Button(f"form.g.at.{letter}", label, form=build_form, does=hold_typed)


def _spot_menu(ctx: Context[View], held: placement_draft.PlacementDraft) -> Select:
    """A menu of spots, most points first; the last of them makes room for the one where the piece
    is held. Its salt says where that is; and some clients show the first entry where none is
    selected, so an illegal spot is an entry, too."""
    words, now = ctx.words, placement_draft.points_before(ctx.view, held.letter)
    best, others = held.spots[:MOST_CHOICES], held.spots[MOST_CHOICES:]
    here = next((spot for spot in others if held.is_at(spot)), None)
    choices = [
        Choice(
            spot.value,
            words("cutterland-lay-spot", points=spot.points, gain=format_gain(spot.points - now),
                  cell=placement_draft.name_spot(held.piece, spot.cell, spot.turns)),
            format_turns(spot.turns, words),
            chosen=held.is_at(spot),
        )
        for spot in (best if here is None else (*best[:-1], here))
    ]  # fmt: skip
    value = placement_draft.Spot(held.cell, held.turns, 0).value
    if not any(choice.chosen for choice in choices):
        label = words("cutterland-lay-not-here", cell=held.name)
        current = Choice(value, label, format_turns(held.turns, words), chosen=True)
        choices = [current, *choices[: MOST_CHOICES - 1]]

    def hold_chosen(answers: Answers) -> KeepDraft:
        cell, turns = placement_draft.read_spot(answers["choice"].replace(".", " "), None)
        return KeepDraft(held.draft_at(placement_draft.Spot(cell, turns, 0)))

    head = words("cutterland-lay-menu", n=len(held.spots))
    return Select(f"g.spot.{held.letter}", head, tuple(choices), does=hold_chosen, salt=value)
