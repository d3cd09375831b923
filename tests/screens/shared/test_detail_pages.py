"""What is behind a panel or board, in pages that fit a phone."""

from bot.render.scene import Scene
from bot.screens.screen import Block, Button, Choice, Picture, Row, Select, Text
from bot.screens.shared.detail_pages import show_page, split_pages
from bot.words import Words

HEAD = Text("A title")
ROW = Row((Button("go", "Go"),))
LONG = "\n".join(f"Line {number}" for number in range(40))


def picture(name: str, height: int) -> Picture:
    return Picture(name, "", Scene(1100, height, "mat", ()))


def test_what_fits_is_one_page_without_a_button_to_the_next(words: Words) -> None:
    blocks: tuple[Block, ...] = (Text("a"), ROW, picture("land", 600))
    assert show_page(HEAD, blocks, "details", 0, words) == (blocks, ())


def test_pages_follow_one_another_and_begin_again(words: Words) -> None:
    first, second = picture("one", 900), picture("two", 900)
    shown, (more,) = show_page(HEAD, (first, second), "details", 0, words)
    assert (shown, more.control, more.label) == ((first,), "details.1", "More 1/2")
    shown, (more,) = show_page(HEAD, (first, second), "details", 1, words)
    assert (shown, more.control, more.label) == ((second,), "details.0", "More 2/2")
    assert show_page(HEAD, (first, second), "details", 2, words)[0] == (first,)


def test_a_text_that_is_too_long_for_a_page_goes_on_with_its_next_line() -> None:
    pages = split_pages(HEAD, (ROW, Text(LONG)))
    assert len(pages) > 1
    assert pages[0][0] == ROW
    assert (
        "\n".join(block.body for page in pages for block in page if isinstance(block, Text)) == LONG
    )


def test_a_picture_that_is_high_on_a_computer_only_has_a_page_of_its_own_too() -> None:
    wide, text = Picture("wide", "", Scene(600, 400, "mat", ())), Text("\n".join("abcdefg"))
    assert len(split_pages(HEAD, (wide, text))) == 2


def test_a_menu_stays_with_the_text_before_it() -> None:
    menu = Select("g.prey", "Prey", (Choice("A1", "A1"),))
    pages = split_pages(HEAD, (picture("land", 1250), Text("Area at M16"), menu))
    assert pages[1] == (Text("Area at M16"), menu)
