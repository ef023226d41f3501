"""What the operator set: mode, secret key, public addresses."""

from typing import Final

from django.conf import settings

from vtt.hosting.findings import Finding, mind, well, wrong

SHORTEST_KEY: Final = 50


def mode() -> Finding:
    """Look whether errors are shown to strangers."""
    if settings.DEBUG:
        return wrong("mode", "WARMAT_DEBUG is 1, so errors show the inside of the server to anybody; take it out.")
    return well("mode", "errors are logged and not shown")


def secret_key() -> Finding:
    """Look at the key that signs sessions."""
    if len(settings.SECRET_KEY) < SHORTEST_KEY:
        return wrong(
            "secret key",
            f"WARMAT_SECRET_KEY has less than {SHORTEST_KEY} characters; take it out, and one is made and kept.",
        )
    kept = settings.VAR / "secret_key"
    if kept.exists() and kept.stat().st_mode & 0o077:
        return wrong("secret key", f"others on this machine can read {kept}; run: chmod 600 {kept}")
    return well("secret key", "long enough, and read by the server alone")


def origins() -> Finding:
    """Look at the public addresses."""
    if not settings.ORIGINS:
        return mind(
            "origins", "WARMAT_ORIGINS is not set, so only this machine can play; set it to https://your.name"
        )
    bare = [origin for origin in settings.ORIGINS if not origin.startswith(("http://", "https://"))]
    if bare:
        return wrong("origins", f"{bare[0]} has no scheme; write https://{bare[0]} in WARMAT_ORIGINS.")
    if not settings.BEHIND_TLS:
        return mind("origins", "an address in WARMAT_ORIGINS is http, so seats can be stolen on the way; use https")
    return well("origins", ", ".join(settings.ORIGINS))
