"""What is behind a panel or board, in as few pages as messages can hold."""

from bot.render.scene import Scene
from bot.screens.screen import Block, Button, Choice, Picture, Row, Select, Text
from bot.screens.shared.detail_pages import show_page, split_pages
from bot.words import Words

HEAD = Text("A title")
ROW = Row((Button("go", "Go"),))
LONG = "\n".join(f"Line {number} {'x' * 100}" for number in range(40))


def picture(name: str, letters: int = 0) -> Picture:
    return Picture(name, "", Scene(1100, 900, "mat", ()), "x" * letters)


def test_what_fits_is_one_page_without_a_button_to_the_next(words: Words) -> None:
    blocks: tuple[Block, ...] = (Text("a"), ROW, *(picture(f"land-{n}") for n in range(9)))
    assert show_page(HEAD, blocks, "details", 0, words) == (blocks, ())


def test_pages_follow_one_another_and_begin_again(words: Words) -> None:
    first, second = picture("one", 2000), picture("two", 2000)
    shown, (more,) = show_page(HEAD, (first, second), "details", 0, words)
    assert (shown, more.control, more.label) == ((first,), "details.1", "Page 1/2 ▸")
    shown, (more,) = show_page(HEAD, (first, second), "details", 1, words)
    assert (shown, more.control, more.label) == ((second,), "details.0", "Page 2/2 ▸")
    assert show_page(HEAD, (first, second), "details", 2, words)[0] == (first,)


def test_a_text_that_is_too_long_for_a_page_goes_on_with_its_next_line() -> None:
    pages = split_pages(HEAD, (ROW, Text(LONG)))
    assert len(pages) > 1
    assert pages[0][0] == ROW
    assert (
        "\n".join(block.body for page in pages for block in page if isinstance(block, Text)) == LONG
    )


def test_no_message_has_more_components_and_pictures_than_discord_takes() -> None:
    assert len(split_pages(HEAD, (ROW,) * 20)) == 2
    assert len(split_pages(HEAD, tuple(picture(f"{n}") for n in range(11)))) == 2


def test_a_menu_stays_with_the_text_before_it() -> None:
    menu = Select("g.prey", "Prey", (Choice("A1", "A1"),))
    pages = split_pages(HEAD, (picture("land", 3890), Text("Area at M16"), menu))
    assert pages[1] == (Text("Area at M16"), menu)
