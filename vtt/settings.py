"""Settings: everything an operator may change comes from the environment, the rest stands here."""

import os
from datetime import timedelta
from pathlib import Path
from typing import Any

import dj_database_url

from vtt.environment import csv, hosts_of, kept_secret, one_of
from vtt.fingerprint import version_of

ROOT = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("WARMAT_VAR", ROOT / "var"))
VAR.mkdir(parents=True, exist_ok=True)

DEBUG = os.environ.get("WARMAT_DEBUG") == "1"
SECRET_KEY = os.environ.get("WARMAT_SECRET_KEY") or kept_secret(VAR / "secret_key")

# The public addresses of this table, "https://table.club.example": pages, forms and sockets are served to
# these alone. Without any, the names of this machine are served and a socket's page must come from its own host.
ORIGINS = csv(os.environ.get("WARMAT_ORIGINS", ""))
ALLOWED_HOSTS = hosts_of(ORIGINS) or ["localhost", "127.0.0.1", "[::1]"]
CSRF_TRUSTED_ORIGINS = ORIGINS
BEHIND_TLS = bool(ORIGINS) and all(origin.startswith("https://") for origin in ORIGINS)

DATABASE_URL = os.environ.get("DATABASE_URL", f"sqlite:///{VAR / 'warmat.sqlite3'}")
REDIS_URL = os.environ.get("REDIS_URL")

DATABASES: dict[str, Any] = {"default": dj_database_url.parse(DATABASE_URL, conn_health_checks=True)}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["CONN_MAX_AGE"] = 600
    # NORMAL: what was acknowledged survives the death of this process at any moment. A power cut may cost the
    # last moves, never the database; where that is too much, PostgreSQL keeps them too.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 5,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
    DATABASES["default"]["TEST"] = {"NAME": VAR / "test.sqlite3"}
else:
    # Django serves each page in a thread of its own, which would leave its connection behind: the threads share a
    # few instead. A database that is away is told, and tried again, within seconds.
    pool = {"min_size": 0, "max_size": 12, "timeout": 3, "reconnect_timeout": 3}
    DATABASES["default"].setdefault("OPTIONS", {}).update(connect_timeout=3, pool=pool)

# Without Redis there is no layer at all: one process tells its rooms directly.
CHANNEL_LAYERS: dict[str, Any] = {}
if REDIS_URL:
    CHANNEL_LAYERS["default"] = {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL], "prefix": "warmat"},
    }

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "vtt",
    "vtt.accounts",
    "vtt.games",
    "vtt.library",
    "axes",
]
MIDDLEWARE = [
    "vtt.hosting.health.health",
    "django.middleware.security.SecurityMiddleware",
    "vtt.headers.content_security_policy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    # Last, so that it answers for a login that django-axes has locked.
    "axes.middleware.AxesMiddleware",
]
ROOT_URLCONF = "vtt.urls"
ASGI_APPLICATION = "vtt.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# Who may make an account: anybody, whoever was invited, nobody. Guests play by link in any case.
SIGN_UP = one_of("WARMAT_SIGN_UP", ("open", "invited", "closed"))
LOGIN_URL = "log_in"
LOGIN_REDIRECT_URL = "home"
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "vtt.accounts.backend.NameBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}Validator"}
    for name in ("UserAttributeSimilarity", "MinimumLength", "CommonPassword", "NumericPassword")
]

# A name is locked to one household, not to everybody: nobody can lock somebody else out by guessing.
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_FAILURE_LIMIT = 5
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_RESET_ON_SUCCESS = True
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False
AXES_DISABLE_ACCESS_LOG = True
AXES_CLIENT_IP_CALLABLE = "vtt.accounts.throttle.address_of"
AXES_USERNAME_CALLABLE = "vtt.accounts.throttle.name_of"
AXES_LOCKOUT_CALLABLE = "vtt.accounts.throttle.locked_out"
AXES_VERBOSE = False

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True
# One folder for each version, so that a page that is open while the server is updated mixes no modules.
STATIC_VERSION = version_of(ROOT / "static")
STATIC_URL = f"static/{STATIC_VERSION}/"
STATICFILES_DIRS = [ROOT / "static"]
STATIC_ROOT = VAR / "static" / STATIC_VERSION

SESSION_COOKIE_AGE = 180 * 24 * 3600
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = BEHIND_TLS
SECURE_SSL_REDIRECT = BEHIND_TLS
SECURE_HSTS_SECONDS = 180 * 24 * 3600 if BEHIND_TLS else 0
# What stands beside this table under a club's name is the club's: no word about its other names (W005, W021).
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if BEHIND_TLS else None
CSRF_FAILURE_VIEW = "vtt.refusal.stale_form"
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "vtt.logs.OneLine"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "vtt": {"level": os.environ.get("WARMAT_LOG_LEVEL", "INFO")},
        "django": {"handlers": [], "level": "WARNING"},
    },
}
