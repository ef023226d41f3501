"""The addresses of accounts."""

from django.urls import path

from vtt.accounts import views

urlpatterns = [
    path("", views.account, name="account"),
    path("sign-up/", views.sign_up, name="sign_up"),
    path("log-in/", views.LogIn.as_view(), name="log_in"),
    path("log-out/", views.log_out, name="log_out"),
    path("password/", views.change_password, name="change_password"),
    path("delete/", views.delete_account, name="delete_account"),
]
