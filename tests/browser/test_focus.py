"""The keyboard's place is never lost: a control that goes away hands it on."""

from playwright.sync_api import expect

from tests.browser.conftest import Make
from tests.browser.tables import table


def test_a_refused_confirm_keeps_the_focus_and_going_back_hands_it_to_the_mat(make: Make) -> None:
    red = make(table()).sit("Red")
    red.drag("s1", (-9, 0))
    assert not red.judged()["legal"]
    confirm = red.button("Confirm move")
    confirm.focus()
    red.page.keyboard.press("Enter")
    red.wait("s.draft && !s.draft.sent")
    expect(confirm).to_be_focused()
    red.button("Back to start").focus()
    red.page.keyboard.press("Enter")
    expect(red.page.get_by_role("application", name="The mat.")).to_be_focused()


def test_escape_leaves_a_field_for_the_mat_and_is_not_called_back(make: Make) -> None:
    red = make(table()).sit("Red")
    red.page.get_by_role("tab", name="Chat").click()
    red.page.get_by_role("textbox", name="Say to").focus()
    red.page.keyboard.press("Escape")
    red.page.keyboard.press("m")
    red.wait("s.view.tool === 'measure'")
    red.page.wait_for_timeout(1000)
    expect(red.page.get_by_role("application", name="The mat.")).to_be_focused()
