"""The panel for the bonus tokens: placed at a cursor or typed, seen on the land with the hunt they
lead to, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.markdown import quoted
from bot.screens.cutterland.alts import devoured
from bot.screens.cutterland.best_use import best_use, square_of
from bot.screens.cutterland.building import (
    MOST_LAYOUT,
    LayoutPlan,
    layout_plan,
    layout_score,
    rebuilt,
    short_layout,
)
from bot.screens.cutterland.carried import (
    ROOM,
    carried_layout,
    carried_text,
    carry_layout,
    carry_text,
)
from bot.screens.cutterland.cursor import KINDS, added, cleared, cursor_of, jumped, stepped
from bot.screens.cutterland.drafts import confirm_button, confirmed, own
from bot.screens.cutterland.laying import STEPS
from bot.screens.cutterland.panels.building_keys import cursor_blocks
from bot.screens.cutterland.panels.prey_menu import choices_in_words, page_of, prey_menu
from bot.screens.cutterland.phrases import layout_words, points_by_kind, tokens
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.prey import Page, rechosen
from bot.screens.drafting import number_in, text_in
from bot.screens.figures import gain
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.refusing import refusal
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cells import Cell, read_cell
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.views import SeatView, View

EXAMPLE = "tower M12, wall M12-N12, bridge O14h"
SUGGESTED = ("use-yes", "use-no", "none-yes", "none-no")
"""What a suggestion has found, and whether there is proof that nothing is better."""
ROOM_FOR_OUTCOME = 1_600
"""Characters for what a layout leads to, beside all else in a message."""


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    assert view.seat is not None
    plan, seat = layout_plan(view, draft), own(view)
    owned = seat.towers + seat.wall_bridges
    cursor = cursor_of(seat, draft, plan) if owned else None
    lines = outcome(view, plan, words) if plan.layout is not None else _wrong(plan, words)
    if (suggested := text_in(draft, "suggested")) in SUGGESTED:
        lines.append(words("cutterland-layout-suggested", found=suggested))
    return (
        Text(_head(view, words)),
        Text("\n".join(lines)),  # above, so that the picture and the keys are seen together
        land_picture(
            view, table, view.seat, words, plan.drawn, plan.score, cursor, wrong=plan.wrong
        ),
        *(cursor_blocks(view, plan, cursor, words) if cursor is not None else (Note(),)),
        *prey_menu(view, plan, number_in(draft, "page"), words),
        Row(_ending(plan, owned, words)),
    )


def _head(view: View, words: Words) -> str:
    seat = own(view)
    if not seat.towers + seat.wall_bridges:
        return words("cutterland-panel-prey")
    return words("cutterland-panel-resolve", tokens=tokens(seat.towers, seat.wall_bridges, words))


def _wrong(plan: LayoutPlan, words: Words) -> list[str]:
    assert plan.error is not None
    typed = quoted(plan.text, 400)
    return [
        words("cutterland-layout-wrong", text=typed, why=refusal("cutterland", plan.error, words))
    ]


def outcome(view: View, plan: LayoutPlan, words: Words) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to."""
    assert plan.layout is not None
    assert plan.score is not None
    seat, layout = own(view), plan.layout
    lines = []
    if _anything(plan):
        towers, others = seat.towers - len(layout.towers), seat.wall_bridges - layout.wall_bridges
        built = layout_words(layout, words)
        lines = [
            words("cutterland-layout-built", layout=built),
            words("cutterland-layout-left", tokens=tokens(towers, others, words),
                  n=towers + others),
        ]  # fmt: skip
    lines.append(_points(view, plan, words))
    lines += devoured(seat.land, plan.score, words)
    lines += choices_in_words(view, plan, words)
    return _within(lines, ROOM_FOR_OUTCOME)


def _within(lines: list[str], room: int) -> list[str]:
    """The lines, the last one that there is room for shortened."""
    kept: list[str] = []
    for line in lines:
        left = room - sum(map(len, kept)) - len(kept)
        if len(line) > left:
            return [*kept, f"{line[: max(left - 1, 0)]}…"]
        kept.append(line)
    return kept


def _points(view: View, plan: LayoutPlan, words: Words) -> str:
    """The points by kind, compared with building nothing."""
    assert plan.score is not None
    total, kinds = plan.score.total, points_by_kind(plan.score, words)
    if not _anything(plan):
        return words("cutterland-layout-points", points=total, kinds=kinds)
    bare = layout_score(own(view), Layout()).total
    return words("cutterland-layout-compared", points=total, gain=gain(total - bare), kinds=kinds)


def _ending(plan: LayoutPlan, owned: int, words: Words) -> tuple[Button, ...]:
    write = Button(f"form.{_form_control(plan)}", words("cutterland-layout-form"))
    clear = Button("g.clear", words("cutterland-layout-clear"), disabled=not plan.text)
    if _anything(plan):
        return confirm_button(plan.action, words("cutterland-layout-confirm")), write, clear
    if not owned:
        return confirm_button(plan.action, words("cutterland-layout-confirm-prey")), write, clear
    nothing = words("cutterland-layout-confirm-none")
    return confirm_button(plan.action, nothing, "secondary"), write, clear


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
    plan, seat = layout_plan(view, draft), own(view)
    land, cursor = seat.land, cursor_of(seat, draft, plan)
    kept: Draft = {"layout": plan.text, "cursor": cursor, "page": number_in(draft, "page")}
    match control:
        case ["layout", *_]:
            return Keep(kept | {"layout": values.get("layout", "")[:MOST_LAYOUT]})
        case ["clear"]:
            return Keep(kept | {"layout": ""})
        case ["suggest"]:
            return Keep(kept | _suggested(seat))
        case ["confirm", mark]:
            return confirmed(plan.action, mark)
        case [way] if way in STEPS:
            return Keep(kept | {"cursor": stepped(land, cursor, way)})
        case ["goto"]:
            return Keep(kept | {"cursor": jumped(land, values.get("cell", ""))})
        case [kind] if kind in KINDS:
            return Keep(kept | {"layout": _with_token(view, plan, kind, cursor)})
        case ["remove"]:
            return Keep(kept | {"layout": _without_tokens(view, plan, cursor)})
        case ["page", page] if page.isdecimal():
            return Keep(kept | {"page": int(page[:4])})
        case ["prey", *named]:
            chosen = _with_prey(view, plan, named, values.get("choice", ""))
            return Keep(kept | {"layout": chosen})
        case _:
            raise BadInput("cutterland-bad-control")


def _typed(plan: LayoutPlan) -> Layout:
    """The layout to go on from, as it was typed if it cannot stand. Raises `IllegalAction`."""
    return plan.typed if plan.typed is not None else read_layout(plan.text)


def _with_token(view: View, plan: LayoutPlan, kind: str, cursor: Cell) -> str:
    return short_layout(rebuilt(view, added(_typed(plan), kind, cursor)))


def _without_tokens(view: View, plan: LayoutPlan, cursor: Cell) -> str:
    """The layout without what stands at the cursor; of one that cannot stand, the rest may not
    either."""
    left = cleared(_typed(plan), cursor)
    return short_layout(left if plan.layout is None else rebuilt(view, left))


def _suggested(seat: SeatView) -> Draft:
    """The best use of the tokens that a quick search finds, the cursor on it, how sure it is."""
    found = best_use(seat)
    sure = "yes" if found.exact else "no"
    if found.score.total <= layout_score(replace(seat, penalty=0), Layout()).total:
        return {"layout": "", "suggested": f"none-{sure}"}
    place: Draft = {} if (cell := square_of(found.layout)) is None else {"cursor": cell}
    return {"layout": short_layout(found.layout), "suggested": f"use-{sure}"} | place


def _with_prey(view: View, plan: LayoutPlan, named: list[str], choice: str) -> str:
    page: Page | None = page_of(view, plan, named)
    if plan.layout is None or page is None:
        raise BadInput("cutterland-bad-prey")
    picked = [cell for cell in map(read_cell, choice.split(",")) if cell is not None]
    return short_layout(rechosen(plan.layout, page, picked))


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["goto"]:
            cell = Field(
                "cell",
                words("cutterland-form-goto-label"),
                placeholder=words("cutterland-form-goto-hint"),
                longest=12,
            )
            return Form("g.goto", words("cutterland-form-goto"), (cell,))
        case ["layout", *typed]:
            written = ".".join(typed)
            entry = Field(
                "layout",
                words("cutterland-form-layout-label"),
                placeholder=words("cutterland-form-layout-hint", example=EXAMPLE),
                value=_carried(written),
                required=False,
                longest=MOST_LAYOUT,
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
