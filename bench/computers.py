"""The strongest computer player's whole turn at a table of three: its cut with every card in hand,
or its choice, and its laying."""

from bench.lands import cutterland
from bench.measuring import Figure, Section, first_seconds, quantile, seconds
from engine.cutterland.actions import Action
from engine.cutterland.computers import LEVELS, choose

MATCHES = 3


def section() -> Section:
    game = cutterland()
    times: dict[str, list[float]] = {}
    full: list[float] = []
    again: list[float] = []
    for number in range(MATCHES):
        state = game.start(3, bytes([number + 1]) * 32, {})
        while seats := game.to_act(state):
            seat = min(seats)
            view = game.observe(state, seat)
            found: list[Action] = []
            spent = first_seconds(lambda: found.append(choose(view, LEVELS[-1], b"bench")))  # noqa: B023
            again.append(1000 * seconds(lambda: choose(view, LEVELS[-1], b"bench")))  # noqa: B023
            times.setdefault(type(found[0]).__name__.lower(), []).append(1000 * spent)
            if type(found[0]).__name__ == "Cut" and None not in view.hand:
                full.append(1000 * spent)
            state = game.apply(state, seat, found[0]).state
    cut = quantile(full, 0.95)
    figures = [Figure("a cut with three cards in hand, p95", cut, "ms")]
    for kind, spent_on in times.items():
        figures.append(Figure(f"{kind}, median", quantile(spent_on, 0.5), "ms"))
        figures.append(Figure(f"{kind}, p95", quantile(spent_on, 0.95), "ms"))
    rest = sum(quantile(times[kind], 0.95) for kind in ("take", "place"))
    goal = "at most 3000"
    figures.append(Figure("a whole turn: cut, take and lay, p95", cut + rest, "ms", goal))
    figures.append(Figure("any decision again, median", quantile(again, 0.5), "ms"))
    return Section(
        "The strongest computer player, three seats, each decision a first time", tuple(figures)
    )
