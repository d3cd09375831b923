"""Plans made ahead through the real client: made by buttons or typed, run after a restart, told to
their owner alone."""

from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.games import build_games
from bot.interactions.panels import show_panel
from bot.matches import MatchService
from bot.storage import SqliteStore
from engine.cutterland.actions import Take
from tests.journeys.hands import confirm, control, type_in
from tests.journeys.test_leagues import asker_of_member
from tests.journeys.test_notifications import posts
from tests.journeys.world import (
    World,
    answer_of,
    buttons,
    look_behind,
    press,
    submit,
    text,
)


async def second_card(world: World) -> None:
    """Ben has cut the second card: Cleo chooses, then Ana, and Ben gets what is left."""
    await world.open(world.ana, players=3, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await cut(world, world.ana)
    await type_in(world.ben, world, "take", piece="B")
    await type_in(world.cleo, world, "take", piece="C")
    await cut(world, world.ben)


async def cut(world: World, actor: MemberActor) -> InteractionResult:
    return await actor.slash(world.games, "cut", card="1", pieces="ABEF CDGH")


def prefilled(form: InteractionResult) -> str:
    """What stands in the form as it opens."""
    (value,) = prefilled_all(form)
    return value


def prefilled_all(form: InteractionResult) -> list[str]:
    """What stands in each field of a form."""
    assert form.modal is not None
    return [str(field.get("value") or "") for field in _fields(form.modal["components"])]


def _fields(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The text inputs among a form's components and those within them."""
    found = [one for one in parts if one.get("type") == 4]
    for one in parts:
        inner = [*one.get("components", ()), *filter(None, [one.get("component")])]
        found += _fields(inner)
    return found


async def planned(world: World, actor: MemberActor, *presses: str) -> InteractionResult:
    """A plan made by buttons, from the panel of somebody who waits."""
    panel = await press(actor, await press(actor, world.board(), "move"), "plan")
    for one in presses:
        panel = await press(actor, panel, f"plan.g.{one}")
    return await press(actor, panel, control(panel, "plan.keep."))


async def open_form(actor: MemberActor, editor: InteractionResult) -> InteractionResult:
    """The form in which the whole plan is typed."""
    return await press(actor, await press(actor, editor, "plan.details"), "form.plan.typed")


@pytest.mark.slow
async def test_a_plan_is_made_in_four_presses_and_runs_after_a_restart(world: World) -> None:
    await second_card(world)
    waiting = await press(world.ana, world.board(), "move")
    editor = await press(world.ana, waiting, "plan")
    assert "Press pieces in the order you want them." in text(editor)
    editor = await press(world.ana, editor, "plan.g.rank.B")
    editor = await press(world.ana, editor, "plan.g.rank.A")
    assert "**1.** take B: at" in text(editor)
    kept = await press(world.ana, editor, control(editor, "plan.keep."))
    assert "Plan saved." in text(kept)

    messages = len(world.bodies("POST", f"/channels/{world.games.id}/messages"))
    await world.restart()
    await type_in(world.cleo, world, "take", piece="B")
    await world.env.settle()

    table = await world.table()
    assert [seat.name for seat in table.awaited_seats] == ["ben", "cleo"], "Ana has taken and laid"
    said = world.bodies("POST", f"/channels/{world.games.id}/messages")[messages:]
    assert not any(world.ana.id in one["allowed_mentions"].get("users", ()) for one in said)
    panel = text(await press(world.ana, world.board(), "move"))
    details = await look_behind(world.ana, world)
    assert text(details).count("As planned:") == 2
    assert "**ana** took piece A" in text(details)
    assert text(await press(world.ana, details, "move")) == panel


@pytest.mark.parametrize("wanted", ["", "B", "BA"])
async def test_a_plan_that_is_open_gives_way_to_the_move(world: World, wanted: str) -> None:
    """Not before: what happens meanwhile leaves it as it is; and a typed one as a pressed one. What
    was not saved is ready then, if it still can be."""
    await second_card(world)
    editor = await press(world.ben, await press(world.ben, world.board(), "move"), "plan")
    typed = await world.ana.slash(world.games, "plan")
    for letter in wanted:
        typed = await press(world.ana, typed, f"plan.g.rank.{letter}")
    shown, waits = answer_of(typed), answer_of(editor)
    assert shown is not None
    assert waits is not None

    await type_in(world.cleo, world, "take", piece="B")
    assert not await world.app.bot.router.wait_for_answers(10 * world.env.settle_timeout)

    assert "### Choose a piece" in str(world.snapshot(shown))
    panel = str(world.snapshot(shown))
    assert ("Unsaved changes are gone." in panel) is (wanted == "B")
    assert ("Your unsaved plan is ready here." in panel) is (wanted == "BA")
    assert ("Take A and place" in panel) is (wanted == "BA")
    assert "Your plan" in str(world.snapshot(waits))


async def test_a_typed_plan_that_was_not_saved_is_resumed_by_a_panel_with_a_note(
    world: World,
) -> None:
    await second_card(world)
    form = await open_form(world.ana, await world.ana.slash(world.games, "plan"))
    await submit(world.ana, form, "take B\ntake A")
    await type_in(world.cleo, world, "take", piece="B")
    panel = await show_panel(await asker_of_member(world, "ana"), 1, "Noted.")
    assert "Noted." in "".join(panel.texts)
    drafts, player = world.app.matches.drafts, (await asker_of_member(world, "ana")).player
    assert (await drafts.read(1, player))["piece"] == "A"


@pytest.mark.parametrize("answers", [False, True])
async def test_what_is_pressed_as_an_unsaved_plan_is_resumed_is_not_lost(
    world: World, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    await second_card(world)
    editor = await world.ana.slash(world.games, "plan")
    editor = await press(world.ana, editor, "plan.g.rank.A")
    await type_in(world.cleo, world, "take", piece="B")
    requester = await asker_of_member(world, "ana")
    matches, player = world.app.matches, requester.player
    store = matches.store.matches
    read = store.read_earlier_draft

    async def read_before_a_press(*values: int) -> str | None:
        found = await read(*values)
        if answers:
            await matches.play.act(1, player, Take("A"), values[2])
        else:
            await matches.drafts.save(1, player, values[2], {"piece": "C"})
        return found

    monkeypatch.setattr(store, "read_earlier_draft", read_before_a_press)
    panel = await show_panel(requester, 1)
    assert "unsaved" not in "".join(panel.texts).lower()
    assert await matches.drafts.read(1, player) == ({} if answers else {"piece": "C"})


@pytest.mark.slow
async def test_a_kill_between_the_decision_and_its_plan_loses_nothing(world: World) -> None:
    """Cleo's move is saved, and the bot is gone before it does anything about it."""
    await second_card(world)
    await planned(world, world.ana, "best")
    await world.env.settle()
    await world.app.close()
    store = await SqliteStore.open(world.builder.file)
    matches = MatchService(store, build_games(), world.builder.now)
    cleo = next(seat for seat in (await matches.queries.read_table(1)).seats if seat.name == "cleo")
    await matches.play.act(1, cleo.player or 0, Take("C"))
    assert [seat.name for seat in (await matches.queries.read_table(1)).awaited_seats] == ["ana"]
    await store.close()
    await world.builder()
    await world.env.restart_bot(world.app.bot)
    await world.env.settle()
    assert [seat.name for seat in (await world.table()).awaited_seats] == ["ben", "cleo"]


@pytest.mark.slow
async def test_a_plan_that_no_longer_fits_is_told_on_top_of_the_panel(world: World) -> None:
    await second_card(world)
    seats = (await world.table()).seats
    player = next(seat.player for seat in seats if seat.name == "ana")
    await world.app.matches.people.set_person(player or 0, calls="dm")
    await planned(world, world.ana, "rank.C")
    await type_in(world.cleo, world, "take", piece="C")
    call = posts(world, private=True)[-1]["content"].splitlines()
    assert call[1] == "📋 Nothing in your plan fits now. Piece C is taken. Choose another."
    turns = await world.ana.slash(world.games, "turns")
    assert "Nothing in your plan fits now. Piece C is taken." in text(turns)
    panel = await press(world.ana, world.board(), "move")
    assert "Nothing in your plan fits now. Piece C is taken." in text(panel)
    after = await type_in(world.ana, world, "take", piece="A")
    assert "Nothing in your plan fits" not in text(after)


@pytest.mark.slow
async def test_a_plan_is_seen_changed_and_cancelled(world: World) -> None:
    await second_card(world)
    await planned(world, world.ana, "rank.B")
    shown = await world.ana.slash(world.games, "plan")
    assert "**1.** take B" in text(shown)
    editor = await press(world.ana, shown, "plan.change")
    editor = await press(world.ana, editor, "plan.g.rank.C")
    assert "**2.** take C" in text(editor)
    left = await press(world.ana, editor, "plan.leave")
    assert "take C" not in text(left)
    gone = await press(world.ana, left, "plan.drop")
    assert "Plan deleted" in text(gone)
    assert "plan" in buttons(gone)
    await type_in(world.cleo, world, "take", piece="B")
    assert [seat.name for seat in (await world.table()).awaited_seats] == ["ana"]


@pytest.mark.slow
async def test_cancelling_shows_the_panel_though_the_match_has_moved_on(world: World) -> None:
    """As somebody presses whose plan is not brought up to date yet."""
    await second_card(world)
    editor = await press(world.ana, await world.ana.slash(world.games, "plan"), "plan.g.rank.C")
    shown = answer_of(editor)
    assert shown is not None
    before, cancel = world.snapshot(shown), buttons(editor)["plan.leave"]
    await type_in(world.cleo, world, "take", piece="B")
    left = await world.press_raw(world.ana, before, cancel)
    assert not left.followups
    assert "plan.leave" not in buttons(left)
    assert "g.try.A" in buttons(left)


@pytest.mark.slow
async def test_a_plan_is_typed_in_the_notation(world: World) -> None:
    await second_card(world)
    editor = await world.ana.slash(world.games, "plan")
    form = await open_form(world.ana, editor)
    typed = await submit(world.ana, form, "take B; place B A1 0\ntake A")
    assert "share a side with your land" in text(typed)
    form = await open_form(world.ana, typed)
    assert prefilled(form) == ""
    typed = await submit(world.ana, form, "take B\n\ntake A")
    assert "**2.** take A" in text(typed)
    form = await open_form(world.ana, typed)
    assert prefilled(form) == "take B\ntake A"
    pressed = await press(world.ana, await press(world.ana, typed, "plan.here"), "plan.g.rank.C")
    assert "**3.** take C" in text(pressed), "nothing is saved unseen"
    assert "**3.** take C" in text(await press(world.ana, pressed, "plan.details"))
    typed = await submit(world.ana, form, "take B\ntake A")
    kept = await press(world.ana, typed, control(typed, "plan.keep."))
    changing = await press(world.ana, kept, "plan.change")
    form = await open_form(world.ana, changing)
    assert prefilled(form) == "take B\ntake A"
    await type_in(world.cleo, world, "take", piece="B")
    assert "**ana** took piece A" in text(await look_behind(world.ana, world))


@pytest.mark.slow
async def test_an_old_plan_is_not_kept_and_a_stranger_has_none(world: World) -> None:
    await second_card(world)
    editor = await world.ana.slash(world.games, "plan")
    editor = await press(world.ana, editor, "plan.g.rank.B")
    shown = answer_of(editor)
    assert shown is not None
    message, keep = world.snapshot(shown), buttons(editor)[control(editor, "plan.keep.")]
    await press(world.ana, editor, "plan.g.rank.A")
    other = await world.press_raw(world.ana, message, keep)
    assert "Check your plan" in text(other)
    await type_in(world.cleo, world, "take", piece="B")
    late = await world.press_raw(world.ana, message, keep)
    assert "It's your turn: press" in text(late)
    eve = await world.eve.slash(world.games, "plan")
    assert "plan.keep" not in str(buttons(eve))


async def planned_cut(world: World) -> None:
    """Of the second card, Ana and Ben still have to place their pieces; then Cleo cuts by a
    plan."""
    await second_card(world)
    await type_in(world.cleo, world, "take", piece="C")
    panel = await press(world.cleo, await press(world.cleo, world.board(), "move"), "plan")
    panel = await press(world.cleo, panel, "plan.g.best")
    panel = await press(world.cleo, panel, "plan.g.cutting")
    panel = await press(world.cleo, panel, "plan.g.card.2")
    for key in ("sq.2.A", "sq.2.D", "sq.2.E", "sq.2.H"):
        panel = await press(world.cleo, panel, f"plan.g.{key}")
    panel = await press(world.cleo, panel, control(panel, "plan.g.confirm."))
    assert "card 2 into 4+4+4" in text(panel)
    await press(world.cleo, panel, control(panel, "plan.keep."))
    await type_in(world.ana, world, "take", piece="A")


@pytest.mark.slow
async def test_the_next_to_cut_prepares_it_and_nobody_sees_it_before(world: World) -> None:
    await planned_cut(world)
    for actor in (world.ana, world.ben):
        await confirm(actor, await press(actor, world.board(), "move"))
    await world.env.settle()
    assert "cleo** cut a card" in text(await look_behind(world.ana, world))
    assert [seat.name for seat in (await world.table()).awaited_seats] == ["ana"]


@pytest.mark.slow
async def test_who_waits_sees_that_a_plan_was_played_and_who_is_asked_now(world: World) -> None:
    """Cleo cuts by a plan, so that nobody presses anything between Ana's piece and her question."""
    await planned_cut(world)
    waiting = await confirm(world.ben, await press(world.ben, world.board(), "move"))
    await world.env.settle()
    assert "Waiting for **ana** to place" in text(waiting)

    await confirm(world.ana, await press(world.ana, world.board(), "move"))
    await world.env.settle()

    assert [seat.name for seat in (await world.table()).awaited_seats] == ["ana"]
    assert "Waiting for **ana** to choose" in text(waiting)


@pytest.mark.slow
async def test_ones_own_next_card_is_laid_a_turn_ahead(world: World) -> None:
    """Cleo says where each piece of her own cut would go; then she is not asked any more."""
    await second_card(world)
    await type_in(world.cleo, world, "take", piece="C")
    editor = await press(world.cleo, await press(world.cleo, world.board(), "move"), "plan")
    form = await open_form(world.cleo, editor)
    editor = await submit(world.cleo, form, "cut 2 ABCD EFGH IJKL")
    kept = await press(world.cleo, editor, control(editor, "plan.keep."))
    editor = await press(world.cleo, kept, "plan.change")
    editor = await press(world.cleo, editor, "plan.g.best")
    inside = await press(world.cleo, editor, "plan.g.then")
    assert "after your cut" in text(inside)
    editor = await press(world.cleo, inside, "plan.g.whole")
    details = await press(world.cleo, editor, "plan.details")
    assert text(details).count("** or if you get ") == 2
    editor = await press(world.cleo, details, "plan.here")
    await press(world.cleo, editor, control(editor, "plan.keep."))
    await type_in(world.ana, world, "take", piece="A")
    for actor in (world.ana, world.ben):
        await confirm(actor, await press(actor, world.board(), "move"))
    await world.env.settle()
    await type_in(world.ana, world, "take", piece="A")
    await type_in(world.ben, world, "take", piece="B")
    await world.env.settle()
    assert [seat.name for seat in (await world.table()).awaited_seats] == ["ana", "ben"]
    panel = await look_behind(world.cleo, world)
    assert "As planned: **cleo** cut a card" in text(panel)
    assert "As planned: **cleo** placed piece C" in text(panel)


@pytest.mark.slow
async def test_turns_lead_to_the_panel_in_which_one_can_plan(world: World) -> None:
    await second_card(world)
    turns = await world.ana.slash(world.games, "turns")
    editor = await press(world.ana, await press(world.ana, turns, "move.1"), "plan")
    assert "Press pieces in the order you want them." in text(editor)
