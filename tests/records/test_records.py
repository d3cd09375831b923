"""Records: what is read, what is refused, and by which line."""

import pytest

from engine.contract import OptionSpec, OptionValue
from engine.records import (
    Move,
    RecordError,
    read_options,
    read_record,
    read_seed,
    write_options,
)

HEADER = "record: 1\ngame: cutterland\nrules: 1\nseats: 3\nseed: 7\n"
SPECS = (
    OptionSpec("bonus", "flag", default=False),
    OptionSpec("wild", "whole", 2, least=2, most=3),
    OptionSpec("way", "choice", "a", choices=("a", "b")),
    OptionSpec("helped", "seats", ()),
)


def test_a_record_is_a_header_and_moves_by_seat_numbers_from_1() -> None:
    record = read_record(HEADER + "1 cut 2 ABEF CDGH\n2 take B\n")
    assert record.value("game").text == "cutterland"
    assert record.number("seats") == 3
    assert record.moves == (Move(6, 0, "cut 2 ABEF CDGH"), Move(7, 1, "take B"))


def test_people_may_leave_lines_empty_indent_and_comment() -> None:
    text = "# our game\n\n" + HEADER.replace("game:", "GAME :") + "\n  # turn 1\n  1   take B  \n"
    record = read_record(text)
    assert record.value("game").text == "cutterland"
    assert record.moves == (Move(10, 0, "take B"),)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no line 'record: ...'"),
        (
            HEADER.replace("seed: 7\n", ""),
            1,
            "no line 'seed: ...', which is secret until a match is",
        ),
        (HEADER.replace("record: 1", "record: 2"), 1, "version 1 only"),
        (HEADER.replace("record: 1", "record: one"), 1, "wants a whole number, not 'one'"),
        (HEADER + "seats: 4\n", 6, "given twice, first in line 4"),
        (HEADER + "what is this\n", 6, "'key: value' or a move was expected"),
        (HEADER + "1 take B\ntake C\n", 7, "a move is a seat's number from 1"),
        (HEADER + "1 take B\n0 take C\n", 7, "a move is a seat's number from 1"),
        (HEADER + "1\n", 6, "a move is a seat's number from 1"),
        (HEADER + "9" * 5_000 + " take B\n", 6, "a move is a seat's number from 1"),
        (HEADER + "1 take B\nseats: 3\n", 7, "a move is a seat's number from 1"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.line == line
    assert reason in refused.value.reason
    assert str(refused.value).startswith(f"line {line}: ")


def test_a_seed_is_a_whole_number_or_64_hexadecimal_digits() -> None:
    assert read_seed("7") == bytes(31) + b"\x07"
    assert read_seed("ab" * 32) == b"\xab" * 32
    assert read_seed("0" * 63 + "7") == read_seed("7") == read_seed("0" * 62 + "07")
    for text in ("", "-1", "x", "ab", "g" * 64, "1" * 65):
        with pytest.raises(ValueError, match=r"seed|hexadecimal"):
            read_seed(text)


def test_options_are_written_as_words_and_read_by_their_kind() -> None:
    options: dict[str, OptionValue] = {"bonus": True, "wild": 3, "way": "b", "helped": ("1", "3")}
    assert write_options(options) == "bonus=yes wild=3 way=b helped=1,3"
    assert read_options(SPECS, write_options(options)) == options
    assert read_options(SPECS, write_options({"helped": ()})) == {"helped": ()}
    assert read_options(SPECS, "") == {}


@pytest.mark.parametrize("text", ["bonus", "way=a way=b"])
def test_options_that_are_no_pairs_given_once_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="key=value"):
        read_options(SPECS, text)


def test_values_of_the_wrong_kind_are_left_to_the_game_to_refuse() -> None:
    assert read_options(SPECS, "bonus=maybe wild=many") == {"bonus": "maybe", "wild": "many"}
    for text in ("--3", "²", "3" * 5_000):
        assert read_options(SPECS, f"wild={text}") == {"wild": text}
