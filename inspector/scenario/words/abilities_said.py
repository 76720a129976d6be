"""The activated abilities of an object, by cost and effect as they are written, and what each does as actions.

What of an effect is no action stays with it, so that nothing is left out in silence.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import possessive, tokens_in_words, with_article
from inspector.reading import without_reminder
from inspector.rules import GameObject, characteristics
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.exceptions import excepted
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.parts import DOUBT, ENDS_ON, TAKEN, Fields, Made, Scene
from inspector.scenario.words.spells import DAMAGE, IDLE, carried_out

_ACTIVATED: Final = re.compile(r"^(?:[A-Z][\w' -]+ — )?(?P<cost>[^:\".]*?): *(?P<effect>.+)$", re.DOTALL)
_LOYALTY: Final = re.compile(r"^\[?(?P<sign>[+−–-]?)(?P<number>\d+|X)\]?$")
_TRIGGER: Final = re.compile(r"^(?:When|Whenever|At|Equipped|Enchanted)\b")
_KEYWORD: Final = re.compile(r"^(?P<word>Crew|Level up|Station|Saddle)\b[^.]*$", re.IGNORECASE)
_OWN: Final = re.compile(
    r"\b(?:this (?:creature|land|artifact|enchantment|permanent|Vehicle|planeswalker|token|Class|Aura|Equipment))\b",
    re.IGNORECASE,
)
# Without a noun, as short wordings have it: "transform this", "exile him"; not "this turn", "her library".
_BARE: Final = re.compile(
    r"(?<![\w'])(?:this(?= (?:becomes?|gets?|gains?|loses?|has|is)\b)|"
    r"(?:this|(?<=transform )(?:him|her)|(?<=convert )(?:him|her)|(?<=exile )(?:him|her))"
    r"(?=[.,;]|$| (?:and|to|until|with|transformed|onto)\b))",
    re.IGNORECASE,
)
# What a cost asks of no more than mana, loyalty and tapping, and what it does to the object itself.
_PLAIN_COST: Final = re.compile(r"(?:\{[^{}]+\})+|\[?[+−–-]?(?:\d+|X)\]?")
_SACRIFICED: Final = re.compile(r"sacrifice \"[^\"]+\"", re.IGNORECASE)
_COUNTERS_OFF: Final = re.compile(
    r"remove (?P<n>\w+) (?P<kind>[\w+/-]+(?: [\w+/-]+)?) counters?(?: from (?:\"[^\"]+\"|it))?", re.IGNORECASE
)
_GROWS: Final = re.compile(r"^(?P<how>monstrosity|adapt) (?P<n>\d+)$", re.IGNORECASE)
_IF_KIND: Final = re.compile(r"^if (?P<who>\"[^\"]+\"|it) is an? (?P<kind>[A-Z]\w+), ", re.IGNORECASE)
_STILL: Final = re.compile(r"\. (?:It's|He's|She's) still an? (\w+)\b", re.IGNORECASE)
_UNTIL_FIRST: Final = re.compile(r"^until end of turn, (.+)$", re.IGNORECASE)
_YOUR_NEXT_TURN: Final = re.compile(r"^until your next turn, ", re.IGNORECASE)
_PUTS: Final = re.compile(r"^put (.+ counters?) on (?:it|\"[^\"]+\")$", re.IGNORECASE)
_LEVEL: Final = re.compile(r"^Level (?P<n>\d+)$")
_BECOMES_COPY: Final = re.compile(
    r"^(?P<this_turn>this turn )?(?P<who>\"[^\"]+\"|it) (?:becomes|is) a copy of "
    r"(?:up to one )?(?:another )?target (?P<what>(?:(?! until ).)+?)"
    r"(?P<until> until end of turn)?(?:, (?P<except>except .+?))?(?P<until_then> until end of turn)?$",
    re.IGNORECASE,
)
_THIS_ABILITY: Final = re.compile(r"(?:(?:,|,? and) )?(?:except )?it has this ability$", re.IGNORECASE)
_NOUNS: Final = re.compile(r"\btarget\b", re.IGNORECASE)
_CREATE: Final = re.compile(r"^create (?P<number>an?|one|two|three|four|five) ", re.IGNORECASE)
_COUNT: Final = {"two": 2, "three": 3, "four": 4, "five": 5}


class ActivatedAbility(NamedTuple):
    """One activated ability: its cost, its effect, and how many loyalty counters it puts on or takes off."""

    cost: str
    effect: str
    loyalty: int | None = None
    text: str = ""

    @property
    def targets(self) -> bool:
        """Whether it has a target."""
        return _NOUNS.search(self.effect) is not None

    @property
    def is_mana(self) -> bool:
        """Whether it does nothing but add mana (605.1a)."""
        return not self.targets and self.loyalty is None and re.match(r"add\b", self.effect, re.IGNORECASE) is not None

    def with_x(self, x: int | None) -> ActivatedAbility:
        """Give it with a number for its X."""
        if x is None:
            return self
        number = -x if self.cost.startswith(("−", "–", "-")) else x
        loyalty = number if "X" in self.cost and _LOYALTY.match(self.cost) else self.loyalty
        # "An X/X" is read "an ex/ex", and "a 4/4", but "an 8/8".
        named = re.sub(r"\ban (?=X\b)", with_article(str(x)).removesuffix(str(x)), self.effect)
        return self._replace(effect=re.sub(r"\bX\b", str(x), named), loyalty=loyalty)


def can_be_activated(scene: Scene, label: str) -> tuple[ActivatedAbility, ...]:
    """Give the activated abilities that an object has now, in their order (602.1)."""
    found: list[ActivatedAbility] = []
    for text in characteristics(scene.table, label).abilities:
        plain = without_reminder(text)
        keyword, parts = _KEYWORD.match(plain), _ACTIVATED.match(plain)
        if keyword is not None:
            does = _OF_KEYWORDS.get(keyword["word"].lower())
            found += [ActivatedAbility(plain.rstrip("."), does)] if does else []
        elif parts is not None and not _TRIGGER.match(plain):
            loyal = _LOYALTY.match(parts["cost"])
            number = None if loyal is None or loyal["number"] == "X" else int(loyal["number"])
            signed = (
                -number if loyal is not None and number is not None and loyal["sign"] in ("−", "–", "-") else number
            )
            found.append(ActivatedAbility(parts["cost"], parts["effect"].strip(), signed, text))
    return tuple(found)


# What these keywords do to the object itself (702.122a, 702.87a).
_OF_KEYWORDS: Final = {
    "crew": "This Vehicle becomes an artifact creature until end of turn.",
    "level up": "Put a level counter on this creature.",
}


def activated(scene: Scene, held: GameObject, ability: ActivatedAbility, target: str, who: str) -> list[Fields]:
    """Give what comes of an ability that is activated and resolves: its cost where that shows, and its effect."""
    label = held.label
    actions: list[Fields] = []
    if ability.loyalty:
        actions.append({"do": "counters", "object": label, "kind": "loyalty", "count": ability.loyalty})
    if re.search(r"\{T\}", ability.cost) and not held.tapped:
        actions.append({"do": "tap", "object": label})
    paid, notes = _paid(scene, held, ability)
    actions += paid
    doubts: list[tuple[str, str]] = []
    for sentence in _sentences(_spoken_of(scene, held, ability.effect)):
        found = _copied(scene, sentence, label, target, ability) or _done(scene, sentence, held, target, who)
        if found is None:
            plain = sentence.replace('"', "")
            notes.append(f"{_name(scene, label)} says “{plain}”, which is not carried out here.")
            # Damage changes no value; of other words nobody knows what they change.
            if re.search(r"\bdamage\b", plain, re.IGNORECASE) is not None:
                doubts.append((target, f"{DAMAGE}{_name(scene, label)}"))
            else:
                about = list(dict.fromkeys(each for each in (label, target) if each))
                actions.append({"do": "not_read", "says": plain, "objects": about})
                doubts.append(("", f"{_name(scene, label)}: “{plain}”"))
        else:
            actions += found
    said = f"{possessive(_name(scene, label))} ability “{ability.cost}” is activated and resolves."
    if not actions:
        return []
    *before, last = actions
    told: Fields = {TAKEN: (*last.get(TAKEN, ()), said, *notes)}
    return [*before, {**last, **told, **({DOUBT: tuple(doubts)} if doubts else {})}]


def _paid(scene: Scene, held: GameObject, ability: ActivatedAbility) -> tuple[list[Fields], list[str]]:
    """Give what a cost does to the object itself besides tapping it (601.2h), and what is told of the rest of it."""
    paid: list[Fields] = []
    notes: list[str] = []
    for part in _spoken_of(scene, held, ability.cost).split(", "):
        counters = _COUNTERS_OFF.fullmatch(part)
        count = 0 if counters is None else 1 if counters["n"].lower() in ("a", "an") else number_said(counters["n"])
        if _SACRIFICED.fullmatch(part) is not None:
            paid.append({"do": "move", "object": held.label, "to": "graveyard"})
        elif counters is not None and count:
            paid.append({"do": "counters", "object": held.label, "kind": counters["kind"].lower(), "count": -count})
        elif _PLAIN_COST.fullmatch(part) is None and _KEYWORD.match(part) is None:
            plain = part.replace('"', "")
            notes.append(f"Of the cost, “{plain}” is not carried out here.")
    return paid, notes


def _name(scene: Scene, label: str) -> str:
    return scene.names.shown.get(label) or label


def _spoken_of(scene: Scene, held: GameObject, effect: str) -> str:
    """Put the object by its label where the words speak of it by a noun or by its name."""
    quoted = f'"{held.label}"'
    text = _BARE.sub(lambda _: quoted, _OWN.sub(lambda _: quoted, effect))
    for name in sorted({part for card in held.cards for part in card.names} | {_name(scene, held.label)}, key=len):
        short = name.partition(",")[0]
        for each in dict.fromkeys((name, short, short.partition(" ")[0] if "Planeswalker" in _types(held) else name)):
            text = re.sub(rf"(?<![\w\"]){re.escape(each)}(?![\w\"])", lambda _: quoted, text)
    return text


def _types(held: GameObject) -> tuple[str, ...]:
    return tuple(word for card in held.cards for face in card.faces for word in face.type_line.types)


def _sentences(text: str) -> list[str]:
    """Give the sentences of an effect, with what is "still" what it was said of what it becomes (205.1b)."""
    kept = _STILL.search(text)
    if kept is not None:
        text = f"{text[: kept.start()]}{text[kept.end() :]}"
    found = [_turned(each.strip().rstrip(".")) for each in re.split(r"(?<=\.)\s+", text) if each.strip(" .")]
    if kept is None:
        return found
    at = next((place for place, each in enumerate(found) if "becomes " in each), 0)
    behind = re.match(r"(.*?)( until end of turn)?$", found[at])
    if behind is not None:
        found[at] = f"{behind[1]} that's still a {kept[1]}{behind[2] or ''}"
    return found


def _turned(sentence: str) -> str:
    """Put "until end of turn" behind what is so until then."""
    found = _UNTIL_FIRST.match(sentence)
    return sentence if found is None else f"{found[1]} until end of turn"


def _done(scene: Scene, sentence: str, held: GameObject, target: str, who: str) -> list[Fields] | None:
    """Give a sentence as actions; nothing where it changes nothing here, None where it is not understood."""
    if IDLE.match(sentence):
        return []
    level = _LEVEL.match(sentence.splitlines()[0])
    if level is not None:
        return [{"do": "designate", "object": held.label, "as": f"class level {level['n']}"}]
    grows = _GROWS.match(sentence)
    if grows is not None:
        return _grown(held, grows["how"].lower(), int(grows["n"]))
    condition = _IF_KIND.match(sentence)
    if condition is not None:
        words = {*characteristics(scene.table, held.label).subtypes, *characteristics(scene.table, held.label).types}
        if condition["kind"] not in words:
            return []
        sentence = sentence[condition.end() :]
    pronoun = target or held.label
    if condition is not None:
        pronoun = held.label
    sentence = re.sub(r"^(it|he|she)\b(?!')", f'"{pronoun}"', sentence, count=1, flags=re.IGNORECASE)
    made = _created(scene, sentence, who)
    if made:
        return made
    note: tuple[str, ...] = ()
    if _YOUR_NEXT_TURN.match(sentence):
        sentence = _YOUR_NEXT_TURN.sub("", sentence)
        note = (f"It lasts until {possessive(who)} next turn; what it is then is not computed.",)
    puts = _PUTS.match(sentence)
    if puts is not None:
        sentence = f'put {puts[1]} on "{pronoun if "it" in sentence.split()[-1:] else held.label}"'
    found = carried_out(scene, sentence, target or held.label, _name(scene, held.label), who)
    if found and note:
        found = [{**each, ENDS_ON: who} if each["do"] == "effect" else each for each in found]
        found[-1] = {**found[-1], TAKEN: (*found[-1].get(TAKEN, ()), *note)}
    return found or None


def _copied(scene: Scene, sentence: str, label: str, target: str, ability: ActivatedAbility) -> list[Fields]:
    """Give what becomes a copy of the target as such, with the exceptions that its words make (707.9)."""
    found = _BECOMES_COPY.match(sentence)
    if found is None or not target:
        return []
    who = label if found["who"].lower() == "it" else found["who"].strip('"')
    copy: Fields = {"do": "become_copy", "object": who, "of": target}
    if found["until"] or found["until_then"] or found["this_turn"]:
        copy["until"] = "end of turn"
    excepts, own = found["except"] or "", _THIS_ABILITY.search(found["except"] or "")
    change: Fields = {}
    if own is not None:
        excepts, change = excepts[: own.start()], {"add_abilities": [ability.text]}
    if excepts:
        every = ((end, fields) for end, fields in excepted("except").read(scene, Cursor(excepts), 0))
        said = next((fields["except"] for end, fields in every if end == len(excepts)), None)
        if said is None:
            return []
        change = {**said, **change}
    return [{**copy, **({"except": change} if change else {})}]


def _created(scene: Scene, sentence: str, who: str) -> list[Fields]:
    number = _CREATE.match(sentence)
    every = () if number is None else tokens_in_words(sentence)
    if number is None or len(every) != 1:
        return []
    player = scene.player_of(who)
    count = _COUNT.get(number["number"].lower(), 1)
    return [{"do": "create_token", "card": every[0], **player, "as": Made()} for _ in range(count)]


def _grown(held: GameObject, how: str, count: int) -> list[Fields]:
    """Give what monstrosity and adapting do, once each (701.37a, 701.46a)."""
    counters: Fields = {"do": "counters", "object": held.label, "kind": "+1/+1", "count": count}
    if how == "adapt":
        return [] if held.counters.get("+1/+1") else [counters]
    monstrous = any(each.casefold() == "monstrous" for each in held.designations)
    return [] if monstrous else [counters, {"do": "designate", "object": held.label, "as": "monstrous"}]
