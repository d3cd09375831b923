"""What a screen of a game is made of."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.models.match import Table
from bot.models.plan import OrderState
from bot.screens.replies import Draft
from bot.screens.screen import Picture
from bot.words import Words
from engine.contract import Seat

V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Context(Generic[V_co]):
    """What its reader may see, at which table, in which language; for a panel with the draft of the
    answer. `before` is the public view when they last looked, if known: changes are highlighted.
    Without `scores` a panel doesn't tell what a draft is worth: that is the puzzle. `page_height`:
    the most height of pictures on the touch page, 0 elsewhere; they can be moved and enlarged
    there, so they are higher and hide nothing. `offer`: the plan that is suggested to a reader who
    waits; an `offer_picture` takes the place of the panel's own. `orders` say when they are asked
    meanwhile, if at all. `is_told`: what has happened since they last looked stands above."""

    view: V_co
    table: Table
    words: Words
    draft: Draft = field(default_factory=dict)
    before: V_co | None = None
    scores: bool = True
    page_height: int = 0
    offer: str = ""
    offer_picture: Picture | None = None
    orders: OrderState | None = None
    is_told: bool = False

    @property
    def seat(self) -> Seat:
        """The reader's seat. Only for what players are shown: a spectator has none."""
        view: Any = self.view
        seat: Seat | None = view.seat
        assert seat is not None
        return seat
