"""Emojis in texts, buttons and menus, and what stands there without them."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.presentation.emojis import MOST_IN_TEXT, Emojis
from bot.presentation.layouts import MOST_TEXT, view_of
from bot.screens.screen import Button, Choice, Row, Screen, Select, Text

KEY = "chess_pawn"
WRITTEN = "<:chess_pawn_123456:1234567890123456789>"
MARK = f"⟦{KEY}⟧ "
PAWN = discord.PartialEmoji(name="chess_pawn_123456", id=1234567890123456789)
SCREEN = Screen((
    Text(f"{MARK}Pawns and ⟦chess_rook⟧ rooks"),
    Row((Button("a", "♙ e4", emoji=KEY, beside="e4"), Button("b", "Rook", emoji="chess_rook"))),
    Select("c", "Move", (Choice("d", "Pawn", emoji=KEY), Choice("e", "Rook"))),
))  # fmt: skip


@pytest.fixture
def emojis() -> Emojis:
    known = Emojis()
    known.learn({KEY: PAWN})
    return known


def parts_of(view: ui.LayoutView) -> tuple[str, list[Any], list[Any]]:
    """The text, and label and emoji of each button and choice."""
    text, row, menu = (one.to_component_dict() for one in view.children)
    buttons = [(one.get("label"), "emoji" in one) for one in row["components"]]
    choices = [(one["label"], "emoji" in one) for one in menu["components"][0]["options"]]
    return text["content"], buttons, choices


async def test_a_screen_has_the_emojis_that_there_are(emojis: Emojis) -> None:
    text, buttons, choices = parts_of(view_of(SCREEN, emojis=emojis))
    assert text == f"{WRITTEN} Pawns and rooks"
    assert buttons == [("e4", True), ("Rook", False)]
    assert choices == [("Pawn", True), ("Rook", False)]


async def test_without_emojis_there_are_only_words() -> None:
    text, buttons, choices = parts_of(view_of(SCREEN))
    assert text == "Pawns and rooks"
    assert buttons == [("♙ e4", False), ("Rook", False)]
    assert choices == [("Pawn", False), ("Rook", False)]


@pytest.mark.parametrize("length", [MOST_IN_TEXT, MOST_IN_TEXT - 30, 3_000])
def test_a_text_does_not_grow_beyond_its_limit(emojis: Emojis, length: int) -> None:
    text = (MARK * 3).ljust(length, ".")
    written = emojis.write(text, MOST_TEXT)
    assert written.count(WRITTEN) == {MOST_IN_TEXT: 0, MOST_IN_TEXT - 30: 1, 3_000: 0}[length]
    assert len(written) <= max(MOST_IN_TEXT, length)


async def test_a_message_does_not_grow_beyond_its_limit(emojis: Emojis) -> None:
    screen = Screen(tuple(Text(MARK.ljust(995, ".")) for _ in range(4)))
    assert view_of(screen, emojis=emojis).content_length() <= MOST_TEXT


FALSE_ALARM = "Invalid Form Body\nIn components.0.components.0.emoji.id: Invalid emoji"


class Refusing:
    """Refuses so many messages with these words, and notes whether each had emojis."""

    def __init__(self, times: int, text: str = FALSE_ALARM) -> None:
        self.left, self.text = times, text
        self.tries: list[bool] = []

    async def send(self, emojis: Emojis) -> str:
        self.tries.append(emojis.find(KEY) is not None)
        if self.left:
            self.left -= 1
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": 50035, "message": self.text})
        return "sent"


@pytest.mark.parametrize(("times", "tries"), [(1, [True] * 2), (2, [True, True, False])])
async def test_an_emoji_that_is_refused_is_tried_again_and_then_left_out_of_that_message(
    emojis: Emojis, times: int, tries: list[bool]
) -> None:
    discord_side = Refusing(times)
    assert await emojis.retry_refused(discord_side.send) == "sent"
    assert discord_side.tries == tries
    assert emojis.find(KEY) == PAWN, "the next message has its emojis"


async def test_only_emojis_refused_twice_make_the_bot_look_which_there_are(emojis: Emojis) -> None:
    looks: list[int] = []
    emojis.when_refused(lambda: looks.append(1))
    await emojis.retry_refused(Refusing(1).send)
    assert not looks
    for _ in range(3):
        await emojis.retry_refused(Refusing(2).send)
    assert len(looks) == 1, "at most once a minute"


async def test_what_is_refused_for_another_reason_is_not_repeated(emojis: Emojis) -> None:
    wrong = Refusing(1, "Invalid Form Body\nIn embeds.0.title: too long")
    with pytest.raises(discord.HTTPException):
        await emojis.retry_refused(wrong.send)
    bare = Refusing(1)
    with pytest.raises(discord.HTTPException):
        await Emojis().retry_refused(bare.send)
    assert wrong.tries == [True]
    assert bare.tries == [False]
