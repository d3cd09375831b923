"""Cards from the box (rules, section 7): two packs of 80, each card cut only once, then the bag."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.contract import IllegalOptions, Options, OptionValue, Supply, UsesInventory
from engine.cutterland.commands import read_packs
from engine.cutterland.events import CardCut, Event
from engine.cutterland.game import Cutterland
from engine.cutterland.pieces import read_piece
from engine.cutterland.state import Phase, State, to_act
from engine.inventory import allocate, draw_items, find_available
from engine.records import (
    check_end,
    deal_match,
    read_record,
    replay_moves,
    state_hash,
    write_header,
    write_move,
)
from engine.rng import Rng
from tests.laws.cutterland_case import bag

GAME = Cutterland(read_packs())
SEED = (7).to_bytes(32, "big")
ASKED: Options = {"pieces": "box", "first": "1"}


def taken(seats: int, out: tuple[str, ...] = ()) -> dict[str, OptionValue]:
    """The options of a match for which these cards were out."""
    return allocate(GAME, seats, ASKED, SEED, out).options


def box_in(options: Options) -> tuple[str, ...]:
    cards = options["box"]
    assert isinstance(cards, tuple)
    return cards


def cards_in(state: State) -> list[str]:
    return sorted(str(card) for player in state.players for card in player.hand)


def played(state: State, most: int = 1_000) -> tuple[State, list[Event], str]:
    """The match played on by chance for so many moves, all that happened, and its lines."""
    rng, events, lines = Random(1), list[Event](), ""
    while (waiting := sorted(to_act(state))) and most:
        seat = rng.choice(waiting)
        step = GAME.apply(state, seat, GAME.sample(state, seat, rng))
        state, events, most = step.state, [*events, *step.events], most - 1
        lines += write_move(GAME, seat, step.action)
    return state, events, lines


def test_a_box_has_two_decks_of_each_pack() -> None:
    assert isinstance(GAME, UsesInventory)
    assert {key: len(cards) for key, cards in GAME.stocks.items()} == {
        "box classics": 80, "box classics (2)": 80, "box highwater": 80, "box highwater (2)": 80,
    }  # fmt: skip
    assert len({card for cards in GAME.stocks.values() for card in cards}) == 320


@pytest.mark.parametrize(("seats", "cards", "pieces"), [(2, 8, 32), (3, 9, 27), (4, 12, 48)])
def test_a_match_takes_the_cards_it_deals_or_else_pieces(
    seats: int, cards: int, pieces: int
) -> None:
    box = Supply("box classics", cards, "box", short="box-short")
    found = Supply("classics", pieces, "bag", False, "filled", "box-bag-short")
    second = replace(box, inventory="box classics (2)")
    assert GAME.supplies(seats, ASKED) == (box, second, found)


@pytest.mark.parametrize("more", [{"overcut": "penalty"}, {"overcut": "free"}, {"shown": True}])
def test_what_needs_cards_is_not_played_from_the_bag(more: dict[str, OptionValue]) -> None:
    supply, second = GAME.supplies(3, {**ASKED, **more})
    assert (supply.inventory, second.inventory) == ("box classics", "box classics (2)")
    with pytest.raises(IllegalOptions) as refused:
        draw_items(GAME.stocks["box classics"][:8], supply, SEED)
    assert refused.value.params == {"missing": 1, "there": 8, "wanted": 9}


def test_only_whole_cards_are_dealt_and_the_seed_proves_which() -> None:
    out = GAME.stocks["box classics"][:60]
    options = taken(3, out)
    state = GAME.start(3, SEED, options)
    left = GAME.stocks["box classics"][60:]
    assert box_in(options) == tuple(sorted(Rng(SEED, "shelf").shuffle(sorted(left))[:9]))
    assert cards_in(state) == sorted(box_in(options))
    assert (state.phase, state.bag) == (Phase.CUT, None)
    turned = {**options, "box": box_in(options)[::-1]}
    assert GAME.start(3, SEED, turned) == state
    in_order = [card for card in left if card in box_in(options)]
    hands = [str(card) for player in state.players for card in player.hand]
    assert hands == list(Rng(SEED, "cards").shuffle(in_order))


def test_two_matches_share_no_card_and_a_box_lasts_for_eight_matches_of_three() -> None:
    out: tuple[str, ...] = ()
    for number in range(8):
        options = allocate(GAME, 3, ASKED, bytes([number]) * 32, out).options
        assert not {*out} & set(cards_in(GAME.start(3, SEED, options)))
        out += box_in(options)
    assert len({*out}) == 72
    with pytest.raises(IllegalOptions, match="box-short"):
        taken(3, out)
    assert len(find_available(GAME, GAME.supplies(2, ASKED)[0], out)) == 8
    assert len(cards_in(GAME.start(2, SEED, taken(2, out)))) == 8


def test_the_second_deck_is_dealt_and_comes_back_like_the_first() -> None:
    first, second = NINE, GAME.stocks["box classics (2)"][:9]
    options: Options = {**ASKED, "box": second}
    state = GAME.start(3, SEED, options)
    assert cards_in(state) == cards_in(GAME.start(3, SEED, {**ASKED, "box": first}))
    assert GAME.items_to_return(options, ()) == {"box classics (2)": second}
    _, events, _ = played(state, 20)
    cut = {str(event.card) for event in events if isinstance(event, CardCut)}
    back = GAME.items_to_return(options, events)["box classics (2)"]
    assert {*back} == {*second} - {f"{card} (2)" for card in cut}
    with pytest.raises(IllegalOptions, match="box-cards"):
        GAME.start(3, SEED, {**ASKED, "box": (*first[:8], second[8])})


def test_when_the_box_is_short_the_match_is_played_from_the_bag() -> None:
    state = GAME.start(3, SEED, {**ASKED, "bag": bag(3)})
    assert state == GAME.start(3, SEED, {"pieces": "bag", "first": "1", "bag": bag(3)})
    assert state.phase is Phase.TAKE
    assert GAME.items_to_return({**ASKED, "bag": bag(3)}, ()) == {"classics": bag(3)}


NINE = GAME.stocks["box classics"][:9]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"pieces": "box"}, "box-cards"),
        ({"pieces": "box", "box": NINE[:8]}, "box-cards"),
        ({"pieces": "box", "box": (*NINE, GAME.stocks["box classics"][9])}, "box-cards"),
        ({"pieces": "box", "box": (*NINE[:8], NINE[0])}, "box-cards"),
        ({"pieces": "box", "box": (*NINE[:8], GAME.stocks["box highwater"][0])}, "box-cards"),
        ({"box": NINE}, "box-unwanted"),
        ({"pieces": "bag", "bag": bag(3), "box": NINE}, "box-unwanted"),
        ({"pieces": "box", "bag": bag(3), "box": NINE}, "box-unwanted"),
    ],
)
def test_cards_that_will_not_do_are_refused(given: dict[str, OptionValue], code: str) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.start(3, SEED, given)
    assert refused.value.code == code


def test_a_finished_match_leaves_its_pieces_in_the_bag_and_no_card_in_the_box() -> None:
    _, events, _ = played(GAME.start(3, SEED, taken(3)))
    returned = GAME.items_to_return(taken(3), events)
    assert list(returned) == ["classics"]
    assert len(returned["classics"]) == 27


def test_a_match_that_is_broken_off_loses_no_card() -> None:
    """Cut cards are pieces in the bag, whole ones are back in the box."""
    options = taken(3)
    _, events, _ = played(GAME.start(3, SEED, options), 20)
    cut = [str(event.card) for event in events if isinstance(event, CardCut)]
    assert 0 < len(cut) < 9
    returned = GAME.items_to_return(options, events)
    squares = Counter(one for item in returned["classics"] for one in read_piece(item).squares)
    assert sum(squares.values()) == 12 * len(cut)
    assert Counter([*returned["box classics"], *cut]) == Counter(box_in(options))
    assert GAME.items_to_return(options, ()) == {"box classics": box_in(options)}


def test_a_record_proves_the_deal_and_tells_no_card_before_the_end() -> None:
    options = taken(3, NINE)
    start = GAME.start(3, SEED, options)
    final, _, lines = played(start)
    text = write_header(GAME, 3, SEED, options) + lines
    record = read_record(text)
    state = deal_match(GAME, record)
    assert state == start
    for step in replay_moves(GAME, record, state):
        state = step.state
    assert check_end(GAME, record, state) == state_hash(GAME, final)
    running = write_header(GAME, 3, None, options)
    assert "pieces=box" in running
    assert not [card for card in cards_in(start) if card in running]
    assert all(f": {card}\n" in text for card in cards_in(start))


def test_the_packs_are_not_mixed() -> None:
    options = allocate(GAME, 4, {"pieces": "box", "pack": "highwater"}, SEED, ()).options
    assert {*box_in(options)} <= {*GAME.stocks["box highwater"]}
    assert len(cards_in(GAME.start(4, SEED, options))) == 12
