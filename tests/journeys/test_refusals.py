"""What goes wrong for people: each gets one private sentence, and nothing is lost."""

import pytest
from simcord import MemberActor
from simcord.results import InteractionResult

from tests.journeys.fingers import take
from tests.journeys.hands import owes, play_pressed, play_typed, wish
from tests.journeys.world import World, buttons, is_private, pictures, press, submit, text


@pytest.fixture
async def choosing(world: World) -> World:
    """Ana and Ben play; one has cut and the other chooses. The names are `cutter`, `chooser`."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await play_typed(world, 1, "ana")
    assert await owes(world, 1, "ben")
    return world


async def old_control(world: World, name: str) -> str:
    """The custom id of a button of a board of release 0.2."""
    (seat,) = (await world.table()).awaited_seats
    return f"v1:1:{seat.decision}:{name}"


async def press_old(world: World, actor: MemberActor, name: str) -> InteractionResult:
    board = world.snapshot(world.board())
    return await world.press_raw(actor, board, await old_control(world, name))


async def test_somebody_elses_turn(choosing: World) -> None:
    before = await choosing.table()

    refused = await press_old(choosing, choosing.ana, "g.take.A")

    assert refused.ephemeral
    assert text(refused).startswith("⚠️ It's not your turn. I'll tell you when it is.")
    assert await choosing.table() == before


async def test_a_spectator_presses_a_piece_and_the_panel_button(choosing: World) -> None:
    before = await choosing.table()

    for name in ("g.take.A", "move"):
        refused = await press_old(choosing, choosing.eve, name)
        assert refused.ephemeral
        told = "You're not in this match. `/match board` shows its board."
        assert text(refused) == told

    assert await choosing.table() == before


@pytest.mark.slow
async def test_a_double_press_takes_one_piece(choosing: World) -> None:
    board, piece = choosing.snapshot(choosing.board()), await old_control(choosing, "g.take.A")

    first = text(await choosing.press_raw(choosing.ben, board, piece))
    after = await choosing.table()
    second = await choosing.press_raw(choosing.ben, board, piece)

    assert "✓ **ben** took piece A." in first
    assert "⚠️ You've already done that." in text(second)
    assert "-# **ben** took piece A." in text(second), "and what it was"
    assert await choosing.table() == after


@pytest.mark.slow
async def test_an_old_board_and_an_old_panel_show_how_things_stand(choosing: World) -> None:
    board, old = choosing.snapshot(choosing.board()), await old_control(choosing, "g.take.B")
    panel = await press(choosing.ben, choosing.board(), "move")
    panel = await press(choosing.ben, panel, "g.try.B")
    assert panel.response is not None
    panel_then, panel_old = choosing.snapshot(panel.response), buttons(panel)
    await choosing.restart()  # which no new panel replaces
    await play_pressed(choosing, 1, "ben")
    await play_pressed(choosing, 1, "ana")
    assert await owes(choosing, 1, "ben")
    before = await choosing.table()

    stale = text(await choosing.press_raw(choosing.ben, board, old))
    panel_old_press = await choosing.press_raw(choosing.ben, panel_then, panel_old["g.take.B"])

    for shown in (stale, text(panel_old_press)):
        assert "\n⚠️ " in shown
        assert "Choose a piece" in shown, "the present panel comes with the refusal"
    assert await choosing.table() == before


@pytest.mark.slow
async def test_every_old_control_is_refused_after_every_step_of_a_turn(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    old = [(world.snapshot(world.board()), name) for name in buttons(world.board()).values()]
    for _ in range(6):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)
        board = world.snapshot(world.board())
        fresh = set(buttons(world.board()).values())
        for message, custom_id in old:
            if custom_id in fresh or custom_id.endswith(":move"):
                continue
            before = await world.table()
            for person in (world.ana, world.ben):
                answer = await world.press_raw(person, message, custom_id)
                assert answer.ephemeral
                assert "✓" not in text(answer)
            assert await world.table() == before
        old = [(board, custom_id) for custom_id in fresh]


@pytest.mark.parametrize(
    ("custom_id", "sentence"),
    [
        ("hello", "out of date"),
        ("v1:1:2", "out of date"),
        ("v1:1:2:nothing.like.it", "out of date"),
        ("v1:999:0:move", "I can't find that match"),
        ("v1:1:0:g.take.Z", "⚠️"),
        ("v1:1:0:lobby.join", "This match has already started"),
        ("v1:1:0:end", "Only organisers can do that"),
        ("v1:0:0:settings.server.threads", "Only people with Manage Server"),
    ],
)
async def test_a_forged_control_is_answered(choosing: World, custom_id: str, sentence: str) -> None:
    before = await choosing.table()

    answer = await choosing.press_raw(choosing.ben, choosing.snapshot(choosing.board()), custom_id)

    assert is_private(answer)
    assert sentence in text(answer)
    assert await choosing.table() == before


async def test_malformed_strings_say_what_is_wrong(world: World) -> None:
    await world.open(world.ana, players=2, computers=1, first="1")
    before = await world.table()

    wrong = {"ABCD XYZ": "squares A to L", "AB": "all 4 pieces", "AF BCDEG HIJ KL": "squares AF"}
    for typed, words in wrong.items():
        refused = await world.ana.slash(world.games, "cut", card="1", pieces=typed)
        assert refused.ephemeral
        assert words in text(refused)
    hand = await press(world.ana, world.board(), "move")
    editor = await press(world.ana, hand, "g.card.1")
    form = await press(world.ana, await press(world.ana, editor, "details"), "form.g.cut.1")
    panel = await submit(world.ana, form, "ABCD XYZ")

    assert "`ABCD XYZ`" in text(panel)
    assert "Cut card 1 into 4 pieces" in text(panel)
    assert await world.table() == before


@pytest.mark.slow
async def test_a_refusal_is_gone_with_the_next_answer(choosing: World) -> None:
    for again in ("a command", "a press"):
        refused = await choosing.ben.slash(choosing.games, "undo")
        assert "You have no move to undo" in text(refused)
        if again == "a command":
            await choosing.ben.slash(choosing.games, "turns")
        else:
            await press(choosing.ben, choosing.board(), "move")
        assert text(refused) == ""


@pytest.mark.slow
async def test_a_match_of_another_server_is_no_match(choosing: World) -> None:
    elsewhere = choosing.env.create_guild("Elsewhere")
    den = elsewhere.create_text_channel("den")
    eve, ben = (elsewhere.add_member(choosing.people[name].user) for name in ("eve", "ben"))
    await choosing.env.settle()

    look = await eve.slash(den, "land")
    here = await ben.slash(den, "turns")
    table = text(await ben.slash(den, "match board", match=1))

    assert "You have no matches here" in text(look)
    assert "Quiet Pine" in text(here)
    assert "on another server" in text(here)
    panel = await press(ben, here, "move.1")
    assert "Choose a piece" in text(panel)
    taken = await take(ben, panel, "A")
    assert "✓ **ben** took piece A." in text(taken)
    assert "is on another server" in table


async def test_a_seats_own_player_may_act_from_a_direct_message(choosing: World) -> None:
    ben = choosing.ben.user
    verb, piece = await wish(choosing, 1, "ben")

    taken = await ben.slash(verb, piece=piece)
    nothing = await choosing.eve.user.slash("turns")

    assert f"took piece {piece}" in text(taken)
    assert text(nothing).startswith("No match is waiting for you.")


async def test_flooding_is_stopped_for_one_and_nobody_else(choosing: World) -> None:
    choosing.builder.rate_limit.most = 3

    answers = [await choosing.eve.slash(choosing.games, "turns") for _ in range(5)]
    other = await choosing.ben.slash(choosing.games, "turns")

    assert [text(one)[:9] for one in answers[3:]] == ["Too fast!"] * 2
    assert "1 match is waiting for you" in text(other)


HOUSE = ("lobby.start", "lobby.cancel", "lobby.join", "resign.yes", "claim", "end", "move")


@pytest.mark.slow
async def test_nobody_changes_what_is_not_theirs_to_change(choosing: World) -> None:
    """Every control of the match, pressed by everybody who may not, here and in another server."""
    elsewhere = choosing.env.create_guild("Elsewhere")
    den = elsewhere.create_text_channel("den")
    stranger = elsewhere.add_member(choosing.people["dario"].user)
    await choosing.env.settle()
    opened = await stranger.slash(den, "new", players=2)
    assert "is open" in text(opened)
    theirs = choosing.snapshot(choosing.boards(den)[-1])
    here = choosing.snapshot(choosing.board())
    decision = (await choosing.table()).seats[1].decision
    before = await choosing.table()
    refused = {"resign.yes", "claim", "g.take.A", "g.take.B", "g.confirm.0", "form.g.cut.1"}

    for control in (*HOUSE, *refused):
        custom_id = f"v1:1:{decision}:{control}"
        for person, message in ((choosing.eve, here), (stranger, theirs)):
            answer = await choosing.press_raw(person, message, custom_id)
            assert is_private(answer), control
            assert answer.modal is None
            assert len(text(answer)) < 200, "a sentence, and no panel"
    for control in refused - {"resign.yes"}:
        answer = await choosing.press_raw(choosing.ana, here, f"v1:1:{decision}:{control}")
        assert answer.ephemeral or answer.modal is not None, control

    assert await choosing.table() == before
    assert (await choosing.table(2)).seats[1].is_empty


async def test_suggestions_come_from_the_askers_own_view(choosing: World) -> None:
    hands = {
        name: pictures(await choosing.people[name].slash(choosing.games, "hand"))
        for name in ("ana", "ben")
    }
    offered = {
        name: await choosing.people[name].autocomplete(choosing.games, "take", "piece", "")
        for name in ("ana", "ben", "eve")
    }

    assert hands["ana"] != hands["ben"]
    assert [len(offered[name]) for name in ("ana", "ben", "eve")] == [0, 4, 0]
