"""The panel for the bonus tokens: placed at a cursor or typed, seen on the land with the hunt they
lead to, then confirmed."""

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
from bot.screens.cutterland.drafts import confirm_action, confirm_button, digest_action, own
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
from bot.screens.cutterland.placement_draft import DIRECTIONS
from bot.screens.cutterland.tokens import (
    KINDS,
    TOWER,
    WALL_BRIDGES,
    Trial,
    add_token,
    box_of,
    cursor_of,
    find_best_use,
    jump_cursor,
    remove_tokens,
    square_of,
    step_cursor,
    tokens_at,
    try_tokens,
)
from bot.screens.drafts import number_in, text_in
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Style, Text
from bot.words import Words
from engine.cells import SIDE, Cell, column_of, name_of, read_cell, row_of
from engine.cutterland.actions import Action, Resolve
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.squares import CREATURES, icon_of
from engine.cutterland.views import SeatView, View

EXAMPLE = "tower M12, wall M12-N12, bridge O14h"
SUGGESTED = ("use-yes", "use-no", "none-yes", "none-no")
"""What a suggestion has found, and whether there is proof that nothing is better."""
ROOM_FOR_OUTCOME = 1_600
"""Characters for what a layout leads to, beside all else in a message."""


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    assert view.seat is not None
    draft, seat = read_layout_draft(view, raw), own(view)
    owned = seat.towers + seat.wall_bridges
    cursor = cursor_of(seat, raw, draft) if owned else None
    lines = (
        describe_outcome(view, draft, words)
        if draft.layout is not None
        else _describe_fault(draft, words)
    )
    if (suggested := text_in(raw, "suggested")) in SUGGESTED:
        lines.append(words("cutterland-layout-suggested", found=suggested))
    return (
        Text(_head(view, words)),
        Text("\n".join(lines)),  # above, so that the picture and the keys are seen together
        land_picture(
            view,
            table,
            view.seat,
            words,
            draft.drawable_layout,
            draft.score,
            cursor,
            wrong=draft.faulty_cells,
        ),
        *(cursor_blocks(view, draft, cursor, words) if cursor is not None else (Note(),)),
        *prey_menu(view, draft, number_in(raw, "page"), words),
        Row(_ending_buttons(draft, owned, words)),
    )


def _head(view: View, words: Words) -> str:
    seat = own(view)
    if not seat.towers + seat.wall_bridges:
        return words("cutterland-panel-prey")
    return words(
        "cutterland-panel-resolve", tokens=format_tokens(seat.towers, seat.wall_bridges, words)
    )


def _describe_fault(draft: LayoutDraft, words: Words) -> list[str]:
    assert draft.error is not None
    typed = quote(draft.text, 400)
    return [
        words(
            "cutterland-layout-wrong",
            text=typed,
            why=explain_refusal("cutterland", draft.error, words),
        )
    ]


def describe_outcome(view: View, draft: LayoutDraft, words: Words) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to."""
    assert draft.layout is not None
    assert draft.score is not None
    seat, layout = own(view), draft.layout
    lines = []
    if _has_tokens(draft):
        towers, others = seat.towers - len(layout.towers), seat.wall_bridges - layout.wall_bridges
        built = layout_words(layout, words)
        lines = [
            words("cutterland-layout-built", layout=built),
            words("cutterland-layout-left", tokens=format_tokens(towers, others, words),
                  n=towers + others),
        ]  # fmt: skip
    lines.append(_describe_points(view, draft, words))
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


def _describe_points(view: View, draft: LayoutDraft, words: Words) -> str:
    """The points by kind, compared with building nothing."""
    assert draft.score is not None
    total, kinds = draft.score.total, points_by_kind(draft.score, words)
    if not _has_tokens(draft):
        return words("cutterland-layout-points", points=total, kinds=kinds)
    bare = score_layout(own(view), Layout()).total
    return words(
        "cutterland-layout-compared", points=total, gain=format_gain(total - bare), kinds=kinds
    )


def _ending_buttons(draft: LayoutDraft, owned: int, words: Words) -> tuple[Button, ...]:
    write = Button(f"form.{_form_control(draft)}", words("cutterland-layout-form"))
    clear = Button("g.clear", words("cutterland-layout-clear"), disabled=not draft.text)
    if _has_tokens(draft):
        return confirm_button(draft.action, words("cutterland-layout-confirm")), write, clear
    if not owned:
        return confirm_button(draft.action, words("cutterland-layout-confirm-prey")), write, clear
    nothing = words("cutterland-layout-confirm-none")
    return confirm_button(draft.action, nothing, "secondary"), write, clear


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
    kept: Draft = {"layout": draft.text, "cursor": cursor, "page": number_in(raw, "page")}
    match control:
        case ["layout", *_]:
            return KeepDraft(kept | {"layout": values.get("layout", "")[:MOST_LAYOUT]})
        case ["clear"]:
            return KeepDraft(kept | {"layout": ""})
        case ["suggest"]:
            return KeepDraft(kept | _suggest_layout(seat))
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case [way] if way in DIRECTIONS:
            return KeepDraft(kept | {"cursor": step_cursor(land, cursor, way)})
        case ["goto"]:
            return KeepDraft(kept | {"cursor": jump_cursor(land, values.get("cell", ""))})
        case [kind] if kind in KINDS:
            return KeepDraft(kept | {"layout": _add_token(view, draft, kind, cursor)})
        case ["remove"]:
            return KeepDraft(kept | {"layout": _remove_tokens(view, draft, cursor)})
        case ["page", page] if page.isdecimal():
            return KeepDraft(kept | {"page": int(page[:4])})
        case ["prey", *named]:
            chosen = _choose_prey(view, draft, named, values.get("choice", ""))
            return KeepDraft(kept | {"layout": chosen})
        case _:
            raise BadInput("cutterland-bad-control")


def _read_base_layout(draft: LayoutDraft) -> Layout:
    """The layout to go on from, as it was typed if it cannot stand. Raises `IllegalAction`."""
    return draft.explicit_layout if draft.explicit_layout is not None else read_layout(draft.text)


def _add_token(view: View, draft: LayoutDraft, kind: str, cursor: Cell) -> str:
    return write_short_layout(
        rebuild_layout(view, add_token(_read_base_layout(draft), kind, cursor))
    )


def _remove_tokens(view: View, draft: LayoutDraft, cursor: Cell) -> str:
    """The layout without what stands at the cursor; of one that cannot stand, the rest may not
    either."""
    left = remove_tokens(_read_base_layout(draft), cursor)
    return write_short_layout(left if draft.layout is None else rebuild_layout(view, left))


def _suggest_layout(seat: SeatView) -> Draft:
    """The best use of the tokens that a quick search finds, the cursor on it, how sure it is."""
    found = find_best_use(seat)
    sure = "yes" if found.exact else "no"
    if found.score.total <= score_layout(replace(seat, penalty=0), Layout()).total:
        return {"layout": "", "suggested": f"none-{sure}"}
    place: Draft = {} if (cell := square_of(found.layout)) is None else {"cursor": cell}
    return {"layout": write_short_layout(found.layout), "suggested": f"use-{sure}"} | place


def _choose_prey(view: View, draft: LayoutDraft, named: list[str], choice: str) -> str:
    page: Page | None = page_of(view, draft, named)
    if draft.layout is None or page is None:
        raise BadInput("cutterland-bad-prey")
    picked = [cell for cell in map(read_cell, choice.split(",")) if cell is not None]
    return write_short_layout(choose_prey(draft.layout, page, picked))


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
                value=_decode_payload(written),
                required=False,
                longest=MOST_LAYOUT,
                multiline=True,
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


def cursor_blocks(
    view: View, draft: LayoutDraft, cursor: Cell, words: Words
) -> tuple[Text | Note | Row, ...]:
    """What is at the cursor, the arrows, and a key for each kind of token."""
    tried = try_tokens(view, draft, cursor)
    return (
        Text(_describe_cursor(view, draft, cursor, tried, words)),
        Note(),
        Row(
            (
                *_arrow_buttons(view, cursor, words),
                Button("form.g.goto", words("cutterland-lay-jump")),
            )
        ),
        *_token_rows(view, draft, cursor, tried, words),
    )


def _describe_cursor(
    view: View, draft: LayoutDraft, cursor: Cell, tried: tuple[Trial, ...], words: Words
) -> str:
    """What is at the cursor, what becomes of it, and what a token would do there."""
    fate, square = _find_fate(view, draft, cursor), _describe_square(view, cursor, words)
    line = words("cutterland-cursor", cell=name_of(cursor), square=square, fate=fate)
    standing = tokens_at(draft.explicit_layout or Layout(), cursor)
    if standing != Layout():
        line += " " + words("cutterland-cursor-tokens", tokens=layout_words(standing, words))
    effects = [
        _describe_effect(trial.kind, cursor, words)
        for trial in tried
        if trial.gain is not None and (trial.kind != TOWER or fate in {"krakens", "dragons"})
    ]
    return f"{line}\n-# {' '.join(effects)}" if effects else line


def _describe_effect(kind: str, cursor: Cell, words: Words) -> str:
    """What a token at the cursor would do, with the squares it is about."""
    if kind == TOWER:
        return words("cutterland-effect-tower")
    one, other = _name_joined_squares(kind, cursor)
    return words(f"cutterland-effect-{kind}", one=one, other=other)


def _describe_square(view: View, cursor: Cell, words: Words) -> str:
    square = own(view).land.at(cursor)
    return "" if square is None else square_words(square, words)


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


def _name_joined_squares(kind: str, cursor: Cell) -> tuple[str, str]:
    """The names of the two squares that a wall or bridge is about."""
    cells = {
        "wallright": (cursor, cursor + 1),
        "wallbelow": (cursor, cursor + SIDE),
        "bridgeacross": (cursor - 1, cursor + 1),
        "bridgedown": (cursor - SIDE, cursor + SIDE),
    }
    one, other = cells[kind]
    return name_of(one), name_of(other)


def _token_rows(
    view: View, draft: LayoutDraft, cursor: Cell, tried: tuple[Trial, ...], words: Words
) -> Iterator[Row]:
    """A key for each kind of token that the viewer owns, with what it brings, two in a row."""
    nothing = tokens_at(draft.explicit_layout or Layout(), cursor) == Layout()
    remove = Button(
        "g.remove", words("cutterland-key-remove"), disabled=nothing and _is_legal(draft)
    )
    spent = _list_spent_kinds(view, draft)
    keys = {trial.kind: _token_button(trial, trial.kind in spent, words) for trial in tried}
    kinds = [(TOWER,), WALL_BRIDGES[:2], WALL_BRIDGES[2:]]
    tower, *others = [tuple(keys[kind] for kind in row if kind in keys) for row in kinds]
    suggest = Button("g.suggest", words("cutterland-key-suggest"))
    yield Row((*tower, remove, suggest))
    yield from (Row(row) for row in others if row)


def _list_spent_kinds(view: View, draft: LayoutDraft) -> tuple[str, ...]:
    """The kinds of which no token is left."""
    seat, layout = own(view), draft.explicit_layout or Layout()
    towers = (TOWER,) if len(layout.towers) >= seat.towers else ()
    return towers + (WALL_BRIDGES if layout.wall_bridges >= seat.wall_bridges else ())


def _is_legal(draft: LayoutDraft) -> bool:
    return draft.layout is not None


def _arrow_buttons(view: View, cursor: Cell, words: Words) -> Iterator[Button]:
    top, bottom, left, right = box_of(own(view).land)
    row, column = row_of(cursor), column_of(cursor)
    ends = {
        "up": row == top, "down": row == bottom, "left": column == left, "right": column == right,
    }  # fmt: skip
    for way in ("left", "up", "down", "right"):
        assert way in DIRECTIONS
        yield Button(f"g.{way}", words(f"cutterland-key-{way}"), disabled=ends[way])


def _token_button(trial: Trial, spent: bool, words: Words) -> Button:
    """With the points it would bring, coloured where it does; a refused one says why, and one of
    which none is left is off."""
    label = words(f"cutterland-key-{trial.kind}")
    if trial.gain is None:
        return Button(f"g.{trial.kind}", label, disabled=spent)
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
    """The menu of a page, and the way to the others."""
    found = _list_pages(view, draft)
    if not found or draft.layout is None:
        return ()
    number %= len(found)
    page = found[number]
    name = name_of(page.feast.first)
    head = words("cutterland-prey-menu", cell=name, count=page.feast.count,
                 page=number + 1, pages=len(found))  # fmt: skip
    choices = tuple(_choice(view, draft, page, cell, words) for cell in page.prey)
    mark = digest_action(Resolve(draft.layout))[:6]  # or a client keeps what was chosen before
    control = f"g.prey.{name}.{name_of(page.prey[0])}.{mark}"
    shown = Text(f"-# {head}")  # the menu itself shows what is chosen in its place
    menu = Select(control, head, choices, page.least, page.most)
    if len(found) == 1:
        return shown, menu
    last = len(found) - 1
    before, after = max(number - 1, 0), min(number + 1, last)
    back = Button(f"g.page.{before}", words("cutterland-prey-back"), disabled=number == 0)
    on = Button(f"g.page.{after}", words("cutterland-prey-on"), disabled=number == last)
    return shown, menu, Row((back, on))


def _choice(view: View, draft: LayoutDraft, page: Page, cell: Cell, words: Words) -> Choice:
    """A creature; where only one is devoured, with what that would bring."""
    assert draft.layout is not None
    assert draft.score is not None
    chosen = cell in (draft.layout.prey or ())
    label = creature_words(own(view).land, cell, words)
    if page.feast.count > 1:
        return Choice(name_of(cell), label, chosen=chosen)
    points = score_layout(own(view), choose_prey(draft.layout, page, [cell])).total
    more = format_gain(points - draft.score.total)
    worth = words("cutterland-prey-worth", points=points, gain=more)
    return Choice(name_of(cell), label, worth, chosen)


def page_of(view: View, draft: LayoutDraft, named: list[str]) -> Page | None:
    """The page that a menu's control names, by the area's first cell and the page's; None where the
    areas have changed since."""
    if len(named) < 2:
        return None
    first, begin = map(read_cell, named[:2])
    return next(
        (
            page
            for page in _list_pages(view, draft)
            if (page.feast.first, page.prey[0]) == (first, begin)
        ),
        None,
    )


def _list_pages(view: View, draft: LayoutDraft) -> tuple[Page, ...]:
    if draft.layout is None:
        return ()
    return split_pages(find_feasts(own(view).land, draft.layout))
