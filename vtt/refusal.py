"""The page that says why something was refused and what to do; Django's error pages look the same."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

LOST = "There is nothing at this address. Check the link, or ask whoever gave it to you."
FAILED = "Something failed on the server; it is in its log. Try again, or tell the organiser."
BAD = "The server cannot read this request. Go back and try again."


def refused(request: HttpRequest, status: int, title: str, text: str) -> HttpResponse:
    """Show a title and one or two sentences."""
    return render(request, "errors/refused.html", {"title": title, "text": text}, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 400."""
    return refused(request, 400, "Not understood", BAD)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 403 with the reason that was given."""
    return refused(request, 403, "Not for you", str(exception) or LOST)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer 404, with the reason when there is one of ours."""
    reason = exception.args[0] if isinstance(exception, Http404) and exception.args else None
    return refused(request, 404, "Not here", reason if isinstance(reason, str) else LOST)


def stale_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form that came from another page or an old one (CSRF)."""
    return refused(request, 403, "That page was too old", "Go back, reload the page and send it once more.")


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer 500; the log has the rest."""
    return refused(request, 500, "That failed", FAILED)
