"""What the doctor asks of Discord, of a stand-in for it."""

from collections.abc import AsyncIterator, Iterator

import discord
import pytest
from discord.http import Route

from bot.operations import discord_check
from bot.operations.checks import Finding, load_terminal_words
from bot.operations.commands import _ask_discord
from bot.operations.discord_check import check_discord
from tests.standin.payloads import ALL_THAT_IS_ASKED, CHANNEL, GUILD
from tests.standin.running import TOKEN, Discord, discord_process

ATTACH, SEND = discord.Permissions.attach_files.flag, discord.Permissions.send_messages.flag


@pytest.fixture(scope="module")
def standin() -> Iterator[Discord]:
    with discord_process() as found:
        yield found


async def told(
    standin: Discord, monkeypatch: pytest.MonkeyPatch, places: dict[int, frozenset[int]]
) -> list[str]:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{standin.port}/api/v10")
    words = load_terminal_words()
    return [finding.render(words) async for finding in check_discord(TOKEN, places)]


async def test_a_server_where_all_is_allowed_is_well(
    standin: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    standin.set(denied="0")
    found = await told(standin, monkeypatch, {GUILD: frozenset({CHANNEL})})
    assert [line[:4] for line in found] == ["ok  ", "ok  "]
    assert "Discord knows the bot as bot" in found[0]


async def test_missing_permissions_and_channels_are_named(
    standin: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    standin.set(denied=str(ATTACH | SEND))
    places = {GUILD: frozenset({CHANNEL, CHANNEL + 7}), 777: frozenset({1})}
    found = "\n".join(await told(standin, monkeypatch, places))
    assert "#games-3000, the bot needs these permissions: Send Messages, Attach Files" in found
    assert f"BAD   In The Long Table, channel {CHANNEL + 7} is in use, but it's gone." in found
    assert "note  The bot isn't in server 777" in found


async def test_the_list_of_servers_tells_what_is_allowed_there(
    standin: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    standin.set(allowed="0")
    before = len(standin.seen()["requests"])
    found = "\n".join(await told(standin, monkeypatch, {}))
    assert "In The Long Table, the bot needs these permissions: View Channel, Send" in found
    asked = [kind for kind, *_ in standin.seen()["requests"][before:]]
    assert not [kind for kind in asked if kind.startswith("GET /guilds")]
    standin.set(allowed=ALL_THAT_IS_ASKED)


async def test_settings_of_the_portal_that_stop_players_are_named(
    standin: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = {"scopes": ["applications.commands"], "permissions": "0"}
    wrong = {
        "interactions_endpoint_url": "https://example.org/old",
        "bot_require_code_grant": True,
        "integration_types_config": {"0": {"oauth2_install_params": commands}},
    }
    standin.set(portal=wrong)
    bad = [line for line in await told(standin, monkeypatch, {}) if line.startswith("BAD")]
    assert len(bad) == 3
    assert "to https://example.org/old instead" in bad[0]
    assert "OAuth2 Code Grant" in bad[1]
    assert "adds its commands without the bot" in bad[2]
    standin.set(
        portal={
            "bot_public": False, "terms_of_service_url": None, "integration_types_config": {}
        }
    )  # fmt: skip
    notes = [line for line in await told(standin, monkeypatch, {}) if line.startswith("note")]
    assert "People can't install the bot for themselves" in notes[0]
    assert "Only you can add the bot" in notes[1]
    assert "lacks URLs for terms" in notes[2]
    standin.set(portal={})


async def test_a_token_that_is_refused_and_a_discord_that_is_down(
    standin: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    standin.set(every=[401, 0], beginning=True)
    (refused,) = await told(standin, monkeypatch, {})
    standin.set(every=None, beginning=False)
    assert "Discord rejects the token" in refused
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api/v10")
    (down,) = [line.render(load_terminal_words()) async for line in check_discord(TOKEN, {})]
    assert "I can't reach Discord" in down


@pytest.mark.slow
async def test_an_unforeseen_error_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> AsyncIterator[Finding]:
        raise KeyError("permissions")

    findings = list[Finding]()
    monkeypatch.setattr(discord_check, "check_discord", fail)
    await _ask_discord("token", {}, None, findings.append)
    (found,) = findings
    assert (found.severity, found.key) == ("bad", "doctor-unreachable")
    assert dict(found.params)["fault"] == "KeyError: 'permissions'"
