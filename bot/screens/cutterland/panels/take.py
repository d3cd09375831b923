"""The panel of the seat that chooses a piece: what each would bring at its best place, and each
tried on the viewer's land before it is taken."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.cutterland.alts import devoured
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.panels.place_menu import place_menu
from bot.screens.cutterland.phrases import hunt_line, piece_line, points_by_kind, turned
from bot.screens.cutterland.pictures import ghost_picture, land_picture, offer_picture
from bot.screens.cutterland.placing import LayPlan, brought, prospect, read_place, tried_spots
from bot.screens.cutterland.trying import may_try, open_pieces, try_plan
from bot.screens.figures import gain
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.house.names import listed, who
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cells import name_of
from engine.cutterland.pieces import Piece
from engine.cutterland.views import Offered, View


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = try_plan(view, draft)
    there = open_pieces(view)
    return (
        Text(_head(view, table, words)),
        *_land(view, table, plan, words),
        offer_picture(there, words),
        Text("\n".join(_promise(view, one, words) for one in there)),
        *_tries(view, plan, words),
        Note(),
        Row(tuple(_take_button(one, plan, words) for one in there)),
    )


def _head(view: View, table: Table, words: Words) -> str:
    later = [
        words("cutterland-you") if seat == view.seat else who(table, seat, words)
        for seat in view.choosers[1:]
    ]
    begins = "no" if own(view).land.cells or own(view).to_lay else "yes"
    names = listed(later, words)
    head = words("cutterland-panel-take", later=len(later), names=names, begins=begins)
    return head if view.preview else f"{head}\n-# {words('cutterland-take-untried')}"


def _promise(view: View, offered: Offered, words: Words) -> str:
    """A piece, what is on it, and the best it can do now on the viewer's land."""
    line = words("cutterland-piece-line", letter=offered.letter, piece=piece_line(offered, words))
    if not may_try(view):
        return line
    found = tried_spots(view, offered)
    if not found:
        return f"{line}\n-# {words('cutterland-take-nowhere')}"
    best = words(
        "cutterland-take-best",
        cell=name_of(found[0].cell),
        turned=turned(found[0].turns, words),
        points=found[0].points,
        gain=_gain(found[0].points - own(view).score.total, offered.piece, words),
    )
    return f"{line}\n-# {best}"


def _gain(points: int, piece: Piece, words: Words) -> str:
    """What a piece brings, and apart from it what its tokens do: they are there before it is
    laid."""
    tokens = brought(piece)
    if not tokens:
        return gain(points)
    return words("cutterland-take-gain", gain=gain(points - tokens), tokens=gain(tokens))


def _land(view: View, table: Table, plan: LayPlan | None, words: Words) -> list[Block]:
    """The viewer's land, with the piece that is tried over it."""
    assert view.seat is not None
    if not own(view).land.cells:
        return []
    if plan is None:
        return [land_picture(view, table, view.seat, words)]
    return [ghost_picture(view, table, plan, words), Text(_standing(view, plan, words))]


def _tries(view: View, plan: LayPlan | None, words: Words) -> list[Block]:
    """The keys that hold a piece over the land, and those that move it there."""
    if not may_try(view):
        return []
    tries = Row(tuple(_try_button(view, one, plan, words) for one in open_pieces(view)))
    if plan is None:
        return [tries]
    return [tries, place_menu(view, plan, words), Row(_steps(plan, words))]


def _try_button(view: View, offered: Offered, plan: LayPlan | None, words: Words) -> Button:
    letter = offered.letter
    tried = plan is not None and plan.letter == letter
    return Button(
        f"g.try.{letter}",
        words("cutterland-take-try", letter=letter),
        "primary" if tried else "secondary",
        disabled=not tried_spots(view, offered),
    )


def _take_button(offered: Offered, plan: LayPlan | None, words: Words) -> Button:
    """One press takes; the piece that is tried stands out."""
    other = plan is not None and plan.letter != offered.letter
    label = words("cutterland-take", letter=offered.letter)
    return Button(f"g.take.{offered.letter}", label, "secondary" if other else "success")


def _standing(view: View, plan: LayPlan, words: Words) -> str:
    """Where it would lie, and the points now and then."""
    assert plan.after is not None
    now = own(view).score.total
    told = words(
        "cutterland-take-tried",
        letter=plan.letter,
        cell=name_of(plan.cell),
        turned=turned(plan.turns, words),
        now=now,
        after=plan.after.total,
        gain=_gain(plan.after.total - now, plan.piece, words),
    )
    place = words("cutterland-take-place", number=_place(plan) + 1, n=len(plan.found))
    hunt = hunt_line(devoured(*prospect(view, plan), words), words)
    return "\n".join((told, f"-# {place} {points_by_kind(plan.after, words)}", *hunt))


def _place(plan: LayPlan) -> int:
    """The ordinal of the place it is held at, the best one being 0."""
    held = (plan.cell, plan.turns)
    return [(spot.cell, spot.turns) for spot in plan.found].index(held)


def _steps(plan: LayPlan, words: Words) -> tuple[Button, ...]:
    only = len(plan.found) == 1
    first = _place(plan) == 0
    return (
        Button("g.prev", words("cutterland-take-better"), disabled=first),
        Button("g.next", words("cutterland-take-worse"), disabled=only),
        Button("g.best", words("cutterland-take-first"), disabled=first),
        Button("g.untry", words("cutterland-take-untry")),
    )


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    """Trying changes the draft; taking itself is a control of the board, too."""
    if not may_try(view):
        raise BadInput("cutterland-bad-control")
    match control:
        case ["try", letter] if any(one.letter == letter for one in open_pieces(view)):
            return Keep({"piece": letter})
        case ["spot", letter, *_]:
            cell, turns = read_place(values.get("choice", "").replace(".", " "), None)
            return Keep({"piece": letter, "cell": cell, "turns": turns})
        case ["prev" | "next" as way]:
            return Keep(_moved(view, draft, 1 if way == "next" else -1))
        case ["best"]:
            return Keep({"piece": draft.get("piece")})
        case ["untry"]:
            return Keep({})
        case _:
            raise BadInput("cutterland-bad-control")


def _moved(view: View, draft: Draft, step: int) -> Draft:
    """The next place by points, round at the ends."""
    plan = try_plan(view, draft)
    if plan is None:
        return {}
    spot = plan.found[(_place(plan) + step) % len(plan.found)]
    return {"piece": plan.letter, "cell": spot.cell, "turns": spot.turns}
