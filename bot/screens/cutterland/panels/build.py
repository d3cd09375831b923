"""The panel for the bonus tokens: one is held over the land where it brings most, moved by
buttons and built, until the layout is locked in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.markdown import quote
from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.build_picture import build_picture
from bot.screens.cutterland.custom_id_payload import (
    ROOM,
    decode_layout,
    decode_text,
    encode_layout,
    encode_text,
)
from bot.screens.cutterland.drafts import confirm_action, confirm_button, own
from bot.screens.cutterland.emojis import token_emoji
from bot.screens.cutterland.layout_draft import (
    MOST_LAYOUT,
    LayoutDraft,
    read_layout_draft,
    score_layout,
    write_short_layout,
)
from bot.screens.cutterland.panels.prey import describe_choices, press_prey, prey_menu
from bot.screens.cutterland.phrases import (
    bridge_name,
    format_tokens,
    layout_words,
    points_by_kind,
    wall_name,
)
from bot.screens.cutterland.placement_draft import ARROWS, Spot, find_spots_around
from bot.screens.cutterland.tokens import (
    BRIDGE,
    KINDS,
    NONE,
    WALL,
    HeldToken,
    find_best_use,
    find_spot_at,
    find_token_spots,
    hold_token,
    list_cells,
    remove_token,
)
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import number_in, strings_in, text_in
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.screen import (
    Block,
    Button,
    Choice,
    Field,
    Form,
    Note,
    Row,
    Select,
    Style,
    Text,
)
from bot.words import Words
from engine.cells import name_of, read_cell
from engine.cutterland.actions import Action
from engine.cutterland.layouts import Bridge, Layout
from engine.cutterland.scoring import Score
from engine.cutterland.views import SeatView, View

EXAMPLE = "tower M12, wall M12-N12, bridge O14h"
SUGGESTED = ("use-yes", "use-no", "none-yes", "none-no")
"""What a suggestion found, and whether it is proven best."""
ROOM_FOR_OUTCOME = 1_600
"""Characters for what a layout leads to, in a message with everything else."""
ROOM_FOR_CHOICES: Final = 300
"""Characters for what dragons can devour, above the picture."""
MOST_STEPS: Final = 8
"""Layouts that **Remove** goes back to."""


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft, seat = read_layout_draft(view, raw), own(view)
    held = hold_token(view, raw, draft)
    picture = build_picture(view, table, draft, held, words)
    if not seat.towers + seat.wall_bridges:
        head, lines = words("cutterland-panel-prey"), describe_choices(view, draft, words)
        status = "\n".join(_fit_lines(lines, ROOM_FOR_CHOICES))
        menu = prey_menu(view, draft, number_in(raw, "page"), words)
        confirm = confirm_button(draft.action, words("cutterland-layout-confirm"))
        return Text(head), Text(status), picture, Note(), *menu, Row((confirm,))
    return (
        Text(words("cutterland-panel-resolve")),
        Text(_describe_status(view, raw, draft, held, words)),
        picture,
        Note(),
        *_button_rows(view, draft, held, words),
    )


def _button_rows(
    view: View, draft: LayoutDraft, held: HeldToken | None, words: Words
) -> tuple[Row, ...]:
    """What locks in never stands where **Build** does, which is first. It is the main action once
    something is built, or the hints say that no token gains. While the layout is illegal, only that
    can be changed."""
    remove = Button("g.remove", words("cutterland-key-remove"), disabled=not draft.has_tokens)
    if draft.error is not None:
        return (Row((replace(remove, style="success"), _write_button(draft, words))),)
    built = "cutterland-layout-confirm" if draft.has_tokens else "cutterland-layout-confirm-none"
    is_main = held is None and (draft.has_tokens or view.hints)
    style: Style = "success" if is_main else "secondary"
    put = Button("g.put", words("cutterland-key-put"), "success" if held else "secondary",
                 disabled=held is None)  # fmt: skip
    confirm = confirm_button(draft.action, words(built), style)
    return (
        Row(tuple(_kind_buttons(view, draft, held, words))),
        Row(tuple(_move_buttons(held, words))),
        Row((put, remove, confirm, *(() if view.hints else (_jump_button(held, words),)))),
    )


def _describe_status(
    view: View, raw: Draft, draft: LayoutDraft, held: HeldToken | None, words: Words
) -> str:
    """What the held token would bring; or what the layout brings, or why it is illegal."""
    if draft.score is None:
        assert draft.error is not None
        return f"⚠️ {explain_refusal('cutterland', draft.error, words)}"
    now = draft.score.total
    if held is not None:
        after = held.score.total
        name = name_spot(held.kind, held.spot, words)
        gain = format_gain(after - now)
        return words("cutterland-build-held", token=name, now=now, after=after, gain=gain)
    if (suggested := text_in(raw, "suggested")) in SUGGESTED:
        return words("cutterland-build-suggested", found=suggested, points=now)
    if not draft.has_tokens:
        key = "cutterland-build-none" if view.hints else "cutterland-build-start"
        return words(key, points=now)
    gain = format_gain(now - score_layout(own(view), Layout()).total)
    return words("cutterland-build-built", points=now, gain=gain)


def name_spot(kind: str, spot: Spot, words: Words) -> str:
    """A token where it is held, as a heading: `Wall N13–N14`."""
    one, *others = list_cells(kind, spot.cell, spot.turns)
    name = name_of(spot.cell)
    if kind == WALL:
        name = wall_name((one, others[0]))
    elif kind == BRIDGE:
        name = bridge_name(Bridge(spot.cell, "v" if spot.turns else "h"))
    return words("cutterland-build-spot", kind=kind, cell=name)


def _kind_buttons(
    view: View, draft: LayoutDraft, held: HeldToken | None, words: Words
) -> Iterator[Button]:
    """A button for each kind of token that can still be built, then the ways to good spots."""
    layout = draft.explicit_layout
    for kind in KINDS:
        spots = () if layout is None else find_token_spots(own(view), layout, kind)
        style: Style = "primary" if held is not None and held.kind == kind else "secondary"
        label, emoji = words(f"cutterland-key-{kind}"), token_emoji(kind)
        control, is_off = f"g.kind.{kind}", not spots
        yield Button(control, label, style, disabled=is_off, emoji=emoji, beside="")
    is_off = held is None or len(held.spots) < 2
    yield Button("g.next", words("cutterland-key-next"), disabled=is_off)
    if view.hints:
        yield Button("g.suggest", words("cutterland-key-suggest"))


def _jump_button(held: HeldToken | None, words: Words) -> Button:
    return Button("form.g.goto", words("cutterland-lay-jump"), disabled=held is None)


def _move_buttons(held: HeldToken | None, words: Words) -> Iterator[Button]:
    """Arrows and turn; off where they lead nowhere."""
    leading: set[str] = set()
    if held is not None:
        leading = {*find_spots_around(held.spots, held.spot.cell, held.spot.turns)}
        leading |= {"turn"} if held.turned_spot else set()
    for key in (*ARROWS, "turn"):
        yield Button(f"g.{key}", words(f"cutterland-key-{key}"), disabled=key not in leading)


def _find_spot_by_key(held: HeldToken, key: str) -> Spot | None:
    if key == "turn":
        return held.turned_spot
    if key == "next":
        return held.next_spot
    return find_spots_around(held.spots, held.spot.cell, held.spot.turns).get(key)


def details(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    """What tokens do, what the layout leads to, and other ways to one: menus of spots and prey,
    and forms."""
    draft, seat = read_layout_draft(view, raw), own(view)
    held = hold_token(view, raw, draft)
    if not seat.towers + seat.wall_bridges:
        return (Text("\n".join(describe_outcome(view, draft, words))),)
    owned = format_tokens(seat.towers, seat.wall_bridges, words)
    lines = [words("cutterland-build-about", tokens=owned)]
    lines += describe_outcome(view, draft, words)
    jump = (_jump_button(held, words),) if view.hints else ()
    clear = Button("g.clear", words("cutterland-layout-clear"), disabled=not draft.text)
    return (
        Row((*jump, _write_button(draft, words), clear)),
        *((_spot_menu(draft, held, words),) if held is not None and view.hints else ()),
        *prey_menu(view, draft, number_in(raw, "page"), words),
        Text("\n".join(lines)),
    )


def _spot_menu(draft: LayoutDraft, held: HeldToken, words: Words) -> Select:
    """The best spots of the held token."""
    assert draft.score is not None
    now = draft.score.total
    choices = tuple(
        Choice(
            _write_spot(spot),
            words("cutterland-spot-worth", spot=name_spot(held.kind, spot, words),
                  points=spot.points, gain=format_gain(spot.points - now)),
            chosen=spot == held.spot,
            emoji=token_emoji(held.kind),
        )
        for spot in held.spots[:MOST_CHOICES]
    )  # fmt: skip
    head = words("cutterland-lay-menu", n=len(held.spots))
    return Select(f"g.spot.{held.kind}.{_write_spot(held.spot)}", head, choices)


def _write_spot(spot: Spot) -> str:
    return f"{name_of(spot.cell)}.{spot.turns}"


def describe_outcome(view: View, draft: LayoutDraft, words: Words) -> list[str]:
    """What the layout uses, the points it brings and the hunt it leads to; or why it is illegal."""
    if draft.layout is None or draft.score is None:
        assert draft.error is not None
        why = explain_refusal("cutterland", draft.error, words)
        return [words("cutterland-layout-wrong", text=quote(draft.text, 400), why=why)]
    seat, layout = own(view), draft.layout
    lines = []
    if draft.has_tokens:
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
    if not draft.has_tokens:
        return words("cutterland-layout-points", points=total, kinds=kinds)
    gain = format_gain(total - score_layout(seat, Layout()).total)
    return words("cutterland-layout-compared", points=total, gain=gain, kinds=kinds)


def _write_button(draft: LayoutDraft, words: Words) -> Button:
    return Button(f"form.{_form_control(draft)}", words("cutterland-layout-form"))


def _form_control(draft: LayoutDraft) -> str:
    """`g.layout.t<tokens>`, or what was typed as `g.layout.r<text>`: the form opens from this."""
    stem = "g.layout."
    room = ROOM - len(stem) - 6
    if draft.layout is not None:
        return f"{stem}t{encode_layout(draft.layout, draft.prey_chosen, room)}"
    return f"{stem}r{encode_text(draft.text, room)}"


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_layout_draft(view, raw)
    held = hold_token(view, raw, draft)
    match control:
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case ["put"]:
            text = draft.text if held is None else write_short_layout(held.layout)
            return _keep(raw, draft, text)
        case ["suggest"] if not view.hints:
            raise BadInput("cutterland-no-hints")
        case ["suggest"]:
            return _suggest_layout(raw, draft, own(view))
        case ["layout", *_]:
            return _keep(raw, draft, values.get("layout", "")[:MOST_LAYOUT], kind=NONE)
        case ["clear"]:
            return _keep(raw, draft, "", kind=NONE)
        case ["remove"]:
            return _remove_last(raw, draft)
        case ["page", page] if page.isdecimal():
            return KeepDraft(_copy_draft(raw, draft) | {"page": int(page[:4])})
        case ["prey", *named]:
            text = press_prey(view, draft, named, values.get("choice", ""))
            return KeepDraft(_copy_draft(raw, draft) | {"layout": text})
        case _:
            change = _move_token(view, draft, held, control, values)
            return KeepDraft(_copy_draft(raw, draft) | change)


def _move_token(
    view: View, draft: LayoutDraft, held: HeldToken | None, control: list[str],
    values: Mapping[str, str],
) -> Draft:  # fmt: skip
    """Another token, or another spot of the one that is held. Raises `BadInput`, and
    `IllegalAction` for a cell typed."""
    match control:
        case ["kind", kind] if kind in KINDS:
            return {"kind": kind, "cursor": -1}
        case ["spot", kind, *_] if kind in KINDS:
            name, _, turns = values.get("choice", "").partition(".")
            cell = read_cell(name)
            return {"kind": kind, "cursor": -1 if cell is None else cell, "turn": int(turns == "1")}
        case ["goto"] if held is not None and draft.explicit_layout is not None:
            text = values.get("cell", "")
            spot = find_spot_at(own(view), draft.explicit_layout, held, text)
        case ["goto"]:
            return {}
        case [key] if key in {*ARROWS, "turn", "next"}:
            if held is None or (found := _find_spot_by_key(held, key)) is None:
                return {}
            spot = found
        case _:
            raise BadInput("cutterland-bad-control")
    return {"kind": held.kind, "cursor": spot.cell, "turn": spot.turns}


def _copy_draft(raw: Draft, draft: LayoutDraft) -> Draft:
    """The draft without what holds only until the next press."""
    kept = ("kind", "cursor", "turn", "page", "before")
    return {"layout": draft.text} | {key: raw[key] for key in kept if key in raw}


def _keep(raw: Draft, draft: LayoutDraft, layout: str, *, kind: str = "") -> KeepDraft:
    """Another layout, with the way back to this one; then a token of that kind is held."""
    before = [*strings_in(raw, "before"), draft.text][-MOST_STEPS:]
    return KeepDraft({"layout": layout, "before": [*before], "kind": kind})


def _remove_last(raw: Draft, draft: LayoutDraft) -> KeepDraft:
    """What was built last goes; what is wrong goes first."""
    before = strings_in(raw, "before")
    if draft.error is None and before:
        return KeepDraft({"layout": before[-1], "before": [*before[:-1]], "kind": NONE})
    return KeepDraft({"layout": write_short_layout(remove_token(draft)), "kind": NONE})


def _suggest_layout(raw: Draft, draft: LayoutDraft, seat: SeatView) -> KeepDraft:
    """The best use of the tokens that a quick search finds, and how sure it is."""
    found = find_best_use(seat)
    sure = "yes" if found.exact else "no"
    is_gain = found.score.total > score_layout(replace(seat, penalty=0), Layout()).total
    layout = write_short_layout(found.layout) if is_gain else ""
    kept = _keep(raw, draft, layout, kind=NONE)
    return KeepDraft(kept.draft | {"suggested": f"{'use' if is_gain else 'none'}-{sure}"})


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
