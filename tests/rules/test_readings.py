"""Where the texts are silent: each reading is a switch that decides something, and its reason says so."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from inspector.rules import NEWEST
from inspector.rules.edition.readings import READINGS
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, do, place, play

NEW = NEWEST.key
EVERY_EDITION = ("2011-09", "2016-01", "2021-09", "2025-06", NEW)


@pytest.fixture
def read_otherwise(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Take the other reading at one switch, given as the fixture's parameter."""
    other = msgspec.structs.replace(READINGS, **request.param)
    for name, module in tuple(sys.modules.items()):
        if name.startswith("inspector.rules.") and getattr(module, "READINGS", None) is READINGS:
            monkeypatch.setattr(module, "READINGS", other)


def token_of_ravager() -> Played:
    return play(
        NEW,
        place("Huntmaster of the Fells", "ravager", face="back"),
        {"do": "create_token_copy", "of": "ravager", "as": "it"},
    )


def room_copied_as_a_spell() -> Played:
    return play(
        NEW,
        place("Bottomless Pool // Locker Room", "room", zone="hand"),
        do("cast", "room", half="left"),
        {"do": "copy_spell", "of": "room", "as": "it"},
        do("resolve", "it"),
    )


def test_a_double_faced_token_reads_its_front_and_says_that_this_is_a_reading() -> None:
    it = token_of_ravager()["it"]
    assert it.mana_value == 4
    assert any("both ways" in why.says for why in it.why["mana_value"])


@pytest.mark.parametrize("read_otherwise", [{"double_faced_copy_reads_its_front": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_it_has_mana_value_0() -> None:
    assert token_of_ravager()["it"].mana_value == 0


def test_the_half_of_a_copied_room_spell_counts_and_says_that_this_is_a_reading() -> None:
    played = room_copied_as_a_spell()
    assert played["it"].unlocked == ("left",)
    assert "not cast" in played.last.says


@pytest.mark.parametrize("read_otherwise", [{"copied_room_spell_opens_its_half": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_both_its_doors_are_locked() -> None:
    assert room_copied_as_a_spell()["it"].unlocked == ()


@pytest.mark.parametrize("read_otherwise", [{"exception_reaches_both_faces": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_an_exception_stays_on_the_face_that_is_up() -> None:
    made = {"do": "create_token_copy", "of": "kruin", "as": "it", "except": {"add_types": ["Artifact"]}}
    played = play(NEW, place("Kruin Outlaw", "kruin"), made, do("transform", "it"))
    assert played["it"].types == ("Creature",)
    assert played.then(do("transform", "it"))["it"].types == ("Artifact", "Creature")


def test_an_exception_reaches_both_faces_of_a_token_and_says_that_this_is_a_reading() -> None:
    made = {"do": "create_token_copy", "of": "kruin", "as": "it", "except": {"add_types": ["Artifact"]}}
    played = play(NEW, place("Kruin Outlaw", "kruin"), made)
    (reading,) = [why for why in played.last.reasons if "both are assumed" in why.says]
    assert reading.rules == ("707.8a",)
    assert play(NEW, place("Kruin Outlaw", "kruin"), made, do("transform", "it"))["it"].types == (
        "Artifact",
        "Creature",
    )


def same_name_as_a_locked_room() -> Played:
    return play(
        NEW,
        place("Bottomless Pool // Locker Room", "it", unlocked=[]),
        place("Smoky Lounge // Misty Salon", "other", unlocked=[]),
        {"do": "tap", "filter": {"same_name_as": "it", "other": "it"}},
    )


def test_objects_without_a_name_share_none() -> None:
    assert not same_name_as_a_locked_room()["other"].tapped


def nameless_creatures(edition: str) -> Played:
    """Two face-down legendary creatures; what has the name of the one is tapped."""
    legendary = {"types": ["Creature"], "supertypes": ["Legendary"], "power": 2, "toughness": 2}
    return play(
        edition,
        place("Grizzly Bears", "it", face_down=legendary),
        place("Grizzly Bears", "other", face_down=legendary),
        {"do": "tap", "filter": {"same_name_as": "it", "other": "it"}},
    )


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_201_2a_two_nameless_objects_share_no_name(edition: str) -> None:
    played = nameless_creatures(edition)
    assert (played["it"].name, played["other"].name) == ("", "")
    assert not played["other"].tapped
    assert (played["it"].state_based, played["other"].state_based) == ((), ())


@pytest.mark.parametrize("read_otherwise", [{"nameless_objects_share_a_name": True}], indirect=True)
@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.usefixtures("read_otherwise")
def test_201_2_only_where_no_rule_decides_can_it_be_read_otherwise(edition: str) -> None:
    silent = edition in ("2011-09", "2016-01")
    played = nameless_creatures(edition)
    assert played["other"].tapped is silent
    assert bool(played["other"].state_based) is silent
    assert not same_name_as_a_locked_room()["other"].tapped


class Silent:
    """A point on which texts are silent: the actions that meet it, how the last ends, and how it would otherwise."""

    def __init__(self, switch: str, taken: str, otherwise: str, *actions: dict[str, Any], edition: str = NEW) -> None:
        self.switch, self.taken, self.otherwise = switch, taken, otherwise
        self.actions, self.edition = actions, edition

    def played(self) -> Played:
        return play(self.edition, *self.actions)


SILENT = {
    "a meld card told to enter transformed": Silent(
        "meld_card_stays_when_told_to_enter_transformed",
        NOTHING,
        DONE,
        place("Graf Rats", "it", "hand"),
        do("put_onto_battlefield", "it", transformed=True),
    ),
    "a modal card with an instant on its front told to enter transformed": Silent(
        "modal_front_decides_even_when_transformed",
        DONE,
        NOTHING,
        place("Kabira Takedown", "it", "hand"),
        do("put_onto_battlefield", "it", transformed=True),
    ),
    "flipping what has no lower half": Silent(
        "only_what_has_two_halves_flips", NOTHING, DONE, place("Grizzly Bears", "it"), do("flip", "it")
    ),
    "melding cards of two owners": Silent(
        "cards_of_two_owners_meld",
        DONE,
        NOTHING,
        place("Graf Rats", "rats"),
        place("Midnight Scavengers", "scavengers", player="Ben"),
        {"do": "meld", "objects": ["rats", "scavengers"], "as": "it"},
    ),
    "copying a permanent spell in 2016": Silent(
        "permanent_spells_were_copied",
        ILLEGAL,
        DONE,
        place("Grizzly Bears", "bear", "stack"),
        {"do": "copy_spell", "of": "bear", "as": "it"},
        edition="2016-01",
    ),
    "a single-faced copy of a creature with daybound, put there by night": Silent(
        "daybound_keeps_out_what_has_one_face",
        DONE,
        NOTHING,
        place("Brutal Cathar", "cathar"),
        place("Clone", "clone", "hand"),
        do("put_onto_battlefield", "clone", as_copy_of="cathar"),
        do("day_night", value="night"),
        place("Clone", "it", "hand"),
        do("put_onto_battlefield", "it", as_copy_of="clone"),
        edition="2021-09",
    ),
    "turning up an instant that an effect hid": Silent(
        "instants_stay_face_down_whatever_hid_them",
        NOTHING,
        DONE,
        place("Lightning Bolt", "it", "hand"),
        do("put_onto_battlefield", "it", face_down=True),
        do("turn_face_up", "it"),
    ),
    "turning down what is face down, before there was a rule for it": Silent(
        "face_down_stays_as_it_was_hidden",
        NOTHING,
        DONE,
        place("Grizzly Bears", "it", face_down=True),
        do("turn_face_down", "it", face_down={"types": ["Artifact"]}),
        edition="2021-09",
    ),
}


def both_readings() -> Iterator[Any]:
    for name, silent in SILENT.items():
        other = not getattr(READINGS, silent.switch)
        yield pytest.param({}, silent, silent.taken, id=name)
        yield pytest.param({silent.switch: other}, silent, silent.otherwise, id=f"{name}, otherwise")


@pytest.mark.parametrize(("read_otherwise", "silent", "ends"), list(both_readings()), indirect=["read_otherwise"])
@pytest.mark.usefixtures("read_otherwise")
def test_a_silent_point_ends_as_it_is_read_and_says_that_it_is_a_reading(silent: Silent, ends: str) -> None:
    last = silent.played().last
    assert last.result == ends
    assert "it is assumed that" in last.says
    if ends == silent.taken and len(last.reasons) > 1:
        assert "it is assumed that" not in last.reasons[0].says, "the rule comes first, the reading behind it"


@pytest.mark.parametrize(
    ("read_otherwise", "said"),
    [({}, True), ({"face_down_stays_as_it_was_hidden": False}, False)],
    indirect=["read_otherwise"],
)
@pytest.mark.usefixtures("read_otherwise")
def test_708_2_what_is_turned_down_again_is_not_told_to_be_so_already(said: bool) -> None:
    last = SILENT["turning down what is face down, before there was a rule for it"].played().last
    assert ("cannot be turned face down again" in last.says) is said


# The rule named first, and that of the reading, as it is read and otherwise.
BY_WHICH_RULES = {
    "a meld card told to enter transformed": ("712.14a 712.14a", "712.14 712.14a"),
    "a modal card with an instant on its front told to enter transformed": ("712.14a 712.14a", "712.14b 712.14a"),
    "flipping what has no lower half": ("710.2 110.5c", "110.5c 110.5c"),
    "melding cards of two owners": ("701.42a 108.3", "701.42b 701.42b"),
    "copying a permanent spell in 2016": ("706.10 706.10", "706.10 706.10"),
    "a single-faced copy of a creature with daybound, put there by night": ("707.5 702.145b", "712.10a 702.145b"),
    "turning up an instant that an effect hid": ("304.4 304.4", "708.8 708.8"),
    "turning down what is face down, before there was a rule for it": ("708.2a 708.2a", "708.2 708.2a"),
}


@pytest.mark.parametrize(
    ("read_otherwise", "silent", "rules"),
    [
        pytest.param({silent.switch: not getattr(READINGS, silent.switch)} if otherwise else {}, silent, rules)
        for name, silent in SILENT.items()
        for otherwise, rules in enumerate(BY_WHICH_RULES[name])
    ],
    indirect=["read_otherwise"],
)
@pytest.mark.usefixtures("read_otherwise")
def test_a_reading_names_the_rule_that_leaves_it_open(silent: Silent, rules: str) -> None:
    reasons = silent.played().last.reasons
    (reading,) = [why for why in reasons if "it is assumed that" in why.says]
    assert f"{reasons[0].rules[0]} {reading.rules[0]}" == rules


def test_709_5d_the_reading_of_a_copied_room_spell_names_the_rule_of_its_doors() -> None:
    assert [why.rules for why in room_copied_as_a_spell().last.reasons if "not cast" in why.says] == [("709.5d",)]


def token_of_a_manifested_card() -> Played:
    return play(
        NEW,
        place("Delver of Secrets", "delver", "library"),
        do("manifest", "delver"),
        {"do": "create_token_copy", "of": "delver", "as": "it"},
    )


@pytest.mark.parametrize(
    ("read_otherwise", "faces"),
    [({}, None), ({"token_of_face_down_has_one_face": False}, "front")],
    indirect=["read_otherwise"],
)
@pytest.mark.usefixtures("read_otherwise")
def test_a_token_of_a_face_down_double_faced_permanent_is_a_nameless_two_two(faces: str | None) -> None:
    played = token_of_a_manifested_card()
    it = played["it"]
    assert (it.name, it.power, it.face_down, it.face_up) == ("", 2, False, faces)
    assert "it is assumed that" in played.last.says
    assert ("has two, which look alike" in played.last.says) is bool(faces)
    assert played.then(do("transform", "it")).last.result == (DONE if faces else NOTHING)


def test_cards_of_two_owners_go_to_their_own_owners() -> None:
    melded = SILENT["melding cards of two owners"].played()
    assert melded["it"].owner == "Ana"
    apart = melded.then(do("move", "it", to="graveyard"))
    assert (apart["rats"].owner, apart["scavengers"].owner) == ("Ana", "Ben")
    assert "712.21a" not in apart.last.rules, "they go to two graveyards, so there is no order of theirs"


@pytest.mark.parametrize("read_otherwise", [{"permanent_spells_were_copied": True}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_a_copied_permanent_spell_of_2016_ceases_to_exist() -> None:
    played = SILENT["copying a permanent spell in 2016"].played().then(do("resolve", "it"))
    assert [str(event.kind) for event in played.last.events] == ["resolved", "ceased to exist"]
    assert "706.10a" in played.last.rules


@pytest.mark.parametrize("edition", ["2021-09", "2025-06"])
def test_until_2025_a_meld_card_told_to_enter_transformed_plainly_stays(edition: str) -> None:
    actions = SILENT["a meld card told to enter transformed"].actions
    last = play(edition, *actions).last
    assert (last.result, "it is assumed that" in last.says) == (NOTHING, False)


def test_every_switch_is_turned_by_a_test() -> None:
    """A switch that nothing turns would only look like one."""
    here = Path(__file__).read_text(encoding="utf-8")
    assert [field.name for field in msgspec.structs.fields(type(READINGS)) if f'"{field.name}"' not in here] == []


def token_of_melded() -> Played:
    return play(
        NEW,
        place("Graf Rats", "rats"),
        place("Midnight Scavengers", "scavengers"),
        {"do": "meld", "objects": ["rats", "scavengers"], "as": "host"},
        {"do": "create_token_copy", "of": "host", "as": "it"},
    )


def test_a_token_of_a_melded_permanent_has_one_face_and_says_that_this_is_a_reading() -> None:
    played = token_of_melded()
    assert "one only" in played.last.says
    assert played.then(do("transform", "it")).last.result == NOTHING


@pytest.mark.parametrize("read_otherwise", [{"token_of_melded_has_one_face": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_it_would_turn_over() -> None:
    """707.8a: it would have both faces, the combined one up, and that of the first card in front."""
    played = token_of_melded()
    assert (played["it"].name, played["it"].face_up) == ("Chittering Host", "back")
    turned = played.then(do("transform", "it"))
    assert (turned.last.result, turned["it"].name, turned["it"].face_up) == (DONE, "Graf Rats", "front")
    # 707.2a: a melded permanent that is itself a copy of something is no melded one for that.
    bear = (place("Grizzly Bears", "bear"), do("become_copy", "host", of="bear"))
    copy = token_of_melded().then(*bear, do("create_token_copy", of="host", as_="other"))
    assert (copy["other"].name, copy["other"].face_up) == ("Grizzly Bears", None)


def amount_of_a_split_card() -> object:
    sized = {"set_power": "mana value", "set_toughness": 1, "add_types": ["Creature"]}
    played = play(
        "2011-09",
        place("Far // Away", "it", "graveyard"),
        place("Grizzly Bears", "bear"),
        {"do": "effect", "on": ["it"], "change": sized},
    )
    return played["it"].power


@pytest.mark.parametrize(
    ("read_otherwise", "power"), [({}, 5), ({"two_answers_add_up": False}, 3)], indirect=["read_otherwise"]
)
@pytest.mark.usefixtures("read_otherwise")
def test_two_answers_as_an_amount_are_added_up(power: int) -> None:
    assert amount_of_a_split_card() == power


@pytest.mark.parametrize(
    ("read_otherwise", "colors"), [({}, ("R",)), ({"locked_half_layer": "6"}, ("U",))], indirect=["read_otherwise"]
)
@pytest.mark.usefixtures("read_otherwise")
def test_a_locked_half_is_taken_away_before_colors_are_changed(colors: tuple[str, ...]) -> None:
    played = play(
        NEW,
        place("Bottomless Pool // Locker Room", "it", unlocked=["left"]),
        {"do": "effect", "on": ["it"], "change": {"set_colors": ["R"]}},
    )
    assert played["it"].colors == colors
    layer = "3" if colors == ("R",) else "6"
    assert any(f"layer {layer}" in why.says for why in played["it"].why["name"])


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
@pytest.mark.parametrize(
    ("read_otherwise", "names"),
    [({}, ["Village Reavers", ""]), ({"day_and_night_turn_merged_permanents": True}, ["Village Watch", "turned"])],
    indirect=["read_otherwise"],
)
@pytest.mark.usefixtures("read_otherwise")
def test_702_145e_day_turns_a_merged_permanent_over_or_says_that_it_is_assumed_not_to(
    edition: str, names: list[str]
) -> None:
    """Nightbound asks whether its back face is up, and a merged permanent is not double-faced (730.2i)."""
    by_night = (do("day_night", value="night"), place("Village Watch", face="back"), place("Gemrazer", "gem", "hand"))
    merged = play(edition, *by_night, do("mutate", "gem", onto="it", on_top=False))
    day = merged.then(do("day_night", value="day"))
    assert (day["it"].name, "turned" if "transformed" in [str(one.kind) for one in day.last.events] else "") == (
        *names,
    )
    assert ("not turned over" in day.last.says) is (names[1] == "")
    assert "702.145e" in day.last.rules
    night = day.then(do("day_night", value="night"))
    assert night["it"].name == "Village Reavers"
