"""Everything that is offered for an object, by where it is and what it is: neither less nor more."""

from __future__ import annotations

import pytest

from inspector.cards import card_from_scryfall
from inspector.rules import (
    NEWEST,
    Place,
    ValueChange,
    action_name,
    available_actions,
    likeliest_action,
    ways_to_place,
)
from inspector.rules.candidates import candidates
from inspector.rules.table.actions import Mutate
from tests.rules.playing import Played, Record, do, place, play
from tests.rules.test_cast_as import SCHOLAR

NEW = NEWEST.key
MOVES = {
    "hand": "Move to hand",
    "graveyard": "Move to graveyard",
    "exile": "Move to exile",
    "library": "Move to library",
    "command": "Move to the command zone",
    "outside": "Put outside the game",
}
LOOKS = {"Look at it as Ana", "Look at it as Ben"}
TOKEN = "Create a token that is a copy of it"
TURNING = {"Transform", "Convert"}
PUT = {"Put onto the battlefield", "Put onto the battlefield face down", "Put onto the battlefield tapped"}
LURKER: Record = {
    "name": "Lurker",
    "mana_cost": "{U}",
    "type_line": "Creature — Salamander",
    "oracle_text": "Megamorph {1}{U}",
    "keywords": ["Megamorph"],
    "power": "1",
    "toughness": "1",
}
CARD = {*PUT, "Manifest", "Cloak", TOKEN}


_BESIDE = ("designate", "reveal", "phase_out", "mutate")


def moved_from(zone: str) -> set[str]:
    return {text for key, text in MOVES.items() if key != zone} | {"Exile face down"}


def offered(played: Played, label: str = "it") -> set[str]:
    """What is offered but for moving it, looking at it, showing it, phasing it out and what it can become."""
    every = available_actions(played.table, label)
    texts = [offer.text for offer in every if action_name(offer.action) not in _BESIDE]
    assert len(texts) == len(set(texts))
    zone = played[label].zone
    assert moved_from(zone) <= set(texts)
    return {text for text in texts if text not in moved_from(zone) and not text.startswith("Look")}


@pytest.mark.parametrize(
    ("set_up", "expected"),
    [
        (place("Grizzly Bears"), {"Tap", "Turn face down", TOKEN, "Flip", *TURNING}),
        (place("Grizzly Bears", tapped=True), {"Untap", "Turn face down", TOKEN, "Flip", *TURNING}),
        (place("Akki Lavarunner"), {"Flip", "Tap", "Turn face down", TOKEN, *TURNING}),
        (place("Delver of Secrets"), {"Tap", "Turn face down", TOKEN, "Flip", *TURNING}),
        (
            place("Bottomless Pool // Locker Room", unlocked=["left", "right"]),
            {
                "Lock Bottomless Pool (left)",
                "Lock Locker Room (right)",
                "Tap",
                "Turn face down",
                TOKEN,
                "Flip",
                *TURNING,
            },
        ),
        (
            place("Bottomless Pool // Locker Room", unlocked=[]),
            {
                *("Unlock Bottomless Pool (left)", "Unlock Locker Room (right)"),
                *("Unlock Bottomless Pool (left) by an effect", "Unlock Locker Room (right) by an effect"),
                *("Tap", "Turn face down", TOKEN, "Flip", *TURNING),
            },
        ),
    ],
    ids=["untapped", "tapped", "flip", "double-faced", "open Room", "locked Room"],
)
def test_what_is_offered_for_a_permanent(set_up: Record, expected: set[str]) -> None:
    assert offered(play(NEW, set_up)) == expected


@pytest.mark.parametrize(
    ("card", "cause", "ways"),
    [
        # 701.40b, 702.37e, 702.168d: by how it came to be face down, or by what it would have face up.
        ("Grizzly Bears", "morph", {"Turn face up for its morph cost"}),
        ("Grizzly Bears", "disguise", {"Turn face up for its disguise cost"}),
        ("Grizzly Bears", "manifest", {"Turn face up for its mana cost"}),
        ("Grizzly Bears", "cloak", {"Turn face up for its mana cost"}),
        ("Grizzly Bears", True, set()),
        ("Pine Walker", "manifest", {"Turn face up for its morph cost", "Turn face up for its mana cost"}),
        ("Pine Walker", "cloak", {"Turn face up for its morph cost", "Turn face up for its mana cost"}),
        ("Dog Walker", "manifest", {"Turn face up for its disguise cost", "Turn face up for its mana cost"}),
        ("Dog Walker", True, {"Turn face up for its disguise cost"}),
        ("Lurker", True, {"Turn face up for its morph cost"}),
        ("Akki Lavarunner", "manifest", {"Turn face up for its mana cost"}),
        ("Bottomless Pool // Locker Room", "manifest", {"Turn face up for its mana cost"}),
    ],
)
def test_what_is_offered_for_a_face_down_permanent(card: str, cause: str | bool, ways: set[str]) -> None:
    found = offered(play(NEW, place(card, face_down=cause), cards=[LURKER]))
    turning_up = {text for text in found if text.startswith("Turn face up")}
    assert turning_up == ways | {"Turn face up by an effect"}
    assert found - turning_up == {"Tap", "Turn face down", TOKEN, "Flip", *TURNING}


@pytest.mark.parametrize(
    ("set_up", "expected"),
    [
        (place("Lightning Bolt", zone="stack"), {"Resolve", "Copy the spell"}),
        (
            place("Lunarch Veteran", zone="stack"),
            {"Resolve", "Resolve transformed: Luminous Phantom", "Copy the spell"},
        ),
        # With its back up already, or face down, it cannot be told to come in as its other face.
        (place("Lunarch Veteran", zone="stack", face="back"), {"Resolve", "Copy the spell"}),
        (place("Lunarch Veteran", zone="stack", face_down="morph"), {"Resolve", "Copy the spell"}),
        (place("Akki Lavarunner", zone="stack"), {"Resolve", "Copy the spell"}),
    ],
    ids=["instant", "double-faced", "back up", "face down", "flip"],
)
def test_what_is_offered_for_a_spell(set_up: Record, expected: set[str]) -> None:
    assert offered(play(NEW, set_up)) == expected


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("Grizzly Bears", {"Cast Grizzly Bears"}),
        ("Forest", {"Play Forest"}),
        ("Barkchannel Pathway", {"Play Barkchannel Pathway", "Play Tidechannel Pathway"}),
        ("Blackbloom Rogue", {"Cast Blackbloom Rogue", "Play Blackbloom Bog"}),
        (
            "Valki, God of Lies",
            {
                *("Cast Valki, God of Lies", "Cast Tibalt, Cosmic Impostor"),
                # 712.11a: an effect may say so of any double-faced card.
                "Cast transformed: Tibalt, Cosmic Impostor",
            },
        ),
        ("Lunarch Veteran", {"Cast Lunarch Veteran", "Cast transformed: Luminous Phantom"}),
        # The back face of this one is a land, which nobody casts.
        ("Search for Azcanta", {"Cast Search for Azcanta"}),
        ("Westvale Abbey", {"Play Westvale Abbey", "Cast transformed: Ormendahl, Profane Prince"}),
        ("Fire // Ice", {"Cast Fire", "Cast Ice"}),
        ("Wear // Tear", {"Cast Wear", "Cast Tear", "Cast both halves fused"}),
        ("Bottomless Pool // Locker Room", {"Cast Bottomless Pool", "Cast Locker Room"}),
        ("Pine Walker", {"Cast Pine Walker", "Cast face down by its morph ability"}),
        ("Lurker", {"Cast Lurker", "Cast face down by its morph ability"}),
        ("Dog Walker", {"Cast Dog Walker", "Cast face down by its disguise ability"}),
        ("Akki Lavarunner", {"Cast Akki Lavarunner"}),
    ],
)
def test_the_ways_to_play_a_card(card: str, ways: set[str]) -> None:
    found = offered(play(NEW, place(card, zone="hand"), cards=[LURKER]))
    assert {text for text in found if text.startswith(("Cast", "Play"))} == ways
    transformed = {text for text in found if "battlefield transformed" in text}
    assert found - ways - transformed == CARD
    double_faced = "transformed" in str(ways) or card in {
        *("Barkchannel Pathway", "Blackbloom Rogue", "Valki, God of Lies", "Search for Azcanta")
    }
    assert bool(transformed) == double_faced


def test_the_offers_do_what_they_say() -> None:
    hand = play(NEW, place("Lunarch Veteran", zone="hand"))
    actions = {offer.text: offer for offer in available_actions(hand.table, "it")}
    after = {text: offer.changes for text, offer in actions.items()}

    def found(text: str) -> dict[str, object]:
        return {change.key: change.after for change in after[text]}

    assert found("Put onto the battlefield")["zone"] == "battlefield"
    assert found("Put onto the battlefield transformed: Luminous Phantom")["name"] == "Luminous Phantom"
    assert found("Put onto the battlefield tapped")["tapped"] is True
    assert found("Put onto the battlefield face down")["face_down"]
    assert found("Exile face down")["zone"] == "exile"
    assert found("Manifest")["face_down"] == "manifest"
    assert found("Cloak")["face_down"] == "cloak"
    assert action_name(actions["Cast transformed: Luminous Phantom"].action) == "cast"
    stack = play(NEW, place("Lunarch Veteran", zone="stack"))
    resolved = next(o for o in available_actions(stack.table, "it") if o.text.startswith("Resolve transformed"))
    assert ValueChange("it", "Lunarch Veteran", "name", "Lunarch Veteran", "Luminous Phantom") in resolved.changes


def test_exiled_face_down_is_hidden() -> None:
    hand = play(NEW, place("Grizzly Bears", zone="hand"))
    offer = next(offer for offer in available_actions(hand.table, "it") if offer.text == "Exile face down")
    assert getattr(offer.action, "face_down", None) is True
    bear = next(
        o for o in available_actions(play(NEW, place("Grizzly Bears")).table, "it") if o.text == "Turn face down"
    )
    assert ValueChange("it", "Grizzly Bears", "name", "Grizzly Bears", "") in bear.changes


def test_what_changes_is_called_as_it_was_before_by_its_label_only_where_names_repeat() -> None:
    board = play(NEW, place("Grizzly Bears"), place("Grizzly Bears", "other"), place("Delver of Secrets", "delver"))
    turned = next(o for o in available_actions(board.table, "other") if o.text == "Turn face down")
    assert {change.name for change in turned.changes} == {"Grizzly Bears (other)"}
    transformed = next(o for o in available_actions(board.table, "delver") if o.text == "Transform")
    assert {change.name for change in transformed.changes} == {"Delver of Secrets"}


def test_a_copy_gets_a_label_that_nothing_has_or_had() -> None:
    def label(played: Played) -> object:
        offer = next(offer for offer in available_actions(played.table, "it") if offer.text == TOKEN)
        return getattr(offer.action, "label", None)

    played = play(NEW, place("Grizzly Bears"))
    assert label(played) == "it copy"
    one = played.then(do("create_token_copy", of="it", as_="it copy"))
    assert label(one) == "it copy 2"
    assert label(one.then(do("create_token_copy", of="it", as_="it copy 2"))) == "it copy 3"
    # A token that ceased to exist had the label, and what was refused was to have it.
    assert label(one.then(do("move", "it copy", to="hand"), do("check_state"))) == "it copy 2"
    refused = played.then(do("copy_spell", of="it", as_="it copy"))
    assert label(refused) == "it copy 2"


def test_nothing_possible_is_offered_first_for_what_nothing_can_be_done_to() -> None:
    assert likeliest_action(play(NEW, place("Grizzly Bears")).table, "it") is not None
    impossible = [o for o in available_actions(play(NEW, place("Grizzly Bears")).table, "it") if not o.is_possible]
    assert {offer.text for offer in impossible} >= {"Transform", "Convert", "Flip"}
    assert all(offer.changes == () for offer in impossible)


@pytest.mark.parametrize("key", ["names", "keywords", "state_based", "looks_like"])
def test_what_follows_from_other_values_is_no_change_of_its_own(key: str) -> None:
    found = {
        change.key
        # A token that is a copy of a legend makes the legend rule apply, which is a state-based action (704.5j).
        for card in ("Delver of Secrets", "Exalted Angel", "Gisela, the Broken Blade")
        for offer in available_actions(play(NEW, place(card)).table, "it")
        for change in offer.changes
    }
    assert key not in found
    assert {"name", "abilities", "power", "face_down", "zone"} <= found


COMBAT = {"Attacks", "Blocks", "Becomes suspected", "Becomes goaded"}
CLASS: Record = {
    "name": "Scholar",
    "mana_cost": "{1}",
    "type_line": "Enchantment — Class",
    "oracle_text": "{2}: Level 2",
}
HYDRA: Record = {**LURKER, "name": "Hydra", "oracle_text": "{5}: Monstrosity 2.", "keywords": []}
MANY: Record = {**LURKER, "name": "Many", "oracle_text": "Changeling", "keywords": ["Changeling"]}
BEAST: Record = {**LURKER, "name": "Beast", "oracle_text": "Mutate {3}", "keywords": ["Mutate"]}


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ((place("Grizzly Bears"),), {"Phase out", *COMBAT}),
        ((place("Bottomless Pool // Locker Room"),), {"Phase out"}),
        ((place("Scholar"),), {"Phase out", "Gets level 2"}),
        ((place("Scholar"), do("designate", "it", as_="class level 2")), {"Phase out", "Gets level 3"}),
        ((place("Hydra"),), {"Phase out", "Becomes monstrous", *COMBAT}),
        ((place("Hydra"), do("designate", "it", as_="monstrous")), {"Phase out", *COMBAT}),
        (
            (place("Grizzly Bears"), do("designate", "it", as_="attacking")),
            {"Phase out", "Is no longer attacking", "Becomes blocked", "Is not blocked", *COMBAT} - {"Attacks"},
        ),
        ((place("Grizzly Bears", zone="hand"),), {"Reveal it"}),
        ((place("Grizzly Bears", zone="hand"), do("reveal", "it")), {"Reveal it", "Hide it again"}),
        ((place("Grizzly Bears", zone="graveyard"),), set()),
        (
            (
                place("Beast", zone="hand"),
                place("Grizzly Bears", "bear"),
                place("Runeclaw Bear", "theirs", player="Ben"),
                # 702.140a: no Human, and what has every creature type is one; no other permanent than a creature.
                place("Elite Vanguard", "human"),
                place("Many", "everything"),
                place("Forest", "land"),
            ),
            {"Reveal it", "Mutate over Grizzly Bears", "Mutate under Grizzly Bears"},
        ),
        # 702.140a: it is a way to cast it, which a permanent is not.
        ((place("Beast"), place("Grizzly Bears", "bear")), {"Phase out", *COMBAT}),
    ],
)
def test_what_it_can_become_and_be_shown_as(actions: tuple[Record, ...], expected: set[str]) -> None:
    played = play(NEW, *actions, cards=(CLASS, HYDRA, BEAST, MANY))
    every = available_actions(played.table, "it")
    assert {offer.text for offer in every if action_name(offer.action) in _BESIDE} == expected


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("{5}: Monstrosity 2.", "monstrous"),
        ("Renown 1", "renowned"),
        ("Saddle 2", "saddled"),
        ("{2}, {T}, Sacrifice a creature: Harness this artifact.", "harnessed"),
        ("To solve — You control a Clue.", "solved"),
    ],
)
def test_701_37a_what_its_words_can_make_of_it_is_offered(text: str, mark: str) -> None:
    odd = {**LURKER, "name": "Odd", "oracle_text": text, "keywords": []}
    for label, card in (("it", "Odd"), ("other", "Grizzly Bears")):
        table = play(NEW, place(card, label), cards=[odd]).table
        texts = [text for _, text in candidates(table, table.object(label))]
        assert (f"Becomes {mark}" in texts) is (card == "Odd"), (card, texts)


@pytest.mark.parametrize(("mark", "text"), [("saddled", "Is no longer saddled"), ("renowned", None)])
def test_702_171b_what_it_has_become_by_no_words_of_its_own_can_end_where_marks_of_its_kind_do(
    mark: str, text: str | None
) -> None:
    table = play(NEW, place("Grizzly Bears"), do("designate", "it", as_=mark)).table
    found = [text for _, text in candidates(table, table.object("it")) if mark in text]
    assert found == ([text] if text else [])


def test_708_2_what_is_face_down_has_no_prepare_spell_to_be_prepared_for() -> None:
    for face_down in (False, True):
        table = play(NEW, place("Scholar // Short Lesson", face_down=face_down), cards=[SCHOLAR]).table
        texts = [text for _, text in candidates(table, table.object("it"))]
        assert ("Becomes prepared" in texts) is not face_down


def test_702_140a_to_mutate_onto_more_creatures_than_a_menu_holds_is_left_to_the_mouse() -> None:
    """All are there to be named in an action; a menu lists two for each of the first eight."""
    herd = [place("Grizzly Bears", f"bear {number}") for number in range(9)]
    table = play(NEW, place("Beast", zone="hand"), *herd, cards=[BEAST]).table
    onto = [action.onto for action, _ in candidates(table, table.object("it")) if isinstance(action, Mutate)]
    assert onto == [f"bear {number}" for number in range(8) for _ in range(2)]


FUSED_BY_ONE_HALF: Record = {
    "name": "Bind // Break",
    "layout": "split",
    "card_faces": [
        {"name": "Bind", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": "Fuse", "keywords": ["Fuse"]},
        {"name": "Break", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Draw a card."},
    ],
}


def test_709_4_a_card_has_fuse_where_either_half_has_it() -> None:
    """702.102a asks it of the card in the hand, which has the abilities of both its halves."""
    found = offered(play(NEW, place("Bind // Break", zone="hand"), cards=[FUSED_BY_ONE_HALF]))
    assert {text for text in found if text.startswith("Cast")} == {"Cast Bind", "Cast Break", "Cast both halves fused"}
    plain = Place(card="Bind // Break", label="it", zone="stack")
    ways = ways_to_place(card_from_scryfall(FUSED_BY_ONE_HALF), plain, NEWEST)
    assert [text for _, text in ways][-1] == "Both halves, fused"


def test_702_26b_what_is_phased_out_can_phase_in_and_nothing_else() -> None:
    played = play(NEW, place("Grizzly Bears"), do("phase_out", "it"))
    assert [offer.text for offer in available_actions(played.table, "it") if offer.is_possible] == ["Phase in"]
