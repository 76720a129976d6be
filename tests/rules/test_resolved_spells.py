"""What a spell says as it resolves and nobody carries out is in doubt until the board says it (608.2c)."""

from __future__ import annotations

import pytest

from inspector.reading import ALL_KEYS
from tests.rules.cards_for_tests import ANGEL, BEAR, GOBLIN, Record, creature, land
from tests.rules.playing import Played, do, play
from tests.rules.test_unread import marked, put, told, words

GROVE = land("Grove", "Forest", "Basic")
RALLY = words("Rally", "Creatures you control get +1/+1 until end of turn.", line="Instant")
GROWTH = words("Growth", "Target creature gets +3/+3 until end of turn.", "Draw a card.", line="Instant")
THEFT = words("Theft", "Gain control of target creature.", line="Sorcery")
MAKEOVER = words("Makeover", "Target creature becomes blue.", line="Sorcery")
SWEEP = words("Sweep", "Destroy all creatures.", line="Sorcery")
BURN = words("Burn", "Burn deals 3 damage to any target.", line="Instant")
SLEEP = words("Slumber", "Tap all creatures your opponents control.", line="Sorcery")
FEED = words("Feed", "Put two +1/+1 counters on target creature you control.", line="Instant")
DENY = words("Deny", "Counter target spell.", line="Instant")
MOON = words("Moonrise", "Transform all Humans.", line="Instant")
LURK = words("Lurk", "Turn target creature face down.", line="Instant")
SQUIRE = creature("Squire", "Human Soldier", "2/1")
SHIFTER = {
    "name": "Youth // Fiend",
    "layout": "transform",
    "card_faces": [creature("Youth", "Human", "1/1"), creature("Fiend", "Horror", "3/3", "", colors=["B"])],
}
CARDS = [BEAR, ANGEL, GOBLIN, GROVE, RALLY, GROWTH, THEFT, MAKEOVER, SWEEP, BURN, SLEEP, FEED, DENY, MOON]
SIZE = {"power", "toughness"}


def resolved(spell: str, *before: Record) -> Played:
    """Let a spell of Ana's resolve over a bear of hers and a goblin of Ben's."""
    return play(
        "2026-08",
        put("Bear"),
        put("Goblin", player="Ben"),
        put("Grove"),
        *before,
        put(spell, "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=CARDS,
    )


def of(effect: str, power: str = "+1") -> Record:
    return {"do": "effect", "on": ["bear"], "change": {"power": power}, "until": "end of turn", "called": effect}


def _half(name: str, text: str) -> Record:
    return {"name": name, "mana_cost": "{R}", "type_line": "Instant", "oracle_text": f"{text}\nFuse"}


PUSH = [_half("Push", "Target creature gets +1/+0 until end of turn."), _half("Pull", "Draw a card.")]


@pytest.mark.parametrize("called", ["Push // Pull", "push"])
def test_709_4d_a_fused_spell_is_named_by_a_half_or_by_both(called: str) -> None:
    """The name of the card is the name of the spell, so an effect that is called so says what its words did."""
    card = {"name": "Push // Pull", "layout": "split", "card_faces": PUSH}
    cast = put("Push // Pull", "spell", "hand"), do("cast", "spell", half="fused"), do("resolve", "spell")
    played = play("2026-08", put("Bear"), *cast, of(called), cards=[BEAR, card])
    assert not marked(played, "bear")


def test_709_3a_a_half_is_named_by_the_whole_card_too_and_an_adventure_by_its_creature() -> None:
    """A card answers to its full name and to that of each of its faces, so an effect may be called by any of them."""
    halves = {"name": "Push // Pull", "layout": "split", "card_faces": PUSH}
    ride = {**PUSH[0], "name": "Ride", "type_line": "Instant — Adventure"}
    rider = {"name": "Rider // Ride", "layout": "adventure", "card_faces": [creature("Rider", "Knight", "2/1"), ride]}
    for name, way, called in (("Push // Pull", {"half": "left"}, "Push // Pull"), ("Rider", {"inset": True}, "Rider")):
        cast = put(name, "spell", "hand"), do("cast", "spell", **way), do("resolve", "spell")
        assert marked(play("2026-08", put("Bear"), *cast, cards=[BEAR, halves, rider]), "bear") == {"power"}
        assert not marked(play("2026-08", put("Bear"), *cast, of(called), cards=[BEAR, halves, rider]), "bear")


@pytest.mark.parametrize(
    ("spell", "touched", "keys"),
    [
        ("Rally", ("bear",), SIZE),
        ("Growth", ("bear", "goblin"), SIZE),
        ("Theft", ("bear", "goblin"), {"controller"}),
        ("Makeover", ("bear", "goblin"), {"colors"}),
        ("Sweep", ("bear", "goblin"), {"zone"}),
        ("Burn", ("bear", "goblin"), {"zone"}),
        ("Slumber", ("goblin",), {"tapped"}),
        ("Feed", ("bear",), {*SIZE, "counters"}),
        ("Deny", (), set()),
        ("Moonrise", (), set()),
    ],
)
def test_whatever_the_words_may_have_changed_is_in_doubt(spell: str, touched: tuple[str, ...], keys: set[str]) -> None:
    """611.2c: what was there as it resolved, of whom the words speak; a land and the spell's own card are not."""
    played = resolved(spell)
    assert {label: marked(played, label) for label in played.table.objects} == {
        label: keys if label in touched else set() for label in ("bear", "goblin", "grove", "spell")
    }


@pytest.mark.parametrize(
    ("spell", "touched", "status"),
    [
        # 701.27c: nothing but what is double-faced transforms, and a Horror is no Human; 712.16: that stays face up.
        ("Moonrise", ("youth",), "face_up"),
        ("Lurk", ("bear", "goblin", "squire"), "face_down"),
    ],
)
def test_what_may_have_been_turned_over_is_not_said_to_have_the_face_up_that_it_had(
    spell: str, touched: tuple[str, ...], status: str
) -> None:
    played = play(
        "2026-08",
        *(put(name) for name in ("Bear", "Goblin", "Squire", "Youth")),
        put("Youth", "other", face="back"),
        put(spell, "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[*CARDS, LURK, SQUIRE, SHIFTER],
    )
    assert {label for label in played.table.objects if marked(played, label)} == {*touched}
    # 712.18, 708.2: whoever controls it does so whichever face is up.
    assert all({*ALL_KEYS, status} - {"controller"} == marked(played, label) for label in touched)


def test_the_doubt_quotes_the_words_and_says_what_to_do() -> None:
    (one,) = resolved("Rally")["bear"].not_computed
    assert (one.text, one.source) == ("Creatures you control get +1/+1 until end of turn.", "spell")
    assert "add it as an effect" in one.why


def test_what_is_on_the_stack_has_done_nothing() -> None:
    played = play("2026-08", put("Bear"), put("Rally", "spell", "hand"), do("cast", "spell"), cards=CARDS)
    assert told(played, "bear") == []


def test_what_comes_later_was_not_there_to_be_changed() -> None:
    assert marked(resolved("Rally").then(put("Bear", "late")), "late") == set()


def test_the_doubt_is_over_once_an_effect_says_it() -> None:
    assert marked(resolved("Growth").then(of("")), "bear") == set()
    assert marked(resolved("Growth").then(of("growth")), "goblin") == set()


def test_an_effect_of_another_name_and_a_static_ability_say_nothing_of_it() -> None:
    assert marked(resolved("Growth").then(of("Some ability")), "goblin") == SIZE
    static = {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"power": "+1"}, "source": "grove"}
    assert marked(resolved("Growth").then(static), "goblin") == SIZE


def test_of_two_spells_the_one_that_is_named_is_said_or_the_last() -> None:
    both = resolved("Rally", put("Theft", "first", "hand"), do("cast", "first"), do("resolve", "first"))
    assert marked(both.then(of("Rally")), "bear") == {"controller"}
    assert marked(both.then(of("Theft")), "bear") == SIZE
    assert marked(both.then(of("")), "bear") == {"controller"}


@pytest.mark.parametrize(
    ("spell", "says", "says_not"),
    [
        ("Sweep", do("move", "goblin", to="graveyard"), do("tap", "goblin")),
        ("Slumber", do("tap", "goblin"), do("move", "bear", to="graveyard")),
        ("Feed", do("counters", "bear", kind="+1/+1", count=2), do("tap", "bear")),
    ],
)
def test_only_an_action_of_its_kind_says_what_words_did(spell: str, says: Record, says_not: Record) -> None:
    """A card that is tapped after a sweep was not destroyed by it."""
    assert resolved(spell).then(says).table.resolved == ()
    assert resolved(spell).then(says_not).table.resolved


SAID_BY = {
    # 608.2c: an instruction is told by the action that carries it out.
    "Sweep": ("move", "put_onto_battlefield", "phase_out"),
    "Slumber": ("tap", "untap"),
    "Feed": ("counters",),
    "Makeover": ("effect", "become_copy", "turn_face_down", "turn_face_up", "transform", "convert"),
    "Suspicion": ("designate",),
}
SUSPECT = words("Suspicion", "Suspect target creature.", line="Sorcery")
ACTIONS = {
    "move": do("move", "goblin", to="exile"),
    "put_onto_battlefield": do("put_onto_battlefield", "dead"),
    "phase_out": do("phase_out", "goblin"),
    "tap": do("tap", "goblin"),
    "untap": do("untap", "goblin"),
    "counters": do("counters", "goblin", kind="oil", count=1),
    "effect": do("effect", on=["goblin"], change={"set_colors": ["U"]}),
    "become_copy": do("become_copy", "goblin", of="bear"),
    "turn_face_down": do("turn_face_down", "goblin"),
    "turn_face_up": do("turn_face_up", "hidden"),
    "transform": do("transform", "youth"),
    "convert": do("convert", "youth"),
    "designate": do("designate", "goblin", as_="suspected"),
    "life": do("life", player="Ana", total=7),
    "reveal": do("reveal", "dead"),
}


@pytest.mark.parametrize("spell", SAID_BY)
def test_608_2c_what_words_did_is_said_by_these_actions_and_no_others(spell: str) -> None:
    there = (put("Bear", "dead", "hand"), put("Youth"), put("Bear", "hidden", face_down="manifest"))
    cards = [*CARDS, SHIFTER, SUSPECT]
    before = (put("Bear"), put("Goblin", player="Ben"), *there, put(spell, "spell", "hand"))
    played = play("2026-08", *before, do("cast", "spell"), do("resolve", "spell"), cards=cards)
    said = tuple(name for name, action in ACTIONS.items() if not played.then(action).table.resolved)
    assert sorted(said) == sorted(SAID_BY[spell])
    # 608.2: and before the spell has left the stack just as well.
    cast = play("2026-08", *before, do("cast", "spell"), cards=cards)
    early = (name for name, action in ACTIONS.items() if not cast.then(action, do("resolve", "spell")).table.resolved)
    assert sorted(early) == sorted(SAID_BY[spell])


def test_what_is_indestructible_is_not_destroyed() -> None:
    """702.12b."""
    firm = {"do": "effect", "on": ["bear"], "change": {"add_abilities": ["Indestructible"]}, "called": "a shield"}
    for spell in ("Sweep", "Burn"):
        assert (marked(resolved(spell, firm), "bear"), marked(resolved(spell, firm), "goblin")) == (set(), {"zone"})


def test_what_lasts_until_end_of_turn_is_no_doubt_in_the_next() -> None:
    """514.2."""
    assert marked(resolved("Growth").then({"do": "end_turn"}), "bear") == set()
    assert marked(resolved("Burn").then({"do": "end_turn"}), "bear") == set()
    assert marked(resolved("Theft").then({"do": "end_turn"}), "bear") == {"controller"}


def test_an_action_that_comes_to_nothing_says_it_too() -> None:
    """What is tapped already stays so: the spell did nothing more."""
    tapped = resolved("Slumber", do("tap", "goblin"))
    assert tapped.then(do("tap", "goblin")).last.result == "nothing happens"
    assert tapped.then(do("tap", "goblin")).table.resolved == ()


@pytest.mark.parametrize(
    ("early", "in_doubt"),
    [(do("effect", on=["bear"], change={"control": "Ben"}), set()), (do("tap", "bear"), {"controller"})],
)
def test_what_it_does_may_be_said_before_it_leaves_the_stack(early: Record, in_doubt: set[str]) -> None:
    """608.2: the instructions are followed first, then the card is put away; a tap is none that changes control."""
    played = play("2026-08", put("Bear"), put("Theft", "spell", "hand"), do("cast", "spell"), cards=CARDS)
    assert marked(played.then(early, do("resolve", "spell")), "bear") == in_doubt


def test_702_145b_that_it_becomes_night_may_have_turned_what_has_daybound() -> None:
    night = words("Nightfall", "It becomes night.", line="Sorcery")
    wolf = {
        "name": "Elder // Howler",
        "layout": "transform",
        "card_faces": [
            {"name": "Elder", "type_line": "Creature — Werewolf", "mana_cost": "{G}", "power": "1", "toughness": "1",
             "oracle_text": "Daybound", "keywords": ["Daybound"]},
            {"name": "Howler", "type_line": "Creature — Werewolf", "power": "3", "toughness": "3",
             "oracle_text": "Nightbound", "keywords": ["Nightbound"]},
        ],
    }  # fmt: skip
    there = (put("Bear"), put("Elder"), put("Nightfall", "spell", "hand"))
    played = play("2026-08", *there, do("cast", "spell"), do("resolve", "spell"), cards=[*CARDS, night, wolf])
    assert ("name" in marked(played, "elder"), marked(played, "bear")) == (True, set())
    said = played.then(do("day_night", value="night"))
    assert (said["elder"].name, marked(said, "elder")) == ("Howler", set())
    # That it becomes night says nothing of what another spell did.
    grown = resolved("Growth").then(do("day_night", value="night"))
    assert marked(grown, "bear") == SIZE


def test_611_3a_an_effect_that_goes_on_after_its_permanent_left_is_in_doubt_until_end_of_turn() -> None:
    """Titania's Song: what it does to artifacts goes on, also to those that come later."""
    text = "Goblins lose all abilities. If Song of Old leaves the battlefield, this effect continues until end of turn."
    song = {"name": "Song of Old", "mana_cost": "{G}", "type_line": "Enchantment", "oracle_text": text}
    played = play("2026-08", put("Goblin"), put("Bear"), put("Song of Old", "song"), cards=[*CARDS, song])
    assert marked(played, "goblin") == set()
    left = played.then(do("move", "song", to="hand"), put("Goblin", "late"), of("", "+2"))
    for label in ("goblin", "late"):
        assert marked(left, label) == {"keywords", "abilities"}
        says = "What had these words has left, and its effect goes on until end of turn; that is not computed."
        assert [one.why for one in left[label].not_computed] == [says]
    assert marked(left, "bear") == marked(left.then(do("end_turn")), "goblin") == set()
    silent = do("effect", on=["song"], change={"lose_all_abilities": True})
    for before in (silent, do("turn_face_down", "song", face_down=True)):
        assert marked(played.then(before, do("move", "song", to="hand")), "goblin") == set()
