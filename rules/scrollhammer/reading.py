"""Finishing a table just read: what the fields alone cannot tell is checked here, each complaint with its place."""

import msgspec

from rules.scrollhammer.buildings.files import check_fallen
from rules.scrollhammer.buildings.rooms import place_at
from rules.scrollhammer.ground import completed, level_at
from rules.scrollhammer.profiles import highest, value_problem
from rules.scrollhammer.reading_terrain import check_outline, check_piece, joined_walls
from rules.scrollhammer.table import CHARACTERISTICS, Characteristic, Model, Profile, Table, Unit
from rules.scrollhammer.terrain_file import Piece
from rules.wire import Unreadable


def finish(table: Table) -> Table:
    """Check a table's ids, numbers and shapes and write out its defaults; raises `Unreadable`."""
    for name, profile in table.profiles.items():
        _check_profile(f"profiles.{name}", profile)
    for seat, zone in table.zones.items():
        check_outline(f"zones.{seat}", zone)
    terrain = checked_terrain(table.terrain)
    table = msgspec.structs.replace(table, terrain=terrain, score={"red": 0, "blue": 0} | table.score)
    _check_units(table)
    models = {name: _finished(table, name, model) for name, model in table.models.items()}
    table = msgspec.structs.replace(table, models=models)
    _check_ranks(table)
    check_fallen(table)
    return table


def checked_terrain(terrain: dict[str, Piece]) -> dict[str, Piece]:
    """Check terrain pieces and write out their defaults; raises `Unreadable` at the piece that is wrong."""
    for name, piece in terrain.items():
        check_piece(f"terrain.{name}", piece)
    return joined_walls({name: completed(piece) for name, piece in terrain.items()})


def check_places(table: Table) -> None:
    """Check that every model's room or floor is there; raises `Unreadable` at the model."""
    for name, model in table.models.items():
        if not model.removed:
            _check_place(table, f"models.{name}", model)


def _check_profile(place: str, profile: Profile) -> None:
    for name in CHARACTERISTICS:
        value = getattr(profile, name)
        for single in value if isinstance(value, tuple) else (value,):
            _check_value(f"{place}.{name}", name, single)


def _check_value(place: str, name: Characteristic, value: int | None) -> None:
    problem = value_problem(name, value)
    if problem is not None:
        raise Unreadable(place, problem)


def _check_units(table: Table) -> None:
    for name, unit in table.units.items():
        _check_unit(table, f"units.{name}", name, unit)


def _check_unit(table: Table, place: str, name: str, unit: Unit) -> None:
    if unit.joined is not None and (unit.joined not in table.units or unit.joined == name):
        raise Unreadable(f"{place}.joined", f"there is no other unit {unit.joined!r}")
    if unit.joined is not None and table.units[unit.joined].seat != unit.seat:
        raise Unreadable(f"{place}.joined", "a character joins a unit of its own side")
    for other in unit.flanked_by:
        if other not in table.units:
            raise Unreadable(f"{place}.flanked_by", f"there is no unit {other!r}")


def _finished(table: Table, name: str, model: Model) -> Model:
    place = f"models.{name}"
    if model.unit not in table.units:
        raise Unreadable(f"{place}.unit", f"there is no unit {model.unit!r}")
    if model.profile not in table.profiles:
        raise Unreadable(f"{place}.profile", f"there is no profile {model.profile!r}")
    _check_changes(place, model)
    model = _with_defaults(model, table.profiles[model.profile])
    if model.removed:
        return model
    _check_place(table, place, model)
    return _on_floor_of_room(table, model)


def _on_floor_of_room(table: Table, model: Model) -> Model:
    """Who is in a room is on its floor, whatever the file says."""
    place = place_at(table, model.room or "")
    return model if place is None else msgspec.structs.replace(model, floor=place.room.floor)


def _check_changes(place: str, model: Model) -> None:
    for name, value in model.changes.items():
        _check_value(f"{place}.changes.{name}", name, value)
    for name, layers in model.alterations.items():
        for index, layer in enumerate(layers):
            _check_value(f"{place}.alterations.{name}[{index}].value", name, layer.value)
        if not layers or name not in model.changes or layers[-1].value != model.changes[name]:
            raise Unreadable(f"{place}.alterations.{name}", "the last one must be what changes says")


def _with_defaults(model: Model, profile: Profile) -> Model:
    wounds = (highest(profile.W) or 0) if model.wounds is None else model.wounds
    power = (highest(profile.Mg) or 0) if model.power is None else model.power
    model = msgspec.structs.replace(model, wounds=wounds, power=power)
    if model.removed or wounds == 0 or _has_none(model, profile):
        return msgspec.structs.replace(model, wounds=0, removed=True)
    return model


def _has_none(model: Model, profile: Profile) -> bool:
    """A model of Strength or Toughness 0 is a casualty from the start (C2)."""
    strength = model.changes.get("S", highest(profile.S))
    toughness = model.changes.get("T", highest(profile.T))
    return strength == 0 or toughness == 0


def _check_place(table: Table, place: str, model: Model) -> None:
    if model.room is not None:
        _check_room(table, place, model)
    away = model.off is not None or (model.room is not None and not _on_battlements(table, model))
    stands = model.x is not None and model.y is not None
    if away and (model.x is not None or model.y is not None):
        raise Unreadable(f"{place}.x", "a model off the mat has no x and y")
    if not away and not stands:
        raise Unreadable(f"{place}.{'x' if model.x is None else 'y'}", "is missing")
    if stands and model.room is None:
        _check_floor(table, place, model)


def _check_floor(table: Table, place: str, model: Model) -> None:
    level = level_at(table.terrain, model.x or 0.0, model.y or 0.0, model.floor)
    if level is None:
        raise Unreadable(f"{place}.floor", f"there is no floor {model.floor} under the model")
    if level.piece is not None and table.terrain[level.piece].rooms:
        raise Unreadable(f"{place}.room", f"a model on the battlements of {level.piece} names their room")


def _check_room(table: Table, place: str, model: Model) -> None:
    building, _, room = (model.room or "").partition("/")
    if building not in table.terrain or room not in table.terrain[building].rooms:
        raise Unreadable(f"{place}.room", f"there is no room {model.room!r}, write building/room")


def _on_battlements(table: Table, model: Model) -> bool:
    building, _, room = (model.room or "").partition("/")
    return table.terrain[building].rooms[room].battlement


def _check_ranks(table: Table) -> None:
    """A unit in ranks shares one facing (F1)."""
    facings: dict[str, float] = {}
    for name, model in table.models.items():
        if model.removed or model.x is None or table.units[model.unit].formation != "ranks":
            continue
        if facings.setdefault(model.unit, model.facing) != model.facing:
            raise Unreadable(f"models.{name}.facing", f"unit {model.unit} fights in ranks and has one facing")
