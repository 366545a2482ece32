"""What the result says about the campaign: what the game that just ended has changed in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.content.campaign import Win
from game.engine.core.text import N_


class News(StrEnum):
    """What a won game was to the campaign."""

    FIRST = "first"
    HARDER = "harder"
    AGAIN = "again"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class NewsText:
    """News in the window: label, bubble, icon, style of the button."""

    label: str
    tip: str
    icon: str
    style: str


_COUNTS_NOT = N_("A bot made most choices of this game, so it is no win of yours.")
NEWS_TEXTS: dict[News | None, NewsText] = {
    News.FIRST: NewsText(
        N_("Campaign: first win"), N_("This mission was never won before. The campaign keeps it."), "star", "hot"
    ),
    News.HARDER: NewsText(
        N_("Campaign: harder than before"), N_("Your best win of this mission. The campaign keeps it."), "star", "hot"
    ),
    News.AGAIN: NewsText(
        N_("Campaign: won again"), N_("The campaign keeps an earlier win that was as hard or harder."), "ok", "button"
    ),
    News.BOT: NewsText(N_("Campaign: does not count"), _COUNTS_NOT, "no", "button"),
    None: NewsText(N_("Campaign"), N_("All missions, and which of them you have won."), "flag", "button"),
}


def news_of(before: Win | None, win: Win) -> News:
    """What a win is after the best one so far."""
    if before is None:
        return News.FIRST
    return News.HARDER if win.rank > before.rank else News.AGAIN
