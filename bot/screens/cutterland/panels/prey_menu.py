"""The menu for the dragons' prey: one area's creatures at a time, page by page."""

from __future__ import annotations

from bot.screens.cutterland.alts import creature_words
from bot.screens.cutterland.building import LayoutPlan, layout_score
from bot.screens.cutterland.drafts import digest, own
from bot.screens.cutterland.phrases import cells
from bot.screens.cutterland.prey import Page, feasts, pages, rechosen
from bot.screens.figures import gain
from bot.screens.screen import Block, Button, Choice, Row, Select, Text
from bot.words import Words
from engine.cutterland.actions import Resolve
from engine.cutterland.cells import Cell, name_of, read_cell
from engine.cutterland.views import View


def choices_in_words(view: View, plan: LayoutPlan, words: Words) -> list[str]:
    """A line for each area where the dragons have a choice."""
    if plan.layout is None:
        return []
    key = "cutterland-layout-chosen" if plan.chosen else "cutterland-layout-choice"
    if plan.given:
        key = "cutterland-layout-given"
    eaten = plan.layout.prey or ()
    return [
        words(key, cell=name_of(feast.first), count=feast.count, prey=cells(feast.prey),
              eaten=cells(cell for cell in feast.prey if cell in eaten))
        for feast in feasts(own(view).land, plan.layout)
    ]  # fmt: skip


def prey_menu(view: View, plan: LayoutPlan, number: int, words: Words) -> tuple[Block, ...]:
    """The menu of a page, and the way to the others."""
    found = _pages(view, plan)
    if not found or plan.layout is None:
        return ()
    number %= len(found)
    page = found[number]
    name = name_of(page.feast.first)
    head = words("cutterland-prey-menu", cell=name, count=page.feast.count,
                 page=number + 1, pages=len(found))  # fmt: skip
    choices = tuple(_choice(view, plan, page, cell, words) for cell in page.prey)
    mark = digest(Resolve(plan.layout))[:6]  # or a client keeps what was chosen before
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


def _choice(view: View, plan: LayoutPlan, page: Page, cell: Cell, words: Words) -> Choice:
    """A creature; where only one is devoured, with what that would bring."""
    assert plan.layout is not None
    assert plan.score is not None
    chosen = cell in (plan.layout.prey or ())
    label = creature_words(own(view).land, cell, words)
    if page.feast.count > 1:
        return Choice(name_of(cell), label, chosen=chosen)
    points = layout_score(own(view), rechosen(plan.layout, page, [cell])).total
    more = gain(points - plan.score.total)
    worth = words("cutterland-prey-worth", points=points, gain=more)
    return Choice(name_of(cell), label, worth, chosen)


def page_of(view: View, plan: LayoutPlan, named: list[str]) -> Page | None:
    """The page that a menu's control names, by the area's first cell and the page's; None where the
    areas have changed since."""
    if len(named) < 2:
        return None
    first, begin = map(read_cell, named[:2])
    return next(
        (page for page in _pages(view, plan) if (page.feast.first, page.prey[0]) == (first, begin)),
        None,
    )


def _pages(view: View, plan: LayoutPlan) -> tuple[Page, ...]:
    if plan.layout is None:
        return ()
    return pages(feasts(own(view).land, plan.layout))
