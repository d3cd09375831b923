"""Settings: safe defaults, every one explained, slips noticed."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings

EXAMPLE = Path(__file__).parents[1] / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def written(text: str) -> Settings:
    Path(".env").write_text(text, encoding="utf-8")
    return Settings()


def test_the_example_names_every_setting_and_no_other_with_its_default() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    named = [line.partition("=")[0] for line in lines if line and not line.startswith("#")]
    assert sorted(named) == sorted(name.upper() for name in Settings.model_fields)
    assert written("\n".join(lines)) == Settings.model_construct()


def test_nothing_has_to_be_set() -> None:
    settings = Settings()
    assert settings.discord_token is None
    assert settings.local_host == "127.0.0.1"


def test_a_token_is_read_and_never_shown() -> None:
    settings = written("DISCORD_TOKEN=abc.def.ghi\n")
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc.def.ghi"
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    "line", ["DISCORD_TOKN=x", "LOG_LEVEL=loud", "LOCAL_PORT=99999", "MATCHES_PER_PLAYER=0"]
)
def test_a_slip_of_the_pen_is_noticed(line: str) -> None:
    with pytest.raises(ValidationError):
        written(line + "\n")


@pytest.mark.parametrize(
    ("written_as", "meant"),
    [
        ("https://Play.example.org:443/", "https://play.example.org"),
        ("http://play.example.org:80", "http://play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443"),
        ("http://play.example.org:443", "http://play.example.org:443"),
    ],
)
def test_the_address_of_the_page_is_as_browsers_write_it(written_as: str, meant: str) -> None:
    assert written(f"WEB_ADDRESS={written_as}\n").web_address == meant
