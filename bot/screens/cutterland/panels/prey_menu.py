"""The menu for the dragons' prey: one area's creatures at a time, page by page."""

from __future__ import annotations

from bot.screens.cutterland.alt_text import creature_words
from bot.screens.cutterland.drafts import digest_action, own
from bot.screens.cutterland.layout_draft import LayoutDraft, score_layout
from bot.screens.cutterland.phrases import format_cells
from bot.screens.cutterland.prey import Page, choose_prey, find_feasts, split_pages
from bot.screens.panel import format_gain
from bot.screens.screen import Block, Button, Choice, Row, Select, Text
from bot.words import Words
from engine.cutterland.actions import Resolve
from engine.cutterland.cells import Cell, name_of, read_cell
from engine.cutterland.views import View


def describe_choices(view: View, plan: LayoutDraft, words: Words) -> list[str]:
    """A line for each area where the dragons have a choice."""
    if plan.layout is None:
        return []
    key = "cutterland-layout-chosen" if plan.prey_chosen else "cutterland-layout-choice"
    if plan.prey_given:
        key = "cutterland-layout-given"
    eaten = plan.layout.prey or ()
    return [
        words(key, cell=name_of(feast.first), count=feast.count, prey=format_cells(feast.prey),
              eaten=format_cells(cell for cell in feast.prey if cell in eaten))
        for feast in find_feasts(own(view).land, plan.layout)
    ]  # fmt: skip


def prey_menu(view: View, plan: LayoutDraft, number: int, words: Words) -> tuple[Block, ...]:
    """The menu of a page, and the way to the others."""
    found = _list_pages(view, plan)
    if not found or plan.layout is None:
        return ()
    number %= len(found)
    page = found[number]
    name = name_of(page.feast.first)
    head = words("cutterland-prey-menu", cell=name, count=page.feast.count,
                 page=number + 1, pages=len(found))  # fmt: skip
    choices = tuple(_choice(view, plan, page, cell, words) for cell in page.prey)
    mark = digest_action(Resolve(plan.layout))[:6]  # or a client keeps what was chosen before
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


def _choice(view: View, plan: LayoutDraft, page: Page, cell: Cell, words: Words) -> Choice:
    """A creature; where only one is devoured, with what that would bring."""
    assert plan.layout is not None
    assert plan.score is not None
    chosen = cell in (plan.layout.prey or ())
    label = creature_words(own(view).land, cell, words)
    if page.feast.count > 1:
        return Choice(name_of(cell), label, chosen=chosen)
    points = score_layout(own(view), choose_prey(plan.layout, page, [cell])).total
    more = format_gain(points - plan.score.total)
    worth = words("cutterland-prey-worth", points=points, gain=more)
    return Choice(name_of(cell), label, worth, chosen)


def page_of(view: View, plan: LayoutDraft, named: list[str]) -> Page | None:
    """The page that a menu's control names, by the area's first cell and the page's; None where the
    areas have changed since."""
    if len(named) < 2:
        return None
    first, begin = map(read_cell, named[:2])
    return next(
        (
            page
            for page in _list_pages(view, plan)
            if (page.feast.first, page.prey[0]) == (first, begin)
        ),
        None,
    )


def _list_pages(view: View, plan: LayoutDraft) -> tuple[Page, ...]:
    if plan.layout is None:
        return ()
    return split_pages(find_feasts(own(view).land, plan.layout))
