"""The contract's laws about what is stored and written."""

import json

from engine.records import (
    check_end,
    deal_match,
    read_record,
    replay_moves,
    state_hash,
    write_header,
    write_move,
)
from laws.cases import Case, moments, over_matches, seed_of


class EncodingLaws:
    """What is stored and written."""

    @over_matches
    def test_encoded_states_are_plain_json(self, case: Case, number: int) -> None:
        for moment in moments(case, number):
            encoded = case.game.encode_state(moment.step.state)
            assert json.loads(json.dumps(encoded)) == encoded

    @over_matches
    def test_actions_survive_the_notation(self, case: Case, number: int) -> None:
        for moment in moments(case, number):
            line = case.game.write(moment.step.action)
            assert "\n" not in line
            assert case.game.read(line) == moment.step.action
            assert case.game.read(f" {line.lower()} ") == case.game.read(line)

    @over_matches
    def test_different_states_have_different_hashes(self, case: Case, number: int) -> None:
        states = {moment.step.state for moment in moments(case, number)}
        assert len({state_hash(case.game, state) for state in states}) == len(states)

    @over_matches
    def test_folding_the_log_gives_the_saved_state(self, case: Case, number: int) -> None:
        log = list(moments(case, number))
        moves = [(moment.seat, moment.step.action) for moment in log]
        for upto in (len(log) // 2, len(log)):
            folded = case.game.start(case.seats, seed_of(number), case.options)
            for seat, action in moves[:upto]:
                folded = case.game.apply(folded, seat, action).state
            assert folded == log[upto - 1].step.state

    @over_matches
    def test_a_record_proves_the_match_it_was_written_from(self, case: Case, number: int) -> None:
        text = write_header(case.game, case.seats, seed_of(number), case.options)
        final = case.game.start(case.seats, seed_of(number), case.options)
        for moment in moments(case, number):
            text += write_move(case.game, moment.seat, moment.step.action)
            final = moment.step.state
        record = read_record(text)
        state = deal_match(case.game, record)
        for step in replay_moves(case.game, record, state):
            state = step.state
        assert state == final
        assert check_end(case.game, record, state) == state_hash(case.game, final)
