"""Where the sockets are."""

from channels.security.websocket import WebsocketDenier
from django.urls import path, re_path

from vtt.games.consumer import table_socket

sockets = [
    path("ws/games/<slug:game_id>/", table_socket),  # type: ignore[arg-type]
    re_path(r"", WebsocketDenier.as_asgi()),
]
