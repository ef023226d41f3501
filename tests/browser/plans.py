"""What a player does with the plan of the mill: looking, ordering, striking; every wait is for a state."""

from playwright.sync_api import Locator, expect

from tests.browser.seats import Seat

PATIENCE = 30_000
"""Milliseconds a loaded machine may take to find places for a unit."""


def plan(seat: Seat) -> Locator:
    """Find the plan of the mill."""
    return seat.page.get_by_role("region", name="Plan of The mill")


def room(seat: Seat, name: str) -> Locator:
    """Find a room in the plan."""
    return plan(seat).get_by_role("button", name=f"{name}, ")


def card(seat: Seat, name: str) -> Locator:
    """Find what is said of the room looked at."""
    return plan(seat).get_by_role("region", name=f"The {name}", exact=True)


def bar(seat: Seat) -> Locator:
    """Find the bar of models being placed."""
    return seat.page.get_by_role("group", name="Models being placed")


def look(seat: Seat, name: str, unit: str = "") -> None:
    """Open the plan by a click on the roof, look at a room, take a unit in hand."""
    if seat.state("plan.building") is None:
        seat.page.mouse.click(*seat.at(31, 17))
    room(seat, name).click()
    expect(card(seat, name)).to_be_visible()
    if unit:
        plan(seat).get_by_role("combobox", name="Orders for").select_option(label=unit)


def close(seat: Seat) -> None:
    """Close the plan."""
    plan(seat).get_by_role("button", name="Close the plan").click()
    expect(plan(seat)).to_be_hidden()


def end(seat: Seat) -> None:
    """End the phase, whatever is left undone."""
    button = seat.page.locator("#end-phase").get_by_role("button")
    expect(button).to_be_enabled()
    words = button.inner_text()
    ended = seat.page.locator("#end-phase").get_by_role("button").filter(has_not_text=words)
    sure = seat.page.get_by_role("button", name="End it")
    button.click()
    expect(sure.or_(ended)).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(ended).to_be_visible()


def roll(seat: Seat, faces: str) -> None:
    """Type in what real dice show."""
    typed = seat.page.get_by_role("dialog", name="What do your dice show?")
    typed.get_by_role("textbox", name="What the dice show").fill(faces)
    typed.get_by_role("button", name="Enter them").click()


def real_dice(seat: Seat) -> None:
    """Choose to roll real dice."""
    seat.page.get_by_role("tab", name="Dice").click()
    seat.page.get_by_role("checkbox", name="I roll real dice").check()
    seat.page.get_by_role("tab", name="Units").click()


def attack(seat: Seat, name: str) -> None:
    """Look at a room, and unfold how its section is attacked."""
    look(seat, name)
    form = card(seat, name).get_by_role("group").filter(has_text="Attack the")
    expect(form).to_be_visible()
    if form.get_attribute("open") is None:
        card(seat, name).get_by_text("Attack the").click()


def strike(seat: Seat, name: str, strength: int, faces: str) -> None:
    """Strike the section of a room from afar, with dice typed in."""
    attack(seat, name)
    card(seat, name).get_by_role("spinbutton", name="S", exact=True).fill(str(strength))
    number = seat.state("seq")
    card(seat, name).get_by_role("button", name="Roll S + die against AV").click()
    roll(seat, faces)
    seat.wait("s.seq > a", number)


def place(seat: Seat, order: str) -> None:
    """Take the places the referee allows, and send the models there."""
    number = seat.state("seq")
    bar(seat).get_by_role("button", name=order).click(timeout=PATIENCE)
    seat.wait("s.seq > a && s.placing === null", number)


def drag_rooms(seat: Seat, start: str, goal: str, over: str) -> None:
    """Drag from one room of the plan to another, and let go once the referee said whether it is open or shut."""
    (first, last) = (room(seat, name).bounding_box() for name in (start, goal))
    assert first
    assert last
    seat.page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    seat.page.mouse.down()
    seat.page.mouse.move(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2, steps=6)
    seat.wait("s.plan.verdicts[`enter mill/${a[0]}`]?.legal === a[1]", [goal, over == "open"])
    seat.page.mouse.up()
