"""`/match replay`: a match as a moving picture, for whoever may see it."""

from io import BytesIO

import pytest
from PIL import Image, ImageSequence
from simcord.results import InteractionResult

from tests.journeys.hands import play_out_aside, play_typed
from tests.journeys.world import World, answer_of, buttons, press, text


@pytest.mark.slow
async def test_a_finished_match_is_shown_moving(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await play_out_aside(world, 1)
    board = world.board()

    panel = await press(world.ana, board, "replay")
    everybody, said = await film_of(panel), text(panel)
    own = await film_of(await press(world.ana, panel, "replay.0"))
    strangers = await film_of(await world.eve.slash(world.games, "match replay", match=1))

    assert panel.ephemeral
    assert "Replay of" in said
    assert everybody[:6] == b"GIF89a"
    assert strangers == everybody
    assert own != everybody
    assert Image.open(BytesIO(own)).width == 1100
    assert {"replay.all", "replay.0", "replay.1"} <= set(buttons(panel))


@pytest.mark.slow
async def test_a_replay_is_stepped_with_its_moves_in_words(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await play_out_aside(world, 1)
    shown, told = await press(world.ana, world.board(), "replay"), []
    for control in ("0.on", "1.on", "0.back"):
        shown = await press(world.ana, shown, f"replay.all.{control}")
        told.append(text(shown))
    assert [" · 1/" in one for one in told] == [True, False, True]
    assert "**ana** placed piece" in told[1]
    assert told[0] == told[2]

    end = next(control for control in buttons(shown) if control.endswith(".end"))
    shown = await press(world.ana, shown, end)

    assert "won with" in text(shown)
    assert await film_of(await press(world.ana, shown, "replay.all.film"))


@pytest.mark.slow
async def test_what_came_since_the_last_look_is_replayed_from_details(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    for _ in range(4):
        await play_typed(world, 1, "ana")
        await world.wait_for_workers()
    film = await world.ana.slash(world.games, "match replay")
    panel = await press(world.ana, film, "move")
    await play_out_aside(world, 1)

    details = await press(world.ana, panel, "details")
    control = next(control for control in buttons(details) if control.startswith("replay.since."))
    shown = await press(world.ana, details, control)
    told, later = text(shown), count_frames(await film_of(shown))
    stepped = text(await press(world.ana, shown, f"{control}.0.on"))
    everything = count_frames(await film_of(await press(world.ana, shown, "replay.all")))

    assert later < everything
    assert "placed piece" in told
    assert " · 1/" in stepped
    assert "placed piece" in stepped


def count_frames(film: bytes) -> int:
    return len(ImageSequence.all_frames(Image.open(BytesIO(film))))


async def test_there_is_nothing_to_see_before_anything_lies(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    early = text(await world.ana.slash(world.games, "match replay", match=1))
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    begun = await world.ana.slash(world.games, "match replay")

    assert "This match isn't running" in early
    assert "Nothing to replay yet" in text(begun)


@pytest.mark.slow
async def test_without_pictures_a_replay_is_told(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await play_out_aside(world, 1)
    person = await world.app.matches.people.meet(world.ana.user.id, "ana", "en-GB")
    await world.app.matches.people.set_person(person.player, pictures=False)

    shown = await world.ana.slash(world.games, "match replay")

    answer = answer_of(shown)
    assert answer is not None
    assert not answer.attachments
    assert "VP" in text(shown)


@pytest.mark.slow
async def test_a_replay_and_an_analysis_may_be_read_and_seen_again(world: World) -> None:
    """The same button as on every private panel; it stays with the seat that is shown."""
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await play_out_aside(world, 1)
    for name, seat in (("replay", "1"), ("analysis", "1")):
        typed = await world.ana.slash(world.games, f"match {name}")
        shown = await press(world.ana, typed, f"{name}.{seat}")
        read = await press(world.ana, shown, f"pictures.off.{name}.{seat}")
        answer = answer_of(read)
        assert answer is not None
        assert not answer.attachments
        seen = await press(world.ana, read, f"pictures.on.{name}.{seat}")
        assert text(seen) == text(shown)


async def film_of(shown: InteractionResult) -> bytes:
    answer = answer_of(shown)
    assert answer is not None
    [file] = answer.attachments
    assert file.filename == "replay.gif"
    return await file.read()
