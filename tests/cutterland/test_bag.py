"""Pieces from the bag (rules, section 7): no cards, no cutting, and a bag that communities keep."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.contract import IllegalOptions, OptionValue, Supply, UsesInventory
from engine.cutterland.bag import pieces_needed
from engine.cutterland.commands import read_packs
from engine.cutterland.events import CardCut, Event, PieceTaken
from engine.cutterland.game import Cutterland
from engine.cutterland.pieces import read_piece
from engine.cutterland.state import Phase, State, to_act
from engine.inventory import Allocation, allocate, draw_items
from engine.records import state_hash
from engine.rng import Rng
from tests.cutterland.matches import after, move, refusal
from tests.games.bids import Bids
from tests.laws.cutterland_case import bag

GAME = Cutterland(read_packs())
SEED = (7).to_bytes(32, "big")


def options(seats: int, **more: OptionValue) -> dict[str, OptionValue]:
    return {"pieces": "bag", "bag": bag(seats), "first": "1", **more}


def begun(seats: int) -> State:
    return GAME.start(seats, SEED, options(seats))


def played(state: State, number: int = 1) -> tuple[State, list[Event]]:
    """The match played on by chance, and all that happened."""
    rng, events = Random(number), list[Event]()
    while waiting := sorted(to_act(state)):
        seat = rng.choice(waiting)
        step = GAME.apply(state, seat, GAME.sample(state, seat, rng))
        state, events = step.state, [*events, *step.events]
    return state, events


@pytest.mark.parametrize(("seats", "pieces", "each"), [(2, 32, 16), (3, 27, 9), (4, 48, 12)])
def test_so_many_pieces_are_drawn_and_everybody_gets_as_many(
    seats: int, pieces: int, each: int
) -> None:
    assert pieces_needed(seats) == len(bag(seats)) == pieces
    final, events = played(begun(seats))
    taken = Counter(event.seat for event in events if isinstance(event, PieceTaken))
    assert taken == dict.fromkeys(range(seats), each)
    assert final.bag == ()
    assert GAME.outcome(final) is not None


@pytest.mark.parametrize(("seats", "order"), [(2, "2121"), (3, "231"), (4, "2341")])
def test_the_first_pieces_lie_there_and_are_chosen_as_usual(seats: int, order: str) -> None:
    state = begun(seats)
    assert (state.phase, state.turn) == (Phase.TAKE, 1)
    assert len(state.choosers) == len(order)
    assert [seat + 1 for seat in state.choosers] == list(map(int, order))


def test_there_is_no_card_no_hand_and_nothing_to_cut() -> None:
    state = begun(3)
    view = GAME.observe(state, 0)
    assert (view.hand, view.card, view.table[0].cards_left) == ((), None, 0)
    assert [one.letter for one in view.offered] == ["A", "B", "C"]
    assert refusal(state, "1 cut 1 ABEF CDGH IJKL").code == "wrong-phase"


def test_when_all_have_laid_the_next_pieces_are_drawn_in_the_same_step() -> None:
    state = after(begun(3), "2 take A")
    step = GAME.apply(state, 2, GAME.read("take B"))
    kinds = [type(event).__name__ for event in step.events]
    assert kinds == [*["PieceTaken"] * 2, *["PieceLaid"] * 3, "PiecesDrawn"]
    assert step.reveals
    assert (step.state.turn, step.state.active, step.state.phase) == (2, 1, Phase.TAKE)
    assert step.state.bag is not None
    assert len(step.state.bag) == 27 - 6


def test_pieces_taken_bring_their_tokens_and_are_laid_by_their_letters() -> None:
    items = ("m^ w= / m= --", *bag(3)[1:])
    state = next(
        state
        for number in range(200)
        for state in [GAME.start(3, bytes([number]) * 32, options(3, bag=items))]
        if str(GAME.observe(state, None).offered[0].piece) == items[0]
    )
    state = after(state, "2 take A")
    assert (state.players[1].towers, state.players[1].wall_bridges) == (1, 2)
    state = after(state, "3 take B")
    assert state.players[1].land.squares == ("m^", "w=", "m=")


def test_the_seed_proves_the_order_whatever_the_order_given() -> None:
    items = list(bag(3))
    Random(1).shuffle(items)
    state = GAME.start(3, SEED, options(3, bag=tuple(items)))
    assert state == begun(3)
    order = Rng(SEED, "bag").shuffle(sorted(bag(3)))
    assert state.share is not None
    assert state.bag is not None
    assert [str(piece) for piece in (*state.share.pieces, *state.bag)] == list(order)


def test_what_is_in_the_bag_is_open_and_sorted() -> None:
    state = begun(4)
    seen = GAME.observe(state, None).bag
    assert seen is not None
    assert state.bag is not None
    assert sorted(seen, key=str) == list(seen)
    assert Counter(seen) == Counter(state.bag)
    assert GAME.observe(GAME.start(3, SEED, {}), None).bag is None


def test_the_hash_covers_the_bag_and_the_drawn_pieces() -> None:
    state = begun(2)
    assert state.bag is not None
    less = replace(state, bag=state.bag[1:])
    assert state.share is not None
    drawn = replace(state, share=replace(state.share, drawn=state.share.drawn[::-1]))
    assert len({state_hash(GAME, one) for one in (state, less, drawn)}) == 3


@pytest.mark.parametrize(
    ("more", "code", "params"),
    [
        ({"bag": ()}, "bag-short", {"missing": 27, "there": 0, "wanted": 27}),
        ({"bag": bag(3)[:20]}, "bag-short", {"missing": 7, "there": 20, "wanted": 27}),
        ({"bag": bag(4)}, "bag-long", {"there": 48, "wanted": 27}),
        ({"bag": ("p. -- p.", *bag(3)[1:])}, "bag-piece", {"number": 1, "text": "p. -- p."}),
        ({"bag": (*bag(3)[1:], "wG")}, "bag-piece", {"number": 27, "text": "wG"}),
        ({"overcut": "penalty"}, "bag-option", {"option": "overcut"}),
        ({"shown": True}, "bag-option", {"option": "shown"}),
        ({"pieces": "cut"}, "bag-unwanted", {}),
        ({"bag": "p."}, "option-value", {"option": "bag", "value": "p."}),
    ],
)
def test_a_bag_that_will_not_do_is_refused(
    more: dict[str, OptionValue], code: str, params: dict[str, object]
) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.start(3, SEED, options(3, **more))
    assert (refused.value.code, refused.value.params) == (code, params)


def test_the_house_can_ask_whether_a_game_uses_a_shelf_and_what_it_takes() -> None:
    assert isinstance(GAME, UsesInventory)
    assert not isinstance(Bids(), UsesInventory)
    assert GAME.supplies(3, {}) == ()
    asked: dict[str, OptionValue] = {"pieces": "bag", "pack": "highwater", "fill": True}
    assert GAME.supplies(4, asked) == (Supply("highwater", 48, "bag", True, "filled"),)
    with pytest.raises(IllegalOptions, match="bag-option"):
        GAME.supplies(3, {"pieces": "bag", "overcut": "penalty"})


def test_a_match_reserves_by_chance_or_is_refused_with_the_number_missing() -> None:
    [supply] = GAME.supplies(3, {"pieces": "bag"})
    items = (*bag(4), *bag(4)[:5])
    found = draw_items(items, supply, SEED)
    assert len(found) == 27
    assert not Counter(found) - Counter(items)
    assert found == tuple(sorted(found)) == draw_items(items[::-1], supply, SEED)
    assert found != draw_items(items, supply, bytes(32))
    with pytest.raises(IllegalOptions) as refused:
        draw_items(items[:20], supply, SEED)
    assert refused.value.code == "shelf-short"
    assert refused.value.params["missing"] == 7


def test_a_match_is_supplied_from_the_shelf_and_where_allowed_from_fresh_cards() -> None:
    plain = allocate(GAME, 3, {"preview": False}, SEED, bag(3))
    assert plain == Allocation({"preview": False})
    asked: dict[str, OptionValue] = {"pieces": "bag"}
    enough = allocate(GAME, 3, asked, SEED, bag(4))
    assert enough == Allocation({**asked, "bag": enough.taken}, enough.taken)
    assert GAME.start(3, SEED, enough.options).setup.filled == 0
    with pytest.raises(IllegalOptions, match="shelf-short"):
        allocate(GAME, 3, asked, SEED, bag(4)[:20])
    filled = allocate(GAME, 3, {**asked, "fill": True}, SEED, bag(4)[:20])
    assert len(filled.made) == 9  # seven are missing, and cards are cut whole
    assert filled.options["filled"] == 9
    assert not Counter(filled.taken) - Counter((*bag(4)[:20], *filled.made))
    assert GAME.start(3, SEED, filled.options).setup.filled == 9


def test_other_games_need_no_shelf() -> None:
    assert allocate(Bids(), 2, {}, SEED, ()) == Allocation({})


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bag_is_filled_with_whole_cards_cut_by_a_computer_player(seats: int) -> None:
    [supply] = GAME.supplies(seats, {"pieces": "bag", "pack": "highwater"})
    items = GAME.make_items(seats, supply, 7, SEED)
    each = 4 if seats == 2 else 3
    assert len(items) == -(-7 // each) * each
    assert items == GAME.make_items(seats, supply, 7, SEED)
    assert items != GAME.make_items(seats, supply, 7, bytes(32))
    squares = Counter(square for item in items for square in read_piece(item).squares)
    assert sum(squares.values()) == 12 * len(items) // each
    state = GAME.start(seats, SEED, options(seats, filled=len(items)))
    assert GAME.observe(state, None).filled == len(items)


def test_a_finished_match_of_cards_leaves_all_its_pieces_those_discarded_too() -> None:
    given = {"overcut": "penalty"}
    overcut = move(GAME.start(3, SEED, {**given, "first": "1"}), "1 cut 1 AB CD EFGH IJ KL")
    final, more = played(overcut.state)
    events = [*overcut.events, *more]
    items = GAME.items_to_return(given, events)["classics"]
    cuts = [event for event in events if isinstance(event, CardCut)]
    assert len(items) == sum(len(event.groups) for event in cuts) > 27
    squares = Counter(square for item in items for square in read_piece(item).squares)
    assert squares == Counter(square for event in cuts for square in event.card.squares)
    laid = sum(len(player.land.squares) for player in final.players)
    assert sum(squares.values()) == 9 * 12 > laid


def test_a_match_of_cards_that_was_broken_off_leaves_nothing() -> None:
    _, events = played(GAME.start(3, SEED, {}))
    assert GAME.items_to_return({}, events[:-1]) == {}


def test_a_match_from_the_bag_puts_back_what_it_took_finished_or_not() -> None:
    _, events = played(begun(3))
    assert GAME.items_to_return(options(3), events) == {"classics": bag(3)}
    assert GAME.items_to_return(options(3), ()) == {"classics": bag(3)}


def test_computer_players_play_from_the_bag() -> None:
    state = replace(begun(3), turn=8)
    assert state.bag is not None
    state = replace(state, bag=state.bag[-3:])
    while waiting := sorted(to_act(state)):
        action = GAME.choose(GAME.observe(state, waiting[0]), "easy", SEED)
        state = GAME.apply(state, waiting[0], action).state
    assert GAME.outcome(state) is not None
