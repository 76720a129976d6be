"""Sentences without a subject or a verb ("Gets +3/+0 while ...", "+1/+1 per ...", "All colors"), given theirs.

Own short words are often written so. What begins with a verb, a size or a quality speaks of the object that has it, as
the same words do behind its name: it is given that name before anything looks for a subject and a verb.
"""

from __future__ import annotations

import re

from inspector.cards import capitalized, keywords_of
from inspector.reading.paragraphs import headless, is_given, masked
from inspector.reading.whom import EVERYTHING, whom

_VERBS = (
    r"(?:(?:also|still|always) )?"
    r"(?:gets?|has|have|gains|loses|is|are|becomes|isn['’]t|can['’]t|counts as)\b"
    r"(?! (?:been|it|true)\b)"
)
_SIZE = r"[+−-][\dX*]+/[+−-][\dX*]+(?! counter)"
_QUALITY = (
    r"(?:also|not|really|always|actually) (?:an?|all|every|legendary)\b|all colors\b|every creature type\b"
    r"|base (?:power|toughness)\b"
)
# What may stand before the verb and only says when.
_OPENING = (
    r"(?P<when>(?:As long as|If|While|During|Unless|Until|On|In|With|Without)\b(?:(?!, ).)*"
    r"(?:, (?:an?|or|and)\b[^,]*)*, )"
)
_BEGINS = re.compile(rf"^{_OPENING}?(?P<does>{_VERBS}|{_SIZE}|{_QUALITY})", re.IGNORECASE)
_KEYWORDS_WHILE = re.compile(r"^(?P<keywords>[A-Z][\w ,]*?),? (?=(?:as long as|while|during|if|unless|on your turn)\b)")
_EQUALS = re.compile(
    r"^(?P<both>(?:Base )?[Pp]ower and toughness|P/T|Power/[Tt]oughness|Power|Toughness)(?: each)?"
    r" (?:equals? (?:to )?|= ?)"
)
# Who gets a size, without the verb or with one that says who gives it.
_GIVEN = re.compile(rf"^(?P<gives>(?:Gives?|Grants?) )?(?P<whom>[^+:.⟧]*?\w),? (?={_SIZE})")
_GIVES = re.compile(r"^(?:Gives?|Grants?) (?P<words>.*?)\.?$")
_NO_VERB = re.compile(r"\b(?:gets?|gives?|grants?|puts?|has|have|with|gains?|is|are|by|for)\b")
_SIZE_AND_KEYWORDS = re.compile(rf"(?<=gets )({_SIZE}),? and (?!has\b|gets\b|can|is\b|must\b|[+−-])")
# With these an object is put onto another, of which its words then rather speak.
_ATTACHES = re.compile(r"^(?:Enchant|Equip|Fortify|Reconfigure)\b")


def attaches(paragraphs: tuple[str, ...]) -> bool:
    """Whether an object is put onto another: without a subject, its words may mean either of the two."""
    return any(_ATTACHES.match(text) for text in paragraphs)


_QUALITIES = re.compile(
    r"(?:(?:white|blue|black|red|green|colorless|legendary|snow|artifact|enchantment|land|creature)"
    r"(?:[.,/;&+! ]|\band\b)*)+",
    re.IGNORECASE,
)


def is_qualities_alone(paragraph: str) -> bool:
    """Whether a paragraph is nothing but colors, supertypes and types, which are its object's: "Blue. Legendary."."""
    return _QUALITIES.fullmatch(paragraph) is not None


def lacks_its_subject(sentence: str) -> bool:
    """Whether a sentence of a static ability does not say of whom it speaks."""
    plain = headless(masked(sentence))
    said = with_its_subject(plain)
    return said != plain and "~" in said and "~" not in plain


def with_its_subject(sentence: str, subject: str = "~") -> str:
    """Give a sentence that has no subject with this one, the object itself (``~``) or "It"; any other as it is.

    A size or a keyword that is given to others without the verb, or behind a colon, gets its verb, and what holds
    "while attacking" holds while it is attacking.
    """
    return _with_its_state(_with_its_subject(_without_colon(sentence), subject))


# What an object is for a time, said without the object.
_IN_A_STATE = re.compile(
    r"\b(?:while|as long as|if|when) "
    r"(?P<state>(?:attacking|blocking|tapped|untapped|enchanted|equipped|modified|suspected|saddled)"
    r"(?=[,.:;]|$| and | or ))",
    re.IGNORECASE,
)
_IS_OF_ONE = re.compile(r"~|\b(?:[Ee]nchanted|[Ee]quipped) \w+ (?:gets|has|loses|is)\b")
_OWN_BEHIND = re.compile(r"(?<=, )~(?= (?:gets|has|loses|is|can)\b)")


def _with_its_state(sentence: str) -> str:
    """Say of whom it is that holds "while attacking"; of many it is not said of which of them."""
    found = _IN_A_STATE.search(sentence)
    if found is None or _IS_OF_ONE.search(sentence) is None:
        return sentence
    state = sentence[found.start("state") :]
    if found.start() > 0:
        return f"{sentence[: found.start()]}as long as it's {state}"
    return f"As long as ~ is {_OWN_BEHIND.sub('it', state)}"


_COLON = re.compile(r"^(?P<before>[^:]+?): ?(?P<does>.+)$", re.DOTALL)


def _without_colon(sentence: str) -> str:
    """Give words of the form "Goblins: +1/+1", or "While attacking: +1/+1", as a sentence has them."""
    found = _COLON.match(sentence)
    if found is None or not is_given(found["does"]):
        return sentence
    before, does = found["before"], _lowered(found["does"])
    if re.match(r"(?:As long as|If|While|During|Unless|On|In|With|Without)\b|(?:On )?[Yy]our turn$", before):
        before = re.sub(r"^(?:[Oo]n )?[Yy]our turn$", "During your turn", before)
        return f"{before}, {_with_verb(does, 'gets', 'has')}"
    meant = next(iter(whom(before)), EVERYTHING)
    many = not (meant.attached or meant.own or re.match(r"[Ee]ach\b", before))
    verbs = ("get", "have") if many else ("gets", "has")
    return f"{capitalized(before)} {_with_verb(does, *verbs)}"


def _with_verb(does: str, gets: str, has: str) -> str:
    """Give what is given with the verb that it lacks."""
    if re.match(_VERBS, does):
        return does
    if does[0].isdigit():
        return f"{has} base power and toughness {does}"
    if does[0] in "+−-":
        does = _KEYWORDS_TOO.sub(rf"\g<1> and {has} ", does)
        return f"{gets} {does}"
    return f"{has} {does}"


_KEYWORDS_TOO = re.compile(rf"^({_SIZE}),? and (?!have\b|has\b|gets?\b|can|[+−-])")


def _with_its_subject(sentence: str, subject: str) -> str:
    equals = _EQUALS.match(sentence)
    if equals is not None:
        both = "power and toughness" if "/" in equals["both"] else equals["both"].lower()
        are = "are each" if " and " in both else "is"
        whose = "~'s" if subject == "~" else "Its"
        return f"{whose} {both} {are} equal to {sentence[equals.end() :]}"
    found = _BEGINS.match(sentence)
    if found is not None:
        return _before(sentence, found, subject)
    held = _KEYWORDS_WHILE.match(sentence)
    if held is not None and all(keywords_of(one) for one in re.split(r", (?:and )?| and ", held["keywords"])):
        return f"{subject} has {_lowered(sentence)}"
    return _with_its_verb(sentence)


def _before(sentence: str, found: re.Match[str], subject: str) -> str:
    when, rest, does = found["when"] or "", sentence[found.start("does") :], found["does"].lower()
    verb = "gets " if does[0] in "+−-" else ""
    if does.startswith("base "):
        verb = "has "
    elif does.startswith(("also ", "really ", "always ", "actually ", "all ", "every ")):
        verb = "is "
    elif does.startswith("not "):
        verb, rest = "isn't ", rest[len("not ") :]
    who = subject.lower() if when else subject
    return f"{when}{_SIZE_AND_KEYWORDS.sub(_and_has, f'{who} {verb}{_lowered(rest)}')}"


def _and_has(found: re.Match[str]) -> str:
    return f"{found[1]} and has "


def _with_its_verb(sentence: str) -> str:
    """The sentence with "get" or "have" between those who are given something and what they are given."""
    given = _GIVEN.match(sentence)
    if given is not None and not _NO_VERB.search(given["whom"]) and whom(given["whom"]) not in ((), (EVERYTHING,)):
        verb = "gets" if whom(given["whom"])[0].attached else "get"
        return f"{capitalized(given['whom'])} {verb} {sentence[given.end() :]}"
    gives = _GIVES.match(sentence)
    words = [] if gives is None else gives["words"].split(" ")
    for at in range(1, len(words)):
        if keywords_of(" ".join(words[at:])) and whom(" ".join(words[:at])):
            return f"{capitalized(' '.join(words[:at]))} have {' '.join(words[at:])}."
    return sentence


def _lowered(words: str) -> str:
    return f"{words[:1].lower()}{words[1:]}"
