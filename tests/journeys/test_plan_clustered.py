"""Plans made ahead at a table of Clustered, through the real client: by buttons and typed, each the
best card first, told to their owner alone."""

import re

import pytest

from engine.cells import name_of
from engine.clustered.views import View
from tests.journeys.clustered_hands import play_typed
from tests.journeys.hands import control, type_in
from tests.journeys.test_notifications import posts
from tests.journeys.test_plan import open_form, prefilled
from tests.journeys.world import World, buttons, look_behind, press, submit, text

SILENT = 1 << 12
"""Discord's flag of a message that rings for no one."""


async def begun(world: World) -> tuple[str, str]:
    """A match of two people: who is asked first, and who waits."""
    await world.ana.slash(world.games, "new", game="clustered", players=2)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    asked = (await world.table()).awaited_seats[0].name
    return asked, "ben" if asked == "ana" else "ana"


async def lines_of(world: World, name: str) -> list[str]:
    """Every card and cell that fits now, as a person would type them."""
    matches, user = world.app.matches, world.people[name].id
    seat = next(one for one in (await world.table()).seats if one.user == user)
    view = (await matches.queries.read_player_view(1, seat.player)).view
    assert isinstance(view, View)
    pairs = zip(view.hand, view.places, strict=True)
    return [f"place {card} {name_of(cell)}" for card, cells in pairs for cell in cells]


@pytest.mark.slow
async def test_two_cards_are_noted_by_buttons_and_the_first_that_fits_is_placed(
    world: World,
) -> None:
    asked, waits = await begun(world)
    actor = world.people[waits]
    editor = await press(actor, await press(actor, world.board(), "move"), "plan")
    assert "I play the first card that still fits." in text(editor)
    for _ in range(2):
        editor = await press(actor, editor, control(editor, "plan.g.confirm."))
    assert re.search(r"\*\*2\.\*\* .+ at [A-Z]\d", text(editor))
    kept = await press(actor, editor, control(editor, "plan.keep."))
    assert "Plan saved." in text(kept)

    await world.restart()
    said = len(world.bodies("POST", f"/channels/{world.games.id}/messages"))
    await play_typed(world, 1, asked)
    await world.env.settle()
    assert [seat.name for seat in (await world.table()).awaited_seats] == [asked]
    bodies = world.bodies("POST", f"/channels/{world.games.id}/messages")[said:]
    assert not any(actor.id in one["allowed_mentions"].get("users", ()) for one in bodies)
    assert "As planned: **" in text(await look_behind(actor, world))


@pytest.mark.slow
async def test_a_plan_is_typed_changed_in_its_form_and_comes_true(world: World) -> None:
    asked, waits = await begun(world)
    actor = world.people[waits]
    first, second, *_ = await lines_of(world, waits)
    editor = await actor.slash(world.games, "plan")
    form = await open_form(actor, editor)
    typed = await submit(actor, form, f"{first}; {first}")
    assert "Choose another cell" in text(typed)
    typed = await submit(actor, await open_form(actor, typed), first)
    await press(actor, typed, control(typed, "plan.keep."))

    changing = await press(actor, await actor.slash(world.games, "plan"), "plan.change")
    form = await open_form(actor, changing)
    assert prefilled(form) == first
    typed = await submit(actor, form, f"{second}\n{first}")
    await press(actor, typed, control(typed, "plan.keep."))
    taken = second.split()[2]
    others = [one.split() for one in await lines_of(world, asked)]
    card, cell = next((card, cell) for _, card, cell in others if cell != taken)
    await type_in(world.people[asked], world, "play-card", card=card, at=cell)
    await world.env.settle()
    log_events = await world.app.matches.queries.list_events(1)
    assert log_events[-1].by == "plan"


async def test_a_plan_whose_cells_are_taken_is_told_to_its_owner(world: World) -> None:
    asked, waits = await begun(world)
    actor = world.people[waits]
    mine, others = await lines_of(world, waits), await lines_of(world, asked)
    cell = others[0].split()[2]
    wish = next(one for one in mine if one.endswith(f" {cell}"))
    form = await open_form(actor, await actor.slash(world.games, "plan"))
    typed = await submit(actor, form, wish)
    await press(actor, typed, control(typed, "plan.keep."))
    card = others[0].split()[1]
    await type_in(world.people[asked], world, "play-card", card=card, at=cell)
    await world.env.settle()
    assert f"<@{actor.id}>" in text(world.board())
    panel = await press(actor, world.board(), "move")
    assert "Nothing in your plan fits now." in text(panel)


@pytest.mark.slow
async def test_the_suggested_plan_is_saved_by_one_press_unless_declined(world: World) -> None:
    asked, waits = await begun(world)
    actor, mover = world.people[waits], world.people[asked]
    panel = await press(actor, world.board(), "move")
    offer = control(panel, "plan.offer.")
    player = next(seat.player for seat in (await world.table()).seats if seat.name == waits)
    proposed = await world.app.matches.plans.propose(1, player or 0)
    idea = text(panel).partition("Idea: ")[2].partition("\n")[0]
    assert len(idea.split(" · ")) == len(proposed) > 1, "none is hidden"
    saved = await press(actor, panel, offer)
    assert "Plan saved." in text(saved)
    assert "plan.offer" not in str(buttons(saved))
    numbers = re.findall(r"^\*\*(\d)\.\*\* .+ at ", text(saved), re.MULTILINE)
    assert numbers == [str(n) for n, _ in enumerate(proposed, 1)]
    await play_typed(world, 1, asked)
    await world.env.settle()
    assert "As planned: **" in text(await look_behind(actor, world))

    await play_typed(world, 1, asked)
    panel = await press(actor, world.board(), "move")
    if "plan.offer" not in str(buttons(panel)):
        panel = await press(mover, world.board(), "move")
        actor = mover
    declined = await press(actor, panel, "plan.decline")
    assert "plan.offer" not in str(buttons(declined))
    assert "Idea: " not in text(declined)


@pytest.mark.slow
async def test_who_is_next_hears_it_once_without_a_ring_if_they_want_to(world: World) -> None:
    await world.ana.slash(world.games, "new", game="clustered", players=3)
    for actor in (world.ben, world.cleo):
        await press(actor, world.board(), "lobby.join")
    matches = world.app.matches
    for player in (1, 2, 3):
        await matches.people.set_person(player, next_letters=True)
    await press(world.ana, world.board(), "lobby.start")
    for actor in (world.ana, world.ben, world.cleo):
        await press(actor, world.board(), "move")
    (mover,) = (await world.table()).awaited_seats
    await play_typed(world, 1, mover.name)
    await world.env.settle()

    (asked,) = (await world.table()).awaited_seats
    following = (await world.table()).seats[(asked.seat + 1) % 3]
    (body,) = [one for one in posts(world, private=True) if "You're next in" in one["content"]]
    assert body["flags"] & SILENT
    assert "Plan ahead" in str(body["components"])
    person = await matches.people.read_person(following.player or 0)
    assert person.direct_channel is not None
    assert world.bodies("POST", f"/channels/{person.direct_channel}/messages") == [body]
