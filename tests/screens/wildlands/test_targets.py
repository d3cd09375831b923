"""Where a picture can be touched: each tap is a shorter way to what a control of the panel does,
and with the panel's buttons they are enough for every decision."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.render.scene import HIGHEST_ON_PAGE, HIGHEST_ON_TALL_PAGE, Scene, Target
from bot.render.wildlands.boards import FINGER
from bot.render.wildlands.sheets import ROWS
from bot.screens.context import Context
from bot.screens.controls import answer_control, find_control, list_controls
from bot.screens.drafts import digest
from bot.screens.lessons import LessonProgress
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.screen import Button, Part, Picture, Screen, draw_parts
from bot.screens.wildlands import WildlandsScreens
from bot.screens.wildlands.act_draft import ACTED, STAND, ActDraft, read_chosen_draft
from bot.screens.wildlands.lesson import LESSON, STEPS
from bot.screens.wildlands.offers import DRAW, head_of, kind_of
from bot.screens.wildlands.panels.reveal import read_choice
from bot.screens.wildlands.panels.setup import read_setup_draft
from bot.screens.wildlands.touch import exchange_cards
from bot.screens.wildlands.walks import find_routes, find_walk, list_nearest, list_reach
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Action, Assign, Defend, Move, Reveal, write_action
from engine.wildlands.state import Phase, Standing, State
from engine.wildlands.views import View
from tests.screens.matches import as_text
from tests.screens.wildlands.tables import GAME, playing, random_states, seen, table_of
from tests.screens.wildlands.test_panels import Panel, find_ready
from tests.wildlands.matches import after

SCREENS = WildlandsScreens()
Tap = tuple[str, str]
"""A control, and its answer."""
MATCHES = ((2, "stonecrown"), (4, "glassmere"))


def tap_of(target: Target) -> Tap:
    return target.control, dict(target.answers).get("choice", "")


def list_targets(parts: Iterable[Part]) -> dict[Tap, Target]:
    """Those of the first picture, and what drops press: the details enlarge others."""
    scene = find_scene(parts)
    dropped = [drop.target for held in scene.held for drop in held.drops]
    return {tap_of(target): target for target in (*dropped, *scene.targets)}


def find_scene(parts: Iterable[Part]) -> Scene:
    return next(block for block in draw_parts(parts) if isinstance(block, Picture)).scene


def list_all_parts(ctx: Context[View]) -> tuple[Part, ...]:
    return (*SCREENS.panel_parts(ctx), *SCREENS.panel_details(ctx))


def press(parts: Iterable[Part], tap: Tap) -> Draft:
    found = find_control(parts, tap[0])
    assert found is not None, f"{tap[0]} is no control of the panel"
    reply = answer_control(found, {"choice": tap[1]})
    assert isinstance(reply, KeepDraft), f"{tap[0]} plays"
    return reply.draft


def list_decisions(seats: int, ground: str, step: int) -> Iterator[tuple[State, Seat]]:
    for state in random_states(seats, ground, 3)[::step]:
        for seat in sorted(GAME.to_act(state)):
            yield state, seat


@pytest.mark.parametrize(("seats", "ground"), MATCHES)
@pytest.mark.slow
def test_every_target_is_a_control_of_its_panel_and_large_enough_for_a_finger(
    seats: int, ground: str, words: Words, figures: Callable[[str], None]
) -> None:
    phases = Counter[Phase]()
    for state, seat in list_decisions(seats, ground, 6):
        draft = Draft()
        for step in range(3):
            ctx = Context(seen(state, seat), table_of(state), words, draft)
            parts = list_all_parts(ctx)
            targets = list_targets(parts)
            boxes = [box for target in targets.values() for box in target.boxes]
            assert all(min(box[2:]) >= FINGER for box in boxes)
            drafts = [press(parts, tap) for tap in targets]
            phases[state.phase] += len(targets)
            if not drafts:
                break
            draft = drafts[step * 7 % len(drafts)]
    figures(f"targets by phase: {dict(phases)}")
    assert {phase for phase, count in phases.items() if count} >= {Phase.SETUP, Phase.ACT}
    assert not phases[Phase.ASK]


def make_by_touch(ctx: Context[View], wanted: Action) -> int:
    """Tap until the panel's confirmation does what is wanted; the number of taps."""
    for taps in range(200):
        parts = tuple(SCREENS.panel_parts(ctx))
        plays = [one.does for one in list_controls(parts) if isinstance(one.does, PlayAction)]
        if any((does.action, *does.then) == (wanted,) for does in plays):
            return taps
        targets = list_targets(parts)
        wanted_taps = list_taps(ctx, wanted)
        tap = next(one for one in wanted_taps if one in targets or _is_button(parts, one))
        ctx = replace(ctx, draft=press(list_all_parts(ctx), tap))
    raise AssertionError(f"{wanted} was not reached")


def _is_button(parts: Iterable[Part], tap: Tap) -> bool:
    found = find_control(parts, tap[0])
    return isinstance(found, Button) and not found.disabled


def list_taps(ctx: Context[View], wanted: Action) -> Iterator[Tap]:
    """What leads on to an action, the shortest way first."""
    match wanted:
        case Assign(spaces):
            draft = read_setup_draft(ctx.view, ctx.draft)
            if draft.places[draft.who - 1] != spaces[draft.who - 1]:
                yield f"g.space.{spaces[draft.who - 1]}", ""
            wrong = [who for who in range(1, 6) if draft.places[who - 1] != spaces[who - 1]]
            yield from ((f"g.char.{who}", "") for who in wrong if who != draft.who)
        case Reveal(character) if ctx.view.phase is Phase.REVEAL:
            assert read_choice(ctx.view, ctx.draft) != character
            yield f"g.who.{character}", ""
        case Defend():
            yield "g.answer", write_action(wanted)
        case _:
            yield from _list_act_taps(read_chosen_draft(ctx.view, ctx.draft), wanted)


def _list_act_taps(draft: ActDraft, wanted: Action) -> Iterator[Tap]:
    kind, head = kind_of(wanted), head_of(wanted)
    who = next(offer for offer in draft.offers if offer.head == head).characters
    if draft.offer is not None and draft.offer.head == head:
        yield f"g.way.{digest(head)}", str(draft.offer.ways.index(wanted))
        yield "g.other", ""
    elif kind == DRAW:
        yield "g.draw", ""
    elif draft.who not in who:
        yield f"g.who.{who[0]}", ""
    elif isinstance(wanted, Move):
        yield "g.walk", str(wanted.space)
    else:
        yield "g.to", head
        yield f"g.kind.{kind}", ""


@pytest.mark.parametrize(("seats", "ground"), MATCHES)
@pytest.mark.slow
def test_every_decision_can_be_made_by_touch(
    seats: int, ground: str, words: Words, figures: Callable[[str], None]
) -> None:
    rng, taps = Random(seats), Counter[str]()
    for state, seat in list_decisions(seats, ground, 4):
        if state.phase is Phase.ASK:  # two buttons
            continue
        wanted = GAME.sample(state, seat, rng)
        ctx = Context(seen(state, seat), table_of(state), words)
        taps[type(wanted).__name__] += make_by_touch(ctx, wanted)
    figures(f"{seats} seats: taps {dict(taps)}")
    assert taps["Move"]


DUEL: dict[str, int | str] = {"a1": 32, "a2": 5, "b1": 35}


class Touched(Panel):
    """A panel whose picture is tapped."""

    @property
    def targets(self) -> dict[Tap, Target]:
        return list_targets(SCREENS.panel_parts(self.context))

    def tap(self, control: str, choice: str = "") -> None:
        assert (control, choice) in self.targets, self.targets.keys()
        self.press(control, choice)


def duel(words: Words, hand: str = "12 13 14 1r2 1m3 15 15", shard: str = "34") -> Touched:
    return Touched(words, playing(DUEL, hand, "12", shards=(f"{shard} 41", "40")))


def lines(panel: Panel) -> list[str]:
    return [" ".join(line.split()[:3]) for line in panel.press(find_ready(panel))]


def test_a_turn_of_walk_attack_and_claim_takes_six_taps(words: Words) -> None:
    panel = duel(words)
    panel.press("g.who.1")
    panel.tap("g.walk", "34")
    panel.tap("g.to", "ranged 1 b1")
    panel.press("g.add")
    panel.tap("g.kind.claim")
    assert lines(panel) == ["move 1 33", "move 1 34", "ranged 1 b1", "claim 34 12"]


def test_only_a_drag_or_a_button_lines_up_what_is_shown(words: Words) -> None:
    """After a walk that is only shown, a tap neither attacks from there nor claims."""
    panel = duel(words)
    panel.press("g.who.1")
    panel.tap("g.walk", "34")
    scene = find_scene(SCREENS.panel_parts(panel.context))
    tapped = {tap_of(target) for target in scene.targets}
    dropped = {tap_of(drop.target) for held in scene.held for drop in held.drops}
    lined = {("g.to", "ranged 1 b1"), ("g.kind.claim", "")}
    assert lined <= dropped
    assert not lined & tapped
    panel.press("g.add")
    tapped = {tap_of(each) for each in find_scene(SCREENS.panel_parts(panel.context)).targets}
    assert lined <= tapped


def test_a_chosen_character_is_dropped_where_a_tap_would_lead_it(words: Words) -> None:
    panel = duel(words)
    panel.press("g.who.1")
    scene = find_scene(SCREENS.panel_parts(panel.context))
    held = max(
        scene.held,
        key=lambda each: {drop.target.control for drop in each.drops} == {"g.walk", "g.to"},
    )
    left, top, wide, high = held.boxes[0]
    notes = dict[Tap, str]()
    for drop in held.drops:
        notes[tap_of(drop.target)] = drop.note
        x, y = left + wide // 2 + drop.right, top + high // 2 + drop.down
        boxes = panel.targets[tap_of(drop.target)].boxes
        assert any(a <= x <= a + c and b <= y <= b + d for a, b, c, d in boxes)
    assert notes["g.walk", "33"] == "1 card"
    assert notes["g.to", "ranged 1 b1"] == "−1 ♥"


def test_a_card_that_is_dragged_and_a_drop_out_of_reach_say_why(words: Words) -> None:
    scene = find_scene(SCREENS.panel_parts(duel(words).context))
    refusals = [held.refusal for held in scene.held if not held.drops]
    assert refusals == [words("wildlands-drop-card")] * 7
    assert {held.refusal for held in scene.held if held.drops} == {words("wildlands-drop-far")}


def test_a_hidden_character_that_is_dragged_is_to_be_revealed_first(words: Words) -> None:
    state = next(state for state in random_states(2) if state.phase is Phase.REVEAL)
    view = GAME.observe(state, min(GAME.to_act(state)))
    ctx = Context(view, table_of(state), words, page_height=HIGHEST_ON_PAGE)
    scene = find_scene(SCREENS.panel_parts(ctx))
    hidden = view.own.characters(Standing.HIDDEN)
    told = {held.refusal for held in scene.held if not held.drops}
    key = "wildlands-refusal-character-hidden"
    assert {words(key, character=who) for who in hidden} <= told


def test_a_long_press_tells_what_a_character_can_do(words: Words) -> None:
    panel = duel(words)
    panel.press("g.who.1")
    told = {one.text for one in find_scene(SCREENS.panel_parts(panel.context)).remarks}
    assert any(
        "health · Move · Attack" in text or "health · Attack · Move" in text for text in told
    )
    assert any(text.endswith("health · Attack") for text in told), "an enemy"


def test_in_set_up_any_character_is_dropped_on_any_other_space(words: Words) -> None:
    panel = Touched(words, GAME.start(2, bytes(32), {"map": "stonecrown"}))
    held = find_scene(SCREENS.panel_parts(panel.context)).held
    page = replace(panel.context, page_height=HIGHEST_ON_PAGE)
    assert "Your five start here" in as_text(SCREENS.render_panel(page))
    assert [len(one.drops) for one in held] == [len(panel.view.dealt) - 1] * 5
    assert {one.refusal for one in held} == {words("wildlands-refusal-assign-twice")}
    first, second, *_ = read_setup_draft(panel.view, {}).places
    panel.tap("g.char.2", str(first))
    swapped = read_setup_draft(panel.view, panel.draft)
    assert (swapped.who, swapped.places[:2]) == (2, (second, first))
    free = min({*panel.view.dealt} - {*swapped.places})
    panel.tap("g.char.1", str(free))
    assert read_setup_draft(panel.view, panel.draft).places[:2] == (free, first)


def test_in_set_up_a_high_page_has_room_for_what_each_character_can_do(words: Words) -> None:
    """A tap there chooses it as on the map."""
    panel = Touched(words, GAME.start(2, bytes(32), {"map": "stonecrown"}))
    low, high = (
        find_scene(SCREENS.panel_parts(replace(panel.context, page_height=height)))
        for height in (HIGHEST_ON_PAGE, HIGHEST_ON_TALL_PAGE)
    )
    assert high.height == low.height + ROWS
    rows = [target.control for target in high.targets if target.boxes[0][1] >= low.height]
    assert rows == [f"g.char.{who}" for who in range(1, 6)]


def test_an_idea_on_a_page_names_what_to_tap_there(words: Words) -> None:
    """In its picture, where it hides the button."""
    ideas = []
    for state in random_states(2):
        view = GAME.observe(state, min(GAME.to_act(state), default=0))
        if state.phase is Phase.ACT and view.acting == view.seat:
            draft: Draft = {"who": 1, ACTED: True}
            ctx = Context(view, table_of(state), words, draft, page_height=HIGHEST_ON_PAGE)
            ideas += [text for text in SCREENS.render_panel(ctx).texts if "💡" in text]
    assert len(ideas) > 5
    assert not any("Press **Move**" in idea for idea in ideas)
    assert any(
        re.search(r"Press \*\*(\d+)\*\* in the picture: \w+ → space \1", idea) for idea in ideas
    )


def test_only_spaces_that_can_be_chosen_are_light() -> None:
    """A menu has no room for all that many cards reach."""
    for state in random_states(3, number=3)[::3]:
        if state.phase is Phase.ACT:
            view = GAME.observe(state, state.acting)
            for who in view.own.characters(Standing.REVEALED):
                walk = find_walk(read_chosen_draft(view, {"who": who, "head": STAND}))
                if walk:
                    assert {*list_reach(walk)} <= {*list_nearest(walk), *walk.path}


def test_a_walk_goes_on_from_a_step_that_is_proposed_where_that_costs_no_more() -> None:
    found = 0
    for state in random_states(2):
        view = GAME.observe(state, min(GAME.to_act(state), default=0))
        if state.phase is not Phase.ACT or view.acting != view.seat:
            continue
        for who in view.own.characters(Standing.REVEALED):
            walk = find_walk(read_chosen_draft(view, {"who": who}))
            if walk is None or walk.proposed is None:
                continue
            anew = find_routes(replace(walk, proposed=None))
            for space, route in find_routes(walk).items():
                assert route.cost == anew[space].cost
                found += route.steps == (walk.proposed,) and bool(route.way)
    assert found > 20


@pytest.mark.parametrize(
    ("goal", "steps"),
    [("34", ["move 1 33", "move 1 34"]), ("ranged 1 b1", ["ranged 1 b1"])],
)
def test_another_character_is_dropped_without_being_chosen_first(
    goal: str, steps: list[str], words: Words
) -> None:
    pieces = DUEL | {"a2": 33}
    panel = Touched(words, playing(pieces, "12 13 14 1r2 25", "12", shards=("34 41", "40")))
    panel.press("g.who.2")
    panel.tap("g.walk", "38")
    with pytest.raises(BadInput):
        panel.press("g.who.1", "1")
    panel.tap("g.who.1", goal)
    assert lines(panel) == steps


@pytest.mark.slow
def test_a_tap_on_the_way_back_or_anywhere_else_changes_the_walk(words: Words) -> None:
    panel = duel(words, "12 13 14")
    panel.press("g.who.1")
    panel.tap("g.walk", "35")
    assert lines(panel) == ["move 1 33", "move 1 34", "move 1 35"]
    panel.tap("g.walk", "33")
    assert lines(panel) == ["move 1 33"]
    panel.tap("g.walk", "34")
    assert lines(panel) == ["move 1 33", "move 1 34"]
    panel.tap("g.walk", "38")
    assert lines(panel)[-1] == "move 1 38", "with one card from there, or from the start"
    panel.tap("g.walk", "32")
    assert "move" not in as_text(Screen(tuple(panel.shown.blocks[:2])))


@pytest.mark.slow
def test_cards_pay_in_place_of_others_by_a_tap(words: Words) -> None:
    panel = duel(words, "12 13 14 15 1m2", shard="32")
    assert panel.press(find_ready(panel)) == ["claim 32 13 14 15"]
    (control,) = {control for control, _ in panel.targets if control.startswith("g.way.")}
    panel.press(control, tap_on(panel, "12"))
    assert "12" in panel.press(find_ready(panel))[0]
    panel.press(control, tap_on(panel, "12"))
    assert "12" not in panel.press(find_ready(panel))[0]


def tap_on(panel: Touched, card: str) -> str:
    """What a tap on the card answers."""
    left = {one: box for one in panel.targets for box in panel.targets[one].boxes}
    places = sorted((box[1], box[0], one) for one, box in left.items() if "way" in one[0])
    return places[panel.view.hand.index(card)][2][1]


def test_an_exchange_changes_as_few_cards_as_possible() -> None:
    ways = {"0": ("a", "b"), "1": ("c", "d"), "2": ("a", "c"), "3": ("b", "b")}
    assert exchange_cards(ways, ("a", "b")) == {
        ("c", False): "2", ("b", True): "2", ("d", False): "1", ("a", True): "3",
        ("b", False): "3",
    }  # fmt: skip


def test_a_tap_on_a_card_defends_with_it_and_a_second_no_longer(words: Words) -> None:
    state = playing({"a1": 1, "b1": 2}, "1r2", "1g4 23 1c2+g 1g3")
    panel = Touched(words, after(state, "1 ranged 1 b1 1r2"), 1)
    for card in ("1g3", "1c2+g", "1g4"):
        panel.press("g.answer", "defend none")
        panel.tap("g.answer", f"defend 1={card}")
        others = {choice for control, choice in panel.targets if control == "g.answer"}
        assert "defend none" in others
        assert f"defend 1={card}" not in others
        assert len(others) == 3


def test_where_an_attack_hits_one_of_several_a_tap_says_who(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 1, "b2": 1}
    state = after(playing(pieces, "1m2", "1m3 23 W"), "1 melee 1 b 1m2")
    panel = Touched(words, state, 1)
    (chosen,) = (one for one in panel.menus if one.control == "g.answer")
    who = {one.value.split()[1] for one in chosen.choices if one.chosen}
    taps = {choice for control, choice in panel.targets if control == "g.answer"}
    assert {one.split()[1] for one in taps} >= {"1", "2"} - who


def test_every_target_of_a_plan_is_a_control_of_its_editor(words: Words) -> None:
    state = replace(playing(DUEL, "12 13 14 1r2", "12"), active=1, acting=1)
    ctx = Context(seen(state), table_of(state), words, {"who": 1})
    editor = SCREENS.build_plan_editor(ctx)
    targets = list_targets(editor.parts)
    for tap in targets:
        press((*editor.parts, *editor.details), tap)
    assert {"g.walk", "g.to"} == {control for control, _ in targets}
    ended = SCREENS.build_plan_editor(replace(ctx, draft={"line": ["move 1 33 12"], "ends": True}))
    assert not list_targets(ended.parts)


@pytest.mark.parametrize("step", range(1, len(STEPS) - 1))
def test_every_target_of_the_lesson_is_a_control_of_its_step(step: int, words: Words) -> None:
    at = LessonProgress(step)
    for control, choice in list_targets(LESSON.render_step(SCREENS, at, "Ana", words)):
        then, _ = LESSON.answer_step(SCREENS, at, control, {"choice": choice}, words)
        assert then.step == step, "never more than a draft"
