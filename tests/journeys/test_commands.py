"""The commands that everybody needs: lists, looks, rules, help, settings, giving up."""

import re
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.cogs import build_payload, sync_changed
from bot.models.match import Status
from bot.screens.shared.pages import mention_command
from tests.journeys.hands import owes, play_typed
from tests.journeys.test_delivery import begun
from tests.journeys.world import World, buttons, choose, pictures, press, submit, text


@pytest.fixture
async def playing(world: World) -> World:
    """Ana and Ben play a rated match; Ana is to cut."""
    await world.open(world.ana, players=2, first="1", rated=True)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    return world


@pytest.fixture
def japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's Discord is in a language that the bot does not speak."""
    made = interactions.base_payload

    def spoken(*args: Any, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = made(*args, **kwargs)
        return record, {**payload, "locale": "ja"}

    monkeypatch.setattr(interactions, "base_payload", spoken)


async def test_turns_opens_the_panel_right_there(playing: World) -> None:
    listed = await playing.ana.slash(playing.tavern, "turns")
    assert listed.ephemeral
    assert f"Quiet Pine #1** · {playing.games.mention}" in text(listed)

    panel = await press(playing.ana, listed, "move.1")

    assert "Cut a card into 4 pieces" in text(panel)


@pytest.mark.slow
async def test_matches_lists_what_there_is_and_who_is_waited_for(playing: World) -> None:
    await playing.cleo.slash(playing.games, "new", players=3)

    listed = await playing.eve.slash(playing.games, "matches")

    assert "### Open" in text(listed)
    assert "2 seats free" in text(listed)
    assert "waiting for ana" in text(listed)


@pytest.mark.slow
async def test_hands_are_private_and_lands_are_for_all(playing: World) -> None:
    hand = await playing.ana.slash(playing.games, "hand")
    foreign = text(await playing.eve.slash(playing.games, "hand"))
    await play_typed(playing, 1, "ana")
    land = await playing.eve.slash(playing.games, "land", player="ben")

    assert hand.ephemeral
    assert pictures(hand), "the cards are shown"
    assert "You have no matches." in foreign
    assert "has no land yet" in text(land) or pictures(land)


async def test_the_points_so_far_are_for_all_who_see_the_match(playing: World) -> None:
    for who in (playing.ana, playing.eve):
        shown = await who.slash(playing.games, "score")
        assert pictures(shown)
        assert ("move" in buttons(shown)) is await owes(playing, 1, who.user.name), "what waits"
        assert text(shown).count("nothing yet") == len((await playing.table()).seats)


@pytest.mark.slow
async def test_commands_find_the_match_in_every_phase_or_say_what_is_wrong(world: World) -> None:
    """For players, for others in the channel, and in another channel of the server."""
    people = (world.ana, world.ben, world.eve)
    nothing = await world.eve.slash(world.games, "score")
    assert "You have no matches here" in text(nothing)
    await world.open(world.ana, players=2, first="1")
    for who in people:
        assert "This match isn't running" in text(await who.slash(world.games, "score"))
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    matches, phases = world.app.matches, set[str]()
    while True:
        table = await world.table()
        public = (await matches.queries.read_player_view(1, None)).view
        phase = str(table.status if public is None else public.phase)
        if phase not in phases:
            phases.add(phase)
            for who in people:
                for place in (world.games, world.tavern):
                    assert pictures(await who.slash(place, "score")), (phase, who.user.id)
        if table.status is not Status.RUNNING:
            break
        seat = table.awaited_seats[0]
        own = await matches.queries.read_player_view(1, seat.player)
        action = matches.games[table.game].choose(own.view, "easy", bytes(32))
        await matches.play.act(1, seat.player or 0, action, seat.decision)
    assert {"cut", "take", "lay", "resolve"} < phases


async def test_a_command_of_another_game_says_so(playing: World) -> None:
    """`/deck` is a command of Wildlands, `/play-card` one of Clustered."""
    for name, given in (("deck", {}), ("play-card", {"card": "2T*", "at": "M12"})):
        refused = await playing.ana.slash(playing.games, name, **given)
        assert text(refused) == "Cutterland doesn't have that command; `/help` lists its commands."


async def test_a_spectator_names_a_seat_by_what_is_suggested(playing: World) -> None:
    suggested = await playing.eve.autocomplete(playing.games, "land", "player", "b")
    nobody = await playing.eve.slash(playing.games, "land", player="zoe")

    assert [(one["name"], one["value"]) for one in suggested] == [("2. ben", "2")]
    assert "There's no player “zoe”" in text(nobody)


async def test_cuts_are_checked_while_they_are_typed(playing: World) -> None:
    ready = await playing.ana.autocomplete(playing.games, "cut", "pieces", "ABC DEF GHI", card="1")
    others = await playing.ben.autocomplete(playing.games, "cut", "pieces", "ABC", card="1")

    assert len(ready) == 1
    assert others == []


@pytest.mark.slow
async def test_two_matches_here_and_a_select_asks_which(playing: World) -> None:
    await playing.open(playing.ana, players=2, computers=1, first="1")

    asked = await playing.ana.slash(playing.games, "cut", card="1", pieces="AB CD EF")
    assert "Choose one of your 2 matches." in text(asked)
    (menu,) = buttons(asked)
    answered = await choose(playing.ana, asked, menu, ["2"])

    assert re.search(r"✓ [A-D] → \*\*Computer", text(answered))
    assert (await playing.table(1)).seq == 1
    assert (await playing.table(2)).seq > 1


async def test_a_question_from_before_a_restart_is_asked_anew(playing: World) -> None:
    await playing.open(playing.ana, players=2, computers=1, first="1")
    asked = await playing.ana.slash(playing.games, "hand")
    await playing.restart()

    (menu,) = buttons(asked)
    answered = await choose(playing.ana, asked, menu, ["2"])

    assert "Run the command again" in text(answered)


@pytest.mark.slow
async def test_a_form_opened_before_a_restart_counts_after_it(playing: World) -> None:
    panel = await press(playing.ana, playing.board(), "move")
    editor = await press(playing.ana, panel, "g.card.1")
    behind = await press(playing.ana, editor, "details")
    form = await press(playing.ana, behind, "form.g.cut.1")
    await playing.restart()

    shown = await submit(playing.ana, form, "ABCD EFGH IJ")

    assert re.search(r"For you: A .*[+±−]", text(shown))


async def test_details_lead_to_what_scores_and_back(world: World) -> None:
    await begun(world)
    panel = await press(world.ana, world.board(), "move")
    details = await press(world.ana, panel, "details")
    rules = await press(world.ana, details, "rules.3")
    assert "What scores" in text(rules)
    following = await press(world.ana, rules, "rules.4.on")
    assert "The hunt" in text(following)
    back = await press(world.ana, following, "details")
    assert text(back) == text(details)


async def test_rules_are_leafed_through(world: World) -> None:
    page = await world.eve.slash(world.games, "rules")
    first = text(page)
    page = await press(world.eve, page, "pages.cutterland.1.on")
    second = text(page)
    page = await press(world.eve, page, "pages.cutterland.0")

    assert "Page 1 of" in first
    assert "Page 2 of" in second
    assert text(page) == first


async def test_help_names_every_command(world: World) -> None:
    """`/league` has a help of its own."""
    first = await world.eve.slash(world.games, "help")
    assert len(re.findall(r"^`/", text(first), re.MULTILINE)) == 8
    page = await press(world.eve, first, "help.all")
    assert "### Play" in text(page), "the page after what has just been read"
    shown = ""
    for control in [one for one in buttons(page) if one.startswith("help.page.")]:
        page = await press(world.eve, page, control)
        shown += text(page)
        assert text(page).count("\n") < 14, "a phone shows it from its top"

    named = {one for one in world.ana.available_commands(world.games) if "league" not in one}
    assert named | {"league home", "league help"} == set(re.findall(r"`/([\w -]+)`", shown))
    assert text(await press(world.eve, page, "help.short")) == text(first)


@pytest.mark.slow
async def test_giving_up_is_asked_twice_and_the_other_may_claim_the_win(playing: World) -> None:
    asked = await playing.ana.slash(playing.games, "match resign")
    kept = await press(playing.ana, asked, "resign.no")
    assert text(kept) == "You're still playing."
    asked = await playing.ana.slash(playing.games, "match resign")
    given_up = await press(playing.ana, asked, "resign.yes")
    board = playing.board()

    assert "The computer plays on" in text(given_up)
    refused = await press(playing.ana, board, "claim")
    assert "You resigned; the computer plays for you." in text(refused)
    won = await press(playing.ben, board, "claim")
    table = await playing.table()
    assert "You win match #" in text(won)
    assert table.status is Status.FINISHED
    assert table.ranks == (2, 1)
    assert "ben claimed the win after everyone else left." in text(playing.board())
    assert "rated" not in text(playing.board()), "it changes no rating"


async def test_one_may_choose_a_language_and_an_unknown_one_falls_back(
    world: World, japanese: None
) -> None:
    shown = await world.eve.slash(world.games, "settings")
    chosen = await choose(world.eve, shown, "settings.me.locale", ["en"])

    assert "For you" in text(shown)
    assert not {"settings.page.server", "settings.page.public"} & set(buttons(shown))
    person = await world.app.matches.people.meet(world.eve.id, "eve", "ja")
    assert (person.chosen, person.seen) == ("en", "ja")
    assert "For you" in text(chosen)


async def test_the_server_chooses_where_matches_are_shown(world: World) -> None:
    role = world.guild.create_role("stewards")
    olga = world.guild.add_member(world.guild.owner)
    shown = await olga.slash(world.tavern, "settings")
    shown = await press(olga, shown, "settings.page.server")
    shown = await choose(olga, shown, "settings.server.games", [world.games])
    shown = await choose(olga, shown, "settings.server.role", [role])
    shown = await press(olga, shown, "settings.server.threads")

    server = await world.app.matches.people.read_server(world.guild.id)
    assert server.games_channel == world.games.id
    assert server.organiser_role == role.id
    assert server.threads
    assert "Threads: on" in str(shown.response and shown.response.components)
    await world.ana.slash(world.tavern, "new", players=2)
    assert "lobby.join" in buttons(world.board(world.games))
    steward = world.guild.add_member(world.env.create_user("sven"), roles=[role])
    options = await press(steward, world.board(), "lobby.options")
    asked = await press(steward, options, "lobby.cancel")
    closed = await press(steward, asked, "lobby.close")
    assert "never started" in text(closed)
    assert not buttons(closed)
    assert "never started" in text(world.board(world.games))


async def test_names_cannot_break_out_of_a_message(world: World) -> None:
    rogue = world.guild.add_member(world.env.create_user("rogue", global_name="@everyone **x** ~~"))

    await rogue.slash(world.games, "new", players=2)

    shown = text(world.board())
    assert "@everyone " not in shown
    assert "**x**" not in shown


async def test_commands_are_registered_only_when_they_changed(world: World) -> None:
    tree, store = world.app.bot.tree, world.app.store.commands

    async def count_syncs(application: int) -> int:
        before = len(world.bodies("PUT", "/commands"))
        assert (await sync_changed(tree, application, store)).keys() == {
            one.name for one in tree.get_commands()
        }
        return len(world.bodies("PUT", "/commands")) - before

    assert [await count_syncs(1), await count_syncs(1)] == [1, 0]
    assert await count_syncs(2) == 1, "another bot is told again"
    tree.remove_command("help")
    assert await count_syncs(2) == 1


async def test_messages_link_commands_also_after_a_start_without_a_sync(world: World) -> None:
    world.builder.keeps_commands = True

    for syncs in (1, 0):
        before = len(world.bodies("PUT", "/commands"))
        await world.restart()
        known = {one["name"]: one["id"] for one in world.env.backend.commands[None].values()}
        help_page = await world.eve.slash(world.games, "help")
        shown = text(help_page)
        more = await press(world.eve, help_page, "help.all")
        shown += text(await press(world.eve, more, "help.page.look"))
        refused = text(await world.eve.slash(world.games, "plan"))

        assert len(world.bodies("PUT", "/commands")) - before == syncs
        assert f"</new:{known['new']}>" in shown
        assert f"</match board:{known['match']}>" in shown
        assert "`/" not in shown
        assert f"</queue:{known['queue']}>" in refused


async def test_links_are_the_same_whatever_language_a_text_is_in(world: World) -> None:
    world.builder.keeps_commands = True
    await world.restart()
    catalogues, links = world.app.bot.services.catalogues, world.app.bot.services.command_links

    linked = {
        tuple(re.findall("</.*?>", links.link(mention_command(path, words), 99)))
        for words in map(catalogues.words, catalogues.locales)
        for path in ("new", "match board", "play-card")
    }

    assert len(linked) == 3
    assert all(linked)


async def test_a_server_is_greeted_once_with_what_is_missing(world: World) -> None:
    world.deny(world.games, "attach_files")

    for _ in range(2):
        await world.join()

    (greeting,) = world.boards()
    assert "**`/new`**" in text(greeting)
    assert "**Attach Files**" in text(greeting)


async def test_the_greeting_goes_where_the_bot_may_speak(world: World) -> None:
    world.deny(world.games, "send_messages")

    await world.join()

    assert world.boards(world.games) == []
    assert "missing" not in text(world.board(world.tavern))


async def test_the_greeting_keeps_out_of_rules_announcements_and_closed_channels(
    world: World,
) -> None:
    backend, guild = world.env.backend, world.guild
    backend.get_guild(guild.id).rules_channel_id = world.games.id
    news, closed = guild.create_news_channel("news"), guild.create_text_channel("staff")
    backend.get_channel(news.id).position = backend.get_channel(closed.id).position = -1
    writing = discord.Permissions(send_messages=True).value
    assert guild.me is not None
    everyone = Overwrite(target_id=guild.id, type=OverwriteType.ROLE, deny=writing)
    me = Overwrite(target_id=guild.me.id, type=OverwriteType.MEMBER, allow=writing)
    for overwrite in (everyone, me):
        backend.set_overwrite(closed.id, overwrite)

    await world.join()

    assert [world.boards(one) for one in (world.games, news, closed)] == [[], [], []]
    assert "**`/new`**" in text(world.board(world.tavern))


async def test_commands_say_where_they_are_offered(world: World) -> None:
    payload = {one["name"]: one for one in await build_payload(world.app.bot.tree)}

    everywhere = {name for name, one in payload.items() if one["contexts"] == [0, 1, 2]}
    assert everywhere >= {"puzzle", "learn", "rules", "turns", "profile", "hand", "My move"}
    for name, one in payload.items():
        assert one["contexts"] == ([0, 1, 2] if name in everywhere else [0]), name
        assert one["integration_types"] == ([0, 1] if name in everywhere else [0]), name
    servers_only = {"queue", "matches", "bag", "box", "leaderboard", "league", "Invite to a match"}
    assert {*payload} - everywhere == servers_only


async def test_a_server_that_has_only_the_commands_hears_how_to_invite_the_bot(
    world: World,
) -> None:
    world.app.bot._connection._guilds.pop(world.guild.id)
    answer = await world.ana.slash(world.games, "new", game="cutterland", players=2)
    assert "[invite me as a bot](https://discord.com/" in text(answer)
    assert "scope=bot+applications.commands" in text(answer)
    assert not world.boards()
