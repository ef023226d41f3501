"""What the server runs: pages by Django, sockets by the table's consumer behind an Origin check."""

import os
from typing import Any

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vtt.settings")
pages: Any = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from django.conf import settings  # noqa: E402

from vtt.alone import claim, share  # noqa: E402
from vtt.assets import with_assets  # noqa: E402
from vtt.games.routing import sockets  # noqa: E402
from vtt.origins import OriginCheck  # noqa: E402

lock = share(settings.VAR) if settings.REDIS_URL else claim(settings.VAR)

application = ProtocolTypeRouter({"http": with_assets(pages), "websocket": OriginCheck(URLRouter(sockets))})
