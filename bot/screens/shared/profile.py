"""A player's profile: a card to share, and the same in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import TextWrapper
from typing import Final

from bot.markdown import escape, to_plain_text
from bot.models.puzzles import NO_PUZZLES, PuzzleRecord
from bot.models.results import NO_STREAK, PlayerRating, Streak, Tally
from bot.render.drawing import Drawing
from bot.render.profile_card import Board, Card, Course, Figure, GameLine, profile_scene
from bot.render.scene import Scene
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Button, Picture, Row, Screen, Text
from bot.screens.shared.league.formatting import code_block
from bot.screens.shared.rating import describe_category, rating_line
from bot.words import Words

MOST_POINTS: Final = 200  # matches on a curve
MOST_GAMES: Final = 3  # on the card; the text has all
COLUMNS: Final = 32  # what a phone shows of a line in a code block


@dataclass(frozen=True, slots=True)
class BestBoard:
    """The match with most points that the reader may see, and its picture."""

    game: str
    score: int
    match: str
    scene: Scene


@dataclass(frozen=True, slots=True)
class Profile:
    """What a reader may know of a player. `favourites` have a name and a drawing by game,
    `opponents` a name and the number of matches; `saved` counts those in which they took over a
    seat; `seasons` and `more` are lines of text. `is_own`: the reader is the player; only they hear
    of their `running` matches."""

    name: str
    tallies: Sequence[Tally] = ()
    ranks: Sequence[PlayerRating] = ()
    seasons: Sequence[str] = ()
    more: Sequence[str] = ()
    days: Streak = NO_STREAK
    wins: Streak = NO_STREAK
    saved: int = 0
    favourites: Mapping[str, tuple[str, Drawing]] = field(default_factory=dict)
    board: BestBoard | None = None
    opponents: Sequence[tuple[str, int]] = ()
    is_own: bool = False
    running: int = 0
    puzzles: PuzzleRecord = NO_PUZZLES


def render_profile(profile: Profile, words: Words) -> Screen:
    """The card with what a player has finished, and the lines of their games and seasons. Of
    someone who has finished no match: what they do, and for themselves what to do next."""
    name, present = escape(profile.name), _list_present(profile, words)
    if profile.tallies or profile.seasons:
        lines = [words("profile-head", name=name)]
        for one in profile.tallies:
            game, average = _game_name(one.game, words), f"{one.average:.1f}"
            counts = {"n": one.matches, "wins": one.wins}
            lines.append(words("profile-game", game=game, average=average, **counts))
        lines += [rating_line(rank, words) for rank in profile.ranks]
        text = Text("\n".join((*lines, *profile.seasons, *profile.more, *present)))
        return Screen((_draw_card(profile, words), text) if profile.tallies else (text,))
    lines = [words("profile-none-own" if profile.is_own else "profile-none", name=name), *present]
    if not profile.is_own:
        return Screen((Text("\n".join(lines)),))
    lines.append(words("profile-next"))
    puzzle = Button("puzzle.open", words("profile-puzzle"), "secondary")
    matches = Button("turns.0", words("profile-matches"), "primary")
    buttons = (matches, puzzle) if profile.running else (puzzle,)
    return Screen((Text("\n".join(lines)), Row(buttons)))


def _list_present(profile: Profile, words: Words) -> Iterator[str]:
    if profile.running:
        yield words("profile-running", n=profile.running)
    if profile.puzzles.days:
        record = profile.puzzles
        yield words(
            "profile-puzzles", days=record.days, streak=record.streak, longest=record.longest,
            found=record.found,
        )  # fmt: skip


def _draw_card(profile: Profile, words: Words) -> Picture:
    facts, name = [*_list_facts(profile, words)], to_plain_text(profile.name)
    games = ", ".join(_game_name(one.game, words) for one in profile.tallies)
    alt = fit_alt_text(
        [words("profile-alt", name=name, games=games), *(f"{fact}." for fact in facts)]
    )
    plain = (" ".join(fact.replace("`", "'").split()) for fact in facts)
    # Lines that a phone shows whole, the later ones indented
    wrapper = TextWrapper(
        COLUMNS, subsequent_indent=" ", break_long_words=False, break_on_hyphens=False
    )
    text = code_block(line for fact in plain for line in wrapper.wrap(fact))
    return Picture("profile", alt, profile_scene(_fill_card(profile, words)), text)


def _fill_card(profile: Profile, words: Words) -> Card:
    course = board = None
    rank = next(iter(profile.ranks), None)
    if rank is not None and rank.history:
        values = tuple(value for _, value in rank.history[-MOST_POINTS:])
        now, what = str(rank.rating.display_value), describe_category(rank.game, rank.size, words)
        now += "?" * rank.rating.is_provisional
        course = Course(words("profile-rating"), now, what, values)
    if profile.board is not None:
        best = profile.board
        where = f"{_game_name(best.game, words)} · {best.match}"
        board = Board(words("profile-best"), str(best.score), where, best.scene)
    finished = sum(one.matches for one in profile.tallies)
    wins = sum(one.wins for one in profile.tallies)
    figures = [
        Figure(str(finished), words("profile-finished")),
        Figure(str(wins), words("profile-won")),
    ]
    for what, streak in (("days", profile.days), ("wins", profile.wins)):
        note = words("profile-longest", n=streak.best) if streak.best else ""
        figures.append(Figure(str(streak.now), words(f"profile-{what}"), note))
    games = []
    for one in profile.tallies[:MOST_GAMES]:
        played = words("profile-card-game", n=one.matches, wins=one.wins)
        favourite = profile.favourites.get(one.game, ())
        games.append(GameLine(_game_name(one.game, words), played, *favourite))
    return Card(
        name=to_plain_text(profile.name),
        badge=words("profile-saved", n=profile.saved) if profile.saved else "",
        figures=tuple(figures),
        course=course,
        board=board,
        games=tuple(games),
        lately=(words("profile-lately"), _list_opponents(profile)),
    )


def _list_opponents(profile: Profile) -> str:
    return " · ".join(
        f"{to_plain_text(name)} ×{n}" if n > 1 else to_plain_text(name)
        for name, n in profile.opponents
    )


def _list_facts(profile: Profile, words: Words) -> Iterator[str]:
    """What the lines below the card do not say."""
    for what, streak in (("days", profile.days), ("wins", profile.wins)):
        yield words(f"profile-fact-{what}", n=streak.now, best=streak.best)
    if profile.saved:
        yield words("profile-saved", n=profile.saved)
    for game, (name, _) in profile.favourites.items():
        yield words("profile-fact-favourite", game=_game_name(game, words), name=name)
    if profile.board is not None:
        best, game = profile.board, _game_name(profile.board.game, words)
        yield words("profile-fact-best", game=game, score=best.score, match=best.match)
    if profile.opponents:
        yield f"{words('profile-lately')}: {_list_opponents(profile)}"


def _game_name(game: str, words: Words) -> str:
    return words.name_of(f"{game}-name", game)
