"""The panel of a puzzle in the chat."""

import pytest

from bot.screens.context import Context
from bot.screens.drafts import digest
from bot.screens.lessons import build_lesson_table
from bot.screens.replies import Draft, KeepDraft, PlayAction
from bot.screens.screen import Screen
from bot.screens.wildlands import WildlandsScreens
from bot.screens.wildlands.offers import head_of, list_offers
from bot.words import Words
from engine.puzzles import seed_of
from engine.wildlands.actions import Action, Attack, Fly, Move, Rally
from engine.wildlands.puzzles import Search, _deal_positions
from engine.wildlands.state import State
from engine.wildlands.views import View
from tests.screens.matches import buttons, selects
from tests.screens.wildlands.tables import GAME

SCREENS = WildlandsScreens()


@pytest.mark.slow
def test_its_menus_play_a_best_answer_with_the_very_cards(words: Words) -> None:
    seed, kinds = seed_of("turn", "2026-12-06"), set[type[Action]]()
    state = next(_deal_positions(GAME.maps, GAME.factions, seed))
    for action in Search(state, least=1).moves:
        assert play_by_menus(words, state, action) == action
        kinds.add(type(action))
        state = GAME.apply(state, 0, action).state
    assert len(kinds) > 1, kinds


def play_by_menus(words: Words, state: State, action: Action) -> Action:
    """What the green button plays once a character, the action and its cards are chosen."""
    view, draft, head = GAME.observe(state, 0), Draft(), head_of(action)
    if isinstance(action, Attack | Fly | Move | Rally):
        draft = choose(words, view, draft, f"g.who.{action.character}")
    draft = choose(words, view, draft, "g.to", head)
    (ways,) = (offer.ways for offer in list_offers(view) if offer.head == head)
    if len(ways) > 1:
        draft = choose(words, view, draft, f"g.way.{digest(head)}", str(ways.index(action)))
    shown = buttons(show(words, view, draft))
    (confirm,) = [one.control for one in shown if one.control.startswith("g.confirm.")]
    reply = SCREENS.press(read_context(words, view, draft), confirm, {})
    assert isinstance(reply, PlayAction)
    return reply.action


def read_context(words: Words, view: View, draft: Draft) -> Context[View]:
    table = build_lesson_table(SCREENS.key, view, "Ana")
    return Context(view, table, words, draft, scores=False)


def show(words: Words, view: View, draft: Draft) -> Screen:
    return SCREENS.render_panel(read_context(words, view, draft), details=False)


def choose(words: Words, view: View, draft: Draft, control: str, choice: str = "") -> Draft:
    drawn = show(words, view, draft)
    menus = [one.control for one in selects(drawn)]
    assert control in [*menus, *(one.control for one in buttons(drawn))]
    reply = SCREENS.press(read_context(words, view, draft), control, {"choice": choice})
    assert isinstance(reply, KeepDraft)
    return reply.draft
