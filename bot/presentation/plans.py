"""A player's plan in words, for the player alone."""

from bot.matches import PlayerView
from bot.matches.play.plan import UNREADABLE, PlanState
from bot.matches.play.plan_lines import PlanLine
from bot.presentation.services import Services
from bot.screens.contract import SupportsPlans
from bot.words import Words
from engine.contract import offers


def describe_line(services: Services, seen: PlayerView, line: PlanLine, words: Words) -> str:
    """Actions in the game's words; empty for a game without plans."""
    screens: object = services.screens_of(seen.table)
    if not offers(screens, SupportsPlans):
        return ""
    return " ".join(screens.describe_plan(seen.view, (line,), words))


async def explain_missed_plan(
    services: Services, match: int, player: int, words: Words, planned: PlanState | None = None
) -> str:
    """Why a player's plan, which is read unless it is known, was not carried out, and what is left
    of it; empty if there was none."""
    if planned is None:
        planned = await services.matches.plans.read(match, player)
    if planned.failure is None:
        return ""
    if planned.failure.code == UNREADABLE:
        return words("plan-unreadable")
    seen = await services.matches.queries.read_player_view(match, player)
    why = services.screens_of(seen.table).explain_refusal(planned.failure, words)
    if planned.left:
        left = describe_line(services, seen, planned.left, words)
        return words("plan-stopped", why=why, left=left)
    return words("plan-missed", why=why)
