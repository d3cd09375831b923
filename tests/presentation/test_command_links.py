"""Links of commands in texts: where they may stand, and how long they may make a text."""

import pytest
from discord import ui

from bot.presentation.command_links import MOST_IN_TEXT, CommandLinks
from bot.presentation.layouts import MOST_TEXT, view_of
from bot.screens.screen import Button, Row, Screen, Text

LINK = "</match board:1234567890123456789>"


@pytest.fixture
def links() -> CommandLinks:
    known = CommandLinks()
    known.learn({"`/match board`": LINK, "`/партия доска`": LINK})
    return known


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        ("Type **`/match board`**.", f"Type **{LINK}**."),
        ("`/партия доска` и `/match board`", f"{LINK} и {LINK}"),
        ("`/match board match:3` and `/nothing`", "`/match board match:3` and `/nothing`"),
        ("/match board", "/match board"),
        ("```\n`/match board`\n```", "```\n`/match board`\n```"),
        ("``x `/match board` y``", "``x `/match board` y``"),
        ("```\n`/match board`", "```\n`/match board`"),
    ],
)
def test_only_a_command_alone_in_its_code_is_linked(
    links: CommandLinks, text: str, linked: str
) -> None:
    assert links.link(text, MOST_TEXT) == linked


def test_without_ids_texts_stay_as_they_are() -> None:
    assert CommandLinks().link("`/match board`", MOST_TEXT) == "`/match board`"


@pytest.mark.parametrize("length", [MOST_IN_TEXT, MOST_IN_TEXT - 40, 3_000])
def test_a_text_does_not_grow_beyond_its_limit(links: CommandLinks, length: int) -> None:
    text = ("`/match board`" * 3).ljust(length, ".")
    linked = links.link(text, MOST_TEXT)
    assert linked.count(LINK) == {MOST_IN_TEXT: 0, MOST_IN_TEXT - 40: 2, 3_000: 0}[length]
    assert len(linked) <= max(MOST_IN_TEXT, length)


async def test_a_message_does_not_grow_beyond_its_limit(links: CommandLinks) -> None:
    texts = [Text("`/match board`".ljust(999, ".")) for _ in range(4)]
    view = view_of(Screen((*texts, Text("-#"))), links)
    contents = [one.content for one in view.walk_children() if isinstance(one, ui.TextDisplay)]
    assert [LINK in one for one in contents] == [False] * 5
    shorter = view_of(Screen(tuple(texts[:2])), links)
    assert shorter.content_length() == 2 * (999 + len(LINK) - len("`/match board`"))


async def test_labels_are_not_linked(links: CommandLinks) -> None:
    button = Button("x", "`/match board`")
    (row,) = view_of(Screen((Row((button,)),)), links).children
    assert "<" not in str(row.to_component_dict())
