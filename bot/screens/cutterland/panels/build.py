"""The panel for the bonus tokens: placed at a cursor or typed, shown with the hunt they lead to,
then confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.markdown import quote
from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import creature_words, describe_prey, square_words
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
    Page,
    choose_prey,
    find_feasts,
    read_layout_draft,
    rebuild_layout,
    score_layout,
    split_pages,
    write_short_layout,
)
from bot.screens.cutterland.phrases import format_cells, format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import land_picture
from bot.screens.cutterland.placement_draft import ARROWS, DIRECTIONS
from bot.screens.cutterland.tokens import (
    KINDS,
    TOWER,
    WALL_BRIDGES,
    Trial,
    add_token,
    cursor_of,
    find_best_use,
    jump_cursor,
    remove_tokens,
    square_of,
    step_cursor,
    tokens_at,
    try_tokens,
)
from bot.screens.drafts import digest, number_in, text_in
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Style, Text
from bot.screens.tips import mark_tip
from bot.words import Words
from engine.cells import SIDE, Cell, name_of, read_cell
from engine.cutterland.actions import Action, Resolve, write_action
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.scoring import Score
from engine.cutterland.squares import CREATURES, icon_of
from engine.cutterland.views import SeatView, View

EXAMPLE = "tower M12, wall M12-N12, bridge O14h"
SUGGESTED = ("use-yes", "use-no", "none-yes", "none-no")
"""What a suggestion found, and whether it is proven best."""
ROOM_FOR_OUTCOME = 1_600
"""Characters for what a layout leads to, in a message with everything else."""


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    assert view.seat is not None
    draft, seat = read_layout_draft(view, raw), own(view)
    owned = seat.towers + seat.wall_bridges
    cursor = cursor_of(seat, raw, draft) if owned else None
    head = words("cutterland-panel-prey")
    if owned:
        tokens = format_tokens(seat.towers, seat.wall_bridges, words)
        head = words("cutterland-panel-resolve", tokens=tokens)
    lines = describe_outcome(view, draft, words)
    if (suggested := text_in(raw, "suggested")) in SUGGESTED:
        lines.append(words("cutterland-layout-suggested", found=suggested))
    layout, wrong = draft.drawable_layout, draft.faulty_cells
    return (
        mark_tip(head),
        Text("\n".join(lines)),  # above the picture, which stays close to its keys
        land_picture(view, table, view.seat, words, layout, draft.score, cursor, wrong=wrong),
        *(cursor_blocks(view, draft, cursor, words) if cursor is not None else (Note(),)),
        *prey_menu(view, draft, number_in(raw, "page"), words),
        Row(_ending_buttons(draft, owned, words)),
    )


def describe_outcome(view: View, draft: LayoutDraft, words: Words) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to; or why it is illegal."""
    if draft.layout is None or draft.score is None:
        assert draft.error is not None
        why = explain_refusal("cutterland", draft.error, words)
        return [words("cutterland-layout-wrong", text=quote(draft.text, 400), why=why)]
    seat, layout = own(view), draft.layout
    lines = []
    if _has_tokens(draft):
        towers, others = seat.towers - len(layout.towers), seat.wall_bridges - layout.wall_bridges
        left = format_tokens(towers, others, words)
        lines = [
            words("cutterland-layout-built", layout=layout_words(layout, words)),
            words("cutterland-layout-left", tokens=left, n=towers + others),
        ]
    lines.append(_describe_points(seat, draft, draft.score, words))
    lines += describe_prey(seat.land, draft.score, words)
    lines += describe_choices(view, draft, words)
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


def _describe_points(seat: SeatView, draft: LayoutDraft, score: Score, words: Words) -> str:
    """The points by kind, compared with building nothing."""
    total, kinds = score.total, points_by_kind(score, words)
    if not _has_tokens(draft):
        return words("cutterland-layout-points", points=total, kinds=kinds)
    gain = format_gain(total - score_layout(seat, Layout()).total)
    return words("cutterland-layout-compared", points=total, gain=gain, kinds=kinds)


def _ending_buttons(draft: LayoutDraft, owned: int, words: Words) -> tuple[Button, ...]:
    write = Button(f"form.{_form_control(draft)}", words("cutterland-layout-form"))
    clear = Button("g.clear", words("cutterland-layout-clear"), disabled=not draft.text)
    if _has_tokens(draft):
        confirm = confirm_button(draft.action, words("cutterland-layout-confirm"))
    elif owned:
        label = words("cutterland-layout-confirm-none")
        confirm = confirm_button(draft.action, label, "secondary")
    else:
        confirm = confirm_button(draft.action, words("cutterland-layout-confirm-prey"))
    return confirm, write, clear


def _has_tokens(draft: LayoutDraft) -> bool:
    return draft.layout is None or bool(draft.layout.towers or draft.layout.wall_bridges)


def _form_control(draft: LayoutDraft) -> str:
    """`g.layout.t<tokens>`, or what was typed as `g.layout.r<text>`: the form opens from this."""
    stem = "g.layout."
    room = ROOM - len(stem) - 6
    if draft.layout is not None:
        return f"{stem}t{encode_layout(draft.layout, draft.prey_chosen, room)}"
    return f"{stem}r{encode_text(draft.text, room)}"


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft, seat = read_layout_draft(view, raw), own(view)
    land, cursor = seat.land, cursor_of(seat, raw, draft)
    change: Draft
    match control:
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case ["layout", *_]:
            change = {"layout": values.get("layout", "")[:MOST_LAYOUT]}
        case ["clear"]:
            change = {"layout": ""}
        case ["suggest"] if not view.hints:
            raise BadInput("cutterland-no-hints")
        case ["suggest"]:
            change = _suggest_layout(seat)
        case [way] if way in DIRECTIONS:
            change = {"cursor": step_cursor(land, cursor, way)}
        case ["goto"]:
            change = {"cursor": jump_cursor(land, values.get("cell", ""))}
        case [kind] if kind in KINDS:
            layout = rebuild_layout(view, add_token(_read_base_layout(draft), kind, cursor))
            change = {"layout": write_short_layout(layout)}
        case ["remove"]:
            change = {"layout": _remove_tokens(view, draft, cursor)}
        case ["page", page] if page.isdecimal():
            change = {"page": int(page[:4])}
        case ["prey", *named]:
            change = {"layout": _choose_prey(view, draft, named, values.get("choice", ""))}
        case _:
            raise BadInput("cutterland-bad-control")
    kept: Draft = {"layout": draft.text, "cursor": cursor, "page": number_in(raw, "page")}
    return KeepDraft(kept | change)


def _read_base_layout(draft: LayoutDraft) -> Layout:
    """The layout to change; as it was typed if it is illegal. Raises `IllegalAction`."""
    return draft.explicit_layout if draft.explicit_layout is not None else read_layout(draft.text)


def _remove_tokens(view: View, draft: LayoutDraft, cursor: Cell) -> str:
    """The layout without the tokens at the cursor; what is left of an illegal one may be illegal,
    too."""
    left = remove_tokens(_read_base_layout(draft), cursor)
    return write_short_layout(left if draft.layout is None else rebuild_layout(view, left))


def _suggest_layout(seat: SeatView) -> Draft:
    """The best use of the tokens that a quick search finds, the cursor on it, how sure it is."""
    found = find_best_use(seat)
    sure = "yes" if found.exact else "no"
    if found.score.total <= score_layout(replace(seat, penalty=0), Layout()).total:
        return {"layout": "", "suggested": f"none-{sure}"}
    change: Draft = {"layout": write_short_layout(found.layout), "suggested": f"use-{sure}"}
    cell = square_of(found.layout)
    return change if cell is None else change | {"cursor": cell}


def _choose_prey(view: View, draft: LayoutDraft, named: list[str], choice: str) -> str:
    page = page_of(view, draft, named)
    if draft.layout is None or page is None:
        raise BadInput("cutterland-bad-prey")
    cells = [cell for cell in map(read_cell, choice.split(",")) if cell is not None]
    return write_short_layout(choose_prey(draft.layout, page, cells))


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["goto"]:
            label, hint = words("cutterland-form-goto-label"), words("cutterland-form-goto-hint")
            cell = Field("cell", label, placeholder=hint, longest=12, notation=True)
            return Form("g.goto", words("cutterland-form-goto"), (cell,))
        case ["layout", *typed]:
            entry = Field(
                "layout",
                words("cutterland-form-layout-label"),
                placeholder=words("cutterland-form-layout-hint", example=EXAMPLE),
                value=_decode_payload(".".join(typed)),
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


def cursor_blocks(view: View, draft: LayoutDraft, cursor: Cell, words: Words) -> tuple[Block, ...]:
    """What is at the cursor, the arrows, and a button for each kind of token."""
    trials = try_tokens(view, draft, cursor)
    jump = Button("form.g.goto", words("cutterland-lay-jump"))
    return (
        Text(_describe_cursor(view, draft, cursor, trials, words)),
        Note(),
        Row((*_arrow_buttons(view, cursor, words), jump)),
        *_token_rows(view, draft, cursor, trials, words),
    )


def _describe_cursor(
    view: View, draft: LayoutDraft, cursor: Cell, trials: tuple[Trial, ...], words: Words
) -> str:
    """What is at the cursor, what becomes of it, and what a token would do there."""
    content = own(view).land.at(cursor)
    square = "" if content is None else square_words(content, words)
    fate = _find_fate(view, draft, cursor)
    line = words("cutterland-cursor", cell=name_of(cursor), square=square, fate=fate)
    tokens = tokens_at(draft.explicit_layout or Layout(), cursor)
    if tokens != Layout():
        line += " " + words("cutterland-cursor-tokens", tokens=layout_words(tokens, words))
    effects = [
        _describe_effect(trial.kind, cursor, words)
        for trial in trials
        if trial.gain is not None and (trial.kind != TOWER or fate in {"krakens", "dragons"})
    ]
    return f"{line}\n-# {' '.join(effects)}" if effects else line


def _describe_effect(kind: str, cursor: Cell, words: Words) -> str:
    """What a token at the cursor would do, with the two squares it separates or joins."""
    if kind == TOWER:
        return words("cutterland-effect-tower")
    one, other = {
        "wallright": (cursor, cursor + 1),
        "wallbelow": (cursor, cursor + SIDE),
        "bridgeacross": (cursor - 1, cursor + 1),
        "bridgedown": (cursor - SIDE, cursor + SIDE),
    }[kind]
    return words(f"cutterland-effect-{kind}", one=name_of(one), other=name_of(other))


def _find_fate(view: View, draft: LayoutDraft, cursor: Cell) -> str:
    """`slot`, `empty` (no creature), `krakens` or `dragons` that devour it, `tower` or `safe`."""
    square = own(view).land.at(cursor)
    if square is None:
        return "slot"
    if icon_of(square) not in CREATURES:
        return "empty"
    if draft.layout is not None and cursor in draft.layout.towers:
        return "tower"
    score = draft.score or own(view).score
    if cursor in score.devoured_by_krakens:
        return "krakens"
    return "dragons" if cursor in score.devoured_by_dragons else "safe"


def _token_rows(
    view: View, draft: LayoutDraft, cursor: Cell, trials: tuple[Trial, ...], words: Words
) -> Iterator[Row]:
    """A button for each kind of token that the viewer owns, with what it brings, two in a row."""
    empty = tokens_at(draft.explicit_layout or Layout(), cursor) == Layout()
    disabled = empty and draft.layout is not None
    remove = Button("g.remove", words("cutterland-key-remove"), disabled=disabled)
    hints = (Button("g.suggest", words("cutterland-key-suggest")),) if view.hints else ()
    used_up = _list_used_up_kinds(view, draft)
    buttons = {trial.kind: _token_button(trial, trial.kind in used_up, words) for trial in trials}
    kinds = [(TOWER,), WALL_BRIDGES[:2], WALL_BRIDGES[2:]]
    tower, *others = [tuple(buttons[kind] for kind in row if kind in buttons) for row in kinds]
    yield Row((*tower, remove, *hints))
    yield from (Row(row) for row in others if row)


def _arrow_buttons(view: View, cursor: Cell, words: Words) -> Iterator[Button]:
    land = own(view).land
    for way in ARROWS:
        at_edge = step_cursor(land, cursor, way) == cursor
        yield Button(f"g.{way}", words(f"cutterland-key-{way}"), disabled=at_edge)


def _token_button(trial: Trial, used_up: bool, words: Words) -> Button:
    """With the points it would bring, coloured where it gains. An illegal one can be pressed for
    the reason; one of which none is left is disabled."""
    label = words(f"cutterland-key-{trial.kind}")
    if trial.gain is None:
        return Button(f"g.{trial.kind}", label, disabled=used_up)
    style: Style = "primary" if trial.gain > 0 else "secondary"
    label = words("cutterland-key-worth", key=label, gain=format_gain(trial.gain))
    return Button(f"g.{trial.kind}", label, style)


def describe_choices(view: View, draft: LayoutDraft, words: Words) -> list[str]:
    """A line for each area where the dragons have a choice."""
    if draft.layout is None:
        return []
    key = "cutterland-layout-chosen" if draft.prey_chosen else "cutterland-layout-choice"
    if draft.prey_given:
        key = "cutterland-layout-given"
    eaten = draft.layout.prey or ()
    return [
        words(key, cell=name_of(feast.first), count=feast.count, prey=format_cells(feast.prey),
              eaten=format_cells(cell for cell in feast.prey if cell in eaten))
        for feast in find_feasts(own(view).land, draft.layout)
    ]  # fmt: skip


def prey_menu(view: View, draft: LayoutDraft, number: int, words: Words) -> tuple[Block, ...]:
    """The menu of a page of the dragons' prey, and the way to the other pages."""
    pages = _list_pages(view, draft)
    if not pages or draft.layout is None:
        return ()
    number %= len(pages)
    page, last = pages[number], len(pages) - 1
    name = name_of(page.feast.first)
    head = words("cutterland-prey-menu", cell=name, count=page.feast.count,
                 page=number + 1, pages=len(pages))  # fmt: skip
    choices = tuple(_prey_choice(view, draft, page, cell, words) for cell in page.prey)
    mark = digest(write_action(Resolve(draft.layout)))[:6]  # or a client keeps an older selection
    control = f"g.prey.{name}.{name_of(page.prey[0])}.{mark}"
    menu = Select(control, head, choices, page.least, page.most)
    text = Text(f"-# {head}")  # the menu shows the selection in place of its own heading
    if not last:
        return text, menu
    before, after = max(number - 1, 0), min(number + 1, last)
    back = Button(f"g.page.{before}", words("cutterland-prey-back"), disabled=number == 0)
    on = Button(f"g.page.{after}", words("cutterland-prey-on"), disabled=number == last)
    return text, menu, Row((back, on))


def page_of(view: View, draft: LayoutDraft, named: list[str]) -> Page | None:
    """The page that a menu's control names, by the area's first cell and the page's; None where the
    areas have changed since."""
    cells = tuple(map(read_cell, named[:2]))
    pages = _list_pages(view, draft)
    return next((one for one in pages if (one.feast.first, one.prey[0]) == cells), None)


def _list_pages(view: View, draft: LayoutDraft) -> tuple[Page, ...]:
    if draft.layout is None:
        return ()
    return split_pages(find_feasts(own(view).land, draft.layout))


def _list_used_up_kinds(view: View, draft: LayoutDraft) -> tuple[str, ...]:
    """The kinds of which no token is left."""
    seat, layout = own(view), draft.explicit_layout or Layout()
    towers = (TOWER,) if len(layout.towers) >= seat.towers else ()
    return towers + (WALL_BRIDGES if layout.wall_bridges >= seat.wall_bridges else ())


def _prey_choice(view: View, draft: LayoutDraft, page: Page, cell: Cell, words: Words) -> Choice:
    """A creature; where only one is devoured, with what that would score."""
    assert draft.layout is not None
    assert draft.score is not None
    chosen = cell in (draft.layout.prey or ())
    label = creature_words(own(view).land, cell, words)
    if page.feast.count > 1:
        return Choice(name_of(cell), label, chosen=chosen)
    points = score_layout(own(view), choose_prey(draft.layout, page, [cell])).total
    gain = format_gain(points - draft.score.total)
    worth = words("cutterland-prey-worth", points=points, gain=gain)
    return Choice(name_of(cell), label, worth, chosen)
