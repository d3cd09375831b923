"""Plans: the open pieces in order of preference, a spot for each, the next cut and what follows it,
and the last layout. Each part is made in the panel that play has for it. Whatever of a draft is no
longer possible is left out. Also the plan's lines, in the notation and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.screens.context import Context
from bot.screens.contract import PlanEditor
from bot.screens.controls import change_replies
from bot.screens.cutterland.cut_draft import card_of
from bot.screens.cutterland.drafts import confirm_button, list_open_pieces, own
from bot.screens.cutterland.layout_draft import write_short_layout
from bot.screens.cutterland.panel_pictures import card_picture_with_names, hold_picture
from bot.screens.cutterland.panels import build, cut, place
from bot.screens.cutterland.phrases import describe_piece, layout_words
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.placement_draft import (
    Spot,
    find_gain,
    find_piece_spots,
    hold_view,
    name_spot,
    read_placement_draft,
    view_turn,
)
from bot.screens.drafts import draft_in, text_in
from bot.screens.panel import button_rows, format_gain
from bot.screens.replies import Answers, Draft, KeepDraft, PlayAction, Reply
from bot.screens.screen import Button, LazyPicture, Note, Part, Picture, Row, Style, Text
from bot.words import Words
from engine.cells import name_of
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take, read_action, write_action
from engine.cutterland.plan import (
    after_cut,
    can_plan_placements,
    check_line,
    choices_left,
    choosers_of,
    is_next_to_build,
    is_next_to_cut,
    lay_first_piece,
    lay_pieces,
    placements_left,
    player_before_build,
)
from engine.cutterland.views import OfferedPiece, View

Line = tuple[Action, ...]
MOST = 5  # buttons in a row
CUTTING, PLACING, BUILDING = "cutting", "laying", "building"
"""Keys of the draft: the drafts of the panels for cuts, placements and layouts."""
DROPPED = "dropped"
"""Key of the draft: the letter of the piece that was dropped last."""
CUT, THEN, BUILD = "cut", "then", "build"
"""Keys of the draft: the cut, the draft of what follows it, and the layout."""


def render_editor(ctx: Context[View]) -> PlanEditor:
    """The whole plan, or the panel of the part of it that is open."""
    ctx = replace(ctx, view=lay_first_piece(ctx.view))
    view, draft = ctx.view, ctx.draft
    at, plan = text_in(draft, "at"), read_plan_draft(view, draft)
    if at == CUT and can_plan_cut(view):
        assert view.seat is not None
        view = replace(view_turn(view, "cut", own(view)), active=view.seat, offered=())
        inner = replace(ctx, view=view, draft=draft_in(draft, CUTTING))
        return _embed_panel(ctx, CUTTING, CUT, cut.panel(inner), cut.details(inner))
    if at == BUILD and can_plan_layout(view, plan):  # on the viewer's final land
        land = player_before_build(view, (), list_own_placements(view, plan.pieces)).land
        view = view_turn(view, "resolve", replace(own(view), land=land, to_lay=()))
        view = replace(view, offered=())
        inner = replace(ctx, view=view, draft=draft_in(draft, BUILDING))
        return _embed_panel(ctx, BUILDING, BUILD, build.panel(inner), build.details(inner))
    if at == THEN and (then := after_cut_view(view, plan)) is not None:
        return _render_after_cut(ctx, then)
    word, _, letter = at.partition(".")
    if word == "lay" and can_plan_places(view):
        for offered in list_possible_pieces(view):
            if offered.letter == letter:
                return _render_placement(ctx, plan, offered)
    return _render_whole(replace(ctx, draft=_drop_keys(draft, "at")), plan)


def _render_placement(ctx: Context[View], plan: PlanDraft, offered: OfferedPiece) -> PlanEditor:
    """A piece of the plan held over the land; the letters lead to the others."""
    letter, draft, words = offered.letter, ctx.draft, ctx.words
    inner = replace(ctx, view=placement_view(ctx.view, plan, offered))
    held = read_placement_draft(inner.view, draft_in(draft, PLACING))
    others = [other for other in plan.letters if other != letter][: MOST - 2]
    # The piece that is held stays where it is, if it may lie there.
    spots = draft_in(draft, "spots") | {held.letter: [held.cell, held.turns]}
    moved = draft | {"spots": spots} if held.error is None else draft
    letters = (
        Button(
            f"g.lay.{other}", other, "primary" if other == held.letter else "secondary",
            does=partial(_hold_piece, ctx.view, moved, other),
        )
        for other in plan.letters if other == letter or other in others
    )  # fmt: skip

    def note(reply: Reply[Any]) -> KeepDraft:
        if not isinstance(reply, PlayAction):
            return KeepDraft(draft | {PLACING: reply.draft})
        action = reply.action
        assert isinstance(action, Place)
        noted = draft_in(draft, "spots") | {letter: [action.cell, action.turns]}
        return KeepDraft(_drop_keys(draft, "at", PLACING) | {"spots": noted, "only": False})

    confirm = confirm_button(held.action if held.spots else None, words("cutterland-plan-spot"))
    jumps, keys, last = change_replies(
        (Row(place.jump_buttons(inner, held)), place.hold_row(held, words), Row((confirm,))), note
    )
    assert isinstance(jumps, Row)
    assert isinstance(last, Row)
    there = replace(ctx, view=place_others(ctx.view, plan, offered))
    controls = {other: f"g.lay.{other}" for other in others}
    head = words("cutterland-plan-laying", letter=letter)
    blocks = (
        Text(f"{head}\n{place.describe_spot(inner, held)}"),
        LazyPicture(lambda: hold_picture(there, held, controls=controls)),
        Note(),
        Row((*letters, *jumps.buttons)),
        keys,
        Row((*last.buttons, _back_button(ctx))),
    )
    details = change_replies(place.spot_details(inner, held), note)
    return PlanEditor(blocks, details=details, inside=True)


def _hold_piece(view: View, draft: Draft, letter: str, answers: Answers) -> KeepDraft:
    """Opens the panel for the spot of a piece, where it was dropped or the plan has it."""
    plan = read_plan_draft(view, draft)
    piece = next(one.piece.piece for one in plan.pieces if one.piece.letter == letter)
    there = place.read_drop(letter, piece, answers) or _write_placement_draft(plan, letter)
    return KeepDraft(draft | {"at": f"lay.{letter}", PLACING: there})


def _back_button(ctx: Context[View]) -> Button:
    does = KeepDraft(_drop_keys(ctx.draft, "at"))
    return Button("g.whole", ctx.words("cutterland-plan-whole"), does=does)


def _render_after_cut(ctx: Context[View], then: View) -> PlanEditor:
    """The same editor for what comes after the viewer's own cut."""

    def keep(reply: Reply[Any]) -> KeepDraft:
        return KeepDraft(ctx.draft | {THEN: reply.draft})

    inner = render_editor(replace(ctx, view=then, draft=draft_in(ctx.draft, THEN)))
    blocks, details = change_replies(inner.blocks, keep), change_replies(inner.details, keep)
    if inner.inside:
        return replace(inner, blocks=blocks, details=details)
    head = Text(f"{ctx.words('cutterland-plan-then')}\n{inner.hint}")
    choice = [button for part in details if isinstance(part, Row) for button in part.buttons]
    return PlanEditor((head, *blocks, Row((*choice, _back_button(ctx)))), inside=True)


def _render_whole(ctx: Context[View], plan: PlanDraft) -> PlanEditor:
    view, words, pieces = ctx.view, ctx.words, list_possible_pieces(ctx.view)
    hints, blocks, lines = [], list[Part](), []
    has_places = can_plan_places(view)
    if pieces and (plan.chooses or has_places):
        hints.append(words("cutterland-plan-pieces", asked="yes" if plan.chooses else "no"))
        lines = [describe_piece(piece, words) for piece in pieces]
        ranks = []
        for piece in pieces:
            letter = piece.letter
            number = plan.letters.find(letter) + 1
            key = "cutterland-plan-rank" if plan.chooses else "cutterland-plan-piece"
            label = words(key, letter=letter, number=number)
            rank = partial(_rank_piece, ctx.draft, plan, piece)
            style: Style = "primary" if number else "secondary"
            ranks.append(Button(f"g.rank.{letter}", label, style, does=rank))
        picture = LazyPicture(lambda: _plan_picture(ctx, plan))
        blocks += [picture, Note(), *button_rows(ranks, MOST)]
    elif own(view).land.cells:
        blocks += [LazyPicture(lambda: land_picture(ctx, ctx.seat)), Note()]
    others = [*_shortcut_buttons(ctx, plan)]
    if can_plan_cut(view):
        hints.append(words("cutterland-plan-cut"))
        others += _cut_buttons(ctx, plan)
    if can_plan_layout(view, plan):
        hints.append(words("cutterland-plan-build"))
        edit = ctx.draft | {"at": BUILD}
        if plan.layout is None:
            make = words("cutterland-plan-build-make")
            others.append(Button("g.build", make, "primary", does=KeepDraft(edit)))
        else:
            planned: Draft = {BUILDING: {"layout": write_short_layout(plan.layout.layout)}}
            edit = planned | edit
            without = KeepDraft(_drop_keys(ctx.draft, BUILD, BUILDING))
            others += (
                Button("g.build", words("cutterland-plan-build-change"), does=KeepDraft(edit)),
                Button("g.nobuild", words("cutterland-plan-build-leave"), does=without),
            )
    details: list[Part] = []
    if plan.chooses and has_places:  # whether pieces are placed as soon as they are taken
        key = "cutterland-plan-only" if plan.has_placements else "cutterland-plan-lay-too"
        does = KeepDraft(ctx.draft | {"only": ctx.draft.get("only") is not True})
        details.append(Row((Button("g.only", words(key), does=does),)))
    details.append(Text("\n".join((*lines, *hints))))
    hint = hints[0] if hints else ""
    return PlanEditor((*blocks, *button_rows(others, MOST)), hint=hint, details=tuple(details))


def _plan_picture(ctx: Context[View], plan: PlanDraft) -> Picture:
    """The land and the pieces, the dropped or first one where it would go. A tap ranks one."""
    pieces, drops = list_possible_pieces(ctx.view), can_plan_places(ctx.view)
    controls = {piece.letter: f"g.rank.{piece.letter}" for piece in pieces}
    there = [planned for planned in plan.pieces if planned.spot is not None]
    dropped = (one for one in there if one.piece.letter == text_in(ctx.draft, DROPPED))
    first = next(dropped, next(iter(there), None))
    if first is None:
        return hold_picture(ctx, None, reaches=False, drops=drops, controls=controls)
    raw = _write_placement_draft(plan, first.piece.letter)
    held = read_placement_draft(placement_view(ctx.view, plan, first.piece), raw)
    ctx = replace(ctx, view=place_others(ctx.view, plan, first.piece))
    return hold_picture(ctx, held, reaches=False, drops=drops, controls=controls)


def _rank_piece(
    draft: Draft, plan: PlanDraft, offered: OfferedPiece, answers: Answers
) -> KeepDraft:
    """The piece is the next choice, or none any more; one that was dropped is, and goes there."""
    letter, before = offered.letter, plan.letters
    if dropped := place.read_drop(letter, offered.piece, answers):
        spots = draft_in(draft, "spots") | {letter: [dropped["cell"], dropped["turns"]]}
        order = before if letter in before else before + letter
        draft |= {"order": order, "spots": spots, DROPPED: letter, "only": False}
        return KeepDraft(draft)
    order = before.replace(letter, "") if letter in before else before + letter
    return KeepDraft(_drop_keys(draft, DROPPED) | {"order": order})


def _shortcut_buttons(ctx: Context[View], plan: PlanDraft) -> Iterator[Button]:
    """The short way to a whole plan, and to other spots."""
    view, words = ctx.view, ctx.words
    if not can_plan_places(view):
        return
    if view.hints:
        key = "cutterland-plan-best" if plan.chooses else "cutterland-plan-places"
        best = find_best_order(view)
        does = KeepDraft(ctx.draft | {"order": best})
        yield Button("g.best", words(key), disabled=not best, does=does)
    letter = next(
        (planned.piece.letter for planned in plan.pieces if planned.spot is not None), None
    )
    if letter is not None:
        hold = partial(_hold_piece, view, ctx.draft, letter)
        yield Button(f"g.lay.{letter}", words("cutterland-plan-spots"), does=hold)


def _cut_buttons(ctx: Context[View], plan: PlanDraft) -> Iterator[Button]:
    draft, words, then = ctx.draft, ctx.words, after_cut_view(ctx.view, plan)
    edit = draft | {"at": CUT}
    if plan.cut is None:
        make = words("cutterland-plan-cut-make")
        yield Button("g.cutting", make, "primary", does=KeepDraft(edit))
        return
    planned: Draft = {CUTTING: _write_cut_draft(plan.cut)}
    change = words("cutterland-plan-cut-change")
    yield Button("g.cutting", change, does=KeepDraft(planned | edit))
    if then is not None:
        following = draft_in(draft, THEN)
        yield Button(
            "g.then",
            words("cutterland-plan-then-change" if following else "cutterland-plan-then-make"),
            "secondary" if following else "primary",
            does=lambda _: KeepDraft(
                draft | {"at": THEN, THEN: following or {"order": find_best_order(then)}}
            ),
        )
    without = KeepDraft(_drop_keys(draft, CUT, CUTTING, THEN))
    yield Button("g.nocut", words("cutterland-plan-cut-leave"), does=without)


def _embed_panel(
    ctx: Context[View], editor: str, key: str, panel: tuple[Part, ...], details: tuple[Part, ...]
) -> PlanEditor:
    """A panel of play as a part of the plan, under another title: what confirms there only notes
    its action here, as a line under the `key`. The draft of the panel is kept under `editor`."""

    def note(reply: Reply[Any]) -> KeepDraft:
        if not isinstance(reply, PlayAction):
            return KeepDraft(ctx.draft | {editor: reply.draft})
        return KeepDraft(_drop_keys(ctx.draft, "at") | {key: write_action(reply.action)})

    head = ctx.words("cutterland-plan-cutting" if key == CUT else "cutterland-plan-building")
    _, *others, last = change_replies(panel, note, ctx.words("cutterland-plan-note"))
    buttons = [_back_button(ctx)]
    if isinstance(last, Row) and len(last.buttons) < MOST - 1:
        buttons = [*last.buttons, *buttons]
    else:
        others.append(last)
    blocks = (Text(head), *others, Row(tuple(buttons)))
    return PlanEditor(blocks, details=change_replies(details, note), inside=True)


def _write_placement_draft(plan: PlanDraft, letter: str) -> Draft:
    """The spot that a piece has in the plan, for the panel."""
    spot = next((planned.spot for planned in plan.pieces if planned.piece.letter == letter), None)
    return {} if spot is None else {"piece": letter, "cell": spot.cell, "turns": spot.turns}


def _write_cut_draft(planned: Cut) -> Draft:
    return {"card": planned.card, "cuts": {str(planned.card): [*planned.groups]}}


def resume_plan(view: View, draft: Draft) -> Draft:
    """The cut, the layout, or the first of the pieces that can be taken or placed now, and its
    spot."""
    if view.phase == "cut":
        cut = _read_possible_action(view, (), text_in(draft, CUT))
        planned = _write_cut_draft(cut) if isinstance(cut, Cut) else {}
        return draft_in(draft, CUTTING) or planned
    plan = read_plan_draft(view, draft)
    if view.phase == "resolve":
        planned = {"layout": write_short_layout(plan.layout.layout)} if plan.layout else {}
        return draft_in(draft, BUILDING) or planned
    if view.phase not in {"take", "lay"}:
        return {}
    taken_by = None if view.phase == "take" else view.seat
    pieces = (planned.piece for planned in plan.pieces)
    letter = next((piece.letter for piece in pieces if piece.taken_by == taken_by), "")
    return _write_placement_draft(plan, letter) or ({"piece": letter} if letter else {})


def _drop_keys(draft: Draft, *keys: str) -> Draft:
    return {key: value for key, value in draft.items() if key not in keys}


@dataclass(frozen=True, slots=True)
class PlannedPiece:
    """A piece that the viewer would take or place, and its spot; None where that is left open."""

    piece: OfferedPiece
    spot: Spot | None

    @property
    def placements(self) -> tuple[Place, ...]:
        if self.spot is None:
            return ()
        return (Place(self.piece.letter, self.spot.cell, self.spot.turns),)


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """`pieces` in their order. `chooses`: the viewer will choose among them; otherwise they are
    those that the viewer has, or that may be left over for them."""

    pieces: tuple[PlannedPiece, ...]
    cut: Cut | None
    layout: Resolve | None
    chooses: bool
    has_placements: bool

    @property
    def letters(self) -> str:
        return "".join(wish.piece.letter for wish in self.pieces)


def list_possible_pieces(view: View) -> tuple[OfferedPiece, ...]:
    """The pieces that the viewer has to place, or may still get."""
    letters = {*own(view).to_lay}
    if view.seat in choosers_of(view):
        letters |= {piece.letter for piece in list_open_pieces(view)}
    return tuple(piece for piece in view.offered if piece.letter in letters)


def read_plan_draft(view: View, draft: Draft) -> PlanDraft:
    offered = {piece.letter: piece for piece in list_possible_pieces(view)}
    letters = dict.fromkeys(text_in(draft, "order"))
    order = [offered[letter] for letter in letters if letter in offered]
    places = can_plan_places(view) and draft.get("only") is not True
    pieces = tuple(PlannedPiece(piece, None) for piece in order)
    pieces = _choose_spots(view, order, draft) if places else pieces
    before = list_own_placements(view, pieces)
    cut = _read_possible_action(view, (), text_in(draft, CUT)) if can_plan_cut(view) else None
    layout = _read_possible_action(view, before, text_in(draft, BUILD))
    return PlanDraft(
        pieces,
        cut if isinstance(cut, Cut) else None,
        layout if isinstance(layout, Resolve) else None,
        choices_left(view) > 0,
        places,
    )


def find_best_order(view: View) -> str:
    """The letters of the pieces, those first that score most at their best spot; empty where no
    spot can be planned; in the order of the alphabet in a match without hints."""
    if not can_plan_places(view):
        return ""
    legal = {piece.letter: find_piece_spots(view, piece) for piece in list_possible_pieces(view)}
    points = {letter: spots[0].points for letter, spots in legal.items() if spots}
    if not view.hints:
        return "".join(sorted(points))
    return "".join(sorted(points, key=lambda letter: (-points[letter], letter)))


def can_plan_places(view: View) -> bool:
    """Whether spots can be planned: the viewer will place pieces, and may try them before."""
    return can_plan_placements(view) and placements_left(view) > 0


def can_plan_cut(view: View) -> bool:
    return is_next_to_cut(view) and view.seat not in view.to_act


def list_own_placements(view: View, pieces: tuple[PlannedPiece, ...]) -> tuple[Place, ...]:
    """The spots of the pieces that the viewer already has."""
    mine = [planned for planned in pieces if planned.piece.letter in own(view).to_lay]
    return tuple(place for planned in mine for place in planned.placements)


def can_plan_layout(view: View, plan: PlanDraft) -> bool:
    """Whether the viewer's final land is known, with the plan's placements."""
    return is_next_to_build(view, len(list_own_placements(view, plan.pieces)))


def placement_view(view: View, plan: PlanDraft, offered: OfferedPiece) -> View:
    """For the panel for placements: the piece in hand, and the viewer's other pieces placed."""
    return hold_view(place_others(view, plan, offered), offered)


def place_others(view: View, plan: PlanDraft, offered: OfferedPiece) -> View:
    """The view with the viewer's pieces placed, apart from one."""
    mine = list_own_placements(view, plan.pieces)
    return lay_pieces(view, [place for place in mine if place.piece != offered.letter])


def after_cut_view(view: View, plan: PlanDraft) -> View | None:
    """The view after the planned cut, where more can be planned then."""
    if plan.cut is None:
        return None
    then = after_cut(view, list_own_placements(view, plan.pieces), plan.cut)
    return then if choices_left(then) or can_plan_places(then) else None


def _choose_spots(
    view: View, pieces: Sequence[OfferedPiece], draft: Draft
) -> tuple[PlannedPiece, ...]:
    """Each piece where the draft has it, else at its best spot; the viewer's own come first."""
    letters, chosen = own(view).to_lay, dict[str, PlannedPiece]()
    for offered in sorted(pieces, key=lambda piece: piece.letter not in letters):
        spots, kept = find_piece_spots(view, offered), draft_in(draft, "spots").get(offered.letter)
        named = (spot for spot in spots if [spot.cell, spot.turns] == kept)
        planned = PlannedPiece(offered, next(named, spots[0] if spots else None))
        chosen[offered.letter] = planned
        view = lay_pieces(view, planned.placements) if offered.letter in letters else view
    return tuple(chosen[piece.letter] for piece in pieces)


def _read_possible_action(view: View, before: Line, text: str) -> Action | None:
    """What a line of notation means, if that is possible."""
    if not text:
        return None
    try:
        action = read_action(text)
        check_line(view, (*before, action))
    except IllegalAction:
        return None
    return action


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the plan: each piece with its spot; each spot by itself, for a piece that is not
    chosen but left over, all of them before the layout on the land they make; and the cut, whatever
    is chosen before, with each thing that may follow it."""
    view = lay_first_piece(view)
    plan = read_plan_draft(view, draft)
    choices = [
        planned for planned in plan.pieces if plan.chooses and planned.piece.taken_by is None
    ]
    may_be_left = choosers_of(view).count(view.seat) > choices_left(view)
    others = [planned for planned in plan.pieces if may_be_left or planned not in choices]
    lines: list[Line] = [(Take(planned.piece.letter), *planned.placements) for planned in choices]
    lines += [planned.placements for planned in others if planned.spot is not None]
    if plan.layout is not None:
        lines = [(*list_own_placements(view, plan.pieces), plan.layout)]
    if plan.cut is not None:
        then = after_cut_view(view, plan)
        after = () if then is None else read_plan_lines(then, draft_in(draft, THEN))
        lines += [(plan.cut, *line) for line in after or ((),)]
    return tuple(lines)


def write_plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    view = lay_first_piece(view)
    parts = [_split_at_cut(line) for line in lines]
    actions = [action for before, _, _ in parts for action in before]
    taken = [action.piece for action in actions if isinstance(action, Take)]
    places = {action.piece: action for action in actions if isinstance(action, Place)}
    draft: Draft = {"order": "".join(dict.fromkeys([*taken, *places]))}
    if places:
        draft["spots"] = {letter: [spot.cell, spot.turns] for letter, spot in places.items()}
    if taken and not places:
        draft["only"] = True
    layouts = [write_action(action) for action in actions if isinstance(action, Resolve)]
    draft |= {BUILD: layouts[0]} if layouts else {}
    cuts = [cut for _, cut, _ in parts if cut is not None]
    if not cuts:
        return draft
    draft |= {CUT: write_action(cuts[0])}
    then = after_cut_view(view, read_plan_draft(view, draft))
    after = [line for _, cut, line in parts if cut is not None and line]
    return draft | ({THEN: write_plan_draft(then, after)} if then is not None and after else {})


def _split_at_cut(line: Line) -> tuple[Line, Cut | None, Line]:
    for number, action in enumerate(line):
        if isinstance(action, Cut):
            return line[:number], action, line[number + 1 :]
    return line, None, ()


def describe_lines(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    """Each line in words; of consecutive lines with the same cut, only the first describes it."""
    view = lay_first_piece(view)
    told, last = [], None
    for line in lines:
        before, cut, then = _split_at_cut(line)
        parts = [_describe_part(view, before, words)]
        if cut is not None:
            places = [action for action in before if isinstance(action, Place)]
            rest = _describe_part(after_cut(view, places, cut), then, words)
            sizes = "+".join(str(len(group)) for group in cut.groups)
            parts += [words("cutterland-plan-told-cut", card=cut.card, sizes=sizes), rest]
            if cut == last:
                parts = [words("cutterland-plan-told-after", line=rest)]
        told.append("; ".join(filter(None, parts)))
        last = cut
    return tuple(told)


def draw_lines(view: View, lines: Sequence[Line], words: Words) -> Picture | None:
    """The card of the first cut, cut so."""
    cuts = (action for line in lines for action in line if isinstance(action, Cut))
    first = next(cuts, None)
    if first is None:
        return None
    return card_picture_with_names(card_of(view, first.card), first.groups, words)


def _describe_part(view: View, line: Line, words: Words) -> str:
    taken = {action.piece for action in line if isinstance(action, Take)}
    places = {action.piece: action for action in line if isinstance(action, Place)}
    parts = []
    for action in line:
        if isinstance(action, Take) and action.piece in places:
            place = _describe_place(view, places[action.piece], words)
            parts.append(words("cutterland-plan-told-lay", letter=action.piece, place=place))
        elif isinstance(action, Take):
            parts.append(words("cutterland-plan-told-take", letter=action.piece))
        elif isinstance(action, Place) and action.piece not in taken:
            mine = action.piece in own(view).to_lay
            key = "cutterland-plan-told-own" if mine else "cutterland-plan-told-left"
            place = _describe_place(view, action, words)
            parts.append(words(key, letter=action.piece, place=place))
        elif isinstance(action, Resolve):
            built = layout_words(action.layout, words)
            parts.append(words("cutterland-plan-told-build", layout=built or "none"))
    return "; ".join(parts)


def _describe_place(view: View, place: Place, words: Words) -> str:
    """The spot, and the points it would gain now."""
    offered = next(
        (piece for piece in list_possible_pieces(view) if piece.letter == place.piece), None
    )
    gain = None
    if offered is not None and can_plan_places(view):
        gain = find_gain(view, offered, place.cell, place.turns)
    told = "none" if gain is None else format_gain(gain)
    name, turns = name_of(place.cell), place.turns % 4
    cell = name if offered is None else name_spot(offered.piece, place.cell, turns)
    return words("cutterland-plan-place", cell=cell, turns=turns, gain=told)
