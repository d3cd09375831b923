"""Who asks, where a proxy stands in between: only those that the host names are believed."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from aiohttp import web

from bot.settings import Networks

IPV6_PREFIX: Final = 64
"""Of the network that one client has for itself."""


def find_client(request: web.Request, proxies: Networks) -> str:
    """The address of the first on the way here who is no proxy, of IPv6 its network."""
    found = None
    said = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
    for address in map(_read_address, (request.remote or "", *reversed(said))):
        if address is None:
            break
        found = address
        if not any(address in network for network in proxies):
            break
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, IPV6_PREFIX), strict=False))
    return str(found)


def has_come_openly(request: web.Request, proxies: Networks) -> bool:
    """Whether a proxy says that it was asked without TLS."""
    peer = _read_address(request.remote or "")
    if peer is None or not any(peer in network for network in proxies):
        return False
    said = request.headers.get("X-Forwarded-Proto", "")
    return said.rpartition(",")[2].strip().lower() == "http"


def _read_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
