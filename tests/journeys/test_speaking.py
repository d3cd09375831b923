"""Who reads what in which language; whole matches among people who speak Russian, and Spanish."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord import interactions
from simcord.results import InteractionResult

from bot.interactions.learn import list_lesson_games
from bot.models.match import Status
from tests.journeys.hands import owes, play_pressed, play_typed
from tests.journeys.world import World, answer_of, buttons, choose, press, text
from tests.languages.foreign import LEFT_BEHIND
from tests.wildlands.content import FACTIONS, installed_faction

SHOWN = {"content", "label", "placeholder", "description", "title"}
PEOPLE = {"ana", "ben", "cleo", "dario", "eve", "olga", "zoe", "Quiet", "Pine"}
CHARACTERS = {name for key in FACTIONS for name in installed_faction(key).characters}
NAMES = PEOPLE | CHARACTERS
"""The same in every language."""
MOST_MOVES = 200


@pytest.fixture
def clients(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The language that everybody's Discord is in, as `locale`; it may be changed on the way."""
    shown = {"locale": "en-US"}
    made = interactions.base_payload

    def spoken(*args: Any, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = made(*args, **kwargs)
        return record, payload | shown

    monkeypatch.setattr(interactions, "base_payload", spoken)
    return shown


async def test_private_answers_are_in_ones_own_language_and_boards_in_the_servers(
    world: World, clients: dict[str, str]
) -> None:
    olga = world.guild.add_member(world.guild.owner)
    settings = await olga.slash(world.games, "settings")
    settings = await press(olga, settings, "settings.page.public")
    await choose(olga, settings, "settings.public.locale", ["es"])
    clients["locale"] = "ru"

    opened = await world.ana.slash(world.games, "new", players=2)
    board = text(world.board())
    clients["locale"] = "ja"
    unknown = await world.ana.slash(world.games, "turns")

    assert "Начать" in text(opened)
    assert "1 de 2 jugadores" in board
    assert "No match is waiting" in text(unknown)


async def test_a_language_of_ones_own_counts_in_every_sentence(
    world: World, clients: dict[str, str]
) -> None:
    settings = await world.ana.slash(world.games, "settings")
    chosen = await choose(world.ana, settings, "settings.me.locale", ["ru"])
    clients["locale"] = "es-ES"
    before = await world.ana.slash(world.games, "turns")
    world.builder.rate_limit.most = 0
    hasty = await world.ana.slash(world.games, "turns")
    stranger = await world.eve.slash(world.games, "turns")

    assert "Для тебя" in text(chosen)
    assert "Ни одна партия" in text(before)
    assert "Слишком быстро" in text(hasty)
    assert "Demasiado rápido" in text(stranger), "whom the bot has not met"


@pytest.mark.slow
async def test_letters_of_a_russian_keyboard_are_read_as_those_they_look_like(world: World) -> None:
    await world.open(world.ana, players=2, first="1", computers=1)

    found = await world.ana.autocomplete(world.games, "cut", "pieces", "АВ СD ЕF", card="1")
    cut = await world.ana.slash(world.games, "cut", card="1", pieces="АВ СD ЕF")

    assert [one["name"].split(":")[0] for one in found] == ["2, 2, 2 and 6"]
    assert re.search(r"✓ [A-D] → \*\*Computer", text(cut))
    told = text(await world.ana.slash(world.games, "match history"))
    assert "cut a card into pieces of 2, 2, 2 and 6 squares" in told


@pytest.mark.parametrize(
    ("client", "language", "over"),
    [("ru", "ru", " ПО!"), ("es-419", "es", " PV!")],
)
@pytest.mark.slow
async def test_a_match_is_played_without_a_word_of_english(
    world: World, clients: dict[str, str], client: str, language: str, over: str
) -> None:
    clients["locale"] = client
    olga = world.guild.add_member(world.guild.owner)
    settings = await olga.slash(world.games, "settings")
    settings = await press(olga, settings, "settings.page.public")
    await choose(olga, settings, "settings.public.locale", [language])

    await world.open(
        world.ana, players=3, computers=1, first="1", overcut="penalty", pack="highwater"
    )
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ben, await press(world.ben, world.board(), "lobby.options"), "lobby.leave")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await look_around(world)
    await learn(world)
    await play_out(world)
    await look_back(world)

    assert (await world.table()).status is Status.FINISHED
    assert over in text(world.board())
    told = await remarks(world)
    assert len(told) > 5
    left = {
        (line, *strays)
        for line in {*said(world), *told}
        if (strays := LEFT_BEHIND[language](line) - NAMES)
    }
    assert left == set()


async def look_around(world: World) -> None:
    """Everything that is there to be seen, and some things done wrong."""
    for command in ("help", "settings", "turns", "matches", "hand", "land", "bag", "cards"):
        await world.ana.slash(world.games, command)
    await leaf(world, await world.eve.slash(world.games, "rules"), "pages.cutterland.")
    await world.ana.autocomplete(world.games, "cut", "card", "")
    await world.ana.autocomplete(world.games, "cut", "pieces", "ABC DEF", card="1")
    await world.ana.slash(world.games, "cut", card="1", pieces="AL BC")
    await world.ana.slash(world.games, "place", at="Z99")
    await world.ben.slash(world.games, "hand")
    await world.eve.slash(world.games, "cut", card="1", pieces="ABC DEF")
    await world.eve.slash(world.games, "land", player="zoe")
    await press(world.eve, world.board(), "move")
    asked = await world.ben.slash(world.games, "match resign")
    await press(world.ben, asked, "resign.no")


async def learn(world: World) -> None:
    """Every step of every lesson, begun in the wrong way."""
    games = list_lesson_games(world.app.bot.services)
    for game in games:
        named = {"game": game} if len(games) > 1 else {}
        shown = await world.eve.slash(world.games, "learn", **named)
        for step in range(1, 20):
            tried = [name for name in buttons(shown) if name.endswith(("confirm", "take.A"))]
            if tried:
                shown = await press(world.eve, shown, tried[0])
            if f"learn.{game}.step.{step}" not in buttons(shown):
                break
            shown = await press(world.eve, shown, f"learn.{game}.step.{step}")


async def play_out(world: World) -> None:
    for _ in range(MOST_MOVES):
        for name, play in (("ana", play_pressed), ("ben", play_typed)):
            if await owes(world, 1, name):
                await press(world.people[name], world.board(), "move")
                assert "✓" in text(await play(world, 1, name))
                break
        else:
            return
    raise AssertionError("the match never ends")


async def look_back(world: World) -> None:
    for command in ("match analysis", "hunt", "match replay", "bag", "land", "matches", "settings"):
        await world.ana.slash(world.games, command)


async def remarks(world: World) -> list[str]:
    """What a match's record says besides the moves and the cards."""
    answer = answer_of(await world.ana.slash(world.games, "match file"))
    assert answer is not None
    (file,) = answer.attachments
    lines = (await file.read()).decode().splitlines()
    return [line for line in lines if line.startswith("#") and " / " not in line]


async def leaf(world: World, page: InteractionResult, control: str) -> None:
    """Go through pages to the last one."""
    while ahead := [name for name in buttons(page) if name.startswith(control) and "on" in name]:
        page = await press(world.eve, page, ahead[0])


def said(world: World) -> Iterator[str]:
    """Every text of every message, form and suggestion that the bot has sent."""
    for request in world.env.http_requests:
        if "/commands" not in request.path:
            yield from _texts(request.json)


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from _texts(one)
    if isinstance(part, dict):
        for key, one in part.items():
            if isinstance(one, str) and (key in SHOWN or (key == "name" and "value" in part)):
                yield one
            else:
                yield from _texts(one)
