"""The desk's layout is a pure function; what it promises is checked without a window."""

from __future__ import annotations

import itertools

import pytest

from inspector.window.desk.arrange import (
    ASPECT,
    LARGEST,
    NAME_SHARE,
    READABLE,
    SIDEWAYS,
    Arrangement,
    Tile,
    arrange,
    in_reading_order,
    neighbor,
)
from inspector.window.desk.places import Rect, Spot, frame, spots

PLAYERS = ("Ana", "Ben")
SIZES = ((620, 480), (840, 600), (1500, 1200), (2400, 1300))


def battlefield(count: int, player: str = "Ana", *, sideways: bool = False) -> dict[Spot, list[Tile]]:
    return {Spot("battlefield", player): [Tile(f"{player}{index}", sideways) for index in range(count)]}


def overlap(first: Rect, second: Rect) -> bool:
    return (
        first.x < second.right - 0.01
        and second.x < first.right - 0.01
        and first.y < second.bottom - 0.01
        and second.y < first.bottom - 0.01
    )


def turned(box: Rect) -> Rect:
    x, y = box.center
    return Rect(x - box.h / 2, y - box.w / 2, box.h, box.w)


def outside(desk: Arrangement) -> list[str]:
    found = []
    for label, place in desk.cards.items():
        zone = desk.frame.zones[place.spot]
        box = turned(place.box) if place.turn == SIDEWAYS else place.box
        shown = Rect(box.x, box.y, box.w, box.h * place.shown)
        if shown.x < zone.x or shown.y < zone.y or shown.right > zone.right + 0.01 or shown.bottom > zone.bottom + 0.01:
            found.append(label)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_zone_of_both_players_has_a_place_and_none_overlap(size: tuple[int, int]) -> None:
    laid = frame(*size, PLAYERS)
    assert set(laid.zones) == set(spots(PLAYERS))
    assert len(laid.zones) == 15
    clashes = [pair for pair in itertools.combinations(laid.zones, 2) if overlap(*(laid.zones[spot] for spot in pair))]
    assert clashes == []


@pytest.mark.parametrize("size", SIZES)
def test_zones_stay_on_the_desk(size: tuple[int, int]) -> None:
    laid = frame(*size, PLAYERS)
    assert all(box.x >= 0 and box.right <= laid.width and box.bottom <= laid.height for box in laid.zones.values())


def test_the_battlefields_face_each_other_with_the_hands_at_the_outer_edges() -> None:
    zones = frame(840, 600, PLAYERS).zones
    tops = [zones[Spot(zone, player)].y for zone, player in (("hand", "Ben"), ("battlefield", "Ben"))]
    tops += [zones[Spot(zone, player)].y for zone, player in (("battlefield", "Ana"), ("hand", "Ana"))]
    assert tops == sorted(tops)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 12, 30, 60])
def test_cards_of_a_battlefield_stay_inside_it_at_a_size_that_can_be_read(size: tuple[int, int], count: int) -> None:
    desk = arrange(*size, PLAYERS, battlefield(count))
    assert len(desk.cards) == count
    assert outside(desk) == []
    assert min(place.box.w for place in desk.cards.values()) >= READABLE


@pytest.mark.parametrize("size", SIZES)
def test_of_sixty_cards_each_shows_its_name(size: tuple[int, int]) -> None:
    desk = arrange(*size, PLAYERS, battlefield(30) | battlefield(30, "Ben"))
    for place in desk.cards.values():
        name = Rect(place.box.x, place.box.y, place.box.w, place.box.h * NAME_SHARE - 1)
        above = [other for other in desk.cards.values() if other.level > place.level and other.spot == place.spot]
        assert not any(overlap(name, other.box) for other in above), place.label


def test_tapped_cards_lie_sideways_without_touching_their_neighbors() -> None:
    desk = arrange(1500, 900, PLAYERS, battlefield(4, sideways=True))
    assert {place.turn for place in desk.cards.values()} == {SIDEWAYS}
    boxes = [turned(place.box) for place in desk.cards.values()]
    assert not any(overlap(*pair) for pair in itertools.combinations(boxes, 2))
    assert outside(desk) == []


def test_in_a_crowd_tapped_cards_hide_no_name() -> None:
    desk = arrange(840, 600, PLAYERS, battlefield(30, sideways=True))
    assert len(desk.cards) == 30
    assert 0 < max(place.turn for place in desk.cards.values()) < 15
    assert outside(desk) == []


def test_cards_keep_the_proportion_of_a_real_card() -> None:
    everywhere = {spot: [Tile(f"{spot.player}{spot.zone}")] for spot in spots(PLAYERS)}
    desk = arrange(840, 600, PLAYERS, everywhere)
    assert {round(place.box.h / place.box.w, 3) for place in desk.cards.values()} == {round(ASPECT, 3)}


@pytest.mark.parametrize("zone", ["hand", "library", "graveyard", "exile", "command", "outside"])
@pytest.mark.parametrize("count", [1, 3, 40])
def test_cards_of_every_other_zone_stay_inside_it(zone: str, count: int) -> None:
    tiles = {Spot(zone, "Ben"): [Tile(str(index)) for index in range(count)]}
    assert outside(arrange(840, 600, PLAYERS, tiles)) == []


@pytest.mark.parametrize("count", [2, 3, 5, 8, 10])
def test_the_stack_reads_top_down_and_every_name_on_it_is_in_view(count: int) -> None:
    desk = arrange(1440, 900, PLAYERS, {Spot("stack"): [Tile(str(index)) for index in range(count)]})
    zone = desk.frame.zones[Spot("stack")].inner()
    places = [desk.cards[str(index)] for index in reversed(range(count))]
    assert [place.shown for place in places] == [1.0, *([NAME_SHARE] * (count - 1))]
    seen = [Rect(p.box.x, p.box.y, p.box.w, p.box.h * p.shown) for p in places]
    assert all(zone.x - 0.1 <= box.x and box.right <= zone.right + 0.1 for box in seen)
    assert all(zone.y - 0.1 <= box.y and box.bottom <= zone.bottom + 0.1 for box in seen)
    assert not any(overlap(one, other) for one, other in itertools.combinations(seen, 2))
    assert all(upper.level > lower.level for upper, lower in itertools.pairwise(places))


@pytest.mark.parametrize("count", [1, 2, 11, 60])
def test_the_stack_stays_inside_its_zone_however_many_there_are(count: int) -> None:
    assert outside(arrange(840, 600, PLAYERS, {Spot("stack"): [Tile(str(index)) for index in range(count)]})) == []


def test_arrow_keys_lead_to_the_card_that_lies_that_way() -> None:
    tiles = battlefield(3) | battlefield(1, "Ben")
    cards = arrange(1500, 900, PLAYERS, tiles).cards
    assert neighbor(cards, "Ana0", "right") == "Ana1"
    assert neighbor(cards, "Ana1", "left") == "Ana0"
    assert neighbor(cards, "Ana1", "up") == "Ben0"
    assert neighbor(cards, "Ben0", "down") == "Ana1"
    assert neighbor(cards, "Ana0", "left") is None


def test_tab_visits_each_card_once_zone_by_zone() -> None:
    tiles = battlefield(3) | battlefield(2, "Ben") | {Spot("hand", "Ana"): [Tile("held")]}
    desk = arrange(1500, 900, PLAYERS, tiles)
    assert in_reading_order(desk.cards, desk.frame) == ("Ana0", "Ana1", "Ana2", "held", "Ben0", "Ben1")


def test_an_empty_opponents_side_leaves_its_room_to_the_cards() -> None:
    alone = arrange(840, 600, PLAYERS, battlefield(1))
    both = arrange(840, 600, PLAYERS, battlefield(1) | battlefield(1, "Ben"))
    widest = max(place.box.w for place in alone.cards.values())
    assert widest >= min(1.4 * max(place.box.w for place in both.cards.values()), LARGEST)
    empty = alone.frame.zones[Spot("battlefield", "Ben")]
    assert empty.h >= 100
    assert alone.frame.height <= 600


@pytest.mark.parametrize("size", [(1100, 800), (1480, 960), (900, 1400)])
def test_cards_have_one_size_on_both_battlefields_and_are_never_huge(size: tuple[int, int]) -> None:
    desk = arrange(*size, PLAYERS, battlefield(1) | battlefield(5, "Ben"))
    widths = {round(place.box.w, 3) for place in desk.cards.values()}
    assert len(widths) == 1
    assert max(widths) <= LARGEST <= 240


def test_beside_a_crowd_a_card_is_no_giant() -> None:
    desk = arrange(832, 640, PLAYERS, battlefield(1) | battlefield(40, "Ben"))
    widths = {place.box.w for place in desk.cards.values()}
    assert max(widths) <= 1.25 * min(widths)


def test_zones_at_the_side_grow_when_something_lies_in_them() -> None:
    for zone, player in (("stack", ""), ("graveyard", "Ana"), ("library", "Ben"), ("command", "Ana")):
        spot = Spot(zone, player)
        empty = arrange(832, 640, PLAYERS, {}).frame.zones[spot]
        filled = arrange(832, 640, PLAYERS, {spot: (Tile("one"),)}).frame.zones[spot]
        assert filled.w * filled.h > 1.3 * empty.w * empty.h


def test_a_hand_opens_for_its_first_card() -> None:
    empty = arrange(840, 600, PLAYERS, {}).frame.zones[Spot("hand", "Ana")]
    held = arrange(840, 600, PLAYERS, {Spot("hand", "Ana"): (Tile("one"),)}).frame.zones[Spot("hand", "Ana")]
    assert held.h > 2 * empty.h


def test_a_wide_card_takes_the_width_of_a_tapped_one_and_lies_unturned() -> None:
    spot = Spot("battlefield", "Ana")
    desk = arrange(1500, 1200, PLAYERS, {spot: [Tile("one"), Tile("battle", wide=True), Tile("two")]})
    box = desk.cards["battle"].box
    assert box.w == pytest.approx(box.h * ASPECT)
    assert box.h == pytest.approx(desk.cards["one"].box.w)
    assert desk.cards["battle"].turn == 0.0
    boxes = [place.box for place in desk.cards.values()]
    assert not any(overlap(first, second) for first, second in itertools.combinations(boxes, 2))
    assert outside(desk) == []


def test_a_tapped_wide_card_stands_upright_in_the_room_of_an_upright_one() -> None:
    spot = Spot("battlefield", "Ana")
    desk = arrange(1500, 1200, PLAYERS, {spot: [Tile("one"), Tile("battle", sideways=True, wide=True), Tile("two")]})
    boxes = [desk.cards["one"].box, turned(desk.cards["battle"].box), desk.cards["two"].box]
    assert boxes[1].w == pytest.approx(boxes[0].w)
    assert not any(overlap(first, second) for first, second in itertools.combinations(boxes, 2))
    assert outside(desk) == []


def test_what_is_attached_tucks_under_its_bearer_with_its_name_in_view() -> None:
    spot = Spot("battlefield", "Ana")
    tiles = [Tile("Bear"), Tile("Aura", bearer="Bear"), Tile("Other"), Tile("Sword", bearer="Bear")]
    for sideways in (False, True):
        tiles[0] = Tile("Bear", sideways)
        desk = arrange(1000, 800, PLAYERS, {spot: tiles})
        bear, aura, sword, other = (desk.cards[label] for label in ("Bear", "Aura", "Sword", "Other"))
        assert sword.level < aura.level < bear.level
        top = bear.box.center[1] - (bear.box.w if sideways else bear.box.h) / 2
        assert aura.box.y + NAME_SHARE * aura.box.h <= top + 0.01
        assert sword.box.y + NAME_SHARE * sword.box.h <= aura.box.y + 0.01
        assert abs(aura.box.center[0] - bear.box.center[0]) < aura.box.w / 2
        assert not overlap(other.box, aura.box)
        inner = desk.frame.zones[spot].inner()
        assert all(place.box.y >= inner.y - 0.01 for place in desk.cards.values())


def test_what_is_attached_to_a_card_elsewhere_lies_by_itself() -> None:
    spot = Spot("battlefield", "Ana")
    desk = arrange(1000, 800, PLAYERS, {spot: [Tile("Aura", bearer="Gone"), Tile("Bear")]})
    assert not overlap(desk.cards["Aura"].box, desk.cards["Bear"].box)


def test_attached_to_each_other_in_a_ring_everything_still_has_a_place() -> None:
    spot = Spot("battlefield", "Ana")
    ring = [Tile("one", bearer="two"), Tile("two", bearer="one"), Tile("three", bearer="three")]
    assert set(arrange(1000, 800, PLAYERS, {spot: ring}).cards) == {"one", "two", "three"}


def test_in_a_crowd_what_is_attached_comes_right_before_its_bearer() -> None:
    spot = Spot("battlefield", "Ana")
    tiles = [Tile(f"c{index}") for index in range(60)] + [Tile("Aura", bearer="c7")]
    desk = arrange(700, 500, PLAYERS, {spot: tiles})
    assert set(desk.cards) == {tile.label for tile in tiles}
    assert desk.cards["Aura"].level == desk.cards["c7"].level - 1
