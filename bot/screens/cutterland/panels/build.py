"""The panel for the bonus tokens: placed at a cursor or typed, seen on the land with the hunt they
lead to, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.markdown import quote
from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.best_use import find_best_use, square_of
from bot.screens.cutterland.cursor import (
    KINDS,
    add_token,
    cursor_of,
    jump_cursor,
    remove_tokens,
    step_cursor,
)
from bot.screens.cutterland.custom_id_payload import (
    ROOM,
    decode_layout,
    decode_text,
    encode_layout,
    encode_text,
)
from bot.screens.cutterland.drafts import confirm_action, confirm_button, own
from bot.screens.cutterland.layout_draft import (
    MOST_LAYOUT,
    LayoutDraft,
    read_layout_draft,
    rebuild_layout,
    score_layout,
    write_short_layout,
)
from bot.screens.cutterland.panels.build_controls import cursor_blocks
from bot.screens.cutterland.panels.prey_menu import describe_choices, page_of, prey_menu
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.placements import DIRECTIONS
from bot.screens.cutterland.prey import Page, choose_prey
from bot.screens.drafts import number_in, text_in
from bot.screens.panel import explain_refusal
from bot.screens.scores import format_gain
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Text
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
    plan, seat = read_layout_draft(view, draft), own(view)
    owned = seat.towers + seat.wall_bridges
    cursor = cursor_of(seat, draft, plan) if owned else None
    lines = (
        describe_outcome(view, plan, words)
        if plan.layout is not None
        else _describe_fault(plan, words)
    )
    if (suggested := text_in(draft, "suggested")) in SUGGESTED:
        lines.append(words("cutterland-layout-suggested", found=suggested))
    return (
        Text(_head(view, words)),
        Text("\n".join(lines)),  # above, so that the picture and the keys are seen together
        land_picture(
            view,
            table,
            view.seat,
            words,
            plan.drawable_layout,
            plan.score,
            cursor,
            wrong=plan.faulty_cells,
        ),
        *(cursor_blocks(view, plan, cursor, words) if cursor is not None else (Note(),)),
        *prey_menu(view, plan, number_in(draft, "page"), words),
        Row(_ending_buttons(plan, owned, words)),
    )


def _head(view: View, words: Words) -> str:
    seat = own(view)
    if not seat.towers + seat.wall_bridges:
        return words("cutterland-panel-prey")
    return words(
        "cutterland-panel-resolve", tokens=format_tokens(seat.towers, seat.wall_bridges, words)
    )


def _describe_fault(plan: LayoutDraft, words: Words) -> list[str]:
    assert plan.error is not None
    typed = quote(plan.text, 400)
    return [
        words(
            "cutterland-layout-wrong",
            text=typed,
            why=explain_refusal("cutterland", plan.error, words),
        )
    ]


def describe_outcome(view: View, plan: LayoutDraft, words: Words) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to."""
    assert plan.layout is not None
    assert plan.score is not None
    seat, layout = own(view), plan.layout
    lines = []
    if _has_tokens(plan):
        towers, others = seat.towers - len(layout.towers), seat.wall_bridges - layout.wall_bridges
        built = layout_words(layout, words)
        lines = [
            words("cutterland-layout-built", layout=built),
            words("cutterland-layout-left", tokens=format_tokens(towers, others, words),
                  n=towers + others),
        ]  # fmt: skip
    lines.append(_describe_points(view, plan, words))
    lines += describe_prey(seat.land, plan.score, words)
    lines += describe_choices(view, plan, words)
    return _fit_lines(lines, ROOM_FOR_OUTCOME)


def _fit_lines(lines: list[str], room: int) -> list[str]:
    """The lines, the last one that there is room for shortened."""
    kept: list[str] = []
    for line in lines:
        left = room - sum(map(len, kept)) - len(kept)
        if len(line) > left:
            return [*kept, f"{line[: max(left - 1, 0)]}…"]
        kept.append(line)
    return kept


def _describe_points(view: View, plan: LayoutDraft, words: Words) -> str:
    """The points by kind, compared with building nothing."""
    assert plan.score is not None
    total, kinds = plan.score.total, points_by_kind(plan.score, words)
    if not _has_tokens(plan):
        return words("cutterland-layout-points", points=total, kinds=kinds)
    bare = score_layout(own(view), Layout()).total
    return words(
        "cutterland-layout-compared", points=total, gain=format_gain(total - bare), kinds=kinds
    )


def _ending_buttons(plan: LayoutDraft, owned: int, words: Words) -> tuple[Button, ...]:
    write = Button(f"form.{_form_control(plan)}", words("cutterland-layout-form"))
    clear = Button("g.clear", words("cutterland-layout-clear"), disabled=not plan.text)
    if _has_tokens(plan):
        return confirm_button(plan.action, words("cutterland-layout-confirm")), write, clear
    if not owned:
        return confirm_button(plan.action, words("cutterland-layout-confirm-prey")), write, clear
    nothing = words("cutterland-layout-confirm-none")
    return confirm_button(plan.action, nothing, "secondary"), write, clear


def _has_tokens(plan: LayoutDraft) -> bool:
    return plan.layout is None or bool(plan.layout.towers or plan.layout.wall_bridges)


def _form_control(plan: LayoutDraft) -> str:
    """`g.layout.t<tokens>`, or what was typed as `g.layout.r<text>`: the form opens from this."""
    stem = "g.layout."
    room = ROOM - len(stem) - 6
    if plan.layout is not None:
        return f"{stem}t{encode_layout(plan.layout, plan.prey_chosen, room)}"
    return f"{stem}r{encode_text(plan.text, room)}"


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan, seat = read_layout_draft(view, draft), own(view)
    land, cursor = seat.land, cursor_of(seat, draft, plan)
    kept: Draft = {"layout": plan.text, "cursor": cursor, "page": number_in(draft, "page")}
    match control:
        case ["layout", *_]:
            return KeepDraft(kept | {"layout": values.get("layout", "")[:MOST_LAYOUT]})
        case ["clear"]:
            return KeepDraft(kept | {"layout": ""})
        case ["suggest"]:
            return KeepDraft(kept | _suggest_layout(seat))
        case ["confirm", mark]:
            return confirm_action(plan.action, mark)
        case [way] if way in DIRECTIONS:
            return KeepDraft(kept | {"cursor": step_cursor(land, cursor, way)})
        case ["goto"]:
            return KeepDraft(kept | {"cursor": jump_cursor(land, values.get("cell", ""))})
        case [kind] if kind in KINDS:
            return KeepDraft(kept | {"layout": _add_token(view, plan, kind, cursor)})
        case ["remove"]:
            return KeepDraft(kept | {"layout": _remove_tokens(view, plan, cursor)})
        case ["page", page] if page.isdecimal():
            return KeepDraft(kept | {"page": int(page[:4])})
        case ["prey", *named]:
            chosen = _choose_prey(view, plan, named, values.get("choice", ""))
            return KeepDraft(kept | {"layout": chosen})
        case _:
            raise BadInput("cutterland-bad-control")


def _read_base_layout(plan: LayoutDraft) -> Layout:
    """The layout to go on from, as it was typed if it cannot stand. Raises `IllegalAction`."""
    return plan.explicit_layout if plan.explicit_layout is not None else read_layout(plan.text)


def _add_token(view: View, plan: LayoutDraft, kind: str, cursor: Cell) -> str:
    return write_short_layout(
        rebuild_layout(view, add_token(_read_base_layout(plan), kind, cursor))
    )


def _remove_tokens(view: View, plan: LayoutDraft, cursor: Cell) -> str:
    """The layout without what stands at the cursor; of one that cannot stand, the rest may not
    either."""
    left = remove_tokens(_read_base_layout(plan), cursor)
    return write_short_layout(left if plan.layout is None else rebuild_layout(view, left))


def _suggest_layout(seat: SeatView) -> Draft:
    """The best use of the tokens that a quick search finds, the cursor on it, how sure it is."""
    found = find_best_use(seat)
    sure = "yes" if found.exact else "no"
    if found.score.total <= score_layout(replace(seat, penalty=0), Layout()).total:
        return {"layout": "", "suggested": f"none-{sure}"}
    place: Draft = {} if (cell := square_of(found.layout)) is None else {"cursor": cell}
    return {"layout": write_short_layout(found.layout), "suggested": f"use-{sure}"} | place


def _choose_prey(view: View, plan: LayoutDraft, named: list[str], choice: str) -> str:
    page: Page | None = page_of(view, plan, named)
    if plan.layout is None or page is None:
        raise BadInput("cutterland-bad-prey")
    picked = [cell for cell in map(read_cell, choice.split(",")) if cell is not None]
    return write_short_layout(choose_prey(plan.layout, page, picked))


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["goto"]:
            cell = Field(
                "cell",
                words("cutterland-form-goto-label"),
                placeholder=words("cutterland-form-goto-hint"),
                longest=12,
                notation=True,
            )
            return Form("g.goto", words("cutterland-form-goto"), (cell,))
        case ["layout", *typed]:
            written = ".".join(typed)
            entry = Field(
                "layout",
                words("cutterland-form-layout-label"),
                placeholder=words("cutterland-form-layout-hint", example=EXAMPLE),
                value=_decode_payload(written),
                required=False,
                longest=MOST_LAYOUT,
                multiline=True,
                notation=True,
            )
            return Form("g.layout", words("cutterland-form-layout"), (entry,))
        case _:
            return None


def _decode_payload(written: str) -> str:
    if not written.startswith("t"):
        return decode_text(written[1:])
    try:
        return decode_layout(written[1:])
    except ValueError:
        return ""
