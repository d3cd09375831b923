"""A press that comes a moment late counts where what was pressed is still the same."""

from __future__ import annotations

import json

from bot.local.late import Sights, came_late, made_now, target


def state(revision: int, **messages: str) -> bytes:
    return json.dumps({"publishedRevision": revision, "messages": messages}).encode()


def refusal(code: str) -> bytes:
    return json.dumps({"rejected": True, "diagnostics": [{"code": code}]}).encode()


def test_only_a_refusal_for_its_age_came_late() -> None:
    assert came_late(refusal("stale-revision"))
    assert not came_late(refusal("target-unavailable"))
    assert not came_late(b'{"rejected": false, "diagnostics": []}')
    assert not came_late(b"not json")
    assert not came_late(None)


def test_it_is_made_anew_on_what_is_shown_now() -> None:
    press = b'{"kind": "click", "target_id": "7", "published_revision": 3}'
    anew = json.loads(made_now(press, state(4)))
    assert anew == {"kind": "click", "target_id": "7", "published_revision": 4}


def test_a_message_that_has_changed_is_not_pressed_blindly() -> None:
    sights = Sights()
    sights.note("page", state(3, m7="Take A", m8="old"))
    assert sights.unchanged("page", state(4, m7="Take A", m8="new"), "m7")
    assert not sights.unchanged("page", state(4, m7="Take A", m8="new"), "m8")
    assert not sights.unchanged("another page", state(4, m7="Take A"), "m7")


def test_a_command_is_about_no_message() -> None:
    command = b'{"kind": "run_command", "published_revision": 3}'
    assert target(command) is None
    assert Sights().unchanged("page", state(4), target(command))


def test_only_so_many_pages_are_remembered() -> None:
    sights = Sights()
    for number in range(40):
        sights.note(str(number), state(1, m="x"))
    assert sights.unchanged("39", state(2, m="x"), "m")
    assert not sights.unchanged("0", state(2, m="x"), "m")


def test_a_page_knows_whether_others_are_looked_at() -> None:
    sights = Sights()
    sights.note("mine", state(1))
    assert sights.alone("mine")
    sights.note("another", state(1))
    assert not sights.alone("mine")
