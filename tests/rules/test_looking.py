"""Who may look at what (400.2, 406.3, 708.5, 712.6), what it is called for those who may not, and what is told."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, names_told
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, Played, Record, do, place, play

NEW = NEWEST.key
DELVER, BEAR, RATS = "Delver of Secrets", "Grizzly Bears", "Graf Rats"
LOOKING = by_edition("707.5", "707.5", "708.5", "708.5", "708.5")


def looking(played: Played, player: str) -> Played:
    return played.then(do("look", "it", player=player))


@pytest.mark.parametrize(
    ("card", "zone", "player", "result", "rules"),
    [
        # Nobody looks into a library, only its owner at a hand, everybody into the public zones.
        (BEAR, "library", "Ana", ILLEGAL, ("401.2", "400.2")),
        (DELVER, "library", "Ana", ILLEGAL, ("401.2", "400.2", "712.6")),
        (BEAR, "hand", "Ana", DONE, ("402.3", "400.2")),
        (BEAR, "hand", "Ben", ILLEGAL, ("402.3", "400.2")),
        (BEAR, "outside", "Ana", DONE, ("400.2",)),
        (BEAR, "outside", "Ben", ILLEGAL, ("400.2",)),
        (BEAR, "graveyard", "Ben", DONE, ("404.2", "400.2")),
        (BEAR, "exile", "Ben", DONE, ("406.3", "400.2")),
        (BEAR, "battlefield", "Ben", DONE, ("400.2",)),
        # Whoever may look at a double-faced card may look at both of its faces.
        (DELVER, "hand", "Ana", DONE, ("712.6",)),
        (DELVER, "hand", "Ben", ILLEGAL, ("402.3", "400.2", "712.6")),
        (DELVER, "battlefield", "Ben", DONE, ("712.6",)),
        (RATS, "hand", "Ana", DONE, ("712.6",)),
    ],
)
def test_who_may_look_follows_from_the_zone(
    card: str, zone: str, player: str, result: str, rules: tuple[str, ...]
) -> None:
    told = looking(play(NEW, place(card, zone=zone)), player).last
    assert (told.result, told.rules) == (result, rules)
    assert (card in told.says) == (result == DONE)
    assert player in told.says


@pytest.mark.parametrize("zone", ["hand", "library"])
def test_111_6_a_token_in_a_hidden_zone_is_no_card_that_could_be_hidden(zone: str) -> None:
    token = play(NEW, place(DELVER, "of"), do("create_token_copy", of="of", as_="it"), do("move", "it", to=zone))
    assert looking(token, "Ben").last.result == DONE
    assert token["it"].looks_like == {}


def test_both_faces_are_told_of_a_double_faced_card_and_one_of_any_other() -> None:
    both = looking(play(NEW, place(DELVER, zone="hand")), "Ana").last.says
    assert "Insectile Aberration" in both
    one = looking(play(NEW, place(BEAR, zone="hand")), "Ana").last.says
    assert one != both.replace(f"{DELVER}, Insectile Aberration", BEAR)
    melded = play(
        NEW,
        place("Midnight Scavengers", "one", "exile"),
        place(RATS, "other", "exile"),
        do("meld", objects=["one", "other"], as_="it"),
    )
    assert RATS in looking(melded, "Ben").last.says


def test_in_2021_a_meld_card_has_a_section_of_its_own() -> None:
    assert looking(play("2021-09", place(RATS, zone="hand")), "Ana").last.rules == ("713.5",)


@pytest.mark.parametrize(
    ("set_up", "own"),
    [
        (place(BEAR, face_down="manifest"), ("708.5",)),
        (place("Exalted Angel", zone="stack", face_down="morph"), ("708.5",)),
        # 712.6 with 712.15: a double-faced card that is face down has two faces to look at.
        (place(DELVER, face_down="manifest"), ("708.5", "712.6")),
    ],
    ids=["a permanent", "a spell", "a double-faced card"],
)
def test_only_its_controller_may_look_at_what_is_face_down(set_up: Record, own: tuple[str, ...]) -> None:
    played = play(NEW, set_up)
    ana, ben = looking(played, "Ana").last, looking(played, "Ben").last
    assert (ana.result, ana.rules) == (DONE, own)
    assert (ben.result, ben.rules) == (ILLEGAL, ("708.5",))
    assert "Ben" in ben.says
    assert played["it"].looks_like == {"Ben": "face-down creature"}
    assert played["it"].why["looks_like"][0].rules == ("708.5",)
    if played["it"].zone == "battlefield":
        stolen = played.then(do("effect", on=["it"], change={"control": "Ben"}))
        assert (looking(stolen, "Ana").last.result, looking(stolen, "Ben").last.result) == (ILLEGAL, DONE)


@pytest.mark.parametrize(
    ("types", "seen"),
    [
        (["Land"], "face-down land"),
        (["Artifact", "Creature"], "face-down creature"),
        (["Creature", "Artifact"], "face-down creature"),
        ([], "face-down permanent"),
    ],
)
def test_708_2_what_is_face_down_is_seen_as_what_is_listed_for_it(types: list[str], seen: str) -> None:
    played = play(NEW, place(BEAR), do("turn_face_down", "it", face_down={"types": types}))
    assert played["it"].looks_like == {"Ben": seen}


@pytest.mark.parametrize(
    ("change", "seen", "noun"),
    [
        ({"set_types": ["Land"]}, "face-down land", "permanent"),
        ({"set_types": ["Artifact"]}, "face-down artifact", "permanent"),
        ({"add_types": ["Land"]}, "face-down creature", "creature"),
    ],
)
def test_613_1d_what_has_no_name_is_called_a_creature_only_while_it_is_one(
    change: Record, seen: str, noun: str
) -> None:
    down = play(NEW, place(BEAR, face_down="morph"), place(DELVER, "copy"), do("become_copy", "copy", of="it"))
    played = down.then(do("effect", on=["it", "copy"], change=change), do("turn_face_up", "it", by="manifest"))
    told = names_told(played.table)
    assert (told["it"], told["copy"]) == (f"Ana's face-down {noun}", f"Ana's nameless {noun}")
    assert played.last.says.startswith(f"Ana's face-down {noun} was not manifested")
    assert played["it"].looks_like == {"Ben": seen}
    assert names_told(down.table)["it"] == "Ana's face-down creature"
    # 702.26b: phased out it is what it is by itself, and so it is called; back again it is what the effect makes of it.
    away = played.then(do("phase_out", "it"))
    assert names_told(away.table)["it"] == "Ana's face-down creature"
    assert names_told(away.then(do("phase_in", "it")).table)["it"] == f"Ana's face-down {noun}"


@LOOKING
def test_708_5_whoever_controls_what_is_face_down_may_look_at_it_while_it_is_phased_out(
    edition: str, rules: list[str]
) -> None:
    away = play(edition, place(BEAR, face_down="morph"), do("phase_out", "it"))
    for player, result in (("Ana", DONE), ("Ben", ILLEGAL)):
        told = looking(away, player).last
        assert (told.result, told.rules[0], BEAR in told.says) == (result, rules[0], result == DONE)
    # What was taken over is its new controller's to look at, phased out too (702.26d).
    taken = play(edition, place(BEAR, face_down="morph"), do("effect", on=["it"], change={"control": "Ben"}))
    assert looking(taken.then(do("phase_out", "it")), "Ben").last.result == DONE
    # Whatever lies face up everybody sees.
    assert looking(play(edition, place(BEAR), do("phase_out", "it")), "Ben").last.result == DONE


@pytest.mark.parametrize(("card", "rule"), [(BEAR, "406.3"), (DELVER, "712.17"), (RATS, "712.17")])
def test_nobody_may_look_at_what_is_exiled_face_down(card: str, rule: str) -> None:
    played = play(NEW, place(card, zone="hand"), do("move", "it", to="exile", face_down=True))
    for player in ("Ana", "Ben"):
        told = looking(played, player).last
        assert (told.result, told.rules) == (ILLEGAL, ("406.3", "708.5"))
        assert (player in told.says, card in told.says) == (True, False)
    assert played["it"].looks_like == {"Ana": "card back", "Ben": "card back"}
    assert rule in played["it"].why["looks_like"][0].rules
    down = looking(play(NEW, place(card, face_down="manifest")), "Ben").last.says
    assert down != looking(played, "Ben").last.says


@pytest.mark.parametrize(
    ("card", "zone", "rule", "blind"),
    [
        (BEAR, "hand", "400.2", {"Ben"}),
        (BEAR, "library", "400.2", {"Ana", "Ben"}),
        (DELVER, "hand", "712.7", {"Ben"}),
        (DELVER, "library", "712.7", {"Ana", "Ben"}),
        (RATS, "hand", "712.7", {"Ben"}),
    ],
)
def test_in_a_hidden_zone_there_is_a_card_back(card: str, zone: str, rule: str, blind: set[str]) -> None:
    held = play(NEW, place(card, zone=zone))["it"]
    assert held.looks_like == dict.fromkeys(blind, "card back")
    assert held.why["looks_like"][0].rules == (rule,)


@pytest.mark.parametrize(("zone", "blind"), [("hand", {"Ben"}), ("library", {"Ana", "Ben"})])
def test_713_6_in_2021_a_meld_card_is_hidden_by_a_rule_of_its_own(zone: str, blind: set[str]) -> None:
    """It was not double-faced then (712.1g), but had no card back either (713.1)."""
    held = play("2021-09", place(RATS, zone=zone))["it"]
    assert held.looks_like == dict.fromkeys(blind, "card back")
    assert [(why.rules[0], why.says) for why in held.why["looks_like"]][:1] == [
        ("713.6", "In a sleeve or as a substitute card, it looks like any other card: a card back."),
    ]
