"""Translates marked sentences where they are drawn, with the standard library's gettext."""

from __future__ import annotations

import gettext
import locale
import logging
import os
import re
from functools import lru_cache

from game import paths
from game.engine.core.text import Message

DOMAIN = "commandotable"
SYSTEM = "system"
_SYSTEM_NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
_WINDOWS_NAMES = {"polish": "pl", "english": "en"}  # Windows spells them out
_log = logging.getLogger(__name__)


class _Language:
    """The catalogue in use; English needs none."""

    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> None:
    """Use the catalogue of a language ("pl", "en", or "system"); a language without one stays English."""
    wanted = _system_language() if code == SYSTEM else code
    _Language.catalogue = gettext.translation(DOMAIN, paths.assets() / "locale", [wanted], fallback=True)
    if wanted != "en" and type(_Language.catalogue) is gettext.NullTranslations and code != SYSTEM:
        _log.warning("no catalogue for the language %r: English is used", wanted)
    tr.cache_clear()


def has_catalogue(code: str) -> bool:
    """Whether the program speaks this language; English and the system's choice always work."""
    return code in ("en", SYSTEM) or gettext.find(DOMAIN, str(paths.assets() / "locale"), [code]) is not None


def _system_language() -> str:
    """What the environment asks for, even if the system lacks that locale; else what the system itself says."""
    asked = next((os.environ[name] for name in _SYSTEM_NAMES if os.environ.get(name)), None)
    try:
        code = asked or locale.getlocale()[0] or "en"
    except ValueError:  # a locale that Python does not know
        code = "en"
    name = re.split("[_.:@]", code)[0].lower()
    return _WINDOWS_NAMES.get(name, name)


@lru_cache(maxsize=4096)
def tr(sentence: str) -> str:
    """The sentence in the player's language."""
    return _Language.catalogue.gettext(sentence) if sentence else ""


def tr_message(message: Message | str) -> str:
    """A message in the player's language with its gaps filled; a plain sentence is only translated.

    Gaps are translated too, such as the name of a card; what stands in quotation marks is quoted as somebody wrote it.
    """
    if isinstance(message, str):
        return tr(message)
    quoted = {name for name in message.gaps if f'"{{{name}}}"' in message.sentence}
    gaps = {name: gap if name in quoted else _in_gap(gap) for name, gap in message.gaps.items()}
    return tr(message.sentence).format(**gaps)


def _in_gap(gap: str | int | Message) -> str | int:
    return gap if isinstance(gap, int) else tr_message(gap)
