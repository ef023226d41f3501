"""The way in: a demo, a table file, three links, a seat."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Make
from tests.browser.tables import table

PASSWORD = "a long walk by the sea"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A tab that has never been here."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def choose(page: Page, document: object, name: str = "", who: str = "private") -> None:
    content = json.dumps(document).encode()
    page.get_by_label("Table file").set_input_files(
        {"name": "table.json", "mimeType": "application/json", "buffer": content}
    )
    page.get_by_label("Name of the game").fill(name)
    page.get_by_label("Who may watch").select_option(who)
    page.get_by_role("button", name="Start a game from it").click()


def sign_up(page: Page, server: str, name: str) -> None:
    page.goto(f"{server}/account/sign-up/")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password once more").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()


def test_a_demo_game_is_one_click_and_its_links_open_it(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("button", name="Start a demo game").click()
    page.get_by_role("link", name="Open the table as Red").click()
    expect(page).to_have_url(re.compile(r"/games/[\w-]+/red/$"))
    expect(page.get_by_role("button", name="End movement")).to_be_enabled(timeout=15000)


def test_an_error_in_a_table_file_names_its_place(page: Page, server: str) -> None:
    page.goto(server)
    wrong = table()
    wrong["models"]["s1"]["x"] = "far"
    choose(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("models.s1.x")


def test_a_table_file_starts_a_game_with_three_links_that_can_be_copied(page: Page, server: str) -> None:
    page.goto(server)
    choose(page, table())
    for name in ("Red", "Blue", "Spectators"):
        expect(page.get_by_label(f"Link for {name}", exact=True)).to_have_value(re.compile("/join/.+#.+"))
    page.get_by_role("button", name="Copy the link for Blue").click()
    expect(page.get_by_role("status")).to_contain_text("Link for Blue copied.")


def test_the_secret_leaves_the_address_bar(make: Make) -> None:
    red = make(table()).sit("Red")
    assert "#" not in red.page.url


def test_a_link_without_its_secret_says_so(make: Make, page: Page) -> None:
    link = make(table()).links["Red"]
    page.goto(link.split("#")[0])
    expect(page.get_by_text("This link is not whole")).to_be_visible()


def test_a_wrong_secret_is_told_what_to_do(make: Make, page: Page) -> None:
    page.goto(make(table()).links["Red"].split("#")[0] + "#guess")
    expect(page.get_by_role("alert")).to_contain_text("This link does not open a seat.")


def test_one_browser_may_hold_two_seats_in_two_tabs(make: Make, page: Page) -> None:
    links = make(table()).links
    other = page.context.new_page()
    for tab, name in ((page, "Red"), (other, "Blue")):
        tab.goto(links[name])
        tab.wait_for_function("() => window.warmat?.state().connection === 'online'")
    assert page.evaluate("warmat.state().seat") == "red"
    assert other.evaluate("warmat.state().seat") == "blue"


def test_a_new_link_shuts_out_whoever_came_in_by_the_old_one(page: Page, server: str, browser: Browser) -> None:
    page.goto(server)
    choose(page, table())
    link = page.get_by_label("Link for Red", exact=True).input_value()
    guest = browser.new_context().new_page()
    guest.goto(link)
    guest.wait_for_function("() => window.warmat?.state().connection === 'online'")
    page.goto(server)
    page.get_by_text("New links").click()
    page.get_by_role("button", name="New red link").click()
    expect(page.get_by_label("Link for Red", exact=True)).not_to_have_value(link)
    expect(guest.get_by_role("status").filter(has_text="This seat was closed.")).to_be_visible(timeout=10000)
    guest.context.close()


def test_two_meet_in_the_lobby_and_a_third_watches(page: Page, server: str, browser: Browser) -> None:
    page.goto(server)
    choose(page, table(), "Meeting at the ford", "public")
    page.get_by_role("link", name="Open the table as Red").click()
    opponent, third = browser.new_context().new_page(), browser.new_context().new_page()
    for other, order in (
        (opponent, opponent.get_by_role("button", name="Play as blue in Meeting at the ford")),
        (third, third.get_by_role("link", name="Watch Meeting at the ford")),
    ):
        other.goto(server)
        order.click()
        other.wait_for_function("() => window.warmat?.state().connection === 'online'")
    assert opponent.evaluate("warmat.state().seat") == "blue"
    page.get_by_role("button", name="End movement").click()
    page.get_by_role("dialog").get_by_role("button", name="End it").click()
    for other in (opponent, third):
        other.wait_for_function("() => warmat.state().table.turn.phase === 'shooting'")
        other.context.close()


def test_a_lobby_left_open_stays_true_and_keeps_what_is_open_and_focused(
    page: Page, server: str, browser: Browser
) -> None:
    page.goto(server)
    choose(page, table(), "Left open", "public")
    page.goto(server)
    more = page.get_by_text("New links, who may watch: Left open")
    more.click()
    button = page.get_by_role("button", name="New watch link")
    button.focus()
    other = browser.new_context().new_page()
    other.goto(server)
    choose(other, table(), "Came later", "public")
    expect(page.get_by_role("heading", name="Came later")).to_be_visible(timeout=20000)
    expect(button).to_be_focused()
    other.context.close()


def test_who_may_watch_is_changed_by_keyboard(page: Page, server: str) -> None:
    page.goto(server)
    choose(page, table(), "By keyboard")
    page.goto(server)
    page.get_by_text("New links, who may watch: By keyboard").focus()
    page.keyboard.press("Enter")
    for _ in range(6):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_text("New links, who may watch: By keyboard").click()
    expect(page.get_by_role("button", name="Public")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Address to watch By keyboard")).to_have_value(re.compile(r"/games/[\w-]+/watch/$"))


def test_an_account_has_its_games_in_another_browser(page: Page, server: str, browser: Browser) -> None:
    page.goto(server)
    choose(page, table(), "Kept for good")
    page.goto(server)
    page.get_by_role("link", name="Log in").click()
    page.get_by_role("link", name="Sign up").click()
    page.get_by_label("Name", exact=True).fill("Ann Ford")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password once more").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("link", name="Ann Ford")).to_be_visible()
    other = browser.new_context().new_page()
    other.goto(f"{server}/account/log-in/")
    other.get_by_label("Name").fill("ANN FORD")
    other.get_by_label("Password").fill(PASSWORD)
    other.get_by_role("button", name="Log in").click()
    other.get_by_role("link", name="Red in Kept for good").click()
    other.wait_for_function("() => window.warmat?.state().connection === 'online'")
    page.goto(f"{server}/account/")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("heading", name="Kept for good")).not_to_be_visible()
    other.context.close()


def test_a_player_who_comes_later_is_shown_by_the_name_of_his_account(
    page: Page, server: str, browser: Browser
) -> None:
    page.goto(server)
    choose(page, table(), "Waiting at the ford", "public")
    page.get_by_role("link", name="Open the table as Red").click()
    page.wait_for_function("() => window.warmat?.state().connection === 'online'")
    other = browser.new_context().new_page()
    sign_up(other, server, "Cat Ford")
    other.get_by_role("button", name="Play as blue in Waiting at the ford").click()
    for tab in (page, other):
        expect(tab.get_by_label("Who is here")).to_contain_text("Blue · Cat Ford")
        expect(tab.get_by_role("heading", name="Blue · Cat Ford")).to_be_visible()
    expect(page.get_by_label("Who is here")).to_contain_text("Red · you")
    other.context.close()


def test_what_is_wrong_stands_by_its_field(page: Page, server: str) -> None:
    page.goto(f"{server}/account/sign-up/")
    page.get_by_label("Name", exact=True).fill("A")
    page.get_by_label("Password", exact=True).fill("short")
    page.get_by_label("Password once more").fill("other")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_label("Name", exact=True)).to_have_accessible_description(re.compile("2 to 30 characters"))
    expect(page.get_by_label("Password", exact=True)).to_have_accessible_description(re.compile("too short"))
    expect(page.get_by_label("Password once more")).to_have_accessible_description(re.compile("not the same"))


def test_a_table_is_left_when_its_account_logs_out_in_another_tab(page: Page, server: str) -> None:
    sign_up(page, server, "Bob Ford")
    choose(page, table(), "Left behind")
    page.get_by_role("link", name="Open the table as Red").click()
    page.wait_for_function("() => window.warmat?.state().connection === 'online'")
    tab = page.context.new_page()
    tab.goto(f"{server}/account/")
    tab.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("status").filter(has_text="This seat was closed.")).to_be_visible(timeout=15000)
