"""What `manage.py play` hands out: links that open, and none that were replaced."""

from pathlib import Path

import pytest
from django.test import Client

from tests.lobby.conftest import join
from vtt.games.demo import FIRST, demo_game

pytestmark = pytest.mark.django_db


def test_started_again_it_gives_the_same_links(tmp_path: Path) -> None:
    assert demo_game(FIRST, tmp_path).secrets == demo_game(FIRST, tmp_path).secrets


def test_a_link_its_keeper_replaced_is_not_handed_out_again(tmp_path: Path) -> None:
    made, keeper = demo_game(FIRST, tmp_path), Client()
    join(keeper, made.game, "red", made.secrets["red"])
    assert keeper.post(f"/games/{made.game.pk}/blue/new-link/").status_code == 200
    assert set(demo_game(FIRST, tmp_path).secrets) == {"red", "watch"}
