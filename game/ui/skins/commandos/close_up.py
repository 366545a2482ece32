"""The combat close-up: what is known of one fight, folded from its events, and how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

import pygame

from game.engine.commandos import events as e
from game.engine.commandos.effects import Special
from game.engine.commandos.state import State, Table, is_enemy
from game.engine.core.events import Event
from game.engine.core.rng import Numbers
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme, tween
from game.ui.skins.commandos.board_dice import die_picture
from game.ui.skins.commandos.right_panels import odds_bar, percent
from game.ui.skins.commandos.stage import Stage
from game.ui.skins.commandos.sum_notes import fight_notes
from game.ui.text import tr

SIZE = (840, 520)
Sum = tuple[int, int, int]
_NUMBERS = Numbers(2)  # faces of dice that still roll
_DIE_ZOOM = 5


@dataclass(frozen=True)
class Fight:
    """One fight so far. Sums are: value on the map, combat die (0: not rolled), what is added."""

    attacker: str
    defender: str
    names: tuple[str, str]
    attack: Sum
    defence: Sum
    notes: tuple[tuple[str, ...], tuple[str, ...]]
    chance: Fraction
    tie_to_defender: bool
    ranged: bool = False
    winner: str = ""
    next: str = ""
    faces: tuple[tuple[int, ...], tuple[int, ...]] = field(default=((), ()), compare=False)

    @property
    def totals(self) -> tuple[int, int]:
        """The totals of attacker and defender."""
        return sum(self.attack), sum(self.defence)

    @property
    def attacker_leads(self) -> bool:
        """Whether the attacker would win as the dice lie."""
        attack, defence = self.totals
        return attack < defence + (not self.tie_to_defender)


def begun(s: State, stage: Stage, event: e.FightBegan, ahead: list[Event], modifiers: tuple[int, int]) -> Fight:
    """A fight that begins; `ahead` are the events that follow, from which its modifiers are known if it was fought.

    The stage shows the table at this moment, `s` is the state after the whole command.
    """
    ended = next((x for x in ahead if isinstance(x, e.FightEnded)), None)
    attack, defence = (ended.attacker_sum[2], ended.defender_sum[2]) if ended else modifiers
    one, other = stage.dice[event.attacker], stage.dice[event.defender]
    names = tuple(s.table.face(d.letter, d.pips).name for d in (one, other))
    tie = _tie_to_defender(s.table, stage)
    return Fight(
        event.attacker,
        event.defender,
        names,  # type: ignore[arg-type]
        (one.pips, 0, attack),
        (other.pips, 0, defence),
        fight_notes(s, stage, event, (attack, defence)),
        _chance(one.pips + attack - other.pips - defence, tie),
        tie,
        event.ranged,
    )


def rolled(fight: Fight, event: e.CombatRolled) -> Fight:
    """The fight with its combat dice rolled, or the black one rolled again."""
    faces = tuple(tuple(_NUMBERS.below(6) + 1 for _ in theme.DIE_FACES) for _ in range(2))
    attack = (fight.attack[0], event.black, fight.attack[2])
    defence = (fight.defence[0], event.white, fight.defence[2])
    again = fight.attack[1] > 0
    kept = (faces[0], ()) if again else faces
    return replace(fight, attack=attack, defence=defence, faces=kept)  # type: ignore[arg-type]


def ended(fight: Fight, event: e.FightEnded, consequence: str) -> Fight:
    """The fight with its result."""
    return replace(
        fight,
        attack=event.attacker_sum,
        defence=event.defender_sum,
        winner=event.winner,
        next=consequence,
        faces=((), ()),
    )


def _chance(lead: int, tie_to_defender: bool) -> Fraction:
    """The attacker's share of the 36 rolls when it is ahead by `lead` before them (less is better)."""
    rolls = [black - white for black in range(1, 7) for white in range(1, 7)]
    return Fraction(sum(roll + lead < (not tie_to_defender) for roll in rolls), len(rolls))


def _tie_to_defender(table: Table, stage: Stage) -> bool:
    effects = table.event[stage.event].effects if stage.event else ()
    return any(isinstance(effect, Special) and effect.name == "jammed_weapons" for effect in effects)


# ------------------------------------------------------------ picture


@dataclass(frozen=True)
class Moment:
    """How far the close-up is: `slide` of the panels, milliseconds of the roll (None: the dice lie), sums, verdict."""

    slide: float = 1.0
    roll: float | None = None
    sums: bool = True
    verdict: bool = True


def rect_in(size: tuple[int, int]) -> pygame.Rect:
    """Where the close-up stands in a window."""
    return pygame.Rect((size[0] - SIZE[0]) // 2, max(40, (size[1] - SIZE[1]) // 2 - 4), *SIZE)


def paint_close_up(surface: pygame.Surface, rect: pygame.Rect, fight: Fight, moment: Moment, how: str) -> None:
    """The whole close-up without its buttons."""
    panels.panel(surface, rect, "panel", drop=True)
    _paint_banner(surface, rect)
    half = rect.w // 2 - 36
    shift = round((1 - tween.arriving(moment.slide)) * 60)
    _paint_side(surface, pygame.Rect(rect.x + 24 - shift, rect.y + 70, half, 290), fight, 0, moment)
    _paint_side(surface, pygame.Rect(rect.centerx + 12 + shift, rect.y + 70, half, 290), fight, 1, moment)
    _paint_badge(surface, (rect.centerx, rect.y + 206))
    if moment.verdict and fight.attack[1]:
        _paint_verdict(surface, pygame.Rect(rect.x + 24, rect.y + 374, rect.w - 48, 62), fight)
    _paint_foot(surface, rect, fight, how)


def _paint_banner(surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.fill(theme.rgb("wine"), (rect.x + 4, rect.y + 4, rect.w - 8, 46))
    stripe = pygame.Rect(rect.x + 4, rect.y + 50, rect.w - 8, 6)
    surface.fill(theme.rgb("ink"), stripe)
    clip = surface.get_clip()
    surface.set_clip(stripe.clip(clip))
    for x in range(stripe.x, stripe.right, 12):
        bar = [(x, stripe.bottom), (x + 6, stripe.y), (x + 12, stripe.y), (x + 6, stripe.bottom)]
        pygame.draw.polygon(surface, theme.rgb("yellow"), bar)
    surface.set_clip(clip)
    text.draw(surface, tr(N_("LOWER TOTAL WINS")), (rect.centerx, rect.y + 9), "white", "big", "c", "ink")


def _paint_side(surface: pygame.Surface, rect: pygame.Rect, fight: Fight, side: int, moment: Moment) -> None:
    """One half: who, two dice, the sum."""
    panels.panel(surface, rect, "inset")
    letter = (fight.attacker, fight.defender)[side]
    terms = (fight.attack, fight.defence)[side]
    role = (N_("SHOOTER") if fight.ranged else N_("ATTACKER"), N_("DEFENDER"))[side]
    text.draw(surface, tr(role), (rect.centerx, rect.y + 8), "fog", "label", "c")
    colour = "yellow" if is_enemy(letter) else "lime"
    name = text.fit(tr(fight.names[side]), rect.w - 24, "head")
    text.draw(surface, name, (rect.centerx, rect.y + 22), colour, "head", "c", "ink")
    _paint_dice(surface, rect, letter, terms, fight, side, moment)
    if moment.sums and terms[1]:
        _paint_sum(surface, pygame.Rect(rect.x + 12, rect.bottom - 62, rect.w - 24, 50), fight, side, moment)
    notes = " · ".join(fight.notes[side])
    if notes:
        text.draw(surface, text.fit(notes, rect.w - 28, "label"), (rect.centerx, rect.y + 212), "orange", "label", "c")


def _paint_dice(
    surface: pygame.Surface, rect: pygame.Rect, letter: str, terms: Sum, fight: Fight, side: int, moment: Moment
) -> None:
    y = rect.y + 54
    places = (rect.x + 36, rect.right - 36 - 24 * _DIE_ZOOM)
    face, hop = terms[1], 0
    if moment.roll is not None and fight.faces[side]:
        late = theme.TIMES["die_next"] * side
        face, hop = tween.rolling_face(max(0.0, moment.roll - late), fight.faces[side], terms[1])
    kind = ("black", "white")[side]
    pictures = (
        die_picture(letter, terms[0], "big", _DIE_ZOOM),
        sprites.sprite(f"{kind}_big_{face or 'unknown'}", _DIE_ZOOM, "dice"),
    )
    for x, picture, lift in zip(places, pictures, (0, hop * 3), strict=True):
        pygame.draw.ellipse(surface, theme.rgb("night"), (x - 4, y + 112, 128, 26))
        surface.blit(picture, (x, y - 6 - lift))
    text.draw(surface, "+", (rect.centerx, y + 44), "paper", "big", "c")
    words = (tr(N_("die on the map")), tr((N_("black combat die"), N_("white combat die"))[side]))
    for x, word in zip(places, words, strict=True):
        text.draw(surface, word, (x + 60, y + 142), "mist", "label", "c")


def _paint_sum(surface: pygame.Surface, rect: pygame.Rect, fight: Fight, side: int, moment: Moment) -> None:
    """The total with its parts; the lower one is green and says so."""
    wins = moment.verdict and fight.attacker_leads == (side == 0)
    surface.fill(theme.rgb("forest" if wins else "slate"), rect)
    surface.fill(theme.rgb("grass" if wins else "steel"), (rect.x, rect.y, rect.w, 3))
    terms, ink = (fight.attack, fight.defence)[side], "white" if wins else "mist"
    sign = "" if not terms[2] else f" {'+' if terms[2] > 0 else '-'} {abs(terms[2])}"
    middle = rect.centerx - (30 if wins else 0)
    text.draw(surface, f"{terms[0]} + {terms[1]}{sign} =", (middle + 10, rect.y + 13), ink, "head", "r")
    text.draw(surface, str(sum(terms)), (middle + 22, rect.y + 6), ink, "big")
    if wins:
        word = tr(N_("WINS THE TIE")) if fight.totals[0] == fight.totals[1] else tr(N_("LOWER"))
        text.draw(surface, word, (rect.right - 14, rect.y + 16), "white", align="r")


def _paint_badge(surface: pygame.Surface, centre: tuple[int, int]) -> None:
    for radius, colour, line in ((30, "ink", 0), (26, "red", 0), (26, "coral", 3)):
        pygame.draw.circle(surface, theme.rgb(colour), centre, radius, line)
    text.draw(surface, tr(N_("VS")), (centre[0] + 1, centre[1] - 14), "white", "head", "c", "wine")


def _paint_verdict(surface: pygame.Surface, rect: pygame.Rect, fight: Fight) -> None:
    """Who wins, with the totals, and what happens next; red when it is bad for the player."""
    attack, defence = fight.totals
    leader = 0 if fight.attacker_leads else 1
    letter = (fight.attacker, fight.defender)[leader]
    ours = not is_enemy(letter)
    low, high = (attack, defence) if leader == 0 else (defence, attack)
    sentence = N_("{who} WINS") if fight.winner else N_("{who} WOULD WIN")
    panels.panel(surface, rect, "hot" if ours else "danger")
    surface.blit(sprites.icon("ok" if ours else "no", 2), (rect.x + 18, rect.y + 14))
    compare = f"{low} < {high}" if low != high else f"{low} = {high}"
    head = f"{tr(sentence).format(who=tr(fight.names[leader]).upper())}   {compare}"
    text.draw(surface, text.fit(head, rect.w - 80, "head"), (rect.x + 62, rect.y + 7), "white", "head", shadow="ink")
    colour = "sand_l" if ours else "white"
    text.draw(surface, text.fit(fight.next, rect.w - 80), (rect.x + 62, rect.y + 36), colour)


def _paint_foot(surface: pygame.Surface, rect: pygame.Rect, fight: Fight, how: str) -> None:
    """The odds before the roll, so that bad luck looks like luck, and who wins ties."""
    y = rect.y + 450
    if how != "hidden":
        text.draw(surface, tr(N_("Before the roll")), (rect.x + 26, y - 2), "fog", "label")
        won = round(fight.chance * 36)
        words = tr(N_("attacker wins {n} of 36 rolls ({percent}%)"))
        words = words.format(n=won, percent=percent(fight.chance))
        text.draw(surface, text.fit(words, 300), (rect.x + 26, y + 12), "mist")
        odds_bar(surface, pygame.Rect(rect.x + 26, y + 36, 250, 16), fight.chance)
    tie = tr(N_("Tie: defender wins")) if fight.tie_to_defender else tr(N_("Tie: attacker wins"))
    text.draw(surface, tie, (rect.x + 340, y + 12), "mist")
    text.draw(surface, tr(N_("rule {id}")).format(id="A6"), (rect.x + 340, y + 32), "wave", "label")
