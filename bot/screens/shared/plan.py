"""Plans (`/plan`) around a game's editor: the plan in words, and the controls that keep, change and
cancel it. All controls, those of the game too, begin with `plan.`."""

from collections.abc import Sequence
from typing import Final

from bot.models.match import Table
from bot.screens.contract import PlanEditor
from bot.screens.panel import append_buttons, prefix_controls
from bot.screens.screen import (
    Button,
    Field,
    Form,
    Picture,
    Row,
    Screen,
    Text,
    draw_parts,
    insert_note,
    mark_tip,
)
from bot.screens.shared.detail_pages import show_page
from bot.screens.shared.names import match_title
from bot.screens.shared.private_screen import DETAILS
from bot.words import Words

ACCENT: Final = 0x7A5AA6
MOST_LINES: Final = 2  # lines above a picture; more are small
LONGEST_TYPED: Final = 4_000  # Discord's limit; plans that can be kept are shorter


def render_kept_plan(
    table: Table, lines: Sequence[str], can_change: bool, words: Words, note: str,
    picture: Picture | None = None,
) -> Screen:  # fmt: skip
    head = words("plan-kept-head", title=match_title(table, words))
    change = Button("plan.change", words("plan-change"), "primary", disabled=not can_change)
    drop = Button("plan.drop", words("plan-drop"), "danger")
    row = Row((change, drop, Button("move", words("plan-back"))))
    text = mark_tip(head, "\n".join(_number_lines(lines, words)))
    shown = () if picture is None else (picture,)
    return Screen(insert_note((text, *shown, row), note), accent=ACCENT)


def render_plan_editor(
    table: Table, editor: PlanEditor, lines: Sequence[str], mark: str, words: Words, note: str
) -> Screen:
    """The game's editor below the plan, with the button that keeps the plan with this mark."""
    details = Button(f"plan.{DETAILS}", words("panel-details", news=0))
    if editor.inside:
        blocks = prefix_controls("plan", insert_note(draw_parts(editor.blocks), note))
        part = Screen(blocks, accent=ACCENT)
        return append_buttons(part, (details,)) if editor.details else part
    told = _number_lines(lines, words)
    if len(told) > MOST_LINES:
        told = [f"-# {line}" for line in told]
    body = "\n".join(told) or editor.hint
    title = words("plan-editor-head", title=match_title(table, words))
    head = Text(f"{title}\n{body}")
    keep = Button(f"plan.keep.{mark}", words("plan-keep"), "success", disabled=not lines)
    leave = Button("plan.leave", words("plan-leave"))
    own = prefix_controls("plan", draw_parts(editor.blocks))
    blocks = (head, *own, Row((keep, leave, details)))
    return Screen(insert_note(blocks, note), accent=ACCENT)


def render_plan_details(
    table: Table, editor: PlanEditor, lines: Sequence[str], toggle: Button, words: Words,
    page: int = 0,
) -> Screen:  # fmt: skip
    """The whole plan, what the editor says of it, and other ways to make one; inside a part, only
    what is behind that. `toggle` is the button between pictures and text."""
    back, control = Button("plan.here", words("plan-back"), "primary"), f"plan.{DETAILS}"
    if editor.inside:
        head, *_ = draw_parts(editor.blocks)
        last = [toggle]
    else:
        title = words("plan-editor-head", title=match_title(table, words))
        shown_plan = _number_lines(lines, words) or [words("plan-nothing")]
        head = Text("\n".join((title, f"-# {words('plan-about')}", *shown_plan)))
        last = [Button("form.plan.typed", words("plan-type")), toggle]
    shown, more = show_page(head, draw_parts(editor.details), control, page, words)
    buttons = Row((back, *more, *last))
    return Screen((head, *prefix_controls("plan", shown), buttons), accent=ACCENT)


def build_plan_form(example: str, present: str, words: Words) -> Form:
    """Asks for a plan in the game's notation; `present` is the one to change."""
    lines = Field(
        "lines", words("plan-form-label"), words("plan-form-hint", example=example),
        value=present[:LONGEST_TYPED], longest=LONGEST_TYPED, multiline=True, notation=True,
    )  # fmt: skip
    return Form("plan.typed", words("plan-form"), (lines,))


def _number_lines(lines: Sequence[str], words: Words) -> list[str]:
    return [words("plan-line", number=n, line=line) for n, line in enumerate(lines, 1)]
