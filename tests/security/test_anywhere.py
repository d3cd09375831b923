"""The bot in chats in which it is no member, for people who have installed it for themselves."""

from typing import Any, Final

import discord
import pytest

from bot.interactions.responses import is_from_panel
from tests.security.pressing import Desk, Who, begun, met
from tests.security.test_matrix import NO_MATCH, TYPED, broke, typed
from tests.standin import payloads

FOREIGN: Final = 2_777
"""A server that the bot isn't in."""
PLACES: Final = {
    "server": Who(1, FOREIGN, manages=True, installed=True),
    "group": Who(1, None, group=True, installed=True),
}
PRIVATE: Final = 1 << 6
ELSEWHERE: Final = "That only works on a server where I'm a member."


@pytest.mark.parametrize("place", PLACES)
async def test_every_command_that_is_offered_there_answers_in_private(
    repository: Desk, place: str
) -> None:
    me, wrong = PLACES[place], []
    await met(repository.app, 1, 2)
    match = (await begun(repository.app, "cutterland", 1, 2)).match
    for command in typed(repository):
        name = command.qualified_name
        if (command.root_parent or command).guild_only or name in ("match resign", "undo"):
            continue
        given = TYPED[name] | ({"match": match} if "match" in TYPED[name] else {})
        said = await repository.type(me, name, **given)
        deferred = [one["data"]["flags"] for one in repository.said if one.get("type") == 5]
        if not said or broke(said) or deferred != [PRIVATE]:
            wrong.append((name, said))
        if name in ("new", "match board") and said != ELSEWHERE:
            wrong.append((name, said))
    assert wrong == []


@pytest.mark.parametrize("place", PLACES)
async def test_own_matches_are_played_there_and_only_they(repository: Desk, place: str) -> None:
    await met(repository.app, 1, 2, 3)
    match = (await begun(repository.app, "cutterland", 1, 2)).match
    me = PLACES[place]
    assert f"#{match}" in await repository.type(me, "turns")
    panel = await repository.press(me, f"v1:0:0:move.{match}")
    assert "Quiet Pine" in panel or "cut" in panel.lower()
    stranger = Who(3, me.guild, group=me.group, installed=True)
    assert NO_MATCH in await repository.press(stranger, f"v1:0:0:move.{match}")
    assert "Manage Server" in await repository.press(me, "v1:0:0:settings.server.threads", ["off"])


async def test_who_has_not_installed_it_hears_how_to_invite_it(repository: Desk) -> None:
    assert "Only my commands are installed here" in await repository.type(Who(1, FOREIGN), "turns")


@pytest.mark.parametrize(("context", "alone"), [(1, True), (2, False)])
def test_an_answer_in_a_group_that_others_see_is_not_replaced(
    repository: Desk, context: int, *, alone: bool
) -> None:
    shown = payloads.message(1, 99, []) | {
        "interaction_metadata": {
            "id": "1", "type": 2, "user": payloads.user(1), "authorizing_integration_owners": {},
        }
    }  # fmt: skip
    event: dict[str, Any] = payloads.press(2, 1, "", 99, shown) | {"context": context}
    event["user"] = event.pop("member")["user"]
    event["channel"] = {"id": "99", "type": 1, "recipients": [payloads.user(1)]}
    del event["guild_id"]
    state = repository.app.bot._connection
    assert is_from_panel(discord.Interaction(data=event, state=state)) == alone  # type: ignore[arg-type]
