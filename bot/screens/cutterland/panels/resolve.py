"""The panel for the bonus tokens: a layout typed, seen on the land with its hunt, then confirmed;
and what was committed, while it can still be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from bot.markdown import quoted
from bot.screens.cutterland.alts import devoured
from bot.screens.cutterland.building import LayoutPlan, feasts, layout_plan, layout_score
from bot.screens.cutterland.carried import (
    ROOM,
    carried_layout,
    carried_text,
    carry_layout,
    carry_text,
)
from bot.screens.cutterland.drafts import confirm_button, confirmed, own
from bot.screens.cutterland.phrases import cells, gain, listed, points_by_kind, tokens, who
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.refusals import refusal
from bot.screens.game import Act, BadInput, Draft, Keep, Reply
from bot.screens.screen import Block, Button, Field, Form, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action, Recall
from engine.cutterland.cells import name_of
from engine.cutterland.layout_choices import layouts
from engine.cutterland.layouts import Layout, write_layout
from engine.cutterland.views import View

EXAMPLE = "tower M12, wall M12-N12, bridge O14h"


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    assert view.seat is not None
    plan = layout_plan(view, draft)
    picture = land_picture(view, table, view.seat, words, plan.layout, plan.score)
    lines = _outcome(view, plan, words) if plan.layout is not None else _wrong(plan, words)
    return (
        Text(_head(view, words)),
        picture,
        Text("\n".join(lines)),
        Row(_buttons(plan, words)),
    )


def _head(view: View, words: Words) -> str:
    seat = own(view)
    owned = tokens(seat.towers, seat.wall_bridges, words)
    if not seat.towers + seat.wall_bridges:
        return words("cutterland-panel-prey")
    example = words("cutterland-layout-example", example=EXAMPLE)
    return words("cutterland-panel-resolve", tokens=owned) + f"\n-# {example}"


def _wrong(plan: LayoutPlan, words: Words) -> list[str]:
    assert plan.error is not None
    typed = quoted(plan.text, 400)
    return [words("cutterland-layout-wrong", text=typed, why=refusal(plan.error, words))]


def _outcome(view: View, plan: LayoutPlan, words: Words) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to."""
    assert plan.layout is not None
    assert plan.score is not None
    seat, layout = own(view), plan.layout
    lines = []
    if _anything(plan):
        left = tokens(
            seat.towers - len(layout.towers), seat.wall_bridges - layout.wall_bridges, words
        )
        lines = [
            words("cutterland-layout-built", layout=write_layout(replace(layout, prey=None))),
            words("cutterland-layout-left", tokens=left),
        ]
    lines.append(_points(view, plan, words))
    lines += devoured(seat.land, plan.score, words)
    for feast in feasts(seat.land, layout):
        key = "cutterland-layout-chosen" if plan.chosen else "cutterland-layout-choice"
        prey = cells(feast.prey)
        lines.append(words(key, cell=name_of(feast.first), count=feast.count, prey=prey))
    return lines


def _points(view: View, plan: LayoutPlan, words: Words) -> str:
    """The points by kind, compared with building nothing."""
    assert plan.score is not None
    total, kinds = plan.score.total, points_by_kind(plan.score, words)
    if not _anything(plan):
        return words("cutterland-layout-points", points=total, kinds=kinds)
    bare = layout_score(own(view), Layout()).total
    return words("cutterland-layout-compared", points=total, gain=gain(total - bare), kinds=kinds)


def _buttons(plan: LayoutPlan, words: Words) -> tuple[Button, ...]:
    build = Button(f"form.{_form_control(plan)}", words("cutterland-layout-form"), "primary")
    clear = Button("g.clear", words("cutterland-layout-clear"), disabled=not plan.text)
    if _anything(plan):
        return build, clear, confirm_button(plan.action, words("cutterland-layout-confirm"))
    nothing = words("cutterland-layout-confirm-none")
    return build, clear, confirm_button(plan.action, nothing, "secondary")


def _anything(plan: LayoutPlan) -> bool:
    return plan.layout is None or bool(plan.layout.towers or plan.layout.wall_bridges)


def _form_control(plan: LayoutPlan) -> str:
    """`g.layout.t<tokens>`, or what was typed as `g.layout.r<text>`: the form opens from this."""
    stem = "g.layout."
    room = ROOM - len(stem) - 6
    if plan.layout is not None:
        return f"{stem}t{carry_layout(plan.layout, plan.chosen, room)}"
    return f"{stem}r{carry_text(plan.text, room)}"


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    match control:
        case ["layout", *_]:
            return Keep({"layout": values.get("layout", "")[:400]})
        case ["clear"]:
            return Keep({"layout": ""})
        case ["confirm", mark]:
            return confirmed(layout_plan(view, draft).action, mark)
        case _:
            raise BadInput("cutterland-bad-control")


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["layout", *typed]:
            written = ".".join(typed)
            entry = Field(
                "layout",
                words("cutterland-form-layout-label"),
                placeholder=words("cutterland-form-layout-hint", example=EXAMPLE),
                value=_carried(written),
                required=False,
                longest=400,
                multiline=True,
            )
            return Form("g.layout", words("cutterland-form-layout"), (entry,))
        case _:
            return None


def _carried(written: str) -> str:
    if not written.startswith("t"):
        return carried_text(written[1:])
    try:
        return carried_layout(written[1:])
    except ValueError:
        return ""


def press_back(control: list[str]) -> Reply[Action]:
    """The one control of the panel of a committed seat."""
    if control != ["recall"]:
        raise BadInput("cutterland-bad-control")
    return Act(Recall())


def committed_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """What the seat has committed, and the way back while others are still at it."""
    assert view.seat is not None
    layout = own(view).layout or Layout()
    plan = layout_plan(view, {"layout": write_layout(layout)})
    missing = listed([who(table, other, words) for other in sorted(view.to_act)], words)
    blocks: list[Block] = [
        Text(words("cutterland-panel-committed", names=missing, n=len(view.to_act))),
        land_picture(view, table, view.seat, words),
        Text("\n".join(_outcome(view, plan, words))),
    ]
    if may_recall(view):
        blocks.append(Row((Button("g.recall", words("cutterland-recall")),)))
    return tuple(blocks)


def may_recall(view: View) -> bool:
    """Whether the viewer committed by choice, and not all have."""
    if view.seat is None or view.phase != "resolve" or view.seat in view.to_act:
        return False
    seat = own(view)
    return len(list(islice(layouts(seat.land, seat.towers, seat.wall_bridges), 2))) == 2
