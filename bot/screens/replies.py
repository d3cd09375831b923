"""What a press in a game's panel leads to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from engine.contract import Json

A = TypeVar("A")

Draft: TypeAlias = dict[str, Json]
"""A seat's unfinished, private answer to one decision, as it is stored."""


class BadInput(ValueError):
    """Input that makes no sense: the catalogue key of a sentence, and its parameters."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class SwitchedOff(BadInput):
    """A control that is greyed out by now, as by a press right before: nothing is said or done."""

    def __init__(self) -> None:
        super().__init__("")


@dataclass(frozen=True, slots=True)
class PlayAction(Generic[A]):
    """Play this action, and then the others as soon as the rules let the same player do so: at
    once, or as a plan. `draft` is the draft of the player's next decision, if one follows."""

    action: A
    draft: Draft = field(default_factory=dict)
    then: tuple[A, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepDraft:
    """Store the changed draft and show the panel again."""

    draft: Draft


Reply: TypeAlias = PlayAction[A] | KeepDraft

Answers: TypeAlias = Mapping[str, str]
"""A menu's choices under `choice`, joined by commas, or what was typed into a form, by field."""

Does: TypeAlias = Reply[Any] | Callable[[Answers], Reply[Any]]
"""What a control does: a reply, or what makes it of the answers. Raises `BadInput` and
`IllegalAction`."""
