"""The commands `play` and `replay`: whole matches on the command line. Reads files and prints."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from engine.contract import IllegalAction, IllegalOptions, OptionSpec, Seat
from engine.cutterland import computers
from engine.cutterland.game import Cutterland
from engine.cutterland.narration import score_lines, tell
from engine.cutterland.options import RANDOM, REJECT
from engine.cutterland.order import SEATS
from engine.cutterland.packs import Pack, by_key, read_pack
from engine.cutterland.sentences import sentence
from engine.cutterland.state import State
from engine.fold import state_hash
from engine.proving import begin, check_end
from engine.proving import replay as replayed
from engine.records import (
    SEED_BYTES,
    RecordError,
    read_record,
    read_seed,
    write_header,
    write_move,
)

PACKS = Path(__file__).parents[2] / "data" / "cutterland"


def play(argv: Sequence[str]) -> int:
    """Let computer players play a match, tell it, and keep its record where one is asked for."""
    game = Cutterland(installed_packs())
    given = _play_arguments(argv, game.options)
    options = {"overcut": given.overcut, "first": given.first, "pack": given.pack}
    try:
        state = game.start(given.players, given.seed, options)
        record = _open_record(given.record)
    except IllegalOptions as error:
        print(f"play: {sentence(error)}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"play: the record cannot be written: {error}", file=sys.stderr)
        return 2
    pack = game.packs[given.pack].name
    print(f"Cutterland, {given.players} players, overcut {given.overcut}, pack {pack}")
    print(f"Seed {given.seed.hex()}")
    with record as file:
        if file:
            file.write(write_header(game, given.players, given.seed, options))
        _play_out(game, state, given, file)
    return 0


def _open_record(file: str | None) -> TextIO | nullcontext[None]:
    """The record's file, opened before a long match is played in vain."""
    return Path(file).open("w", encoding="utf-8") if file else nullcontext()


def _play_arguments(argv: Sequence[str], options: Sequence[OptionSpec]) -> Namespace:
    specs = {spec.key: spec for spec in options}
    parser = ArgumentParser(prog="python -m engine.cutterland play", description=play.__doc__)
    parser.add_argument("--players", type=int, choices=SEATS, default=3)
    parser.add_argument(
        "--seed",
        type=_seed,
        default=secrets.token_bytes(SEED_BYTES),
        help="a whole number, or the 64 hexadecimal digits of a published seed",
    )
    parser.add_argument("--record", metavar="FILE", help="write the record here")
    parser.add_argument("--overcut", choices=specs["overcut"].choices, default=REJECT)
    parser.add_argument(
        "--first", choices=specs["first"].choices, default=RANDOM, help="the seat that cuts first"
    )
    parser.add_argument("--pack", choices=specs["pack"].choices, default=specs["pack"].default)
    parser.add_argument(
        "--level",
        choices=computers.LEVELS,
        default=computers.LEVELS[-1],
        help="of all the computer players, weakest first",
    )
    return parser.parse_args(argv)


def _seed(text: str) -> bytes:
    try:
        return read_seed(text)
    except ValueError as error:
        raise ArgumentTypeError(str(error)) from error


def _play_out(game: Cutterland, state: State, given: Namespace, file: TextIO | None) -> None:
    """Plays to the end; prints what happens and writes every move."""
    moves = 0
    while waiting := sorted(game.to_act(state)):
        seat = waiting[0]
        thought = _thinking_seed(given.seed, seat, moves)
        action = game.choose(game.observe(state, seat), given.level, thought)
        step = game.apply(state, seat, action)
        state, moves = step.state, moves + 1
        if file:
            file.write(write_move(game, seat, step.action))
        view = game.observe(state, None)
        for event in step.events:
            for line in tell(event, view):
                print(line)
    print(f"Final hash {state_hash(game, state)}")


def _thinking_seed(seed: bytes, seat: Seat, moves: int) -> bytes:
    """Computer players' own chance, so that a match can be played again from its seed."""
    return sha256(seed + f"thinking {seat} {moves}".encode()).digest()


def replay(argv: Sequence[str]) -> int:
    """Prove a record: 0 with the final hash and score, else 1 with the first wrong line."""
    parser = ArgumentParser(prog="python -m engine.cutterland replay", description=replay.__doc__)
    parser.add_argument("file", metavar="FILE")
    file = parser.parse_args(argv).file
    try:
        game, state = _proved(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        print(f"replay: {file} cannot be read: {error}", file=sys.stderr)
        return 2
    except RecordError as error:
        print(f"{file}, {_sentence(error)}")
        return 1
    for line in score_lines(game.observe(state, None)):
        print(line)
    print(f"Final hash {state_hash(game, state)}")
    return 0


def _proved(text: str) -> tuple[Cutterland, State]:
    """The game and the final state of a true record. Raises `RecordError`."""
    record = read_record(text)
    game = Cutterland(installed_packs())
    state = begin(game, record)
    for step in replayed(game, record, state):
        state = step.state
    check_end(game, record, state)
    return game, state


def _sentence(error: RecordError) -> str:
    """The error with the rules' own sentence where the rules refused the line."""
    if isinstance(error.__cause__, IllegalAction | IllegalOptions):
        return f"line {error.line}: {sentence(error.__cause__)}"
    return str(error)


def installed_packs(folder: Path = PACKS) -> dict[str, Pack]:
    """Every pack installed with the project, by key."""
    files = sorted(folder.glob("*.json"))
    return by_key(read_pack(json.loads(file.read_text(encoding="utf-8"))) for file in files)
