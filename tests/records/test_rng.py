"""Chance that proves itself: vectors that any other program can check."""

from collections import Counter
from hashlib import sha256

import pytest

from engine.rng import Rng

SEED = (7).to_bytes(32, "big")


def by_hand(seed: bytes, label: str, counter: int) -> int:
    """A draw as the module describes it, written out once more."""
    text = (32).to_bytes(4, "big") + seed + label.encode() + b"\0" + counter.to_bytes(8, "big")
    return int.from_bytes(sha256(text).digest(), "big")


def test_the_published_vectors() -> None:
    assert Rng(SEED, "cards").shuffle(range(10)) == (2, 6, 4, 1, 0, 7, 5, 8, 3, 9)
    assert [Rng(SEED, "first").below(seats) for seats in (2, 3, 4)] == [1, 0, 1]
    dice = Rng(bytes(32), "x")
    assert [dice.below(6) for _ in range(12)] == [5, 2, 5, 5, 1, 3, 3, 0, 2, 5, 4, 4]


def test_a_draw_is_a_hash_of_seed_label_and_counter() -> None:
    chance = Rng(SEED, "cards")
    assert [chance.below(1000) for _ in range(5)] == [
        by_hand(SEED, "cards", counter) % 1000 for counter in range(5)
    ]


def test_a_draw_from_the_top_remainder_is_drawn_again() -> None:
    #   with a bound just above half of all digests, about half of them would be unfair
    bound = (1 << 255) + 1
    first_fair = next(n for n in range(50) if by_hand(SEED, "rare", n) < bound)
    assert first_fair > 0
    assert Rng(SEED, "rare").below(bound) == by_hand(SEED, "rare", first_fair)


def test_labels_and_seeds_give_streams_of_their_own() -> None:
    streams = [
        tuple(chance.below(1 << 64) for _ in range(3))
        for chance in (
            Rng(SEED, "cards"),
            Rng(SEED, "first"),
            Rng(bytes(32), "cards"),
            Rng(SEED[:31], "cards"),
        )
    ]
    assert len(set(streams)) == len(streams)


def test_every_order_is_about_equally_likely() -> None:
    orders = Counter(
        Rng(number.to_bytes(32, "big"), "cards").shuffle("abc") for number in range(3000)
    )
    assert len(orders) == 6
    assert all(400 < times < 600 for times in orders.values())


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Rng(SEED, "cards").below(0)
    assert Rng(SEED, "cards").shuffle(()) == ()
