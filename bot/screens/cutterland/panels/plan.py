"""The editor of a plan: the open pieces in order of preference, a spot for each, the next cut and
what follows it, and the last layout. Each part is made in the panel that play has for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, PlanEditor, PlayAction, Reply
from bot.screens.cutterland.drafts import confirm_button, own
from bot.screens.cutterland.hold_picture import hold_picture
from bot.screens.cutterland.panels import build, cut, take
from bot.screens.cutterland.panels import place as place_screens
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.placement_draft import PlacementDraft, read_placement_draft
from bot.screens.cutterland.plan_draft import (
    BUILD,
    CUT,
    THEN,
    PlanDraft,
    after_cut_view,
    can_plan_cut,
    can_plan_layout,
    can_plan_places,
    cut_view,
    find_best_order,
    layout_view,
    list_possible_pieces,
    place_others,
    placement_view,
    read_plan_draft,
)
from bot.screens.drafts import draft_in, text_in
from bot.screens.panel import button_rows, relabel_confirm
from bot.screens.screen import Block, Button, Note, Picture, Row, Style, Text
from bot.words import Words
from engine.cutterland.actions import Action, Place, write_action
from engine.cutterland.plan_views import lay_first_piece
from engine.cutterland.views import OfferedPiece, View

MOST = 5
"""Buttons in a row."""
CUTTING, PLACING, BUILDING = "cutting", "laying", "building"
"""Keys of the draft: the drafts of the panels for cuts, placements and layouts."""


def render_editor(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
    view = lay_first_piece(view)
    return _render_part(view, table, draft, words) or _render_whole(view, table, draft, words)


def _render_part(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor | None:
    """The panel of one part of the plan; None where none is open."""
    at, plan = text_in(draft, "at"), read_plan_draft(view, draft)
    offered, then = _find_edited_piece(view, at), after_cut_view(view, plan)
    if at == CUT and can_plan_cut(view):
        there, inner = cut_view(view), draft_in(draft, CUTTING)
        blocks = cut.panel(there, table, inner, words)
        details = cut.details(there, table, inner, words)
        return _embed_panel(words("cutterland-plan-cutting"), blocks, details, words)
    if at == BUILD and can_plan_layout(view, plan):
        there, inner = layout_view(view, plan), draft_in(draft, BUILDING)
        blocks = build.panel(there, table, inner, words)
        details = build.details(there, table, inner, words)
        return _embed_panel(words("cutterland-plan-building"), blocks, details, words)
    if at == THEN and then is not None:
        return _render_after_cut(then, table, draft_in(draft, THEN), words)
    if offered is not None:
        return _render_placement(view, table, plan, offered, draft_in(draft, PLACING), words)
    return None


def _render_placement(
    view: View, table: Table, plan: PlanDraft, offered: OfferedPiece, raw: Draft, words: Words
) -> PlanEditor:
    """A piece of the plan held over the land; the letters lead to the others."""
    letter, held_view = offered.letter, placement_view(view, plan, offered)
    held = read_placement_draft(held_view, raw)
    if held.spots:
        status = place_screens.describe_spot(held_view, held, words)
    else:
        status = words("cutterland-lay-nowhere", letter=letter)
    note = confirm_button(held.action if held.spots else None, words("cutterland-plan-note"))
    jumps = place_screens.jump_buttons(held_view, held, words)
    others = [one for one in plan.letters if one != letter][: MOST - 2]
    letters = [one for one in plan.letters if one == letter or one in others]
    blocks = (
        Text(f"{words('cutterland-plan-laying', letter=letter)}\n{status}"),
        hold_picture(place_others(view, plan, offered), table, held, words),
        Note(),
        Row((*take.piece_buttons(letters, held, "lay"), *jumps)),
        place_screens.key_row(held, words),
        Row((note, _back_button(words))),
    )
    details = place_screens.spot_details(held_view, held, words) if held.spots else ()
    return PlanEditor(blocks, details=details, inside=True)


def _back_button(words: Words) -> Button:
    return Button("g.whole", words("cutterland-plan-whole"))


def _render_after_cut(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
    """The same editor for what comes after the viewer's own cut."""
    inner = render_editor(view, table, draft, words)
    if inner.inside:
        return inner
    head = Text(f"{words('cutterland-plan-then')}\n{inner.hint}")
    choice = [block for block in inner.details if isinstance(block, Row)]
    (last,) = choice or (Row(()),)
    blocks = (head, *inner.blocks, Row((*last.buttons, _back_button(words))))
    return PlanEditor(blocks, inside=True)


def _render_whole(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
    plan, pieces = read_plan_draft(view, draft), list_possible_pieces(view)
    assert view.seat is not None
    hints, blocks, lines = [], list[Block](), []
    if pieces and (plan.chooses or can_plan_places(view)):
        hints.append(words("cutterland-plan-pieces", asked="yes" if plan.chooses else "no"))
        lines = [
            words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
            for one in pieces
        ]
        ranks = [_rank_button(one, plan, words) for one in pieces]
        blocks += [_plan_picture(view, table, plan, words), Note(), *button_rows(ranks, MOST)]
    elif own(view).land.cells:
        blocks += [land_picture(view, table, view.seat, words), Note()]
    others = [*_shortcut_buttons(view, plan, words)]
    if can_plan_cut(view):
        hints.append(words("cutterland-plan-cut"))
        others += _cut_buttons(view, plan, draft, words)
    if can_plan_layout(view, plan):
        hints.append(words("cutterland-plan-build"))
        others += _layout_buttons(plan, words)
    about = Text("\n".join((*lines, *hints)))
    return PlanEditor(
        (*blocks, *button_rows(others, MOST)),
        hint=hints[0] if hints else "",
        details=(*_only_row(view, plan, words), about),
    )


def _plan_picture(view: View, table: Table, plan: PlanDraft, words: Words) -> Picture:
    """The land and the pieces, the first choice where it would go."""
    first = next((one for one in plan.pieces if one.spot is not None), None)
    if first is None:
        return hold_picture(view, table, None, words, reaches=False)
    raw = _write_placement_draft(plan, first.piece.letter)
    held = read_placement_draft(placement_view(view, plan, first.piece), raw)
    there = place_others(view, plan, first.piece)
    return hold_picture(there, table, held, words, reaches=False)


def _rank_button(offered: OfferedPiece, plan: PlanDraft, words: Words) -> Button:
    """Puts a piece next in the order, or takes it out."""
    letter = offered.letter
    number = plan.letters.find(letter) + 1
    key = "cutterland-plan-rank" if plan.chooses else "cutterland-plan-piece"
    style: Style = "primary" if number else "secondary"
    return Button(f"g.rank.{letter}", words(key, letter=letter, number=number), style)


def _cut_buttons(view: View, plan: PlanDraft, draft: Draft, words: Words) -> tuple[Button, ...]:
    if plan.cut is None:
        return (Button("g.cutting", words("cutterland-plan-cut-make"), "primary"),)
    make = Button("g.cutting", words("cutterland-plan-cut-change"))
    leave = Button("g.nocut", words("cutterland-plan-cut-leave"))
    if after_cut_view(view, plan) is None:
        return make, leave
    planned = bool(draft_in(draft, THEN))
    key = "cutterland-plan-then-change" if planned else "cutterland-plan-then-make"
    return make, Button("g.then", words(key), "secondary" if planned else "primary"), leave


def _layout_buttons(plan: PlanDraft, words: Words) -> tuple[Button, ...]:
    if plan.layout is None:
        return (Button("g.build", words("cutterland-plan-build-make"), "primary"),)
    return (
        Button("g.build", words("cutterland-plan-build-change")),
        Button("g.nobuild", words("cutterland-plan-build-leave")),
    )


def _embed_panel(
    head: str, blocks: tuple[Block, ...], details: tuple[Block, ...], words: Words
) -> PlanEditor:
    """A panel of play as a part of the plan, under another title: what confirms there only notes it
    here."""
    label = words("cutterland-plan-note")
    _, *others, last = (relabel_confirm(block, label) for block in blocks)
    row = Row((_back_button(words),))
    if isinstance(last, Row) and len(last.buttons) < MOST - 1:
        row = Row((*last.buttons, *row.buttons))
    else:
        others.append(last)
    return PlanEditor((Text(head), *others, row), details=details, inside=True)


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Draft:
    """Raises `BadInput`, and `IllegalAction` for a spot, a cut or a layout."""
    view = lay_first_piece(view)
    at, plan = text_in(draft, "at"), read_plan_draft(view, draft)
    then = after_cut_view(view, plan)
    if at == THEN and then is not None:
        return _press_after_cut(then, draft, control, values)
    if control == ["whole"]:
        return _drop_keys(draft, "at")
    offered = _find_edited_piece(view, at)
    if at == CUT and can_plan_cut(view):
        reply = cut.press(cut_view(view), draft_in(draft, CUTTING), control, values)
        return _note_reply(draft, CUTTING, CUT, reply)
    if at == BUILD and can_plan_layout(view, plan):
        there = layout_view(view, plan)
        reply = build.press(there, draft_in(draft, BUILDING), control, values)
        return _note_reply(draft, BUILDING, BUILD, reply)
    if offered is not None:
        return _press_placement(view, draft, offered, control, values)
    return _press_whole(view, _drop_keys(draft, "at"), plan, control)


def _press_whole(view: View, draft: Draft, plan: PlanDraft, control: list[str]) -> Draft:
    letters = {one.letter for one in list_possible_pieces(view)}
    order, then = plan.letters, after_cut_view(view, plan)
    match control:
        case ["rank", letter] if letter in letters:
            order = order.replace(letter, "") if letter in order else order + letter
            return draft | {"order": order}
        case ["best"]:
            return draft | {"order": find_best_order(view)}
        case ["only"]:
            return draft | {"only": draft.get("only") is not True}
        case ["lay", letter] if letter in order and can_plan_places(view):
            return draft | {"at": f"lay.{letter}", PLACING: _write_placement_draft(plan, letter)}
        case ["cutting"] if can_plan_cut(view):
            return draft | {"at": CUT}
        case ["nocut"]:
            return _drop_keys(draft, CUT, THEN)
        case ["then"] if then is not None:
            part = draft_in(draft, THEN) or {"order": find_best_order(then)}
            return draft | {"at": THEN, THEN: part}
        case ["build"] if can_plan_layout(view, plan):
            return draft | {"at": BUILD}
        case ["nobuild"]:
            return _drop_keys(draft, BUILD)
        case _:
            raise BadInput("cutterland-bad-control")


def _press_after_cut(
    then: View, draft: Draft, control: list[str], values: Mapping[str, str]
) -> Draft:
    """A press in the editor for what comes after the cut."""
    part = draft_in(draft, THEN)
    if control == ["whole"] and not text_in(part, "at"):
        return _drop_keys(draft, "at")
    return draft | {THEN: press(then, part, control, values)}


def _write_placement_draft(plan: PlanDraft, letter: str) -> Draft:
    """The spot that a piece has in the plan, for the panel."""
    spot = next((one.spot for one in plan.pieces if one.piece.letter == letter), None)
    return {} if spot is None else {"piece": letter, "cell": spot.cell, "turns": spot.turns}


def _press_placement(
    view: View, draft: Draft, offered: OfferedPiece, control: list[str], values: Mapping[str, str]
) -> Draft:
    plan = read_plan_draft(view, draft)
    held = placement_view(view, plan, offered)
    match control:
        case ["lay", other] if other in plan.letters:
            return _change_piece(view, draft, read_placement_draft(held, draft_in(draft, PLACING)),
                                 other)  # fmt: skip
    reply = place_screens.press(held, draft_in(draft, PLACING), control, values)
    if not isinstance(reply, PlayAction):
        return draft | {PLACING: reply.draft}
    place = reply.action
    assert isinstance(place, Place)
    spots = draft_in(draft, "spots") | {offered.letter: [place.cell, place.turns]}
    return _drop_keys(draft, "at", PLACING) | {"spots": spots, "only": False}


def _change_piece(view: View, draft: Draft, held: PlacementDraft, other: str) -> Draft:
    """On to another piece of the plan; the one held stays where it is, if it may lie there."""
    if held.error is None:
        spots = draft_in(draft, "spots") | {held.letter: [held.cell, held.turns]}
        draft = draft | {"spots": spots}
    there = _write_placement_draft(read_plan_draft(view, draft), other)
    return draft | {"at": f"lay.{other}", PLACING: there}


def _note_reply(draft: Draft, editor: str, key: str, reply: Reply[Action]) -> Draft:
    """The draft of a panel, or its action as a line of the plan."""
    if not isinstance(reply, PlayAction):
        return draft | {editor: reply.draft}
    return _drop_keys(draft, "at") | {key: write_action(reply.action)}


def _find_edited_piece(view: View, at: str) -> OfferedPiece | None:
    """The piece whose spot is being edited."""
    word, _, letter = at.partition(".")
    if word != "lay" or not can_plan_places(view):
        return None
    return next((one for one in list_possible_pieces(view) if one.letter == letter), None)


def _drop_keys(draft: Draft, *keys: str) -> Draft:
    return {key: value for key, value in draft.items() if key not in keys}


def _shortcut_buttons(view: View, plan: PlanDraft, words: Words) -> Iterator[Button]:
    """The short way to a whole plan, and to other spots."""
    if not can_plan_places(view):
        return
    key = "cutterland-plan-best" if plan.chooses else "cutterland-plan-places"
    if view.hints:
        yield Button("g.best", words(key), disabled=not find_best_order(view))
    letter = next((one.piece.letter for one in plan.pieces if one.spot is not None), None)
    if letter is not None:
        yield Button(f"g.lay.{letter}", words("cutterland-plan-spots"))


def _only_row(view: View, plan: PlanDraft, words: Words) -> tuple[Row, ...]:
    """Whether pieces are placed as soon as they are taken."""
    if not plan.chooses or not can_plan_places(view):
        return ()
    key = "cutterland-plan-only" if plan.has_placements else "cutterland-plan-lay-too"
    return (Row((Button("g.only", words(key)),)),)
