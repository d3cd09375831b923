"""A press that comes a moment late counts where what was pressed is still the same."""

import json

from bot.local.proxy import PageStates, is_stale, rebase_action, target_of


def state(revision: int, **messages: str) -> bytes:
    return json.dumps({"publishedRevision": revision, "messages": messages}).encode()


def refusal(code: str) -> bytes:
    return json.dumps({"rejected": True, "diagnostics": [{"code": code}]}).encode()


def test_only_a_refusal_for_its_age_came_late() -> None:
    assert is_stale(refusal("stale-revision"))
    assert not is_stale(refusal("target-unavailable"))
    assert not is_stale(b'{"rejected": false, "diagnostics": []}')
    assert not is_stale(b"not json")
    assert not is_stale(None)


def test_it_is_made_anew_on_what_is_shown_now() -> None:
    press = b'{"kind": "click", "target_id": "7", "published_revision": 3}'
    anew = json.loads(rebase_action(press, state(4)))
    assert anew == {"kind": "click", "target_id": "7", "published_revision": 4}


def test_a_message_that_has_changed_is_not_pressed_blindly() -> None:
    sights = PageStates()
    sights.remember("page", state(3, m7="Take A", m8="old"))
    assert sights.is_unchanged("page", state(4, m7="Take A", m8="new"), "m7")
    assert not sights.is_unchanged("page", state(4, m7="Take A", m8="new"), "m8")
    assert not sights.is_unchanged("another page", state(4, m7="Take A"), "m7")


def test_a_command_is_about_no_message() -> None:
    command = b'{"kind": "run_command", "published_revision": 3}'
    assert target_of(command) is None
    assert PageStates().is_unchanged("page", state(4), target_of(command))


def test_only_so_many_pages_are_remembered() -> None:
    sights = PageStates()
    for number in range(40):
        sights.remember(str(number), state(1, m="x"))
    assert sights.is_unchanged("39", state(2, m="x"), "m")
    assert not sights.is_unchanged("0", state(2, m="x"), "m")


def test_a_page_knows_whether_others_are_looked_at() -> None:
    sights = PageStates()
    sights.remember("mine", state(1))
    assert sights.is_only_viewer("mine")
    sights.remember("another", state(1))
    assert not sights.is_only_viewer("mine")
