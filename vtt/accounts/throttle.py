"""Guessing passwords is slow: what django-axes counts tries by, and what somebody who tried too often is told."""

from ipaddress import ip_address, ip_network
from typing import Any, Final

from django.http import HttpRequest, HttpResponse

from vtt.accounts.forms import LogInForm, locked
from vtt.accounts.names import key_of
from vtt.refusal import refused

NEIGHBOURS: Final = 64
"""Bits of an IPv6 address that are one household's; it may have as many addresses below as it likes."""


def address_of(request: HttpRequest) -> str:
    """Tell where a request comes from: what the proxy of this machine says last, else the other end itself."""
    other_end = request.META.get("REMOTE_ADDR") or "127.0.0.1"
    said = request.META.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2].strip()
    return _household(said) or other_end if _is_here(other_end) else _household(other_end) or other_end


def name_of(request: HttpRequest, credentials: dict[str, Any] | None) -> str:
    """Name the account that is tried, however its name is written."""
    return key_of((credentials or {}).get("username") or request.POST.get("username", ""))


def locked_out(request: HttpRequest, response: HttpResponse, credentials: dict[str, Any] | None) -> HttpResponse:
    """Answer a try that is not even looked at: by the form, which says so itself, or in place of the admin's."""
    form = (getattr(response, "context_data", None) or {}).get("form")
    if not isinstance(form, LogInForm):
        return refused(request, 429, "Too many tries", locked())
    response.status_code = 429
    return response


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True


def _household(address: str) -> str | None:
    """Write an address, of IPv6 only the part a household cannot change; None for what is no address."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    if known.version == 4:
        return str(known)
    return str(ip_network((known, NEIGHBOURS), strict=False).network_address)
