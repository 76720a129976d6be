"""Each sentence about what happens to an object, on a board from which it arises.

A row is what happens and, behind the number of the rule in the edition, the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record, creature, land, room
from tests.rules.outcomes import said_by
from tests.rules.playing import do, place
from tests.rules.test_cast_as import SCHOLAR

SWORD = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
WALL = {"name": "Fort", "mana_cost": "{1}", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
AURA = {"name": "Mantle", "mana_cost": "{1}{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
DOORS = room({"name": "Attic", "mana_cost": "{1}{W}"}, {"name": "Cellar", "mana_cost": "{2}{B}"})
HIDER = creature("Hider", "Elf", "2/2", oracle_text="Megamorph {1}{G}", keywords=["Megamorph"])
OLD_WORLD = {"name": "Old World", "mana_cost": "{2}", "type_line": "World Enchantment", "oracle_text": ""}
NEW_WORLD = {**OLD_WORLD, "name": "New World"}
CARDS = (*ALL, SCHOLAR, SWORD, WALL, AURA, DOORS, HIDER, OLD_WORLD, NEW_WORLD, land("Wood", "Forest"))
BEAR, IN_HAND = place("Bear"), place("Bear", zone="hand")
DELVER, TURN = place("Delver of Secrets"), do("transform", "it")
BECOMES = do("effect", on=["w"], change={"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})
ON_BEAR = (BEAR, place("Sword", "w"), do("attach", "w", to="it"))
TOKEN = (BEAR, do("create_token_copy", of="it", as_="t"), do("move", "t", to="hand"))
NAMELESS = (place("Bear", face_down="manifest"), do("create_token_copy", of="it", as_="t"))
CHECK = do("check_state")
Row = tuple[tuple[Record, ...], str]

NEW: dict[str, Row] = {
    "same object": (
        (DELVER, TURN),
        "712.18: It is still the same object, so its counters, the effects on it and what is attached to it stay.",
    ),
    # 613.2a: what it copied lies over either face.
    "copy turned over": (
        (DELVER, place("Bear", "b", "exile"), do("become_copy", "it", of="b"), TURN),
        "712.18: Bear (it) is still a copy and shows what it copied, whichever face is up.",
    ),
    "transformed into": (
        (DELVER, TURN),
        "701.27e: An ability that asks what it transformed into sees it as it is now: Insectile Aberration.",
    ),
    "modal turns over": (
        (place("Valki, God of Lies"), TURN),
        (
            "712.3: Valki, God of Lies is represented by a modal double-faced card, and in this edition these can be "
            "turned over too."
        ),
    ),
    "turned since": (
        (DELVER, do("transform", "it", ability_of="it", since=0), do("transform", "it", ability_of="it", since=0)),
        (
            "701.27f: Insectile Aberration has already turned over since its ability went onto the "
            "stack, and does not do so again."
        ),
    ),
    "former object": (
        (
            DELVER,
            do("move", "it", to="hand"),
            do("put_onto_battlefield", "it"),
            do("transform", "it", ability_of="it", since=0),
        ),
        "400.7: That ability belonged to what Delver of Secrets was before it changed zones, not to this new object.",
    ),
    "other face is a spell": (
        (place("Flamescroll Celebrant"), TURN),
        "712.10: The other face of Flamescroll Celebrant is an instant, so it is not turned over.",
    ),
    "only day and night turn": (
        (place("Bird Admirer"), TURN),
        "702.145b: Bird Admirer has daybound, so nothing but that ability can turn it over.",
    ),
    "daybound turns": (
        (place("Bird Admirer"), place("Humility", "h"), do("day_night", value="night"), do("move", "h", to="exile")),
        "702.145c: It is night, so Bird Admirer, which has daybound, is turned over at once.",
    ),
    "nothing to turn": (
        (BEAR, do("transform", filter={"subtypes": "Elf"})),
        "712.9: Nothing on the battlefield fits that description.",
    ),
    "refused label": (
        (place("Fork", "f"), do("tap", "f")),
        "304.4: There is no Fork here: Fork is an instant and can never be on the battlefield.",
    ),
    "gone label": (
        (BEAR, do("create_token_copy", of="it", as_="t"), do("move", "t", to="hand"), CHECK, do("tap", "t")),
        "111.8: Bear (t) was a token and has ceased to exist; it does not come back.",
    ),
    "gone copy": (
        (
            place("Fork", "f", "hand"),
            do("cast", "f"),
            do("copy_spell", of="f", as_="c"),
            do("resolve", "c"),
            CHECK,
            do("tap", "c"),
        ),
        "400.7: Fork (c) has ceased to exist.",
    ),
    "refused, of one name": (
        (place("Fork", "g", "hand"), place("Fork", "f"), do("tap", "f")),
        "304.4: There is no Fork (f) here: Fork is an instant and can never be on the battlefield.",
    ),
    "departed token": (
        (*TOKEN, do("move", "t", to="exile")),
        "111.8: Bear (t) is a token that has left the battlefield, so it cannot move to another zone.",
    ),
    "token elsewhere": (
        (place("Bear", token=True, zone="hand"),),
        "111.7: A token is created on the battlefield and nowhere else.",
    ),
    "already a spell": (
        (IN_HAND, do("cast", "it"), do("cast", "it")),
        "601.2a: Bear is on the stack already, so it cannot be cast.",
    ),
    "wrong zone to cast": ((BEAR, do("cast", "it")), "601.2a: Nothing can be cast from the battlefield."),
    "wrong zone to play": (
        (place("Wood"), do("play_land", "it")),
        "305.1: A land cannot be played from the battlefield.",
    ),
    "casts a copy": (
        (place("Bear", zone="exile"), do("cast", "it", as_copy="c")),
        "707.12: Bear is copied in exile, and the copy is cast.",
    ),
    "copy has halves": (
        (place("Fire // Ice", zone="graveyard"), do("cast", "it", half="left", as_copy="c")),
        "709.3c: The copy of Fire // Ice has both halves too, and one of them is chosen.",
    ),
    "effect permits": (
        (place("Delver of Secrets", zone="exile"), do("cast", "it", transformed=True)),
        "712.11a: Whatever lets it be cast from exile has to let it be cast transformed.",
    ),
    "no permission": (
        (place("Delver of Secrets", zone="hand"), do("cast", "it", transformed=True)),
        "712.11a: Nothing lets Delver of Secrets be cast from its owner's hand with its back face up.",
    ),
    "same face up": (
        (place("Delver of Secrets", zone="hand"), do("cast", "it"), do("resolve", "it")),
        "712.13: It enters with the same face up as on the stack: its front face.",
    ),
    "loyalty on entering": (
        (place("Jace, the Mind Sculptor", zone="hand"), do("put_onto_battlefield", "it")),
        "306.5b: It enters with loyalty counters equal to its printed loyalty, 3.",
    ),
    "loyalty of a copy": (
        (
            place("Jace, the Mind Sculptor", "jace"),
            place("Clever Impersonator", zone="hand"),
            do("put_onto_battlefield", "it", as_copy_of="jace"),
        ),
        "306.5b: It enters with loyalty counters equal to the loyalty that it copies, 3.",
    ),
    "defense of a copy": (
        (place("Invasion of Kylem", "battle"), do("create_token_copy", of="battle", as_="it")),
        "310.4b: It enters with defense counters equal to the defense that it copies, 5.",
    ),
    "defense on entering": (
        (place("Invasion of Kylem", zone="hand"), do("put_onto_battlefield", "it")),
        "310.4b: It enters with defense counters equal to its printed defense, 5.",
    ),
    "on the stack": (
        (IN_HAND, do("cast", "it"), do("put_onto_battlefield", "it")),
        "608.3a: Bear is on the stack, and a spell enters by resolving.",
    ),
    "amounts fixed": (
        (BEAR, do("effect", on=["it"], change={"power": {"count": {"types": "Creature"}}})),
        "611.2d: What it counts is counted once, as it begins, and the number stays.",
    ),
    "amounts looked up": (
        (BEAR, do("effect", on=["it"], change={"set_power": {"of": "mana value", "on": "it"}})),
        "611.2d: The number is looked up once, as the effect begins, and stays the same.",
    ),
    "static effect begins": (
        (place("Anthem"), do("effect", source="it", filter={"types": "Creature"}, change={"power": "+1"})),
        (
            "611.3a: No set of objects is fixed: while Anthem stays where it is, its ability affects whatever it "
            "describes."
        ),
    ),
    "revealed on leaving, two faces": (
        (place("Delver of Secrets", face_down="manifest"), do("move", "it", to="graveyard")),
        "708.9: As it leaves, Ana's face-down creature is revealed: Delver of Secrets.",
    ),
    "revealed on leaving, two halves": (
        (place("Fire // Ice", face_down="cloak"), do("move", "it", to="library")),
        "708.9: As it leaves, Ana's face-down creature is revealed: Fire // Ice.",
    ),
    "revealed on leaving": (
        (place("Bear", face_down="manifest"), do("move", "it", to="hand")),
        "708.9: As it leaves, Ana's face-down creature is revealed: Bear.",
    ),
    "may look": (
        (place("Delver of Secrets", zone="hand"), do("look", "it")),
        "712.6: Ana may look at it, and so at both its faces: Delver of Secrets and Insectile Aberration.",
    ),
    "may look, of a split card": (
        (place("Fire // Ice", zone="hand"), do("look", "it")),
        "402.3: Ana may look at it: Fire // Ice.",
    ),
    "may look, of what has no name": (
        (*NAMELESS, do("look", "t")),
        "400.2: Ana may look at it; it has no name.",
    ),
    "may look, of a flip card": (
        (place("Akki Lavarunner", face_down="manifest"), do("look", "it")),
        "708.5: Ana may look at it: Akki Lavarunner // Tok-Tok, Volcano Born.",
    ),
    "may not look": (
        (IN_HAND, do("look", "it", player="Ben")),
        "402.3: Ben may not look at a card in another player's hand.",
    ),
    "may not look, library": (
        (place("Bear", zone="library"), do("look", "it")),
        "401.2: Ana may not look at a card in a library.",
    ),
    "two names at once": (
        (do("choose_name", name="Fire // Ice"),),
        "709.4a: Fire and Ice are two names, and only one of them may be chosen.",
    ),
    "becomes a copy": (
        (BEAR, place("Goblin", "g"), do("become_copy", "it", of="g")),
        "707.2: Bear becomes a copy of Goblin; it does not enter, and other effects on it go on applying.",
    ),
    "copies anew": (
        (
            BEAR,
            place("Goblin", "g"),
            place("Angel", "a"),
            do("become_copy", "it", of="g"),
            do("become_copy", "it", of="a"),
        ),
        "707.4: Goblin (it) was already a copy before that.",
    ),
    "copiable values": (
        (BEAR, place("Goblin", "g"), do("become_copy", "it", of="g")),
        "707.2: Only the copiable values of Goblin are copied: no counters, no status, no other effects.",
    ),
    "copy of a copy": (
        (BEAR, do("create_token_copy", of="it", as_="t"), do("create_token_copy", of="t", as_="u")),
        "707.3: Bear (t) is a copy itself, so the new copy gets what that one copied, with any exceptions.",
    ),
    "status not copied": (
        (place("Bear", tapped=True), do("create_token_copy", of="it", as_="t")),
        "110.5a: Being tapped is not copied.",
    ),
    "token created": (
        (do("create_token", card="Treasure", as_="t"),),
        "111.3: The effect that creates Treasure Token gives it all its values, as if they were printed.",
    ),
    "token of a spell": (
        (
            place("Delver of Secrets", zone="hand"),
            do("cast", "it"),
            do("copy_spell", of="it", as_="c"),
            do("resolve", "c"),
        ),
        "707.10g: The copied spell has two faces, and so has the token.",
    ),
    "manifests": (
        (place("Bear", zone="library"), do("manifest", "it")),
        "701.40a: Ana's card is manifested: it enters face down as a 2/2 creature.",
    ),
    "cloaks": (
        (place("Bear", zone="library"), do("cloak", "it")),
        "701.58a: Ana's card is cloaked: it enters face down as a 2/2 creature with ward {2}.",
    ),
    "down already": (
        (place("Bear", face_down="manifest"), do("turn_face_down", "it")),
        "708.2b: Ana's face-down creature cannot be turned face down again.",
    ),
    "down already, double-faced": (
        (place("Delver of Secrets", face_down="manifest"), do("turn_face_down", "it")),
        "708.2b: Ana's face-down creature cannot be turned face down again.",
    ),
    "stays down": (
        (place("Fork", zone="library"), do("manifest", "it"), do("turn_face_up", "it", by="effect")),
        "701.40g: Ana's face-down creature is represented by an instant card, so it is revealed and stays face down.",
    ),
    "special action up": (
        (place("Bear", face_down="manifest"), do("turn_face_up", "it", by="manifest")),
        "708.7: Its controller may do so any time they have priority, and it does not use the stack.",
    ),
    "megamorph": (
        (place("Hider", face_down="morph"), do("turn_face_up", "it", by="morph")),
        "702.37b: Turned up for its megamorph cost, it gets a +1/+1 counter.",
    ),
    "not the controller": (
        (place("Bear", face_down="manifest"), do("turn_face_up", "it", by="manifest", player="Ben")),
        "708.7: Only the player who controls it may turn it face up, and that is not Ben.",
    ),
    "not so put down": (
        (place("Bear", face_down="manifest"), do("turn_face_up", "it", by="cloak")),
        "701.58b: Ana's face-down creature was not cloaked, so it cannot be turned face up that way.",
    ),
    "no creature card": (
        (place("Wood", face_down="manifest"), do("turn_face_up", "it", by="manifest")),
        (
            "701.40b: Ana's face-down creature is not represented by a creature card with a mana cost, so it cannot "
            "be turned face up by paying one."
        ),
    ),
    "no keyword for it": (
        (IN_HAND, do("cast", "it", face_down="morph")),
        "702.37d: Bear has no morph ability, so it cannot be cast face down that way.",
    ),
    "no status in exile": (
        (IN_HAND, do("move", "it", to="exile", face_down=True)),
        "110.5d: In exile a face-down card is not a 2/2 creature; only permanents and spells are.",
    ),
    "exiled hidden": (
        (IN_HAND, do("move", "it", to="exile", face_down=True)),
        "406.3: Bear is exiled face down; whoever may not look at it sees only a card back.",
    ),
    "no stand-in": (
        (place("Bear", zone="hand", substitute=True),),
        "713.3: A substitute card stands for a double-faced card only, and Bear is not one.",
    ),
    "no fuse": (
        (place("Fire // Ice", zone="hand"), do("cast", "it", half="fused")),
        "702.102a: Fire // Ice does not have fuse, so its halves are never cast together.",
    ),
    "cast fused": (
        (place("Wear // Tear", zone="hand"), do("cast", "it", half="fused")),
        "702.102b: Both halves are cast together as one spell: Wear and Tear.",
    ),
    "fuse from own hand": (
        (place("Wear // Tear", zone="hand"), do("cast", "it", half="fused", player="Ben")),
        "702.102a: A card is cast fused only from its caster's own hand, and Wear // Tear is not in Ben's hand.",
    ),
    "none locked": (
        (place("Attic // Cellar", unlocked=["left", "right"]), do("unlock", "it")),
        "709.5f: Attic // Cellar has no locked half, so none can be unlocked.",
    ),
    "none unlocked": (
        (place("Attic // Cellar"), do("lock", "it")),
        "709.5g: Ana's locked Room has no unlocked half, so none can be locked.",
    ),
    "not your turn": (
        (place("Attic // Cellar"), do("turn", player="Ben"), do("unlock", "it", half="left", by="special action")),
        "709.5e: A player may unlock a half that way only on their own turn, and it is not Ana's turn.",
    ),
    "stack not empty": (
        (place("Attic // Cellar"), place("Fork", "f", "stack"), do("unlock", "it", half="left", by="special action")),
        "709.5e: A player may unlock a half that way only while the stack is empty.",
    ),
    "no special action locks": (
        (place("Attic // Cellar", unlocked=["left"]), do("lock", "it", half="left", by="special action")),
        "709.5g: No player may lock a half of their own accord; only spells and abilities do so.",
    ),
    "fully unlocked": (
        (place("Attic // Cellar", unlocked=["left"]), do("unlock", "it", half="right")),
        "709.5i: Both halves are unlocked now: the Room is fully unlocked.",
    ),
    "impossible": (
        (BEAR, do("unlock", "it", half="left")),
        "101.3: An instruction that cannot be followed is ignored.",
    ),
    "no halves to cast": (
        (IN_HAND, do("cast", "it", half="left")),
        "709.3: Bear has no halves to choose from.",
    ),
    "flipped already": (
        (place("Akki Lavarunner", flipped=True), do("flip", "it")),
        "710.4: Tok-Tok, Volcano Born is flipped already, and flipping goes one way only.",
    ),
    "world": (
        (place("Old World", "old"), place("New World", "new"), CHECK),
        "704.5k: Old World is not the newest world permanent, so it goes to the graveyard.",
    ),
    "Equipment illegal": (
        (*ON_BEAR, do("effect", on=["it"], change={"set_types": ["Artifact"]}), CHECK),
        "704.5n: Sword is on something that it cannot equip, so it comes off and stays on the battlefield.",
    ),
    "Equipment protected from": (
        (
            *ON_BEAR,
            do("effect", on=["it"], change={"add_abilities": ["Protection from artifacts"]}),
            CHECK,
        ),
        ("704.5n: Sword is on something that has protection from it, so it comes off and stays on the battlefield."),
    ),
    "Fortification illegal": (
        (
            place("Wood"),
            place("Fort", "w"),
            do("attach", "w", to="it"),
            do("effect", on=["it"], change={"set_types": ["Artifact"]}),
            CHECK,
        ),
        "704.5n: Fort is on something that it cannot fortify, so it comes off and stays on the battlefield.",
    ),
    "attached as nothing": (
        (*ON_BEAR, do("effect", on=["w"], change={"set_subtypes": ["Treasure"]}), CHECK),
        "704.5p: Sword is no longer an Aura, Equipment or Fortification, so it comes off and stays on the battlefield.",
    ),
    "attached creature": (
        (*ON_BEAR, BECOMES, CHECK),
        "704.5p: A creature cannot be attached to anything, so Sword comes off and stays on the battlefield.",
    ),
    "attached to itself": (
        (place("Sword"), do("attach", "it", to="it")),
        "301.5c: Sword cannot be attached to itself.",
    ),
    "attached as a creature": (
        (BEAR, place("Sword", "w"), BECOMES, do("attach", "w", to="it")),
        "301.5c: Sword is a creature now, so it cannot be attached to anything.",
    ),
    "nothing to attach": (
        (BEAR, place("Goblin", "g"), do("attach", "it", to="g")),
        "701.3b: Bear is not an Aura, Equipment or Fortification, so it stays where it is.",
    ),
    "turn order": (
        (
            place("Delver of Secrets"),
            place("Delver of Secrets", "d", player="Ben"),
            do("transform", filter={"types": "Creature"}),
        ),
        "613.7m: Several objects get new timestamps at once: those of the active player first, then in turn order.",
    ),
    "only permanents tap": (
        (IN_HAND, do("tap", "it")),
        "701.26a: Only a permanent can be tapped or untapped, and Bear is not one.",
    ),
    "already so": ((place("Bear", tapped=True), do("tap", "it")), "701.26a: Bear is tapped already."),
    "counters put": ((BEAR, do("counters", "it", kind="+1/+1", count=2)), "122.1: Bear has two +1/+1 counters now."),
    "counters missing": (
        (BEAR, do("counters", "it", kind="+1/+1", count=-1)),
        "101.3: Bear has no +1/+1 counter that could be removed.",
    ),
    "zero counters": (
        (place("Bear", counters={"+1/+1": 1}), do("counters", "it", kind="+1/+1", count=0)),
        "122.1: No counters are put on Bear.",
    ),
    "an effect on what is outside": (
        (place("Bear", zone="outside"), do("effect", on=["it"], change={"set_colors": ["U"]})),
        "400.11c: Bear is outside the game, where no spell or ability touches it.",
    ),
    "an effect on several that are outside": (
        (
            place("Bear", zone="outside"),
            place("Serra Angel", "other", zone="outside"),
            do("effect", on=["it", "other"], change={"set_colors": ["U"]}),
        ),
        "400.11c: Bear and Serra Angel are outside the game, where no spell or ability touches them.",
    ),
    "outside untouched": (
        (place("Bear", zone="outside"), do("counters", "it", kind="+1/+1")),
        "400.11c: Bear is outside the game, where no spell or ability touches it.",
    ),
    "an Aura alone stays": (
        (place("Flight", zone="graveyard"), do("put_onto_battlefield", "it")),
        "303.4g: There is nothing that Flight could enchant, so it stays where it is.",
    ),
    "an Aura alone resolves": (
        (place("Flight", zone="hand"), do("cast", "it"), do("resolve", "it")),
        "303.4g: There is nothing that Flight could enchant, so it is put into its owner's graveyard instead.",
    ),
    "exiled again": (
        (place("Bear", zone="exile"), do("move", "it", to="exile")),
        "400.8: It stays in exile and is a new object now; what applied to it before is gone.",
    ),
    "in the command zone again": (
        (place("Bear", zone="command"), do("move", "it", to="command")),
        "400.10: It stays in the command zone and is a new object now; what applied to it before is gone.",
    ),
    "unknown word": (
        (BEAR, do("effect", on=["it"], change={"add_subtypes": ["Artifact"]})),
        "205.1: “Artifact” is not a subtype known here, and is taken as it is written; it is a card type.",
    ),
}


@pytest.mark.parametrize("row", NEW.values(), ids=NEW)
def test_a_sentence_about_an_event_says_what_a_judge_says(row: Row) -> None:
    actions, sentence = row
    assert sentence in said_by(*actions, cards=CARDS)
