"""The menus in which the dragons' prey is chosen, an area or a part of one on each page."""

from __future__ import annotations

from bot.screens.contract import BadInput
from bot.screens.cutterland.alt_text import creature_words
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.emojis import cell_emoji
from bot.screens.cutterland.layout_draft import (
    LayoutDraft,
    Page,
    choose_prey,
    find_feasts,
    score_layout,
    split_pages,
    write_short_layout,
)
from bot.screens.cutterland.phrases import format_cells
from bot.screens.drafts import digest
from bot.screens.panel import format_gain
from bot.screens.screen import Block, Button, Choice, Row, Select, Text
from bot.words import Words
from engine.cells import Cell, name_of, read_cell
from engine.cutterland.actions import Resolve, write_action
from engine.cutterland.views import View


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


def press_prey(view: View, draft: LayoutDraft, named: list[str], choice: str) -> str:
    """The layout with the prey chosen in a menu, which its control names."""
    page = _find_page(view, draft, named)
    if draft.layout is None or page is None:
        raise BadInput("cutterland-bad-prey")
    cells = [cell for cell in map(read_cell, choice.split(",")) if cell is not None]
    return write_short_layout(choose_prey(draft.layout, page, cells))


def _find_page(view: View, draft: LayoutDraft, named: list[str]) -> Page | None:
    """The page that a menu's control names, by the area's first cell and the page's; None where the
    areas have changed since."""
    cells = tuple(map(read_cell, named[:2]))
    pages = _list_pages(view, draft)
    return next((one for one in pages if (one.feast.first, one.prey[0]) == cells), None)


def _list_pages(view: View, draft: LayoutDraft) -> tuple[Page, ...]:
    if draft.layout is None:
        return ()
    return split_pages(find_feasts(own(view).land, draft.layout))


def _prey_choice(view: View, draft: LayoutDraft, page: Page, cell: Cell, words: Words) -> Choice:
    """A creature; where only one is devoured, with what that would score."""
    assert draft.layout is not None
    assert draft.score is not None
    chosen = cell in (draft.layout.prey or ())
    land = own(view).land
    label, emoji = creature_words(land, cell, words), cell_emoji(land, cell)
    if page.feast.count > 1:
        return Choice(name_of(cell), label, chosen=chosen, emoji=emoji)
    points = score_layout(own(view), choose_prey(draft.layout, page, [cell])).total
    gain = format_gain(points - draft.score.total)
    worth = words("cutterland-prey-worth", points=points, gain=gain)
    return Choice(name_of(cell), label, worth, chosen, emoji)
