"""The editor of a plan: the open pieces in the order of one's choice, each laid ahead, the next cut
with the same for its pieces, and the last layout. Each is made in the editor that play has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.screens.cutterland.ahead import (
    BUILD,
    CUT,
    THEN,
    Ahead,
    ahead_plan,
    best_order,
    building_view,
    cutting_view,
    laying_view,
    lays_by_plan,
    may_build,
    may_cut,
    possible,
    then_view,
)
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.panels import cut, lay, resolve
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.pictures import land_picture, offer_picture
from bot.screens.drafting import draft_in, text_in
from bot.screens.game import Act, BadInput, Draft, Planner, Reply
from bot.screens.screen import Block, Button, Note, Row, Style, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action, Place
from engine.cutterland.foreseen import begun
from engine.cutterland.notation import write_action
from engine.cutterland.views import Offered, View

MOST = 5
"""Buttons in a row."""
CUTTING, LAYING, BUILDING = "cutting", "laying", "building"
"""In the draft: the drafts of the editors of cuts, places and layouts."""


def planner(view: View, table: Table, draft: Draft, words: Words) -> Planner:
    view = begun(view)
    blocks = _inside(view, table, draft, words)
    if blocks:
        return Planner(blocks, inside=True)
    return Planner(_whole(view, table, draft, words))


def _inside(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    """The editor of one part of the plan; nothing where none is open."""
    at, plan = text_in(draft, "at"), ahead_plan(view, draft)
    offered, then = _laid(view, at), then_view(view, plan)
    if at == CUT and may_cut(view):
        head = Text(words("cutterland-plan-cutting"))
        blocks = cut.panel(cutting_view(view), draft_in(draft, CUTTING), words)
        return _within((head, *blocks), words)
    if at == BUILD and may_build(view, plan):
        head = Text(words("cutterland-plan-building"))
        shown = resolve.panel(building_view(view, plan), table, draft_in(draft, BUILDING), words)
        return _within((head, *shown), words)
    if at == THEN and then is not None:
        return _after_cut(then, table, draft_in(draft, THEN), words)
    if offered is None:
        return ()
    head = Text(words("cutterland-plan-laying", letter=offered.letter))
    blocks = lay.panel(laying_view(view, plan, offered), table, draft_in(draft, LAYING), words)
    return _within((head, *blocks[1:]), words)


def _after_cut(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    """The same plan for what comes after the viewer's own cut."""
    inner = planner(view, table, draft, words)
    if inner.inside:
        return inner.blocks
    back = Row((Button("g.whole", words("cutterland-plan-whole")),))
    return Text(words("cutterland-plan-then")), *inner.blocks, back


def _whole(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan, there = ahead_plan(view, draft), possible(view)
    assert view.seat is not None
    blocks: list[Block] = []
    if there and (plan.asked or lays_by_plan(view)):
        blocks += [Text(words("cutterland-plan-pieces", asked="yes" if plan.asked else "no"))]
        blocks += [offer_picture(there, words), Text(_pieces(view, there, words)), Note()]
        blocks += [Row(tuple(_rank(one, plan, words) for one in there)), *_ways(view, plan, words)]
    elif own(view).land.cells:
        blocks += [land_picture(view, table, view.seat, words), Note()]
    if may_cut(view):
        blocks += [Text(words("cutterland-plan-cut")), Row(_cutting(view, plan, draft, words))]
    if may_build(view, plan):
        blocks += [Text(words("cutterland-plan-build")), Row(_building(plan, words))]
    return tuple(blocks)


def _pieces(view: View, there: Sequence[Offered], words: Words) -> str:
    return "\n".join(
        words("cutterland-piece-line", letter=one.letter, piece=piece_line(one, words))
        for one in there
    )


def _rank(offered: Offered, plan: Ahead, words: Words) -> Button:
    """Puts a piece next in the order, or takes it out."""
    letter = offered.letter
    number = plan.letters.find(letter) + 1
    key = "cutterland-plan-rank" if plan.asked else "cutterland-plan-piece"
    style: Style = "primary" if number else "secondary"
    return Button(f"g.rank.{letter}", words(key, letter=letter, number=number), style)


def _ways(view: View, plan: Ahead, words: Words) -> list[Row]:
    """The short way to a whole plan, and to another place for each piece."""
    if not lays_by_plan(view):
        return []
    best = best_order(view)
    key = "cutterland-plan-best" if plan.asked else "cutterland-plan-places"
    ways = [Button("g.best", words(key), disabled=not best)]
    if plan.asked:
        key = "cutterland-plan-only" if plan.lays else "cutterland-plan-lay-too"
        ways.append(Button("g.only", words(key)))
    ways += [
        Button(f"g.lay.{one.piece.letter}", words("cutterland-plan-lay", letter=one.piece.letter))
        for one in plan.wishes
        if one.spot is not None
    ]
    return [Row(tuple(ways[:MOST])), *([Row(tuple(ways[MOST:]))] if ways[MOST:] else [])]


def _cutting(view: View, plan: Ahead, draft: Draft, words: Words) -> tuple[Button, ...]:
    if plan.cut is None:
        return (Button("g.cutting", words("cutterland-plan-cut-make"), "primary"),)
    make = Button("g.cutting", words("cutterland-plan-cut-change"))
    leave = Button("g.nocut", words("cutterland-plan-cut-leave"))
    if then_view(view, plan) is None:
        return make, leave
    planned = bool(draft_in(draft, THEN))
    key = "cutterland-plan-then-change" if planned else "cutterland-plan-then-make"
    return make, Button("g.then", words(key), "secondary" if planned else "primary"), leave


def _building(plan: Ahead, words: Words) -> tuple[Button, ...]:
    if plan.layout is None:
        return (Button("g.build", words("cutterland-plan-build-make"), "primary"),)
    return (
        Button("g.build", words("cutterland-plan-build-change")),
        Button("g.nobuild", words("cutterland-plan-build-leave")),
    )


def _within(blocks: tuple[Block, ...], words: Words) -> tuple[Block, ...]:
    """Another panel as a part of the plan: what confirms there only notes it here."""

    def noting(block: Block) -> Block:
        if not isinstance(block, Row):
            return block
        return Row(tuple(_noting(one, words) for one in block.buttons))

    *others, last = map(noting, blocks)
    back = Button("g.whole", words("cutterland-plan-whole"))
    if isinstance(last, Row) and len(last.buttons) < MOST:
        return (*others, Row((*last.buttons, back)))
    return (*others, last, Row((back,)))


def _noting(button: Button, words: Words) -> Button:
    confirms = button.control.startswith("g.confirm.")
    return replace(button, label=words("cutterland-plan-note")) if confirms else button


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Draft:
    """Raises `BadInput`, and `IllegalAction` for a place, a cut or a layout."""
    view = begun(view)
    at, plan = text_in(draft, "at"), ahead_plan(view, draft)
    then = then_view(view, plan)
    if at == THEN and then is not None:
        return _then_pressed(then, draft, control, values)
    if control == ["whole"]:
        return _without(draft, "at")
    offered = _laid(view, at)
    if at == CUT and may_cut(view):
        reply = cut.press(cutting_view(view), draft_in(draft, CUTTING), control, values)
        return _noted(draft, CUTTING, CUT, reply)
    if at == BUILD and may_build(view, plan):
        there = building_view(view, plan)
        reply = resolve.press(there, draft_in(draft, BUILDING), control, values)
        return _noted(draft, BUILDING, BUILD, reply)
    if offered is not None:
        return _lay_pressed(view, draft, offered, control, values)
    return _pressed(view, _without(draft, "at"), plan, control)


def _pressed(view: View, draft: Draft, plan: Ahead, control: list[str]) -> Draft:
    there = {one.letter: one for one in possible(view)}
    order, then = plan.letters, then_view(view, plan)
    match control:
        case ["rank", letter] if letter in there:
            turned_on = letter not in order
            return draft | {"order": order + letter if turned_on else order.replace(letter, "")}
        case ["best"]:
            return draft | {"order": best_order(view)}
        case ["only"]:
            return draft | {"only": draft.get("only") is not True}
        case ["lay", letter] if letter in order and lays_by_plan(view):
            return draft | {"at": f"lay.{letter}", LAYING: _held(view, draft, letter)}
        case ["cutting"] if may_cut(view):
            return draft | {"at": CUT}
        case ["nocut"]:
            return _without(draft, CUT, THEN)
        case ["then"] if then is not None:
            return draft | {"at": THEN, THEN: draft_in(draft, THEN) or {"order": best_order(then)}}
        case ["build"] if may_build(view, plan):
            return draft | {"at": BUILD}
        case ["nobuild"]:
            return _without(draft, BUILD)
        case _:
            raise BadInput("cutterland-bad-control")


def _then_pressed(then: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Draft:
    """A press in the plan for what comes after the cut."""
    part = draft_in(draft, THEN)
    if control == ["whole"] and not text_in(part, "at"):
        return _without(draft, "at")
    return draft | {THEN: press(then, part, control, values)}


def _held(view: View, draft: Draft, letter: str) -> Draft:
    """The place that a piece has in the plan, for the editor."""
    wishes = ahead_plan(view, draft).wishes
    spot = next((wish.spot for wish in wishes if wish.piece.letter == letter), None)
    return {} if spot is None else {"piece": letter, "cell": spot.cell, "turns": spot.turns}


def _lay_pressed(
    view: View, draft: Draft, offered: Offered, control: list[str], values: Mapping[str, str]
) -> Draft:
    letter = offered.letter
    there = laying_view(view, ahead_plan(view, draft), offered)
    reply = lay.press(there, draft_in(draft, LAYING), control, values)
    if not isinstance(reply, Act):
        return draft | {LAYING: reply.draft}
    place = reply.action
    assert isinstance(place, Place)
    spots = draft.get("spots")
    kept = dict(spots) if isinstance(spots, dict) else {}
    kept[letter] = [place.cell, place.turns]
    return _without(draft, "at", LAYING) | {"spots": kept, "only": False}


def _noted(draft: Draft, editor: str, key: str, reply: Reply[Action]) -> Draft:
    """What an editor has come to: its draft, or its action as a line of the plan."""
    if not isinstance(reply, Act):
        return draft | {editor: reply.draft}
    return _without(draft, "at") | {key: write_action(reply.action)}


def _laid(view: View, at: str) -> Offered | None:
    """The piece whose place is being edited."""
    word, _, letter = at.partition(".")
    if word != "lay" or not lays_by_plan(view):
        return None
    return next((one for one in possible(view) if one.letter == letter), None)


def _without(draft: Draft, *keys: str) -> Draft:
    return {key: value for key, value in draft.items() if key not in keys}
