"""Puts a Dice Commandos board together: cards as they lie, their walls, and the tokens, all checked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.content import commandos_kinds as kinds
from game.content.commandos_cards import CardFace, MapCard, read_card
from game.content.commandos_edges import Edge, separated, shift, turn, turn_cell
from game.content.commandos_models import Boss, Card, DropZone, Objective, Side, Spawn, SpawnSymbol, Target, Wall
from game.content.commandos_objects import SPACE_PIXELS, cell_of, wall_edges
from game.content.locate import card_names, find_card
from game.content.map_objects import game_objects, middle, read_as
from game.content.report import Cell, Place, Report, nearest, shown
from game.content.tiled.fields import Shelf
from game.content.tiled.references import known
from game.content.tiled.tree import GID_MASK, Gid, MapObject, ObjectLayer, TileLayer, TileMap
from game.engine.commandos.board_spec import NO_BOSS, TILE_SIZE, BoardSpec, CardPlace, SpecialSpace
from game.engine.commandos.missions import MISSIONS, Mission

CARD_PIXELS = SPACE_PIXELS * TILE_SIZE
MOST_CARDS = 26
"""Cards along a side of the board: columns are named by one letter."""
MOST_OBJECTIVES = 10
"""Map Objective tokens in the box (commandos:S8)."""
_TOKENS = (DropZone, Spawn, Objective, Target, Boss, Wall)


@dataclass(slots=True)
class Tokens:
    """Spaces of the tokens, with the object of each. `some_lost`: a token that seems missing may be misread."""

    drop_zones: list[tuple[int, MapObject]] = field(default_factory=list)
    spawns: dict[SpawnSymbol, list[tuple[int, MapObject]]] = field(
        default_factory=lambda: {symbol: [] for symbol in SpawnSymbol}
    )
    objectives: list[tuple[int, MapObject]] = field(default_factory=list)
    targets: list[tuple[int, MapObject]] = field(default_factory=list)
    bosses: list[tuple[int, MapObject]] = field(default_factory=list)
    some_lost: bool = False

    def all(self) -> list[tuple[int, MapObject]]:
        """Every token, in document order of its kind."""
        spawns = [token for tokens in self.spawns.values() for token in tokens]
        return [*self.drop_zones, *spawns, *self.objectives, *self.targets, *self.bosses]


class CommandosBoard:
    """One reading of one mission map. `side` turns up this side of every card that has it; else they lie as drawn."""

    def __init__(self, tree: TileMap, report: Report, side: Side | None = None) -> None:
        self.tree, self.report, self.side = tree, report, side
        self.specials: list[SpecialSpace] = []
        self.columns, self.rows = tree.width, tree.height
        self.width, self.height = tree.width * TILE_SIZE, tree.height * TILE_SIZE
        self.cards: dict[str, MapCard | None] = {}
        self.edges: set[Edge] = set()
        self.shelf: Shelf = {}

    def read(self, name: str, mission: str) -> BoardSpec | None:
        """The board; None when something that it cannot do without is wrong. All findings go to the report."""
        if not self._check_size():
            return None
        cards = self._lay_cards()
        tokens = self._place_tokens()
        needs = MISSIONS.get(mission)
        self._check_counts(tokens, 0 if needs and not needs.objectives else 1)
        if needs:
            self._check_needs(tokens, mission, needs)
        walls = self._walls()
        if not self.report.sound:
            return None
        self._check_reach(tokens, walls)
        if not self.report.sound:
            return None
        return self._spec(name, mission, tuple(cards), walls, tokens)

    def _spec(
        self, name: str, mission: str, cards: tuple[CardPlace, ...], walls: set[tuple[int, int]], tokens: Tokens
    ) -> BoardSpec:
        """The board; tokens on a bigger space lie on its first cell (commandos:Q69)."""
        home = {cell: special.cells[0] for special in self.specials for cell in special.cells}

        def lie(found: list[tuple[int, MapObject]]) -> tuple[int, ...]:
            return tuple(sorted(home.get(space, space) for space, _ in found))

        circle, triangle, square = (lie(tokens.spawns[symbol])[0] for symbol in SpawnSymbol)
        return BoardSpec(
            name=name,
            mission=mission,
            columns=self.columns,
            rows=self.rows,
            cards=cards,
            walls=tuple(sorted(walls)),
            drop_zone=lie(tokens.drop_zones)[0],
            spawns=(circle, triangle, square),
            objectives=lie(tokens.objectives),
            specials=tuple(sorted(self.specials, key=lambda special: special.cells)),
            targets=lie(tokens.targets),
            boss=lie(tokens.bosses)[0] if tokens.bosses else NO_BOSS,
        )

    def _check_size(self) -> bool:
        tree, before = self.tree, self.report.count
        if (tree.tile_width, tree.tile_height) != (CARD_PIXELS, CARD_PIXELS):
            sides = {"width": tree.tile_width, "height": tree.tile_height}
            self.report.add(kinds.TILE_SIZE, tree.place, **sides, expected=CARD_PIXELS)
        if max(tree.width, tree.height) > MOST_CARDS:
            size = {"columns": tree.width, "rows": tree.height}
            self.report.add(kinds.BOARD_SIZE, tree.place, **size, most=MOST_CARDS)
        return self.report.count == before

    def _lay_cards(self) -> list[CardPlace]:
        """Every cell's card; the walls of each go to `self.edges`. A wall between two cards needs one side only."""
        lying: dict[Cell, tuple[Gid, TileLayer]] = {}
        for layer in self.tree.flat_layers():
            if isinstance(layer, TileLayer):
                self._collect(layer, lying)
        places = []
        for cell in ((x, y) for y in range(self.rows) for x in range(self.columns)):
            if cell in lying:
                places += self._lay(cell, *lying[cell])
            elif not self.tree.lost_layers:  # what lay there may have been on such a layer
                self.report.add(kinds.CARD_MISSING, self._bare_place(cell))
        return places

    def _collect(self, layer: TileLayer, lying: dict[Cell, tuple[Gid, TileLayer]]) -> None:
        for cell, gid in layer.used():
            tile = self.tree.tile(gid.number)
            tileset = self.tree.owner(gid.number)
            if not known(self.tree, gid.number) or (tileset is not None and not tileset.readable):
                lying.setdefault(cell, (gid, layer))  # its own finding is there already
            elif tile is None or tile.class_name != Card.__name__:
                continue
            elif cell in lying:
                self.report.add(kinds.CARD_TWICE, layer.place_of(cell), other=lying[cell][1].name)
            else:
                lying[cell] = gid, layer

    def _bare_place(self, cell: Cell) -> Place:
        """Where a card is missing: the cell of the first tile layer, if there is one."""
        layers = (layer for layer in self.tree.flat_layers() if isinstance(layer, TileLayer))
        layer = next(layers, None)
        return layer.place_of(cell) if layer else self.tree.place.at_cell(cell)

    def _lay(self, cell: Cell, gid: Gid, layer: TileLayer) -> list[CardPlace]:
        """The card in one cell as it lies; none, with a finding, when there is no such card."""
        tile = self.tree.tile(gid.number)
        if tile is None:
            return []
        model = read_as(Card, tile.properties, layer.place_of(cell), self.report)
        face = self._face(model, layer.place_of(cell))
        if face is None:
            return []
        tileset = self.tree.owner(gid.number)
        if tileset and model.content != face.content:
            drawn = Place(tileset.file, tile.line)
            gaps = {"card": model.card, "side": str(model.side), "folder": shown(tileset.file.parents[1])}
            self.report.add(kinds.CARD_STALE, drawn, **gaps)
        side = self._side_up(model)
        place = CardPlace(model.card, str(side), gid.across, gid.down, gid.diagonal)
        x, y = cell[0] * TILE_SIZE, cell[1] * TILE_SIZE
        face = self._card(model.card).faces[side]
        self.edges.update(shift(turn(edge, place, TILE_SIZE), x, y) for edge in face.edges)
        for kind, cells in face.specials:
            turned = [turn_cell(it, place, TILE_SIZE) for it in cells]
            spaces = sorted((y + row) * self.width + x + column for column, row in turned)
            self.specials.append(SpecialSpace(kind, tuple(spaces)))
        return [place]

    def _card(self, name: str) -> MapCard:
        """A card that was read and found sound."""
        card = self.cards[name]
        assert card is not None, name
        return card

    def _side_up(self, model: Card) -> Side:
        """The side that lies up: the one that was asked for where the card has it, else the one that was drawn."""
        if self.side is not None and self.side in self._card(model.card).faces:
            return self.side
        return model.side

    def _face(self, model: Card, place: Place) -> CardFace | None:
        name = model.card
        if name not in self.cards:
            file = find_card(name, self.tree.file)
            self.cards[name] = read_card(file, self.report, self.shelf) if file else None
            if file is None:
                names = card_names(self.tree.file)
                known = nearest(name, names) or ", ".join(names)
                self.report.add(kinds.CARD_UNKNOWN, place, card=name, known=known)
        card = self.cards[name]
        if card is None:
            return None
        if model.side not in card.faces:
            self.report.add(kinds.SIDE_MISSING, place, card=name, side=str(model.side))
        return card.faces.get(model.side)

    def _place_tokens(self) -> Tokens:
        tokens = Tokens()
        before = self.report.error_count
        size = self.width, self.height
        for thing in game_objects(self.tree.layers, _TOKENS, self.report):
            if thing.class_name == Wall.__name__:
                self.edges.update(wall_edges(thing, size, self.report))
                continue
            owner = self.tree.owner(thing.gid & GID_MASK)
            cell = cell_of(thing, middle(thing, owner.alignment if owner else "unspecified"), size, self.report)
            if cell is not None:
                self._sort_in(cell[1] * self.width + cell[0], thing, tokens)
        templates = (it for layer in self.tree.flat_layers() if isinstance(layer, ObjectLayer) for it in layer.objects)
        tokens.some_lost = self.report.error_count > before or any(it.lost_template for it in templates)
        return tokens

    def _sort_in(self, space: int, thing: MapObject, tokens: Tokens) -> None:
        match thing.class_name:
            case DropZone.__name__:
                tokens.drop_zones.append((space, thing))
            case Spawn.__name__:
                before = self.report.error_count
                symbol = read_as(Spawn, thing.properties, thing.place, self.report).symbol
                if self.report.error_count == before:
                    tokens.spawns[symbol].append((space, thing))
            case Target.__name__:
                tokens.targets.append((space, thing))
            case Boss.__name__:
                tokens.bosses.append((space, thing))
            case _:
                tokens.objectives.append((space, thing))

    def _check_needs(self, tokens: Tokens, mission: str, needs: Mission) -> None:
        """The targets and the boss that the mission speaks of."""
        if tokens.some_lost:
            return
        for found, expected, kind in (
            (tokens.targets, needs.targets, kinds.MISSION_TARGETS),
            (tokens.bosses, int(bool(needs.boss)), kinds.MISSION_BOSS),
        ):
            if len(found) != expected:
                self.report.add(kind, self._last(found), mission=mission, expected=expected, found=len(found))

    def _check_counts(self, tokens: Tokens, objectives: int) -> None:
        """One drop zone, one spawn of each symbol, 1 to 10 objectives apart; of too many the last one is named.

        At least `objectives` objectives: a mission may need none.

        Too few are no finding of their own while some token is lost: that one may be it.
        """
        least = 0 if tokens.some_lost else 1
        drop_zones = tokens.drop_zones
        if not least <= len(drop_zones) <= 1:
            self.report.add(kinds.DROP_ZONE_COUNT, self._last(drop_zones), found=len(drop_zones))
        for symbol, spawns in tokens.spawns.items():
            if not least <= len(spawns) <= 1:
                self.report.add(kinds.SPAWN_COUNT, self._last(spawns), found=len(spawns), symbol=str(symbol))
        taken: set[int] = set()
        for space, thing in tokens.objectives:
            if space in taken:
                self.report.add(kinds.OBJECTIVE_TWICE, thing.place)
            taken.add(space)
        found = len(tokens.objectives)
        if not min(least, objectives) <= found <= MOST_OBJECTIVES:
            place = self._last(tokens.objectives)
            self.report.add(kinds.OBJECTIVE_COUNT, place, found=found, most=MOST_OBJECTIVES)

    def _last(self, tokens: list[tuple[int, MapObject]]) -> Place:
        return tokens[-1][1].place if tokens else self.tree.place

    def _walls(self) -> set[tuple[int, int]]:
        pairs = (separated(edge, self.width, self.height) for edge in self.edges)
        return {pair for pair in pairs if pair}

    def _check_reach(self, tokens: Tokens, walls: set[tuple[int, int]]) -> None:
        reached = self._flood(tokens.drop_zones[0][0], walls)
        for space, thing in tokens.all():
            if space not in reached:
                self.report.add(kinds.SPACE_UNREACHABLE, thing.place, space=self._name(space))
        cut_off = [space for space in range(self.width * self.height) if space not in reached]
        if cut_off:
            first = self._name(cut_off[0])
            self.report.add(kinds.SPACES_CUT_OFF, self.tree.place, count=len(cut_off), space=first)

    def _flood(self, start: int, walls: set[tuple[int, int]]) -> set[int]:
        """All spaces that can be walked to from `start`."""
        reached, waiting = {start}, [start]
        while waiting:
            space = waiting.pop()
            for other in self._beside(space):
                if other not in reached and (min(space, other), max(space, other)) not in walls:
                    reached.add(other)
                    waiting.append(other)
        return reached

    def _beside(self, space: int) -> Iterable[int]:
        y, x = divmod(space, self.width)
        if x > 0:
            yield space - 1
        if x + 1 < self.width:
            yield space + 1
        if y > 0:
            yield space - self.width
        if y + 1 < self.height:
            yield space + self.width

    def _name(self, space: int) -> str:
        """The space as the game names it, "B2:5"."""
        y, x = divmod(space, self.width)
        number = y % TILE_SIZE * TILE_SIZE + x % TILE_SIZE + 1
        return f"{chr(ord('A') + x // TILE_SIZE)}{y // TILE_SIZE + 1}:{number}"
