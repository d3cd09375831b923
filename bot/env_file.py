"""Reads `.env` and says what is wrong with it; loads little, for `python -m bot health`."""

from io import StringIO
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

ENV_FILE: Final = Path(".env")
ENCODING: Final = "utf-8-sig"  # UTF-8, with or without the mark that some editors put first


class EnvFileError(Exception):
    """The file is there but cannot be read; the text says what to do."""


def read_env_file(path: Path = ENV_FILE) -> dict[str, str | None]:
    """The settings in the file, none if there is no file. Raises `EnvFileError`."""
    try:
        text = path.read_bytes().decode(ENCODING)
    except FileNotFoundError:
        return {}
    except IsADirectoryError as error:
        raise EnvFileError(
            f"{path} is a folder: replace it with a file, see .env.example."
        ) from error
    except OSError as error:
        raise EnvFileError(
            f"{path} cannot be read ({error.strerror}): give the bot's user read access."
        ) from error
    except UnicodeDecodeError as error:
        raise EnvFileError(_wrong_encoding(path)) from error
    if "\0" in text:  # UTF-16 of Latin letters, without its mark
        raise EnvFileError(_wrong_encoding(path))
    return dotenv_values(stream=StringIO(text))


def _wrong_encoding(path: Path) -> str:
    return f"{path} is not encoded in UTF-8: save it again as UTF-8."
