"""Only our own page gets in, and only with the word of the address."""

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.local.proxy import allow_framing
from bot.local.requests import AccessControl


@pytest.fixture
def doors() -> AccessControl:
    made = AccessControl()
    made.port = 8080
    return made


def asked(**headers: str) -> web.Request:
    return make_mocked_request("POST", "/table/state", headers=headers)


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
def test_our_own_page_gets_in(doors: AccessControl, name: str) -> None:
    doors.check_origin(asked(Host=f"{name}:8080", Origin=f"http://{name}:8080"))


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "table.example:8080"},
        {"Host": "127.0.0.1:9999"},
        {"Host": "127.0.0.1:8080", "Origin": "http://elsewhere.example"},
        {"Host": "127.0.0.1:8080", "Origin": "null"},
        {},
    ],
    ids=["another name", "another port", "another page", "no page at all", "no host"],
)
def test_everybody_else_stays_out(doors: AccessControl, headers: dict[str, str]) -> None:
    with pytest.raises(web.HTTPForbidden):
        doors.check_origin(asked(**headers))


def test_the_word_says_who_speaks(doors: AccessControl) -> None:
    assert doors.authenticate(f"{doors.key}.3") == 3


@pytest.mark.parametrize("word", ["", ".1", "wrong.1", "{key}", "{key}.4", "{key}.-1", "{key}.x"])
def test_a_wrong_word_is_refused(doors: AccessControl, word: str) -> None:
    with pytest.raises(web.HTTPUnauthorized):
        doors.authenticate(word.format(key=doors.key))


def test_only_our_page_may_frame_the_channel() -> None:
    headers = allow_framing(
        {
            "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
            "X-Frame-Options": "DENY",
        }
    )
    assert headers == {
        "Content-Security-Policy": "default-src 'self'; frame-ancestors 'self'",
        "X-Frame-Options": "SAMEORIGIN",
    }
