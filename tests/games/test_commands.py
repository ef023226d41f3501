"""Commands over the socket: carried out once, told to everybody, refused to their sender."""

import asyncio

from tests.cast import END_PHASE, ROLL, SCORE, Cast, command, move
from vtt.games import frames
from vtt.games.log import CHECKPOINT
from vtt.games.orders import Order
from vtt.games.submit import decide
from vtt.threads import in_thread


async def test_a_legal_move_reaches_mover_opponent_and_spectator_as_the_same_frame(cast: Cast) -> None:
    red, blue, watcher = [await member.open() for member in (cast.red, cast.blue, cast.watcher)]
    sent = command(move(2))
    frames = [await red.ask(sent, "events"), await blue.next("events"), await watcher.next("events")]
    assert frames[0] == frames[1] == frames[2]
    assert frames[0]["id"] == sent["id"]
    assert frames[0]["seq"] == 1
    assert frames[0]["changes"]["models"]["s0"]["y"] == 34


async def test_a_refused_move_is_told_to_its_sender_alone(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    refused = await red.ask(command(move(20)), "refused")
    assert refused["refusals"][0]["code"] == "move/too_far"
    assert refused["nearest"]["share"] > 0.2
    assert await blue.any("events", "refused") is None


async def test_the_same_command_sent_twice_rolls_once(cast: Cast) -> None:
    red = await cast.red.open()
    sent = command(ROLL)
    first = await red.ask(sent, "events")
    again = await red.ask(sent, "recorded", "events")
    assert again == {"kind": "recorded", "id": sent["id"], "seq": 1, "result": first["result"]}


async def test_the_same_command_sent_again_after_a_reconnect_rolls_once(cast: Cast) -> None:
    red = await cast.red.open()
    sent = command(ROLL)
    first = await red.ask(sent, "events")
    await red.close()
    red = await cast.red.open(since=1)
    assert (await red.ask(sent, "recorded"))["result"] == first["result"]


async def test_an_id_used_again_for_another_command_is_an_error(cast: Cast) -> None:
    red = await cast.red.open()
    sent = command(ROLL)
    await red.ask(sent, "events")
    error = await red.ask(command(move(1), sent["id"]), "error")
    assert error["id"] == sent["id"]
    assert "another command" in error["text"]


async def test_an_id_of_the_opponents_is_not_answered_with_his_outcome(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    sent = command(ROLL)
    await red.ask(sent, "events")
    assert "another command" in (await blue.ask(sent, "error"))["text"]


async def test_commands_of_two_players_at_once_are_both_carried_out_in_one_order(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    await asyncio.gather(red.send(command(SCORE)), blue.send(command(SCORE)))
    seen = [[(await socket.next("events"))["id"] for _ in range(2)] for socket in (red, blue)]
    assert seen[0] == seen[1]


async def test_one_unit_moved_from_two_devices_at_once_moves_once(cast: Cast) -> None:
    desk, phone = await cast.red.open(), await cast.red.open()
    await asyncio.gather(desk.send(command(move(2))), phone.send(command(move(1))))
    answers = [await desk.next("events"), await phone.next("events")]
    refused = [frame for socket in (desk, phone) if (frame := await socket.any("refused"))]
    assert answers[0] == answers[1]
    assert [reason["code"] for frame in refused for reason in frame["refusals"]] == ["move/already_moved"]


async def test_a_spectators_command_is_refused(cast: Cast) -> None:
    watcher = await cast.watcher.open()
    assert (await watcher.ask(command(move(2)), "refused"))["refusals"][0]["code"] == "turn/seat"


async def test_a_seat_written_into_the_command_makes_it_unreadable(cast: Cast) -> None:
    blue = await cast.blue.open()
    error = await blue.ask(command({**move(2), "seat": "red"}), "error")
    assert "says no seat" in error["text"]


async def test_a_seat_written_into_the_frame_makes_it_unreadable(cast: Cast) -> None:
    blue = await cast.blue.open()
    error = await blue.ask({**command(move(2)), "seat": "red"}, "error")
    assert "unknown field" in error["text"]


async def test_a_model_of_another_game_is_unknown(cast: Cast) -> None:
    red = await cast.red.open()
    order = {"do": "move", "unit": "spears", "paths": {"other-game-model": [[10, 10]]}}
    assert (await red.ask(command(order), "refused"))["refusals"][0]["code"] == "model/unknown"


async def test_a_group_with_an_enemy_model_is_refused_as_a_whole(cast: Cast) -> None:
    red = await cast.red.open()
    order = move(1)
    order["paths"]["o0"] = [[20, 14]]
    assert (await red.ask(command(order), "refused"))["refusals"]


async def test_after_red_has_ended_his_phases_blue_may_move(cast: Cast) -> None:
    red, blue = await cast.red.open(), await cast.blue.open()
    for _ in range(3):
        await red.ask(command(END_PHASE), "events")
    assert (await blue.ask(command(move(2, "blue")), "refused", "events"))["kind"] == "events"


async def test_a_log_longer_than_a_checkpoint_is_loaded_whole(cast: Cast) -> None:
    red = await cast.red.open()
    for number in range(CHECKPOINT + 3):
        order = Order(cast.game.pk, "red", frames.Command(id=f"c{number}", seq=0, command=SCORE))
        await in_thread(decide, order)
    late = await cast.blue.open(since=CHECKPOINT + 2)
    assert (await late.next("events"))["seq"] == CHECKPOINT + 3
    assert await red.ask(command(SCORE), "events")
