"""The operator's settings, from the environment or `.env`; `.env.example` explains each."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.env_file import ENCODING, ENV_FILE, read_env_file

WEB_ADDRESS: Final = re.compile(r"https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?/?")
"""Of the touch page: a scheme and a host, without a path."""
Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]
LOOPBACK: Final = "127.0.0.0/8, ::1"


class Settings(BaseSettings):
    """An unknown name in `.env` is an error, so that typos are noticed; an empty value counts as
    unset."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
    )

    discord_token: SecretStr | None = None
    database_path: Path = Path("local/cutterland.sqlite3")
    database_url: SecretStr | None = None
    shards: Annotated[int, Field(ge=1, le=10_000)] | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    backup_folder: Path = Path("local/backups")
    backups_kept: Annotated[int, Field(ge=0, le=10_000)] = 48
    health_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    web_address: str = ""
    web_port: Annotated[int, Field(ge=1, le=65535)] = 8090
    web_proxies: str = LOOPBACK
    feed_address: SecretStr | None = None
    feed_secret: SecretStr | None = None
    local_host: str = "127.0.0.1"
    local_port: Annotated[int, Field(ge=0, le=65535)] = 8080
    thinking_seconds: Annotated[float, Field(gt=0, le=600)] = 60.0
    settle_seconds: Annotated[int, Field(ge=0, le=300)] = 20
    heartbeat_seconds: Annotated[int, Field(ge=10, le=604_800)] = 60
    matches_per_player: Annotated[int, Field(ge=1, le=1000)] = 20
    lobbies_per_player: Annotated[int, Field(ge=1, le=100)] = 3
    matches_per_server: Annotated[int, Field(ge=1, le=100_000)] = 200

    @field_validator("database_url")
    @classmethod
    def _check_url(cls, url: SecretStr | None) -> SecretStr | None:
        if url is not None and not is_database_url(url.get_secret_value()):
            raise PydanticCustomError("url", "it has to begin with postgresql://")
        return url

    @field_validator("web_address")
    @classmethod
    def _check_web_address(cls, address: str) -> str:
        if address and WEB_ADDRESS.fullmatch(address) is None:
            raise PydanticCustomError("url", "it has to be like https://play.example.org")
        address = address.lower().rstrip("/")  # as browsers write it
        return address.removesuffix(":443" if address.startswith("https:") else ":80")

    @field_validator("feed_address")
    @classmethod
    def _check_feed(cls, address: SecretStr | None) -> SecretStr | None:
        if address is not None and not is_feed_address(address.get_secret_value()):
            raise PydanticCustomError("url", "it has to be like https://example.org/secret/path")
        return address

    @field_validator("web_proxies")
    @classmethod
    def _check_proxies(cls, text: str) -> str:
        try:
            read_networks(text)
        except ValueError as error:
            raise PydanticCustomError("ip", "it has to be like 127.0.0.1, 10.0.0.0/8") from error
        return text

    @property
    def store_url(self) -> str | None:
        """Where PostgreSQL is, with its password; None: the store is a file."""
        return None if self.database_url is None else self.database_url.get_secret_value()

    def read_feed(self) -> tuple[str, str]:
        """Where leagues are sent, and the secret that signs them; empty where there is none."""
        both = (self.feed_address, self.feed_secret)
        address, secret = ("" if one is None else one.get_secret_value() for one in both)
        return address, secret

    @property
    def local_file(self) -> Path:
        """The store's file, or with PostgreSQL the one that backups are made of."""
        if self.database_url is None:
            return self.database_path
        return self.backup_folder / self.database_path.name


def read_networks(text: str) -> Networks:
    """Raises `ValueError`."""
    return tuple(ip_network(part.strip()) for part in text.split(","))


def is_feed_address(text: str) -> bool:
    """Whether it is one on the Internet, over HTTPS; names are looked up when something is sent."""
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or not host or "@" in parts.netloc:
        return False
    try:
        ip_address(host)
    except ValueError:
        return "." in host and not host.endswith((".localhost", ".local", ".internal"))
    return is_public_address(host)


def is_public_address(text: str) -> bool:
    """Whether an IP address is one of the Internet."""
    address = ip_address(text.partition("%")[0])
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    address = inner or address
    return address.is_global and not address.is_multicast


def is_database_url(text: str) -> bool:
    return text.startswith(("postgresql://", "postgres://"))


def load_settings() -> Settings:
    """Raises `EnvFileError` if `.env` cannot be read, and pydantic's `ValidationError`."""
    read_env_file()  # pydantic would pass over a folder and fail without a sentence
    return Settings()
