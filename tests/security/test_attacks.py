"""What somebody tries who has read the sources: with rights of one server, in another one's match,
channel or list."""

import pytest

from bot.matches import NewMatch
from bot.models.match import Address, Mirror
from bot.models.people import ServerSettings
from tests.security.pressing import ABROAD, HERE, Desk, begun, met
from tests.security.test_matrix import (
    ABROAD_ORGANISER,
    MANAGING,
    MOVER,
    NO_MATCH,
    OLDER,
    ORGANISER,
    ORGANISING,
    RULES,
    broke,
    form_of,
    kept,
    settled,
)
from tests.standin import payloads

CHANNELS = ("server.games", "server.notice", "weekly.channel", "puzzle.channel")


@pytest.mark.parametrize("setting", CHANNELS)
async def test_a_server_chooses_no_channel_of_another_one(repository: Desk, setting: str) -> None:
    """Where the bot would then post in its name."""
    await settled(repository)
    guild = payloads.guild()
    guild["id"], guild["channels"] = str(ABROAD), []
    repository.app.bot._connection._add_guild_from_data(guild)  # type: ignore[arg-type]
    people, here = repository.app.matches.people, str(payloads.CHANNEL)

    said = await repository.press(ABROAD_ORGANISER, f"v1:0:0:settings.{setting}", [here])

    assert OLDER in said
    assert await people.read_server(ABROAD) == ServerSettings(ABROAD)
    await repository.press(ORGANISER, f"v1:0:0:settings.{setting}", [here])
    server = await people.read_server(HERE)
    assert payloads.CHANNEL in (
        server.games_channel, server.notice_channel, server.weekly_channel, server.puzzle_channel
    )  # fmt: skip


async def test_the_server_of_a_mirror_has_no_right_to_a_match(repository: Desk) -> None:
    """It may look; to organise is for the match's own server."""
    await settled(repository)
    host, guest = await met(repository.app, 1, 2)
    lobbies = repository.app.matches.lobbies
    match = (
        await lobbies.open(
            NewMatch(
                host.player, Address(HERE, payloads.CHANNEL), "cutterland", 2, {},
                seated=(host.player, guest.player), mirrors=(Mirror(ABROAD, 99, (1,)),),
            )
        )
    ).match  # fmt: skip
    assert NO_MATCH not in await repository.press(ABROAD_ORGANISER, f"v1:{match}:0:see")
    before = kept(repository)

    for rule in RULES:
        form = form_of(rule.control)
        if rule.own or form is None or form.right == "see":
            continue
        said = await repository.press(ABROAD_ORGANISER, rule.write(match), ["1"])
        assert any(one in said for one in ("Only", "Ask ", "not in this match")), rule.control
        assert kept(repository) == before, rule.control


async def test_a_button_is_no_form_and_a_form_no_button(repository: Desk) -> None:
    """Whoever may press one cannot send the other: neither has the other's answers."""
    await settled(repository)
    match = (await begun(repository.app, "cutterland", 1, 2)).match
    before = kept(repository)
    for rule in RULES:
        who = ORGANISER if rule.may & (ORGANISING | MANAGING) else MOVER
        custom_id = rule.write(match)
        if rule.control.startswith("form.") and ".g." not in rule.control:
            said = await repository.press(who, custom_id.replace("form.", ""))
        elif ".g." not in f".{rule.control}":
            said = await repository.submit(who, f"{custom_id}.0123abcd", {"reason": "fair"})
        else:
            continue
        assert OLDER in said, rule.control
    assert kept(repository) == before


async def test_only_a_match_that_was_offered_answers_which_is_meant(repository: Desk) -> None:
    """Also of the typer's own: another game's has no such command."""
    await settled(repository)
    for game in ("cutterland", "cutterland", "clustered"):
        await begun(repository.app, game, 1, 2)
    await repository.type(MOVER, "discard")
    (control,) = (
        part["components"][0]["custom_id"]
        for body in repository.said
        for part in body.get("components", ())
        if part.get("type") == 1
    )

    for number in ("3", "99", "x", ""):
        said = await repository.press(MOVER, control, [number])
        assert OLDER in said
    said = await repository.press(MOVER, control, ["1"])
    assert OLDER not in said
    assert not broke(said)


async def test_who_has_resigned_moves_no_board(repository: Desk) -> None:
    """Nor calls the others elsewhere by it, whoever removed them."""
    await settled(repository)
    match = (await begun(repository.app, "cutterland", 1, 2, 3)).match
    (left,) = await met(repository.app, MOVER.user)
    await repository.app.matches.play.resign(match, left.player)
    before = kept(repository)

    said = await repository.type(MOVER, "match board", match=match)

    assert not broke(said)
    assert kept(repository) == before


@pytest.mark.parametrize("number", ["9" * 20, "9223372036854775808", "123"])
async def test_a_role_of_no_server_organises_nothing(repository: Desk, number: str) -> None:
    await settled(repository)
    before = kept(repository)

    said = await repository.press(ORGANISER, "v1:0:0:settings.server.role", [number])

    assert not broke(said)
    assert kept(repository) == before
