"""Typed moves: `/act`, a line of the notation, or several that are played one after another."""

from collections.abc import Iterable

from bot.screens.contract import MoveCommand, Values, notation_parameter
from bot.screens.discord_limits import echo_input, limit_suggestions
from bot.screens.replies import BadInput, Reply
from bot.screens.screen import Choice
from bot.screens.wildlands.act_draft import play_line
from bot.screens.wildlands.offers import list_offers
from bot.screens.wildlands.phrases import describe_action, explain_refusal
from bot.screens.wildlands.suggestions import list_defences, rate_offer, suggest_places
from bot.words import Words
from engine.contract import IllegalAction
from engine.wildlands.actions import Action, Assign, End, read_action, write_action
from engine.wildlands.checks import check_action
from engine.wildlands.choices import legal_actions
from engine.wildlands.plan import LONGEST, follow_action
from engine.wildlands.state import Phase
from engine.wildlands.views import View

SEPARATOR = ";"


def reply_act(view: View, values: Values) -> Reply[Action]:
    typed = [one.strip() for one in str(values.get("action", "")).split(SEPARATOR)]
    lines = [line for line in typed if line]
    if not lines:
        raise BadInput("wildlands-refusal-action-unknown")
    if len(lines) > LONGEST:
        raise BadInput("wildlands-refusal-plan-form", most=LONGEST)
    actions = list[Action]()
    for line in lines:
        actions.append(read_line(view, line))
        if line is not lines[-1]:
            view = _look_ahead(view, actions[-1])
    return play_line(tuple(actions))


def read_line(view: View, line: str) -> Action:
    """A typed action; where it leaves its cards out, with the cheapest. Raises `IllegalAction`."""
    try:
        return read_action(line)
    except IllegalAction:
        head = " ".join(line.casefold().split())
        is_acting = view.phase is Phase.ACT and view.seat in view.to_act
        offers = list_offers(view) if is_acting else ()
        found = next((one for one in offers if one.head == head), None)
        if found is None:
            raise
        return found.ways[0]


def _look_ahead(view: View, action: Action) -> View:
    """The position after an action; the same if it isn't legal: that is said when it's played."""
    try:
        return follow_action(view, action)
    except IllegalAction:
        return view


def suggest_act(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """What the seat can do, the best first, by what has been typed of its line or its words; after
    a separator, what it can do next. For a line that is not legal, why."""
    if view.seat is None or view.seat not in view.to_act:
        return ()
    typed = str(values.get("action", ""))
    *earlier, last = typed.split(SEPARATOR)
    try:
        for line in earlier:
            view = _follow_line(view, line)
    except IllegalAction as error:
        return echo_input(typed, explain_refusal(error, words))
    begun = "".join(f"{line.strip()}{SEPARATOR} " for line in earlier)
    wanted = " ".join(last.casefold().split())
    assert view.seat is not None
    table, seat = view.table, view.seat
    choices = (
        Choice(f"{begun}{write_action(one)}", describe_action(one, table, seat, words))
        for one in _list_actions(view, wanted)
    )
    fitting = [
        one
        for one in choices
        if one.value.removeprefix(begun).startswith(wanted) or wanted in one.label.casefold()
    ]
    return limit_suggestions(fitting) if fitting else _judge(view, typed, last, words)


def _follow_line(view: View, line: str) -> View:
    """The position after a typed action that others follow. Raises `IllegalAction`."""
    action = read_line(view, line)
    if isinstance(action, End):
        raise IllegalAction("plan-line", section="3")
    return follow_action(view, action)


def _list_actions(view: View, wanted: str) -> Iterable[Action]:
    """The seat's actions; of a turn each with its cheapest cards, and with all of them once it is
    typed up to its cards."""
    match view.phase:
        case Phase.SETUP:
            return (Assign(suggest_places(view)),)
        case Phase.ACT:
            offers = sorted(list_offers(view), key=lambda offer: -rate_offer(view, offer))
            named = next((one for one in offers if wanted.startswith(one.head)), None)
            return (*(named.ways if named else [one.ways[0] for one in offers]), End())
        case Phase.DEFEND:
            return list_defences(view)
        case _:
            return legal_actions(view)


def _judge(view: View, typed: str, last: str, words: Words) -> tuple[Choice, ...]:
    """The typed line itself: in words if it is legal, else with the reason."""
    try:
        action = check_action(view, read_line(view, last))
    except IllegalAction as error:
        return echo_input(typed, explain_refusal(error, words))
    assert view.seat is not None
    return echo_input(typed, describe_action(action, view.table, view.seat, words))


COMMANDS: tuple[MoveCommand[View, Action], ...] = (
    MoveCommand("act", (notation_parameter("action"),), reply_act, suggest_act),
)
