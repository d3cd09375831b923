"""All use cases of matches, people and servers. Knows neither Discord nor any game."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from secrets import token_bytes

from bot.eventlog.repository import Listener
from bot.matches.analyses import Analyses
from bot.matches.box import BoxService
from bot.matches.clock.pause import decide_pause, decide_resume
from bot.matches.clock.service import ClockService
from bot.matches.computers.decisions import ComputerAnswers, ComputerPlayers
from bot.matches.computers.workers import ComputerWorker, InlineComputerWorker
from bot.matches.drafts import Drafts, Lessons
from bot.matches.inventory import InventoryService
from bot.matches.kept_panels import KeptPanels
from bot.matches.last_seen import LastSeen
from bot.matches.lobby import Lobbies
from bot.matches.lobby_settings import LobbySettings
from bot.matches.matchmaking import Matchmaking
from bot.matches.mentions import Mentions
from bot.matches.page_keys import PageKeys
from bot.matches.people import People
from bot.matches.play.moves import Play
from bot.matches.play.orders import Orders
from bot.matches.play.plan import Plans
from bot.matches.play.rematch import RematchService
from bot.matches.play.seats import SeatService
from bot.matches.play.undo import OrganiserService, UndoService
from bot.matches.play.votes import Votes
from bot.matches.privacy import Privacy
from bot.matches.public_pages import PublicPages
from bot.matches.puzzles import Puzzles
from bot.matches.queries.attendance import AttendanceQueries
from bot.matches.queries.experience import Experience, PersonalBests
from bot.matches.queries.history import LogReader
from bot.matches.queries.turns import OverviewQueries
from bot.matches.queries.views import MatchQueries
from bot.matches.recovery import Recovery
from bot.matches.repository import MatchRepository
from bot.matches.sessions import SessionService
from bot.matches.weekly import WeeklyPosts
from bot.models.match import AnyGame, Limits
from bot.storage import Store


class MatchService:
    """The parts, by subject. A method that changes something has saved it when it returns, or
    raises `Refusal` (the bot) or `IllegalAction` (the rules) and has changed nothing."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        *,
        seeds: Callable[[], bytes] | None = None,
        limits: Limits | None = None,
        computer_worker: ComputerWorker | None = None,
        settling: int = 0,
        beat: int = 60,
        elapsed: Callable[[], float] | None = None,
    ) -> None:
        """`seeds` gives 32 secret bytes for each match, by default from `secrets`.
        `computer_worker` makes items that an inventory lacks, by default in place. `settling` are
        the seconds in which a misclick can be undone before it is answered or announced. The bot's
        heartbeat is stored every `beat` seconds. `elapsed` is a clock that nobody sets."""
        seeds, limits = seeds or partial(token_bytes, 32), limits or Limits()
        repository = self._repository = MatchRepository(store, games, now, settling)
        self.at = repository.at
        self.games = games
        self.store = store
        store.change_listeners.append(self._hear)
        self.people = People(repository)
        self.queries = queries = MatchQueries(repository, self.people)
        self.attendance = AttendanceQueries(repository)
        computer_worker = computer_worker or InlineComputerWorker(games)
        inventory = InventoryService(store, games, seeds, computer_worker)
        self.lobbies = Lobbies(repository, queries, inventory, seeds, limits)
        self.matchmaking = Matchmaking(repository, self.lobbies, limits)
        self.lobby_settings = LobbySettings(repository, queries, inventory)
        self.play = Play(repository, queries)
        self.drafts = Drafts(repository)
        self.plans = Plans(repository)
        self.orders = Orders(repository)
        self.undo = UndoService(repository, queries)
        self.votes = Votes(repository, queries)
        self.votes.effects |= {
            "pause": lambda loaded, vote: decide_pause(loaded, vote.player, by_vote=True),
            "resume": lambda loaded, vote: decide_resume(loaded, vote.player, organiser=True),
        }
        self.seats = SeatService(repository, queries, limits)
        self.box = BoxService(repository, queries)
        self.rematch = RematchService(repository, queries, self.lobbies)
        self.organise = OrganiserService(repository, queries)
        self.clocks = ClockService(repository, queries, beat, elapsed)
        self.computers = ComputerPlayers(repository)
        self.computer_answers = ComputerAnswers(repository)
        self.sessions = SessionService(repository, seeds)
        self.mentions = Mentions(repository)
        self.kept_panels = KeptPanels(repository)
        self.last_seen = LastSeen(repository)
        self.log_reader = LogReader(repository, self.last_seen)
        self.overview = OverviewQueries(repository, queries, self.last_seen)
        self.personal_bests = PersonalBests(repository)
        self.lessons = Lessons(repository)
        self.experience = Experience(repository, self.lessons)
        self.puzzles = Puzzles(repository, self.people, games, computer_worker)
        self.page_keys = PageKeys(store.page_keys, self.at)
        self.public_pages = PublicPages(repository, self.people)
        self.privacy = Privacy(repository, self.people)
        self.weekly = WeeklyPosts(repository)
        self.recovery = Recovery(repository)
        self.analyses = Analyses(repository, computer_worker)

    @property
    def listeners(self) -> list[Listener]:
        """Called with the number of a match after each of its commits; quick, never raising."""
        return self._repository.listeners

    def _hear(self, table: str, number: int, rev: int) -> None:
        """Another process has changed something."""
        if table == "matches":
            self._repository.hear(number, rev)
        elif table == "players":
            self.people.forget(number)
        elif table == "playing_hours":
            self._repository.hours_cache.drop(number)
        elif not table:
            self._repository.forget_all()
            self.people.forget_all()
            self._repository.hours_cache.clear()
