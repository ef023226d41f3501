"""Taking moves back when the opponent agrees: the table goes back, the dice never do (G1)."""

from typing import Any, Final

from msgspec.structs import replace

from rules.commands import Command, Reason, Seat, other_seat
from rules.decisions import agreed, open_decision, wrong_choice
from rules.events import Event
from rules.parts import PENDING, restored
from rules.refusals import Refusal
from rules.ruleset import Ruleset, Ruling, certain, refuse
from rules.table import Done, Memory, Pending, Rolled
from rules.units import Count
from rules.wire import Unreadable, read, write

TAKE_BACK: Final = "take_back"


class TakeBack(Command, frozen=True, kw_only=True, tag=TAKE_BACK):
    """Ask to go back to what was after command `to`; left out, to before one's own last that changed the table."""

    to: Count | None = None
    because: Reason = ""


class TakenBack(Event, frozen=True, kw_only=True, tag="taken_back"):
    """The parts of the table that changed since command `to` are as they were; dice and log go on."""

    to: int
    seat: Seat
    turns: int
    parts: dict[str, Any]

    def apply(self, table: Any) -> Any:
        """Put the parts back; rolls made since are not rolled again."""
        back = restored(table, self.parts).gone_back_from(table)
        memory: Memory = replace(back.memory, turns=self.turns, rolls=_rolls_after(back, self.to))
        return replace(back, memory=memory)


def judge_take_back(table: Any, command: TakeBack, seat: Seat) -> Ruling:
    """Ask the opponent to let the game go back (G1).

    Refused with `take_back/asked` while one is asked, `take_back/far` before the turn that preceded this one,
    `take_back/unknown` for a command not given yet, `take_back/nothing` when nothing has changed since.
    """
    asked = asked_take_back(table)
    if asked is not None:
        text = f"A take-back is asked already; {asked.seat} must answer it first."
        return refuse(Refusal(code="take_back/asked", text=text))
    to = _before_own_last(table.memory, seat) if command.to is None else command.to
    if to is None:
        return refuse(_nothing("You gave no command this turn or the last that changed the table."))
    refusal = _refusal(table, to)
    if refusal is not None:
        return refuse(refusal)
    undone = [_shortly(done) for done in _since(table.memory, to)]
    about = {"by": seat, "to": to, "because": command.because, "commands": undone}
    opened = open_decision(table, TAKE_BACK, other_seat(seat), about)
    return certain(opened, pending=opened.pending.id, to=to)


def decide_take_back(ruleset: Ruleset, table: Any, pending: Pending, choice: bool | str) -> Ruling:
    """Go back, or not; agreed to, everything since is undone, this asking included."""
    yes = agreed(choice)
    if yes is None:
        return wrong_choice(pending, "accept", "refuse")
    if not yes:
        return certain()
    to, seat = pending.about["to"], pending.about["by"]
    refusal = _refusal(table, to)
    return refuse(refusal) if refusal else certain(_taken_back(table, to, seat), to=to)


def asked_take_back(table: Any) -> Pending | None:
    """Find the take-back that waits for an answer."""
    return next((pending for pending in table.turn.pending if pending.decision == TAKE_BACK), None)


def check_asked(about: dict[str, Any], place: str) -> None:
    """Refuse a table file with a take-back that does not say who asks, or back to where; raises `Unreadable`."""
    read(about.get("by"), Seat, f"{place}.by")  # type: ignore[arg-type]
    if isinstance(about.get("to"), bool) or not isinstance(about.get("to"), int):
        raise Unreadable(f"{place}.to", "expected the number of a command")


def _since(memory: Memory, to: int) -> list[Done]:
    return [done for done in memory.past if done.number > to]


def _before_own_last(memory: Memory, seat: Seat) -> int | None:
    own = (done for done in reversed(memory.past) if done.given is not None and done.given.seat == seat)
    return next((done.number - 1 for done in own if _changed(done)), None)


def _changed(done: Done) -> bool:
    return bool(done.before.keys() - {PENDING})


def _refusal(table: Any, to: int) -> Refusal | None:
    memory: Memory = table.memory
    if to >= memory.seq:
        text = f"The last command was {memory.seq}; name an earlier one to go back to."
        return Refusal(code="take_back/unknown", text=text, measured=to, limit=memory.seq - 1)
    first = memory.past[0].number - 1 if memory.past else memory.seq
    if to < first:
        text = f"Command {to} is too far back; the game goes back to {first} at most, the turn before this one."
        return Refusal(code="take_back/far", text=text, measured=to, limit=first)
    undone = _since(memory, to)
    if any(map(_changed, undone)) or _pending_then(table, undone) != _without_asking(table.turn.pending):
        return None
    return _nothing(f"Nothing on the table has changed since command {to}; dice are never taken back.")


def _nothing(text: str) -> Refusal:
    return Refusal(code="take_back/nothing", text=text)


def _shortly(done: Done) -> dict[str, Any]:
    """What a page can say of a command that would be undone, though it has no log of it."""
    short = {"seat": done.given.seat, "command": done.given.words} if done.given else {}
    return {"seq": done.number, **short}


def _taken_back(table: Any, to: int, seat: Seat) -> TakenBack:
    undone = _since(table.memory, to)
    parts: dict[str, Any] = {}
    for done in reversed(undone):
        parts |= done.before
    parts.pop(PENDING, None)
    standing = {PENDING: _pending_then(table, undone)}
    return TakenBack(to=to, seat=seat, turns=undone[0].turn, parts=write(parts | standing))


def _pending_then(table: Any, undone: list[Done]) -> tuple[Pending, ...]:
    """The decisions that stood open then, but for take-backs and for rolls long forgotten."""
    then = next((done.before[PENDING] for done in undone if PENDING in done.before), table.turn.pending)
    return _without_asking(
        pending
        for pending in read(write(then), tuple[Pending, ...], PENDING)
        if pending.decision != "cocked" or pending.about["roll"] in table.memory.rolls
    )


def _without_asking(pendings: Any) -> tuple[Pending, ...]:
    return tuple(pending for pending in pendings if pending.decision != TAKE_BACK)


def _rolls_after(table: Any, to: int) -> dict[int, Rolled]:
    """Rolls since stand for good; one that lay cocked then lies so again (D3, D7)."""
    cocked = {pending.about["roll"] for pending in table.turn.pending if pending.decision == "cocked"}
    return {number: _left(rolled, to, number in cocked) for number, rolled in table.memory.rolls.items()}


def _left(rolled: Rolled, to: int, cocked: bool) -> Rolled:
    gone = not cocked and (rolled.gone or rolled.made > to)
    return rolled if (rolled.open, rolled.gone) == (cocked, gone) else replace(rolled, open=cocked, gone=gone)
