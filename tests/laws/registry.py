"""Every game the laws are tried on, once for every table size and option that changes its flow."""

from engine.contract import Options
from laws.cases import Case
from tests.laws import clustered_case, cutterland_case, wildlands_case


def _cutterland(seats: int, name: str, options: Options) -> Case:
    return Case(
        name=f"cutterland-{seats}-{name}",
        game=cutterland_case.GAME,
        seats=seats,
        options=options,
        respell=cutterland_case.respell,
        disguise=cutterland_case.disguise,
        may_wait=cutterland_case.MAY_WAIT,
    )


def _clustered(seats: int, options: Options) -> Case:
    return Case(
        name=clustered_case.name_of(seats, options),
        game=clustered_case.GAME,
        seats=seats,
        options=options,
        respell=clustered_case.respell,
        disguise=clustered_case.disguise,
        may_wait=clustered_case.MAY_WAIT,
        longest=clustered_case.LONGEST,
    )


def _wildlands(seats: int, options: Options) -> Case:
    return Case(
        name=f"wildlands-{seats}",
        game=wildlands_case.GAME,
        seats=seats,
        options=options,
        respell=wildlands_case.respell,
        disguise=wildlands_case.disguise,
        may_wait=wildlands_case.MAY_WAIT,
        longest=wildlands_case.LONGEST,
        is_winner_named=True,
    )


CASES = (
    *(
        _cutterland(seats, overcut, {"overcut": overcut})
        for seats in cutterland_case.GAME.seats
        for overcut in ("reject", "penalty")
    ),
    *(
        _cutterland(seats, "mirrored", {"overcut": "penalty", "mirrored": True, "shown": True})
        for seats in cutterland_case.GAME.seats
    ),
    *(
        _cutterland(seats, "bag", {"pieces": "bag", "bag": cutterland_case.bag(seats)})
        for seats in cutterland_case.GAME.seats
    ),
    *(_clustered(seats, options) for seats, options in clustered_case.SETTINGS),
    *(_wildlands(seats, options) for seats, options in wildlands_case.SETTINGS),
)
