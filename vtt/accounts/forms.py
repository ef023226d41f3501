"""The forms of accounts; what is wrong stands by the field it belongs to."""

from typing import Any, Final

from django import forms
from django.conf import settings
from django.contrib.auth import password_validation
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError

from vtt.accounts.names import LONGEST, UnfitName, checked, key_of

LONGEST_PASSWORD: Final = 128
TAKEN: Final = "Somebody has this name already; choose another."
UNKNOWN: Final = "This name and this password do not belong together; capital letters count in the password only."
LOCKED: Final = "This name had too many wrong passwords from here; wait {minutes} minutes, then try again."
OTHER: Final = "This is not your password; type the one you log in with."
NOT_SAME: Final = "The two passwords are not the same; type it once more."


def locked() -> str:
    """Tell somebody who guessed too often how long to wait."""
    return LOCKED.format(minutes=int(settings.AXES_COOLOFF_TIME.total_seconds() // 60))


class Password(forms.CharField):
    """A password: shown to nobody, kept as typed."""

    def __init__(self, label: str, use: str, **options: Any) -> None:
        widget = forms.PasswordInput(attrs={"autocomplete": use})
        super().__init__(label=label, strip=False, max_length=LONGEST_PASSWORD, widget=widget, **options)


class NewPasswordForm(forms.Form):
    """A password somebody chooses, typed twice."""

    password = Password("Password", "new-password", help_text="At least 8 characters, and no common one.")
    again = Password("Password once more", "new-password")

    def clean_again(self) -> str:
        """Compare the two."""
        again = str(self.cleaned_data["again"])
        if self.cleaned_data.get("password", again) != again:
            raise ValidationError(NOT_SAME)
        return again

    def _check_strength(self, account: User) -> None:
        """Say by the password why it is too weak for an account."""
        try:
            password_validation.validate_password(self.cleaned_data.get("password", ""), account)
        except ValidationError as error:
            self.add_error("password", error)


class SignUpForm(NewPasswordForm):
    """A name and a password."""

    name = forms.CharField(
        label="Name",
        max_length=LONGEST,
        help_text="As the others see it in the lobby.",
        widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )
    invitation = forms.CharField(required=False, max_length=64, widget=forms.HiddenInput())
    field_order = ("name", "password", "again", "invitation")

    def clean_name(self) -> str:
        """Take a fitting name that nobody has."""
        try:
            name = checked(self.cleaned_data["name"])
        except UnfitName as error:
            raise ValidationError(str(error)) from None
        if User.objects.filter(username=key_of(name)).exists():
            raise ValidationError(TAKEN)
        return name

    def clean(self) -> None:
        """Choose a password that is not the name."""
        if "password" in self.cleaned_data:
            self._check_strength(User(username=self.cleaned_data.get("name", "")))


class LogInForm(AuthenticationForm):
    """A name and a password that belong together."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        name = self.fields["username"]
        name.label = "Name"
        name.widget.attrs |= {"autocapitalize": "none", "spellcheck": "false"}
        self.fields["password"] = Password("Password", "current-password")

    def clean(self) -> dict[str, Any]:
        """Look the two up; what does not belong together is said by the password."""
        try:
            return super().clean()
        except ValidationError:
            self.add_error("password", locked() if getattr(self.request, "axes_locked_out", False) else UNKNOWN)
            return self.cleaned_data


class OwnPasswordForm(forms.Form):
    """The password of whoever is logged in, so that nobody who found the browser open may go on."""

    current = Password("Your password", "current-password")

    def __init__(self, account: User, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.account = account

    def clean_current(self) -> str:
        """Check it."""
        current = str(self.cleaned_data["current"])
        if not self.account.check_password(current):
            raise ValidationError(OTHER)
        return current


class ChangePasswordForm(OwnPasswordForm, NewPasswordForm):
    """The old password and a new one."""

    field_order = ("current", "password", "again")

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.fields["password"].label = "New password"
        self.fields["again"].label = "New password once more"

    def clean(self) -> None:
        """Choose one that is strong enough."""
        if "password" in self.cleaned_data:
            self._check_strength(self.account)


class DeleteForm(OwnPasswordForm):
    """The password once more, before everything goes."""
