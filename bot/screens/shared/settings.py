"""The pages of `/settings`: a person's own, and those of a server."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from bot.models.people import MOST_AVOIDED, Person, ServerSettings
from bot.models.puzzles import HOUR, HOURS, find_day, find_start
from bot.render.themes import STANDARD_SCHEME, ColourScheme, Palette, Theme
from bot.screens.screen import Block, Button, Choice, Looks, Pick, Picture, Row, Select, Text
from bot.screens.shared.kept_panels import calls_button
from bot.words import Words

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
REMINDERS: Final = ("off", "channel", "dm")
KEEPS: Final = ("no", "thread", "dm")
WISHES: Final = ("half", "hour")
LETTERS: Final[Mapping[str, str]] = {
    "turns": "calls",
    "letters": "letters",
    "league": "league_letters",
    "questions": "question_letters",
    "next": "next_letters",
}
"""What reaches a person by direct message if they want, with its field."""
MOST_SESSIONS: Final = 5  # whose last use is told
PALETTES: Final[tuple[Palette, ...]] = get_args(Palette)


def personal_blocks(
    person: Person, locales: Sequence[str], words: Words, sessions: Sequence[int] = (),
    avoided: Sequence[int] = (),
) -> tuple[Block, ...]:  # fmt: skip
    """With when the `sessions` on the touch page were last used, and the users `avoided`."""
    auto = words("settings-auto-me")
    buttons = [
        _switch_button("me.pictures", "pictures", person.pictures, words),
        _switch_button("me.hints", "hints", person.hints, words),
    ]
    if person.keeps != "no":
        buttons.append(calls_button("settings.me.calls", person, words))
    touch: tuple[Block, ...] = ()
    if sessions:
        days = ", ".join(f"<t:{used}:d>" for used in sessions[:MOST_SESSIONS])
        about = Text(words("touch-sessions", n=len(sessions), days=days))
        touch = (about, Row((Button("settings.me.leave", words("touch-leave")),)))
    return (
        Text(words("settings-me")),
        _language_menu("settings.me.locale", person.chosen, locales, auto, words),
        Text(words("settings-keeps-about")),
        _choice_menu("keeps", "settings.me", KEEPS, person.keeps, words),
        Text(words("settings-avoid-about")),
        Pick(
            "settings.me.avoid", "user", words("settings-avoid"), tuple(avoided), most=MOST_AVOIDED
        ),
        Text(words("settings-switches-about")),
        Row(tuple(buttons)),
        Row((Button("settings.page.look.link", words("settings-page-look")),)),
        *touch,
    )


def look_blocks(person: Person, cover: Picture | None, words: Words) -> tuple[Block, ...]:
    """How a person's pictures look, with all looks on the `cover` of a game."""
    menus = _colour_menus("settings.me", person, words)
    back = Row((Button("settings.page.me.back", words("panel-back")),))
    return Text(words("settings-me")), *_show_looks(cover, words), *menus, back


def _show_looks(cover: Picture | None, words: Words) -> tuple[Picture, ...]:
    if cover is None:
        return ()
    schemes = tuple(
        (words(f"palette-{palette}"), ColourScheme(theme, palette))
        for palette in PALETTES
        for theme in THEMES
    )
    names = (words(f"{kind}-{one}") for kind, ones in (("theme", THEMES), ("palette", PALETTES))
             for one in ones)  # fmt: skip
    return (Looks("looks", " · ".join(names), cover.scene, schemes=schemes),)


def notification_blocks(
    person: Person, wishes: Mapping[str, bool], words: Words
) -> tuple[Block, ...]:
    """With the `wishes` there are, and whether the person has each."""
    wanted = list_letters(person)
    letters = tuple(
        Choice(
            name, words(f"settings-{name}"), words(f"settings-{name}-about"), chosen=name in wanted
        )
        for name in LETTERS
    )
    return (
        Text(words("settings-calls")),
        _choice_menu("reminders", "settings.calls", REMINDERS, person.reminders, words),
        Text(words("settings-dm-about")),
        Select("settings.calls.dm", words("settings-dm"), letters, least=0, most=len(letters)),
        Text(words("settings-wishes-about")),
        _wish_menu(wishes, words),
    )


def list_letters(person: Person) -> set[str]:
    """Of `LETTERS`, what the person wants."""
    return {name for name, field in LETTERS.items() if getattr(person, field) in {"dm", True}}


def _wish_menu(wishes: Mapping[str, bool], words: Words) -> Select:
    choices = []
    for wish, chosen in wishes.items():
        game, when = wish.split(".")
        label = words(f"wish-{when}", game=words.name_of(f"{game}-name", game))
        choices.append(Choice(wish, label, chosen=chosen))
    label = words("settings-wishes")
    return Select("settings.calls.wishes", label, tuple(choices), least=0, most=len(choices))


def server_blocks(settings: ServerSettings, words: Words) -> tuple[Block, ...]:
    threads = _switch_button("server.threads", "threads", settings.threads, words)
    pages = (
        Button(f"settings.page.{name}.link", words(f"settings-page-{name}"))
        for name in ("find", "weekly", "puzzle")
    )
    return (
        Text(words("settings-server")),
        Row((threads,)),
        _pick("server.games", "games", "channel", settings.games_channel, words),
        Text(words("settings-organisers-about")),
        _pick("server.role", "role", "role", settings.organiser_role, words),
        _pick("server.notice", "notice", "channel", settings.notice_channel, words),
        Row(tuple(pages)),
    )


def puzzle_blocks(
    settings: ServerSettings, now: int, due: int, words: Words, *, closed: bool
) -> tuple[Block, ...]:
    """Where and from which hour a server gets the daily puzzle, the next one when it is `due`, and
    whether its matches may become puzzles; `closed`: the channel is."""
    channel = settings.puzzle_channel
    lines = [words("settings-puzzle")]
    if channel is not None:
        start = find_start(find_day(now))
        at, end = f"<t:{start + settings.puzzle_hour * HOUR}:t>", f"<t:{start}:t>"
        following = f"<t:{due}:R>" if due > now else "soon"
        lines.append(words("settings-puzzle-times", at=at, end=end, next=following))
    if closed:
        lines.append(words("settings-puzzle-closed", channel=f"<#{channel}>"))
    hours = tuple(
        Choice(str(hour), words("settings-puzzle-hour", hour=f"{hour:02}:00"),
               chosen=hour == settings.puzzle_hour)
        for hour in HOURS
    )  # fmt: skip
    pick = _pick("puzzle.channel", "puzzle-channel", "channel", channel, words)
    menu = Select("settings.puzzle.hour", words("settings-puzzle-when"), hours)
    share = _switch_button("puzzle.share", "puzzle-share", settings.shares_puzzles, words)
    return (
        Text("\n".join(lines)),
        pick,
        *((menu,) if channel is not None else ()),
        Text(words("settings-puzzle-share-about")),
        Row((share,)),
    )


def opponent_blocks(settings: ServerSettings, words: Words, others: int) -> tuple[Block, ...]:
    """How people of a server find others to play with; so many `others` share their queue."""
    about = ["settings-role-about", "settings-share-about"]
    if settings.shares_queue:
        about.append("settings-share-others")
    role = _switch_button("find.role", "new-games", settings.calls_role, words)
    share = _switch_button("find.share", "share", settings.shares_queue, words)
    return (
        Text(words("settings-find")),
        Row((role, share)),
        Text("\n".join(words(key, n=others) for key in about)),
    )


def public_blocks(
    settings: ServerSettings,
    locales: Sequence[str],
    cover: Picture | None,
    words: Words,
    *,
    has_pages: bool,
) -> tuple[Block, ...]:
    """The language and colours of a server's public messages, and whether finished matches have
    public pages, where the bot has any."""
    auto = words("settings-auto-server")
    return (
        Text(words("settings-public")),
        _language_menu("settings.public.locale", settings.locale, locales, auto, words),
        *_show_looks(cover, words),
        *_colour_menus("settings.public", settings, words),
        *(_public_page_blocks(settings, words) if has_pages else ()),
    )


def _public_page_blocks(settings: ServerSettings, words: Words) -> tuple[Block, ...]:
    is_on = settings.page_secret is not None
    button = _switch_button("public.pages", "pages", is_on, words)
    return Text(words("settings-pages-about")), Row((button,))


def _switch_button(control: str, name: str, is_on: bool, words: Words) -> Button:
    """E.g. `Hints: on`."""
    label = words(f"settings-{name}", on=str(is_on).lower())
    return Button(f"settings.{control}", label, "primary" if is_on else "secondary")


def _pick(
    control: str, name: str, kind: Literal["channel", "role"], chosen: int | None, words: Words
) -> Pick:
    present = () if chosen is None else (chosen,)
    return Pick(f"settings.{control}", kind, words(f"settings-{name}"), present)


def _language_menu(
    control: str, chosen: str | None, locales: Sequence[str], auto: str, words: Words
) -> Select:
    choices = [Choice("auto", auto, chosen=chosen is None)]
    for one in locales:
        label = words("settings-language-is", name=words(f"language-{one}"))
        choices.append(Choice(one, label, chosen=chosen == one))
    return Select(control, words("settings-language"), tuple(choices))


def _colour_menus(
    control: str, chosen: Person | ServerSettings, words: Words
) -> tuple[Select, Select]:
    theme = chosen.theme or STANDARD_SCHEME.theme
    palette = chosen.palette or STANDARD_SCHEME.palette
    return (
        _choice_menu("theme", control, THEMES, theme, words),
        _choice_menu("palette", control, PALETTES, palette, words),
    )


def _choice_menu(
    name: str, control: str, values: Sequence[str], chosen: str, words: Words
) -> Select:
    choices = tuple(
        Choice(
            one,
            words(f"{name}-{one}"),
            words.name_of(f"{name}-{one}-about", ""),
            chosen=one == chosen,
        )
        for one in values
    )
    return Select(f"{control}.{name}", words(f"settings-{name}"), choices)
