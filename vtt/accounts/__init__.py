"""Accounts on Django's own: signing up, logging in and out, and what a person keeps across browsers."""
