"""Who an organiser signs up, or takes out."""

from __future__ import annotations

from typing import Final

from bot.screens.house.league.panel import signed
from bot.screens.house.league.signs import Shown
from bot.screens.screen import Block, Choice, Pick, Row, Screen, Select, Text

MOST_LISTED: Final = 25


def people(shown: Shown, said: str = "", page: int = 0) -> Screen:
    """A menu of the server's people to sign up, and one of those who are in to take out; `page` is
    that of the second one."""
    league, words = shown.league, shown.words
    lines = [said] if said else []
    lines += [words("league-people-head"), signed(shown)]
    blocks: list[Block] = [Text("\n".join(lines))]
    blocks.append(Pick(shown.control("enrol"), "user", words("league-menu-enrol"), least=1))
    there = tuple(dict.fromkeys((*_inside(shown), *league.substitutes)))
    first = page * MOST_LISTED if page * MOST_LISTED < len(there) else 0
    if there:
        choices = tuple(
            Choice(str(one), shown.bare(one)) for one in there[first : first + MOST_LISTED]
        )
        blocks.append(Select(shown.control("drop"), words("league-menu-drop"), choices))
    buttons = [shown.button("panel", words("league-to-panel"), "primary")]
    if league.phase == "sign-up":
        buttons.append(shown.button("computer", words("league-add-computer")))
    if len(there) > MOST_LISTED:
        after = page + 1 if first + MOST_LISTED < len(there) else 0
        buttons.append(shown.button(f"people.{after}", words("league-more-people")))
    return Screen((*blocks, Row(tuple(buttons))))


def _inside(shown: Shown) -> tuple[int, ...]:
    """Those signed up, or playing."""
    league = shown.league
    if league.phase == "sign-up":
        return league.roster
    return tuple(
        one for division in league.divisions for one in division if one not in league.dropped
    )
