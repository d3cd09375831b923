"""Commands typed into the local page, its presses and its times, in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.local.running import CHROMIUM, PATIENCE, Table, local_play, open_page, run_browser

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here: see make browser"),
]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with run_browser() as browser, open_page(browser) as page:
        yield page


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with local_play(tmp_path_factory.mktemp("typed") / "game.sqlite3") as (address, _):
        yield address


@pytest.fixture
def table(page: Page, address: str) -> Table:
    table = Table(page, address)
    table.be("Ana")
    return table


def type_text(table: Table, text: str, *keys: str) -> None:
    table.box.click()
    table.page.keyboard.type(text)
    for key in keys:
        table.page.keyboard.press(key)


def notice(table: Table) -> Locator:
    return table.channel.locator("#typed-notice")


def field(table: Table, option: str) -> Locator:
    return table.channel.locator(f'.command-option-input[data-option="{option}"]')


def test_a_command_typed_with_its_options_is_done_by_enter(table: Table) -> None:
    type_text(table, "/new players:2 computers:1", "Enter")
    table.says("Round 1 of 8")
    table.hint.filter(has_text="Your turn in").wait_for()
    for _ in range(2):
        type_text(table, "/take piece:Z", "Enter")
        said = table.says("used /take").inner_text()
        assert "Only you can see this" in said
    assert table.messages.filter(has_text="piece:Z").count() == 0, "nothing is posted as chat"


def test_a_pasted_command_is_read_too(table: Table) -> None:
    table.box.click()
    table.page.keyboard.insert_text("/new game:Clustered players:2 computers:1")
    expect(field(table, "game")).to_have_value("clustered")
    expect(field(table, "computers")).to_have_value("1")
    table.leave_command()


def test_enter_sends_a_command_whose_options_are_left_out(table: Table) -> None:
    type_text(table, "/hand", "Enter")
    table.channel.locator(".command-chip").wait_for()
    table.page.keyboard.press("Enter")
    table.says("used /hand")
    expect(table.box).to_have_value("")


def test_fields_suggest_as_soon_as_they_are_entered(table: Table) -> None:
    type_text(table, "/cut ")
    table.channel.locator(".command-suggestion, .command-empty").first.wait_for()
    expect(field(table, "card")).to_be_focused()
    table.leave_command()
    type_text(table, "/new ga")
    table.suggestion("game").wait_for()
    assert table.channel.locator(".command-suggestion").count() == 1
    table.page.keyboard.type("me:")
    table.suggestion("Clustered").wait_for()
    table.leave_command()


def test_commands_have_their_names_in_every_language(table: Table) -> None:
    for name in ("обучение", "aprender"):
        type_text(table, f"/{name[:4]}")
        expect(table.channel.locator(".command-entry").first).to_contain_text("/learn")
        table.box.fill("")
    type_text(table, "/помощь", "Enter")
    table.says("used /help")


def test_the_list_begins_with_the_commands_of_the_match(table: Table) -> None:
    type_text(table, "/")
    entries = table.channel.locator(".command-entry")
    expect(entries.first).to_contain_text("/cut")
    listed = " ".join(entries.all_inner_texts())
    assert listed.index("/build") < listed.index("/learn") < listed.index("/act")
    table.box.fill("")


BAD = {
    "/nonsense 3": "There's no /nonsense.",
    "/take ": "Fill in “piece”.",
    "/new players:99": "Choose “players” from the list, not “99”",
    "/new zz": "/new has no “zz”",
}


def test_bad_input_gets_one_sentence_and_is_kept(table: Table) -> None:
    table.be("Ben")  # who has no match: nothing is suggested
    expect(table.messages.filter(has_text="Only you can see this")).to_have_count(0)
    table.page.wait_for_timeout(500)
    table.messages.first.wait_for()
    posted = table.messages.count()
    for text, told in BAD.items():
        type_text(table, text, "Enter")
        expect(notice(table)).to_contain_text(told)
        kept = table.channel.locator("#channel-composer").locator("input, textarea")
        last = text.rpartition(" ")[2].rpartition(":")[2]
        assert last in " ".join(kept.evaluate_all("all => all.map(each => each.value)"))
        if text.startswith("/nonsense"):
            table.box.fill("")
        else:
            table.leave_command()
    assert table.messages.count() == posted


PAGE = """() => {
  const frame = document.getElementById("world");
  window.seen = { narrow: 0, dim: 0 };
  const look = () => {
    if (!window.seen) return;
    const inside = frame.contentDocument;
    const app = inside?.querySelector("#preview-app");
    // until its styles are there, a page is not painted
    const isPainted = [...inside?.styleSheets ?? []].some(one => /world[.]css$/.test(one.href));
    const room = inside?.documentElement?.clientWidth;
    if (app && isPainted && app.getBoundingClientRect().width < room - 20) window.seen.narrow += 1;
    for (const button of inside?.querySelectorAll("button.component-button:enabled") ?? []) {
      if (getComputedStyle(button).opacity < 1) window.seen.dim += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = "() => { const seen = window.seen; window.seen = null; return seen; }"


def test_the_page_neither_shrinks_nor_dims_for_another_person(table: Table) -> None:
    table.page.evaluate(PAGE)
    for name in ("Ben", "Cleo", "Ana"):
        table.be(name)
        table.page.wait_for_timeout(1500)
    assert table.page.evaluate(SEEN) == {"narrow": 0, "dim": 0}


def test_a_press_during_another_one_is_not_lost(table: Table) -> None:
    for text in ("one", "two", "three"):
        table.box.fill(f"this is number {text}")
        table.page.keyboard.press("Enter")
    for text in ("one", "two", "three"):
        table.says(f"this is number {text}")


def test_relative_times_move(table: Table) -> None:
    table.channel.locator("body").evaluate(
        """body => {
          const time = Object.assign(document.createElement("time"), { textContent: "?" });
          time.dataset.format = "R";
          time.dateTime = new Date(Date.now() + 7_200_000).toISOString();
          time.id = "later";
          body.append(time);
        }"""
    )
    later = table.channel.locator("#later")
    expect(later).to_contain_text("hour")
    table.page.get_by_role("button", name="+1 day").click()
    expect(later).to_contain_text("ago")
