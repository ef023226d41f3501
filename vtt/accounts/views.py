"""The pages of accounts: signing up, logging in and out, the password, the end of it."""

from typing import Any

from django.conf import settings
from django.contrib import auth
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.contrib.auth.views import LoginView
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vtt.accounts.forms import TAKEN, ChangePasswordForm, DeleteForm, LogInForm, SignUpForm
from vtt.accounts.invitations import NotInvited
from vtt.accounts.signing_up import INVITED, NameTaken, shut
from vtt.accounts.signing_up import sign_up as make_account
from vtt.refusal import refused

BACKEND = "vtt.accounts.backend.NameBackend"


class LogIn(LoginView):
    """The page to log in; whoever is logged in already goes on."""

    template_name = "accounts/log_in.html"
    authentication_form = LogInForm
    next_page = "home"
    redirect_authenticated_user = True


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "POST"])
def sign_up(request: HttpRequest) -> HttpResponse:
    """Make an account and log in to it, where that is open to whoever asks; whoever is logged in already goes on."""
    if request.user.is_authenticated:
        return HttpResponseRedirect(reverse("home"))
    if reason := shut():
        return refused(request, 403, "No new accounts here", reason)
    form = SignUpForm(request.POST if request.method == "POST" else None)
    if form.is_valid() and (account := _made(form)):
        auth.login(request, account, backend=BACKEND)
        return HttpResponseRedirect(reverse("home"), status=303)
    words = INVITED if settings.SIGN_UP == "invited" else ""
    return _page(request, "accounts/sign_up.html", {"form": form, "by_invitation": words})


def _made(form: SignUpForm) -> User | None:
    """Make the account a form asks for; None, with the reason in the form, when it cannot be had."""
    wanted = form.cleaned_data
    try:
        return make_account(wanted["name"], wanted["password"], wanted["invitation"])
    except NameTaken:
        form.add_error("name", TAKEN)
    except NotInvited as error:
        form.add_error(None, str(error))
    return None


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """Log out; the tables this account has open ask again who is there."""
    auth.logout(request)
    return HttpResponseRedirect(reverse("home"), status=303)


@never_cache
@require_GET
@login_required
def account(request: HttpRequest) -> HttpResponse:
    """Show the account."""
    return _account_page(request)


@sensitive_post_parameters()
@never_cache
@require_POST
@login_required
def change_password(request: HttpRequest) -> HttpResponse:
    """Change the password: every other browser is logged out, this one stays."""
    form = ChangePasswordForm(_own(request), request.POST)
    if not form.is_valid():
        return _account_page(request, password_form=form)
    form.account.set_password(form.cleaned_data["password"])
    form.account.save()
    auth.update_session_auth_hash(request, form.account)
    return _account_page(request, changed=True)


@sensitive_post_parameters()
@require_POST
@login_required
def delete_account(request: HttpRequest) -> HttpResponse:
    """Delete the account and what is its own."""
    form = DeleteForm(_own(request), request.POST, prefix="delete")
    if not form.is_valid():
        return _account_page(request, delete_form=form)
    form.account.delete()
    auth.logout(request)
    return HttpResponseRedirect(reverse("home"), status=303)


def _own(request: HttpRequest) -> User:
    return get_object_or_404(User, pk=request.user.pk)


def _account_page(request: HttpRequest, **shown: Any) -> HttpResponse:
    account = _own(request)
    forms = {"password_form": ChangePasswordForm(account), "delete_form": DeleteForm(account, prefix="delete")}
    return _page(request, "accounts/account.html", forms | shown)


def _page(request: HttpRequest, template: str, shown: dict[str, Any]) -> HttpResponse:
    """Answer 400 with a form that has something wrong in it."""
    wrong = any(getattr(value, "errors", None) for value in shown.values())
    return render(request, template, shown, status=400 if wrong else 200)
