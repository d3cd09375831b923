"""Standing orders of any game."""

from dataclasses import replace

from bot.games import find_catalogue_files
from bot.models.match import Status
from bot.models.plan import OrderState
from bot.screens.screen import Select
from bot.screens.shared.orders import render_orders
from bot.words import Catalogues
from tests.screens.matches import buttons
from tests.screens.shared.test_screens import table

OWN = """
chess-name = Chess
chess-orders-about = I pass except:
chess-order-check = In check
chess-order-mate = Before mate
chess-order-mate-about = Your last chance
chess-quiet = Pass for now
chess-quiet-about = I ask in check.
"""


def test_an_order_needs_no_explanation() -> None:
    texts = [path.read_text(encoding="utf-8") for path in find_catalogue_files()["en"]]
    words = Catalogues({"en": [*texts, OWN]}).words("en")
    state = OrderState(("check", "mate"), ("check",))
    screen = render_orders(replace(table(Status.RUNNING), game="chess"), state, words)
    (menu,) = (block for block in screen.blocks if isinstance(block, Select))
    assert [(one.label, one.description) for one in menu.choices] == [
        ("In check", ""),
        ("Before mate", "Your last chance"),
    ]
    assert "orders.quiet" not in [one.control for one in buttons(screen)], "nothing can be let pass"
    now = render_orders(
        replace(table(Status.RUNNING), game="chess"), replace(state, can_be_quiet=True), words
    )
    assert [one.label for one in buttons(now)] == ["Pass for now", "Back"]
    assert now.texts[-1] == "I ask in check."
