"""The panel of the seat that chooses a piece: one is held over the viewer's land, moved as in the
panel for placing, then taken and placed with one press."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.screens.context import Context
from bot.screens.cutterland import placement_draft
from bot.screens.cutterland.drafts import confirm_button, list_open_pieces, own
from bot.screens.cutterland.panel_pictures import hold_picture
from bot.screens.cutterland.panels import place
from bot.screens.cutterland.phrases import describe_piece, format_turns
from bot.screens.drafts import draft_in, text_in
from bot.screens.panel import format_gain
from bot.screens.replies import Answers, Draft, KeepDraft, PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Style, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cutterland.actions import Action, Place, Take
from engine.cutterland.plan import lay_first_piece, lay_pieces
from engine.cutterland.views import OfferedPiece, View

PLANNED = "planned"
"""Key of the draft: the spots planned for the pieces that the viewer has taken already."""


def panel(ctx: Context[View]) -> tuple[Part, ...]:
    ctx = look_ahead(ctx)
    view, words = ctx.view, ctx.words
    head = Text(words("cutterland-panel-take"))
    if not placement_draft.can_preview(view):
        # Nothing can be held: the table does not allow it, or there is no land.
        told = Text(words("cutterland-take-begins" if view.preview else "cutterland-take-untried"))
        return head, told, *_list_choice(ctx)
    held, shown = None, ctx
    if (offered := _find_held_piece(ctx)) is not None:
        shown = replace(ctx, view=placement_draft.hold_view(view, offered))
        held = placement_draft.read_placement_draft(shown.view, ctx.draft)
    tries = _list_tries(ctx, held.letter if held else "")
    controls = _list_controls(view)
    if offered is None or held is None:
        is_told = placement_draft.tells_gains(ctx)
        key = "cutterland-take-rated" if is_told else "cutterland-take-press"
        status = words("cutterland-take-drag" if ctx.page_height else key)
        confirm = confirm_button(None, words("cutterland-take-lay", letter="…"))
    elif not held.spots:
        status = words("cutterland-take-nowhere", letter=held.letter)
        confirm = take_button(offered, words, "success")
    else:
        status = place.describe_spot(shown, held)
        confirm = confirm_button(held.action, words("cutterland-take-lay", letter=held.letter))
        if held.action is not None and ctx.table.match:
            takes_and_places = PlayAction(Take(held.letter), then=(held.action,))
            confirm = replace(confirm, does=takes_and_places)
        elif held.action is not None:  # in a lesson, whose next step is to place it
            label = words("cutterland-take", letter=held.letter)
            confirm = confirm_button(Take(held.letter), label)
    return (
        head,
        Text(status),
        LazyPicture(lambda: hold_picture(ctx, held, controls=controls)),
        Note(),
        # A letter leads to the best spot, so that only an illegal one needs a way out.
        Row((*tries, *(place.jump_buttons(shown, held) if held and held.nearest_spot else ()))),
        place.hold_row(held, words),
        Row((confirm,)),
    )


def _list_choice(ctx: Context[View]) -> tuple[Part, ...]:
    """A piece is chosen first, so that no touch of the picture takes one, and nothing that takes
    one stands where the last move was confirmed."""
    words, held = ctx.words, _find_held_piece(ctx)
    chosen = held.letter if held else ""
    tries = _list_tries(ctx, chosen)
    controls = _list_controls(ctx.view)
    confirm = confirm_button(None, words("cutterland-take", letter="…"))
    return (
        LazyPicture(lambda: hold_picture(ctx, None, chosen=chosen, controls=controls)),
        Note(),
        Row(tries),
        Row((take_button(held, words, "success") if held else confirm,)),
    )


def _list_controls(view: View) -> dict[str, str]:
    """What holds each piece, by its letter."""
    return {one.letter: f"g.try.{one.letter}" for one in list_open_pieces(view)}


def _list_tries(ctx: Context[View], chosen: str) -> tuple[Button, ...]:
    """A button for each piece that can be taken, with its letter and the most that it brings."""
    tries = []
    for piece in list_open_pieces(ctx.view):
        label = f"{piece.letter} {placement_draft.tell_best_gain(ctx, piece)}".strip()
        style: Style = "primary" if piece.letter == chosen else "secondary"
        tries.append(Button(f"g.try.{piece.letter}", label, style, does=partial(_hold, piece)))
    return tuple(tries)


def _hold(offered: OfferedPiece, answers: Answers) -> KeepDraft:
    letter = offered.letter
    return KeepDraft(place.read_drop(letter, offered.piece, answers) or {"piece": letter})


def take_button(offered: OfferedPiece, words: Words, style: Style = "secondary") -> Button:
    """Takes the piece, which is then placed."""
    label = words("cutterland-take", letter=offered.letter)
    does = PlayAction(Take(offered.letter))
    return Button(f"g.take.{offered.letter}", label, style, does=does)


def look_ahead(ctx: Context[View]) -> Context[View]:
    """The view with the pieces on the viewer's land that they have taken already: the first one,
    and those whose spots are planned. Only where pieces may be tried (rules, section 7)."""
    if not ctx.view.preview:
        return ctx
    view = lay_first_piece(ctx.view)
    places = []
    for letter, spot in draft_in(ctx.draft, PLANNED).items():
        match spot:
            case [int(cell), int(turns)] if letter in own(view).to_lay:
                places.append(Place(letter, cell, turns % 4))
    return replace(ctx, view=lay_pieces(view, places) if places else view)


def _find_held_piece(ctx: Context[View]) -> OfferedPiece | None:
    letter = text_in(ctx.draft, "piece")
    return next((piece for piece in list_open_pieces(ctx.view) if piece.letter == letter), None)


def details(ctx: Context[View]) -> tuple[Part, ...]:
    """Who chooses next, each piece in words, and the spots of the piece that is held."""
    ctx = look_ahead(ctx)
    view, words = ctx.view, ctx.words
    lines = [_describe_offer(ctx, piece) for piece in list_open_pieces(view)]
    later = [
        words("cutterland-you") if seat == view.seat else bold_name(ctx.table, seat, words)
        for seat in view.choosers[1:]
    ]
    if later:
        lines.append(words("cutterland-take-later", names=format_list(later, words)))
    offered = _find_held_piece(ctx) if placement_draft.can_preview(view) else None
    spots: tuple[Part, ...] = ()
    if offered is not None:
        shown = replace(ctx, view=placement_draft.hold_view(view, offered))
        held = placement_draft.read_placement_draft(shown.view, ctx.draft)
        jumps = place.jump_buttons(shown, held)
        spots = (*place.spot_details(shown, held), *((Row(jumps),) if jumps else ()))
    return *spots, Text("\n".join(lines))


def _describe_offer(ctx: Context[View], offered: OfferedPiece) -> str:
    """A piece, what is on it, and the best it can do now on the viewer's land."""
    view, words = ctx.view, ctx.words
    line = describe_piece(offered, words)
    if not placement_draft.can_preview(view):
        return line
    spots = placement_draft.find_piece_spots(view, offered)
    if not spots:
        return f"{line}\n-# {words('cutterland-take-nowhere', letter=offered.letter)}"
    if not view.hints:
        return line
    best, tokens = spots[0], placement_draft.count_bonus_tokens(offered.piece)
    gain = format_gain(best.points - own(view).score.total - tokens)
    if tokens:  # they count before the piece is placed
        gain = words("cutterland-take-gain", gain=gain, tokens=format_gain(tokens))
    told = words(
        "cutterland-take-best", turned=format_turns(best.turns, words), points=best.points,
        gain=gain, cell=placement_draft.name_spot(offered.piece, best.cell, best.turns),
    )  # fmt: skip
    return f"{line}\n-# {told}"


def recall_plan(view: View, lines: Sequence[Sequence[Action]]) -> Draft:
    """What the panel needs of the viewer's plan: the spots of pieces that they have taken."""
    places = [line[0] for line in lines if isinstance(line[0], Place)]
    if view.phase != "take" or not places:
        return {}
    return {PLANNED: {place.piece: [place.cell, place.turns] for place in reversed(places)}}
