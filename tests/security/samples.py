"""What somebody hostile types and presses: near what is right, and far from it."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from bot.games import build_games, build_screens, find_catalogue_files
from bot.models.match import Address, SeatInfo, Status, Table
from bot.screens.context import Context
from bot.screens.screen import Button, Film, Pick, Picture, Select
from bot.words import Catalogues

GAMES: Final = build_games()
SCREENS: Final = build_screens()
WORDS: Final = Catalogues.load(find_catalogue_files()).words("en")
HUGE: Final = "9" * 400
NASTY: Final = (
    "", " ", "\0", "-1", "0", HUGE, "1e9", "NaN", "½", "٣", "A" * 1000, "ABEF" * 250, "AA", "Z99",
    "A0", "\u202eABC", "😀", "../../etc/passwd", "'; DROP TABLE log; --", "{}", "[[[[", "M14 M14",
    "M14:1", "tower", "tower M14", "wall M14-M15", "*", "**", "2T*", "@everyone", "%s%s%s", "\n\n",
)  # fmt: skip
LETTERS: Final = "ABCDEFGHIJKLMabcdefghijkl0123456789 .,:;-_/*+=<>[](){}|&?!\"'\\\t\nŁ½٣😀\u202e\0"


def mutated(text: str, rng: Random) -> str:
    """The text with a few letters gone, doubled, changed or moved."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        match rng.randrange(5):
            case 0:
                letters[at:at] = [rng.choice(LETTERS)]
            case 1:
                del letters[at : at + 1]
            case 2:
                letters[at : at + 1] = [rng.choice(LETTERS)]
            case 3:
                letters[at:at] = letters[: rng.randint(0, 20)]
            case _:
                letters[at:at] = list(rng.choice(NASTY)[:60])
    return "".join(letters)


def near(texts: Sequence[str]) -> st.SearchStrategy[str]:
    """Mutations of texts that are right, nasty ones, and any."""
    return st.one_of(
        st.builds(mutated, st.sampled_from(texts), st.randoms(use_true_random=False)),
        st.sampled_from(NASTY),
        st.text(alphabet=LETTERS, max_size=120),
        st.text(max_size=60),
    )


def states(game: str, seats: int, number: int) -> list[Any]:
    """Every state of one random match."""
    rules, rng = GAMES[game], Random(number)
    state = rules.start(seats, number.to_bytes(32, "big"), {})
    found = [state]
    while owing := sorted(rules.to_act(state)):
        seat = rng.choice(owing)
        state = rules.apply(state, seat, rules.sample(state, seat, rng)).state
        found.append(state)
    return found


def moves(game: str, seats: int, number: int) -> list[str]:
    """Every move of one random match, as it is written."""
    rules, rng = GAMES[game], Random(number)
    state, found = rules.start(seats, number.to_bytes(32, "big"), {}), []
    while owing := sorted(rules.to_act(state)):
        seat = rng.choice(owing)
        action = rules.sample(state, seat, rng)
        found.append(rules.write(action))
        state = rules.apply(state, seat, action).state
    return found


def table_of(game: str, state: Any) -> Table:
    """The match as the house shows it: people at every seat."""
    rules = GAMES[game]
    owing, outcome = rules.to_act(state), rules.outcome(state)
    seats = tuple(
        SeatInfo(n, n + 1, 5_000 + n, f"person {n}", decision=500 + n if n in owing else None)
        for n in range(state.seats)
    )
    return Table(
        match=1, name="Quiet Otter", game=game, options={}, seats=seats, host=1, invited=(),
        status=Status.FINISHED if outcome else Status.RUNNING, open_to_all=True,
        start_when_full=False, address=Address(1, 2), seq=7, seed_hash="ab" * 32, seed=None,
        created=0, started=0, finished=None, ranks=outcome.places if outcome else (),
    )  # fmt: skip


def controls_of(game: str, seats: int) -> tuple[str, ...]:
    """The controls on boards and panels of moments of one random match."""
    screens, words = SCREENS[game], WORDS
    found = set[str]()
    for state in states(game, seats, 5)[2::19]:
        table = table_of(game, state)
        for seat in (None, *GAMES[game].to_act(state)):
            ctx = Context(GAMES[game].observe(state, seat), table, words)
            show = screens.render_board if seat is None else screens.render_panel
            found |= set(pressable(show(ctx)))
    return tuple(sorted(found))


def pressable(shown: object) -> Iterator[str]:
    """The controls of a screen, nested ones too."""
    if isinstance(shown, Button | Select | Pick):
        yield shown.name if isinstance(shown, Select) else shown.control
    elif isinstance(shown, tuple):
        for one in shown:
            yield from pressable(one)
    elif is_dataclass(shown) and not isinstance(shown, Picture | Film):
        for field in fields(shown):
            yield from pressable(getattr(shown, field.name))
