"""Whom the page takes a request to be from, behind proxies."""

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.settings import read_networks
from bot.web.clients import find_client, has_come_openly
from tests.web.conftest import HEADERS, Site

PROXIES = read_networks("127.0.0.1, 10.1.0.0/16,::1")


@pytest.mark.parametrize(
    ("peer", "said", "client"),
    [
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "192.0.2.9, 192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "192.0.2.9, 192.0.2.1, 10.1.2.3", "192.0.2.1"),
        ("127.0.0.1", "10.1.2.4,10.1.2.3", "10.1.2.4"),
        ("192.0.2.7", "192.0.2.1", "192.0.2.7"),
        ("127.0.0.1", "<script>", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.1, nobody, 10.1.2.3", "10.1.2.3"),
        ("::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:127.0.0.1", "::ffff:192.0.2.1", "192.0.2.1"),
    ],
)
def test_only_proxies_that_are_named_are_believed(peer: str, said: str, client: str) -> None:
    headers = {"X-Forwarded-For": said} if said else {}
    request = make_mocked_request("GET", "/", headers).clone(remote=peer)
    assert find_client(request, PROXIES) == client


@pytest.mark.parametrize(
    ("peer", "said", "openly"),
    [
        ("127.0.0.1", "http", True),
        ("127.0.0.1", "https", False),
        ("127.0.0.1", "https, HTTP", True),
        ("127.0.0.1", "", False),
        ("192.0.2.7", "http", False),
    ],
)
def test_a_proxy_tells_whether_it_was_asked_without_tls(peer: str, said: str, openly: bool) -> None:
    request = make_mocked_request("GET", "/", {"X-Forwarded-Proto": said}).clone(remote=peer)
    assert has_come_openly(request, PROXIES) is openly


async def test_a_page_with_tls_is_not_shown_without(site: Site) -> None:
    browser = site.open_browser()
    browser.headers = {**HEADERS, "X-Forwarded-Proto": "http"}

    assert (await browser.get("/")).status == 403
