"""The rules browser and the popovers: every rule can be read, found, and reached from the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.cards import commandos_cards, dday_cards
from game.content.controls import Action
from game.scenes.rules import RulesScene
from game.scenes.rules_book import rulebook
from game.scenes.rules_citation import explain
from game.ui import sprites
from tests.ui.scene_checks import ALL_SIZES, draws_at, nothing_overlaps, off_says_why, opened, press
from tests.ui.toolkit_desk import Desk, focusable, reachable_by_tab

GAMES = ("commandos", "dday")


def _scene(desk: Desk) -> RulesScene:
    return RulesScene(desk.ui, "commandos:A6")


def _of_dday(desk: Desk) -> RulesScene:
    return RulesScene(desk.ui, "dday:D14")


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("make", [_scene, _of_dday])
def test_it_draws_at_every_size_and_its_texts_fit(make: Callable[[Desk], RulesScene], size: tuple[int, int]) -> None:
    draws_at(make, size)


def test_it_can_be_used_by_mouse_alone_and_by_tab_alone() -> None:
    nothing_overlaps(_scene)
    off_says_why(_scene)
    _, scene = opened(_scene)
    assert reachable_by_tab(scene.page) == set(focusable(scene.page))


def test_arrows_lead_from_the_list_to_the_chapters_the_search_and_the_links() -> None:
    desk, scene = opened(_scene)
    desk.act(Action.LEFT)
    assert scene.page.focused.name == "chapters"
    desk.act(Action.RIGHT)
    assert scene.page.focused.name == "rules"
    desk.act(Action.RIGHT)
    assert scene.page.focused.name.startswith("link ")
    scene.page.focus("rules")
    while scene.page.focused.name == "rules":
        desk.act(Action.UP)
    assert scene.page.focused.name == "search"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_fits_its_page_with_its_first_links(game: str) -> None:
    desk, scene = opened(lambda desk: RulesScene(desk.ui, game=game), (1280, 680))
    for rule in rulebook(game).rules:
        scene.open(rule)
        desk.look()
        links = [widget for widget in scene.page.widgets if widget.name.startswith("link ")]
        assert len(links) >= min(2, len(rulebook(game).linked(rule))), rule.id


@pytest.mark.parametrize("rule", ["A6", "commandos:A6", "Q15", "dday:D14", "dday:Q15"])
def test_it_opens_at_a_rule(rule: str) -> None:
    _, scene = opened(lambda desk: RulesScene(desk.ui, rule))
    assert scene.rule.id == rule.rpartition(":")[2]
    assert scene.page.widget("rules").chosen is not None
    assert scene.book.game == (rule.partition(":")[0] if ":" in rule else "commandos")


def test_it_opens_the_book_of_the_game_that_one_comes_from() -> None:
    _, scene = opened(lambda desk: RulesScene(desk.ui, "Q9", game="dday"))
    assert scene.rule is rulebook("dday").find("Q9")
    _, scene = opened(lambda desk: RulesScene(desk.ui, game="dday"))
    assert scene.rule is rulebook("dday").rules[0]


def test_the_switch_opens_the_other_book_and_back_finds_the_place_again() -> None:
    desk, scene = opened(_of_dday)
    left = scene.rule
    scene._search("landmines")
    scene.page.focus("game")
    desk.act(Action.LEFT)
    assert scene.book is rulebook("commandos") and scene.rule is rulebook("commandos").rules[0]
    assert scene.words == ""
    desk.look()
    desk.act(Action.RIGHT)
    assert scene.book is rulebook("dday") and scene.rule is left
    desk.look()


def test_the_rule_before_may_be_one_of_the_other_game() -> None:
    desk, scene = opened(_of_dday)
    scene.open_book("commandos")
    press(desk, "before")
    assert scene.book is rulebook("dday") and scene.rule.id == "D14"
    desk.look()


def test_an_unknown_rule_opens_the_book_at_its_beginning() -> None:
    _, scene = opened(lambda desk: RulesScene(desk.ui, "Z99"))
    assert scene.rule is rulebook().rules[0]


def test_a_search_is_typed_and_enter_opens_the_best_rule() -> None:
    desk, scene = opened(_scene)
    scene.page.focus("search")
    for letter in "machete":
        desk.key(letter, letter)
    assert scene.listed() and len(scene.listed()) < 10
    desk.look()
    desk.act(Action.CONFIRM)
    assert scene.rule is scene.listed()[0]
    assert scene.page.focused.name == "rules"
    desk.look()


def test_a_search_without_result_says_so() -> None:
    desk, scene = opened(_scene)
    scene._search("qqqq")
    assert scene.listed() == []
    desk.look()


def test_a_link_is_followed_and_the_rule_before_comes_back() -> None:
    desk, scene = opened(_scene)
    before = scene.rule
    link = next(widget for widget in scene.page.widgets if widget.name.startswith("link "))
    press(desk, link.name)
    assert scene.rule.id == link.name.removeprefix("link ")
    press(desk, "before")
    assert scene.rule is before


def test_arrows_in_the_list_read_on() -> None:
    desk, scene = opened(_scene)
    rules = scene.listed()
    desk.act(Action.DOWN)
    assert scene.rule is rules[rules.index(rulebook().find("A6")) + 1]
    desk.look()


def test_choosing_a_chapter_shows_its_first_rule() -> None:
    desk, scene = opened(_scene)
    scene.page.focus("chapters")
    desk.act(Action.DOWN)
    assert scene.rule.chapter == "enemies"
    desk.look()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_popover_that_fits(game: str) -> None:
    desk, scene = opened(_scene)
    desk.ui.explain = explain
    for rule in rulebook(game).rules:
        citation = explain(f"{game}:{rule.id}")
        assert citation and citation.by_the_book is (rule.kind == "book")
        assert all(link.rule.startswith(f"{game}:") for link in citation.links)
        assert scene.page.cite(f"{game}:{rule.id}", scene.page.widget("rules").rect)
        desk.look()


def test_cards_commandos_enemies_and_objectives_are_explained_too() -> None:
    cards = commandos_cards()
    known = [card.id for card in (*cards.events, *cards.loadouts, *cards.commandos, *cards.objectives)]
    known += [f"{kind.id}:{face.face}" for kind in cards.enemies for face in kind.face]
    for card in known:
        citation = explain(card)
        assert citation and citation.body, card
    assert explain("nothing") is None


def test_cards_of_dday_are_explained_by_their_game_and_id() -> None:
    cards = dday_cards()
    for card in (*cards.specialists, *cards.items, *cards.vehicles, *cards.awards):
        citation = explain(f"dday:{card.id}")
        assert citation and citation.topic == card.name and citation.body == card.text
        assert sprites.has(citation.icon, "icons")
    assert explain("bangalore") == explain("dday:bangalore")
    assert explain("dday:A6") is explain("dday:nothing") is None


def test_an_id_of_both_games_means_dice_commandos_unless_its_game_is_named() -> None:
    soldier, specialist = explain("sniper"), explain("dday:sniper")
    assert soldier and specialist and soldier.body != specialist.body
    assert explain("commandos:sniper") == soldier
