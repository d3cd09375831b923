"""Local play as a newcomer meets it: started from the command line, played in a real browser."""

import contextlib
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.local.running import (
    CHROMIUM,
    COMPUTER,
    PATIENCE,
    PHONE,
    Table,
    local_play,
    open_page,
    run_browser,
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser"),
]

DECIDING = re.compile(r"^Take [A-L]|^Place [A-L] at")
PIECE = re.compile(r"^[A-L]( [+±−]\d+)?$")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with run_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with open_page(browser) as page:
        yield page


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that most tests share."""
    with local_play(tmp_path_factory.mktemp("table") / "game.sqlite3") as (address, _):
        yield address


@pytest.fixture
def table(page: Page, address: str) -> Table:
    table = Table(page, address)
    table.be("Ana")
    return table


@pytest.fixture
def phone(table: Table) -> Iterator[Table]:
    table.page.set_viewport_size(PHONE)
    table.page.reload()
    table.box.wait_for()
    yield table
    table.page.set_viewport_size(COMPUTER)


def begin_match(table: Table) -> None:
    """Ana against two computer players."""
    table.type_command("new", players="3", computers="2")
    table.says("Round 1 of 9")
    table.hint.filter(has_text="Your turn in").or_(
        table.hint.filter(has_text="thinking")
    ).first.wait_for()


def cut_when_asked(table: Table) -> None:
    """Take and lay what the computer players have cut, until Ana cuts by a typed command."""
    panel = table.messages.filter(has_text="Only you can see this").filter(has_text="Round").last
    for _ in range(12):
        table.hint.filter(has_text="Your turn in").wait_for()
        table.press("My move")
        table.page.wait_for_timeout(1500)
        if "Cut a card into" in panel.inner_text():
            table.type_command("cut", "1", "ABEF CDGH")
            return
        with contextlib.suppress(Error):  # the panel may just be changing
            if (pieces := panel.get_by_role("button", name=PIECE)).count():
                pieces.last.click(timeout=3000)
                table.page.wait_for_timeout(1500)
            panel.get_by_role("button", name=DECIDING).last.click(timeout=3000)
        table.page.wait_for_timeout(1500)
    raise AssertionError("Ana was never asked to cut")


def test_a_newcomer_opens_a_match_and_plays_it_also_after_a_kill(
    tmp_path: Path, page: Page
) -> None:
    file = tmp_path / "game.sqlite3"
    with local_play(file) as (address, process):
        table = Table(page, address)
        assert "/learn" in table.hint.inner_text()
        page.reload()
        page.get_by_role("button", name="Type it for me").click()
        table.channel.locator(".command-entry").first.wait_for()
        assert table.box.input_value() == "/learn", "also while the page is just loading"
        table.box.fill("")
        begin_match(table)
        process.send_signal(signal.SIGKILL)
        process.wait()
        page.locator("#cover").filter(has_text="make run").wait_for()
    with local_play(file) as (address, _):
        table = Table(page, address)
        board = table.says("Round 1 of 9")
        assert "#1" in board.inner_text()
        watch_pictures(table)
        cut_when_asked(table)
        table.says(re.compile("Ana cut a card|→ you"))
        table.hint.filter(has_text="Your turn in").wait_for()
        board = table.messages.filter(has_not_text="Only you can see this").last
        assert table.sees_picture(board)
        heights = table.channel.locator("html").evaluate("() => window.heights")
        assert heights, "pictures came meanwhile"
        assert [key for key in heights if "null" in key] == [], "their sizes were known"
        assert [set(seen) for seen in heights.values() if len(set(seen)) > 1] == [], "nothing moved"
        assert table.channel.locator("html").evaluate("() => window.blinks") == 0


def watch_pictures(table: Table) -> None:
    """From now on the page notes the height of every picture, before it has come and after, and how
    often a message that had a picture has none. When a message is edited, its place may be another
    picture's, with a size of its own."""
    table.channel.locator("html").evaluate(
        """() => {
          const known = new Map();
          const drawn = new Set();
          window.heights = {};
          window.blinks = 0;
          const look = () => {
            for (const message of document.querySelectorAll(".channel-message")) {
              const place = message.querySelector(".gallery-item");
              const images = [...place?.querySelectorAll("img") ?? []];
              if (images.some((image) => image.naturalWidth)) drawn.add(message);
              else if (!place) drawn.delete(message);
              else if (drawn.has(message)) window.blinks += 1;
            }
            for (const image of document.querySelectorAll(".gallery-image")) {
              if (!known.has(image)) known.set(image, known.size);
              const size = `${image.getAttribute("width")} x ${image.getAttribute("height")}`;
              const seen = window.heights[`${known.get(image)}: ${size}`] ??= [];
              const height = Math.round(image.getBoundingClientRect().height);
              if (height) seen.push(height);
            }
            requestAnimationFrame(look);
          };
          look();
        }"""
    )


def test_everybody_has_an_own_view_and_the_bot_may_be_restarted(
    table: Table, browser: Browser, address: str
) -> None:
    with open_page(browser) as other:
        ana, ben = table, Table(other, address)
        ben.be("Ben")
        ana.type_command("help")
        ana.says("Only you can see this")
        ana.type_command("new", players="2")
        ben.says("1 of 2 players")
        assert ben.messages.filter(has_text="Only you can see this").count() == 0
        ana.page.get_by_role("button", name="Restart bot").click()
        ana.page.locator("#word").filter(has_text="The bot restarted").wait_for()
        ben.press("Join", until="2 · Ben")
        ana.says("2 · Ben")


def test_the_channel_is_there_again_at_once_for_the_next_person(table: Table) -> None:
    """While everybody acts, no worker of the bot that sleeps is waited for."""
    table.page.set_default_timeout(PATIENCE / 3)
    table.type_command("new", players="3")
    table.says("1 of 3 players")
    table.be("Ben")
    table.press("Join", until="2 of 3 players")
    table.be("Ana")
    table.page.wait_for_timeout(500)
    table.says("2 of 3 players")


def test_time_passes_and_a_lobby_closes_after_its_week(table: Table) -> None:
    table.type_command("new", players="4")
    lobby = re.search(r"#\d+", table.says("1 of 4 players").inner_text())
    assert lobby is not None
    clock = table.page.locator("#clock")
    for _ in range(8):
        before = clock.inner_text().partition(",")[0]
        table.page.get_by_role("button", name="+1 day").click()
        clock.filter(has_not_text=f"{before},").wait_for()
    table.says(re.compile(rf"{lobby[0]}\b.*never started", re.DOTALL))


def test_the_table_fits_a_phone(phone: Table) -> None:
    wide = "document.documentElement.scrollWidth"
    assert phone.page.evaluate(wide) == 390
    assert phone.channel.locator("html").evaluate("it => it.scrollWidth") == 390
    day = phone.page.get_by_role("button", name="+1 day")
    assert not day.is_visible()
    phone.page.locator("#more").click()
    day.click()
    phone.page.locator("#word").filter(has_text="A day has passed").wait_for()
    phone.page.locator("#more").click()
    phone.page.get_by_role("button", name="+1 week").click()
    phone.page.locator("#word").filter(has_text="A week has passed").wait_for()


def test_a_lobby_that_a_press_opens_is_brought_into_view(phone: Table) -> None:
    phone.type_command("new")
    phone.press("Open a match")
    expect(phone.channel.get_by_role("button", name="Join").last).to_be_in_viewport()
    phone.page.wait_for_timeout(2000)
    expect(phone.channel.get_by_role("button", name="Join").last).to_be_in_viewport()


def test_the_panel_that_answers_a_press_is_brought_into_view(phone: Table) -> None:
    """Also where somebody has scrolled up to the board, and where an older panel above it goes."""
    begin_match(phone)
    timeline = phone.channel.locator("#channel-timeline")
    own = phone.messages.filter(has_text="Only you can see this").filter(has_text="Round")
    for _ in range(3):
        phone.hint.filter(has_text="Your turn in").wait_for()
        older = own.count() and own.last.get_attribute("data-message-id")
        timeline.dispatch_event("wheel")
        timeline.evaluate("one => { one.scrollTop = Math.max(0, one.scrollTop - 150); }")
        phone.press("My move")
        expect(own.last).not_to_have_attribute("data-message-id", older or "none")
        expect(own.last.get_by_role("button").last).to_be_in_viewport()
        phone.page.wait_for_timeout(2000)
        expect(own.last.get_by_role("button").last).to_be_in_viewport()
    latest = phone.channel.locator("#new-messages")
    expect(latest).to_be_hidden()
    timeline.dispatch_event("wheel")
    timeline.evaluate("one => { one.scrollTop = 0; }")
    latest.click()
    expect(own.last.get_by_role("button").last).to_be_in_viewport()
    expect(latest).to_be_hidden()
    timeline.dispatch_event("wheel")
    timeline.evaluate("one => { one.scrollTop = 0; }")
    phone.channel.locator("#channel-composer").dispatch_event("submit")  # whatever it answers
    expect(own.last.get_by_role("button").last).to_be_in_viewport()
    phone.page.wait_for_timeout(2000)
    timeline.dispatch_event("wheel")
    timeline.evaluate("one => { one.scrollTop -= 20; }")
    phone.page.wait_for_timeout(1000)
    post = "list => list.append(list.querySelector('[data-message-id]').cloneNode(true))"
    before = own.last.bounding_box()
    phone.channel.locator("#channel-message-list").evaluate(post)  # by others, below the panel
    phone.page.wait_for_timeout(1000)
    after = own.last.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 3, "it stays where it is read"
    expect(own.last.get_by_role("button").last).to_be_in_viewport()


def test_a_match_is_opened_on_its_touch_page(table: Table) -> None:
    begin_match(table)
    table.hint.filter(has_text="Your turn in").wait_for()
    with table.page.context.expect_page() as opened:
        table.page.get_by_role("button", name="Open board").click()
    touch_page = opened.value
    touch_page.locator("#screen [role=img]").first.wait_for()
    assert re.search(r"#m/\d+$", touch_page.url), "signed in"
    touch_page.close()


def test_a_stranger_to_the_address_learns_nothing(address: str, browser: Browser) -> None:
    site = address.partition("?")[0]
    page = browser.new_page(locale="es-ES")
    page.set_default_timeout(PATIENCE)
    for guess in (site, f"{site}?key=guessed"):
        answer = page.goto(guess)
        assert answer is not None
        assert answer.status == 401
        page.get_by_text("Abre la nueva dirección que muestra la terminal").wait_for()
    assert page.request.post(site + "table/state").status == 401
    page.close()


def test_the_options_of_a_command_say_what_they_are_for(phone: Table) -> None:
    phone.box.click()
    phone.box.press_sequentially("/new")
    phone.channel.locator(".command-entry").first.wait_for()
    phone.page.keyboard.press("Enter")
    phone.suggestion("computers").filter(has_text="How many are computers").wait_for()
    phone.suggestion("game").click()
    phone.channel.locator(".command-pill").wait_for()
    phone.page.wait_for_timeout(1000)
    send = phone.channel.locator("#send-message").bounding_box()
    assert send is not None
    assert send["x"] + send["width"] <= 390, "nothing is cut off on a phone"
    phone.leave_command()
