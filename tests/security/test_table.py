"""The security rules, each with the tests that would catch its breach. They stand where they
belong, and one that is renamed or lost is found here."""

import ast
import json
import re
import tomllib
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Final

import discord
import pytest

from tests.security.pressing import Desk, Who, met

ROOT: Final = Path(__file__).parents[2]
RULES: Final[dict[str, tuple[str, ...]]] = {
    "1 a custom id is a routing key, never a permission": (
        "presentation/test_custom_ids.py::test_whatever_is_sent_is_a_route_or_nothing",
        "presentation/test_custom_ids.py::test_two_forms_of_one_route_have_different_ids",
        "security/test_forged.py::test_forged_presses_and_forms_are_answered_in_words",
        "security/test_input.py::test_any_control_with_any_value",
    ),
    "2 one gate before every handler, failing closed": (
        "security/test_matrix.py::test_every_control_has_a_rule",
        "security/test_matrix.py::test_no_forged_control_gives_a_right",
        "web/test_attacks.py::test_the_seat_of_another_is_not_played",
        "security/test_attacks.py::test_the_server_of_a_mirror_has_no_right_to_a_match",
        "security/test_attacks.py::test_a_button_is_no_form_and_a_form_no_button",
        "security/test_matrix.py::test_every_command_has_a_rule",
        "security/test_matrix.py::test_whoever_may_not_is_told_so_and_changes_nothing",
        "security/test_matrix.py::test_whoever_may_is_not_sent_away",
        "security/test_matrix.py::test_a_form_is_opened_only_for_who_may_fill_it_in",
        "security/test_matrix.py::test_the_gate_itself",
        "security/test_leagues.py::test_every_control_of_a_league_has_a_rule",
        "security/test_leagues.py::test_whoever_does_not_organise_changes_nothing_and_is_told_so",
        "security/test_leagues.py::test_commands_keep_to_the_same_rules",
    ),
    "3 stale and double presses show how things stand": (
        "journeys/test_refusals.py::test_every_old_control_is_refused_after_every_step_of_a_turn",
        "journeys/test_refusals.py::test_a_double_press_takes_one_piece",
        "matches/test_machine.py::TestHouse",
    ),
    "4 suggestions come from the asker's own view": (
        "journeys/test_refusals.py::test_suggestions_come_from_the_askers_own_view",
        "security/test_matrix.py::test_nothing_is_suggested_to_who_has_no_seat",
    ),
    "5 public output is made from the public view": (
        "screens/test_secrecy.py::test_states_that_differ_only_in_secrets_look_the_same",
        "screens/clustered/test_secrecy.py",
        "web/test_attacks.py::test_worlds_that_differ_in_secrets_answer_the_same_bytes",
        "../laws/secrecy.py::test_a_view_shows_nothing_that_its_seat_cannot_know",
    ),
    "6 no row, due time or refusal depends on a secret": (
        "matches/test_secrecy.py::test_matches_that_differ_in_secrets_only_look_the_same",
        "matches/test_plan_secrecy.py",
        "matches/test_sealed.py::test_neither_hand_nor_order_of_the_answers_shows",
        "matches/test_orders.py::test_nobody_can_tell_who_has_orders",
        "matches/test_undo.py::test_nothing_is_undone_once_something_came_to_light",
        "../laws/secrecy.py::test_refusals_depend_only_on_what_the_seat_knows",
        "../laws/secrecy.py::test_only_a_step_that_says_so_brings_secrets_to_light",
    ),
    "7 a published seed proves the shuffle": (
        "records/test_rng.py::test_the_published_vectors",
        "cutterland/test_public_notation.py",
        "matches/test_history.py::test_the_record_of_a_finished_match_proves_itself",
    ),
    "8 no secret reaches the log": (
        "operations/test_logs.py::test_no_secret_is_written_by_message_arguments_or_exceptions",
        "operations/test_logs.py::test_discords_library_never_shows_payloads",
    ),
    "9 nobody is called but who must act": (
        "journeys/test_shared_questions.py",
        "journeys/wired.py::faults",
        "screens/test_markdown.py",
        "matches/test_people.py",
    ),
    "10 SQL by parameters, JSON within limits": (
        "security/test_table.py::test_the_linter_looks_for_sql_made_of_text",
        "security/test_forged.py::test_nothing_typed_breaks_a_command",
        "security/test_input.py::test_the_file_of_a_pack",
        "matches/test_aggregate.py::test_a_row_that_no_bot_has_written_is_damage",
    ),
    "11 pictures are bounded": (
        "render/test_paint.py::test_a_scene_out_of_bounds_is_refused",
        "render/test_paint.py::test_the_longest_legal_lines_of_squares_can_be_painted",
    ),
    "12 a flood of one leaves the others alone": (
        "journeys/test_refusals.py::test_flooding_is_stopped_for_one_and_nobody_else",
        "security/test_table.py::test_a_thousand_commands_of_one_leave_the_others_alone",
        "interactions/test_bounds.py::test_a_burst_is_stopped_and_forgiven",
    ),
    "13 the least intents and permissions": (
        "presentation/test_permissions.py::test_the_invitation_asks_for_what_is_used_and_for_no_power",
        "security/test_table.py::test_the_bot_hears_of_servers_alone",
    ),
    "14 what is kept of a person is shown and forgotten": (
        "matches/test_privacy.py::test_after_forgetting_and_wiping_the_id_is_nowhere",
        "matches/test_secrecy.py::test_no_names_or_discord_ids_outside_the_table_of_players",
    ),
    "15 a match of another server is no match": (
        "security/test_matrix.py::test_a_command_shows_and_changes_nothing_of_others",
        "security/test_matrix.py::test_a_match_named_in_a_control_is_no_match_elsewhere",
        "security/test_leagues.py::test_a_league_of_another_server_is_none",
        "journeys/test_refusals.py::test_a_match_of_another_server_is_no_match",
    ),
    "16 a fault of the rules half-applies nothing": (
        "matches/test_stuck.py::test_a_slip_at_any_step_stops_the_match_and_half_applies_nothing",
    ),
    "17 dependencies are pinned with hashes": (
        "security/test_table.py::test_every_dependency_is_pinned_with_hashes",
    ),
}


@cache
def names(path: Path) -> frozenset[str]:
    """What a file of tests defines."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    found = {node.name for node in ast.walk(tree) if isinstance(node, kinds)}
    assigned = (one for node in tree.body if isinstance(node, ast.Assign) for one in node.targets)
    return frozenset(found | {one.id for one in assigned if isinstance(one, ast.Name)})


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_has_its_tests(rule: str) -> None:
    for test in RULES[rule]:
        file, _, name = test.partition("::")
        path = ROOT / "tests" / file
        assert path.is_file(), test
        assert not name or name in names(path), test


def test_no_rule_is_left_out() -> None:
    assert [int(rule.split()[0]) for rule in RULES] == list(range(1, 18))


def test_the_linter_looks_for_sql_made_of_text() -> None:
    """Rule S608, as an error, in everything that runs; one file puts statements together of the
    names of fields, one of its own constants, two of the schema."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]
    assert "S" in settings["select"]
    assert not [one for one in settings["ignore"] if "S608".startswith(one)]
    allowed = {
        path.name
        for path in (ROOT / "bot").rglob("*.py")
        if "S608" in path.read_text("utf-8") or "pickle" in path.read_text("utf-8")
    }
    assert allowed == {"match_replacement.py", "moving.py", "queues.py", "rows.py"}


async def test_a_thousand_commands_of_one_leave_the_others_alone(repository: Desk) -> None:
    repository.app.bot.router.rate_limit.most = 25
    await met(repository.app, 1, 2)
    said = [await repository.type(Who(1), "turns") for _ in range(1_000)]
    refused = sum(one.startswith("Too fast!") for one in said)
    assert refused >= 1_000 - 2 * 25
    began = monotonic()
    assert await repository.type(Who(2), "turns") == said[0]
    assert monotonic() - began < 2


async def test_the_bot_hears_of_servers_alone(repository: Desk) -> None:
    assert repository.app.bot.intents == discord.Intents(guilds=True)
    mentions = repository.app.bot.allowed_mentions
    assert mentions is not None
    assert json.dumps(mentions.to_dict()) == '{"parse": []}'


def test_every_dependency_is_pinned_with_hashes() -> None:
    """And the Makefile installs nothing else."""
    for name in ("production", "local", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        pinned = re.findall(r"^[\w.\[\]-]+==", text, re.MULTILINE)
        assert len(pinned) > 5
        assert text.count("--hash=sha256:") >= len(pinned)
        assert not re.findall(r"^[\w.-]+(?!.*==)\s*$", text, re.MULTILINE)
        assert "://" not in re.sub(r"#.*", "", text)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "install --quiet --require-hashes" in makefile
