"""What special spaces do to a walk: cells that count as one space, and spaces that slow, end or forbid it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos.board_spec import SpecialSpace

BRIDGE, HUT, SWAMP, MINEFIELD = "rope_bridge", "hut", "swamp", "minefield"
SNIPER_NEST, MACHINE_GUN_NEST, TALL_GRASS = "sniper_nest", "machine_gun_nest", "tall_grass"
RADIO_POST, AMMO_DEPOT, TUNNEL, MED_TENT = "radio_post", "ammo_depot", "tunnel", "med_tent"
NESTS = (SNIPER_NEST, MACHINE_GUN_NEST)
KINDS = (
    *(TALL_GRASS, BRIDGE, HUT, *NESTS, SWAMP),
    *(RADIO_POST, AMMO_DEPOT, TUNNEL, MED_TENT, MINEFIELD),
)
"""Every icon of the map icon reference (5.8)."""
WIDE_COST = 2
"""Movement to enter a bigger space, or a bridge of any size (commandos:Q92)."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """Masks of spaces: `groups` are the cells of each bigger space, `inner` those of them where nothing lies.

    Entering a space of `slow` costs two (commandos:Q91), a walk ends for good in `swamps`, pauses in `mines` and
    never enters `closed`.
    """

    groups: tuple[int, ...] = ()
    inner: int = 0
    slow: int = 0
    swamps: int = 0
    mines: int = 0
    closed: int = 0

    def whole(self, mask: int) -> int:
        """The mask with all cells of every bigger space that it touches."""
        for group in self.groups:
            if mask & group:
                mask |= group
        return mask


def terrain_of(specials: dict[int, SpecialSpace], cut: tuple[int, ...]) -> Terrain:
    """The terrain that these special spaces make, by number; bridges of `cut` are closed."""
    masks = {number: sum(1 << cell for cell in special.cells) for number, special in specials.items()}

    def of(kind: str) -> int:
        return sum(masks[number] for number, special in specials.items() if special.kind == kind)

    return Terrain(
        groups=tuple(masks[number] for number, special in specials.items() if len(special.cells) > 1),
        inner=sum(1 << cell for special in specials.values() for cell in special.cells[1:]),
        slow=sum(masks[number] for number, special in specials.items() if len(special.cells) > 1) | of(BRIDGE),
        swamps=of(SWAMP),
        mines=of(MINEFIELD),
        closed=sum(masks[number] for number in cut),
    )
