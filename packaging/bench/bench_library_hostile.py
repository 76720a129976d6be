"""The card library under attack: 200,000 mutated files, lists, boards and queries; 50 imports killed at random moments.

Every file and query has to end in an answer or in one clean refusal, and within a second; after every kill the library
opens and is the old or the new one. ``--quick`` does a hundredth of the first and a tenth of the second.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MUTATIONS = 200_000
KILLS = 50
LONGEST = 1.0
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from bench.bench_library import CARDS, write_bulk  # noqa: E402 - the path to it stands above

from inspector.library import Library, LibraryError, QueryError  # noqa: E402
from inspector.library.decks import place_deck, read_deck  # noqa: E402
from inspector.library.forge import read_forge  # noqa: E402
from inspector.library.importing import import_cards  # noqa: E402
from inspector.library.records import Repaired, Unreadable  # noqa: E402
from inspector.library.rows import SkippedError, rows_of  # noqa: E402
from inspector.library.sources import open_source  # noqa: E402

QUERIES = (
    *("t:elf mv>=3 (c:g or -o:draw)", 'is:room "a b" !x', "pow>tou id<=wu e:s001", "name", "fire // ice"),
    *(r"o:/dra(w|ws)? \d+ .*card/", r"name:/^a+[b-d]*$/ or t:/elf|wolf/", "m:{2/W}{U} kw:flying lang:de faces>=2"),
)
DECK = b"Deck\n4 Lightning Bolt (M10) 146 *F*\n1x fire+ice\n\nSideboard\nSB: 2 Delver of Secrets // Insectile\n"
DEK = b'<Deck><Cards Quantity="2" Sideboard="false" Name="Fire/Ice"/><zone name="side"><card number="1"/></zone></Deck>'
BOARD = (
    b"[metadata]\nName:x\n[state]\nActivePlayer=Human\nHumanLife=20\nhumanbattlefield=Delver of Secrets|Transformed"
    b"|Id:5|Counters:P1P1=2;t:w_1_1_soldier|AttachedTo:5\naihand=Island;Fire\n"
)


def main() -> int:
    """Run both, or import what a child process was asked for; 1 if anything went wrong."""
    if len(sys.argv) > 3 and sys.argv[1] == "add":
        import_cards(Path(sys.argv[3]), [Path(sys.argv[2])])
        return 0
    quick = "--quick" in sys.argv
    with tempfile.TemporaryDirectory(prefix="card-inspector-bench-") as name:
        folder = Path(name)
        bulk = folder / "bulk.json"
        write_bulk(bulk)
        missed = [
            *_mutate(folder, bulk, MUTATIONS // 100 if quick else MUTATIONS),
            *_kill(folder, bulk, KILLS // 10 if quick else KILLS),
        ]
    print("all was answered or refused cleanly" if not missed else f"missed: {', '.join(missed)}")
    return 1 if missed else 0


def _mutated(data: bytes, chance: random.Random) -> bytes:
    found = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(found) + 1)
        match chance.randrange(5):
            case 0:
                found[at : at + 1] = chance.randbytes(chance.randint(1, 3))
            case 1:
                del found[at : at + chance.randint(1, 200)]
            case 2:
                signs = (
                    b"{",
                    b"]",
                    b'"',
                    b"\\u0000",
                    b"1e999",
                    b"NaN",
                    b"null",
                    b"\xff",
                    b"[" * 2000,
                    b"*",
                    b"(",
                    b"/",
                )
                found[at:at] = chance.choice(signs)
            case 3:
                start = chance.randrange(len(found) + 1)
                found[at:at] = found[start : start + chance.randint(1, 300)]
            case _:
                del found[at:]
    return bytes(found)


def _read_all(path: Path, folder: Path) -> None:
    try:
        source = open_source(path, folder)
        try:
            for item in source:
                record = item.record if isinstance(item, Repaired) else item
                if not isinstance(record, Unreadable):
                    try:
                        rows_of(record)
                    except SkippedError:
                        continue
        finally:
            source.close()
    except LibraryError:
        return


def _read_list(data: bytes, library: Library) -> None:
    try:
        if b"state" in data:
            read_forge(data, library)
        else:
            place_deck(read_deck(data), library)
    except LibraryError:
        return


def _ask(query: str, library: Library) -> None:
    try:
        library.search(query, 5, guesses=False)
    except QueryError:
        return


def _first(bulk: Path, count: int, path: Path) -> Path:
    """Write the first cards of a bulk file to a file of their own."""
    with bulk.open("rb") as file:
        path.write_bytes(b"".join(file.readline() for _ in range(count + 1)).rstrip(b",\n") + b"\n]")
    return path


def _seeds(bulk: Path) -> list[bytes]:
    records = json.loads(_first(bulk, 3, bulk.with_name("three.json")).read_bytes())
    slim = [{key: value for key, value in record.items() if not isinstance(value, dict)} for record in records]
    xml = "".join(f"<card><name>{r['name']}</name><prop><type>Elf</type></prop></card>" for r in records)
    halves = [{"name": n, "names": ["A", "B"], "layout": "split", "type": "Elf", "cmc": 1} for n in "AB"]
    return [
        b"[\n" + b",\n".join(json.dumps(record | {"flavor_text": ""}).encode() for record in slim) + b"\n]",
        json.dumps(slim, indent=1).encode(),
        json.dumps({"data": {"A": [{"name": "A", "type": "Elf", "manaCost": "{G}"}]}}).encode(),
        json.dumps([{"code": "OLD", "releaseDate": "2016-01-01", "cards": halves}]).encode(),
        json.dumps(
            {"meta": {"version": "5"}, "data": {"TST": {"code": "TST", "cards": halves, "tokens": []}}}
        ).encode(),
        f'<cockatrice_carddatabase version="4"><cards>{xml}</cards></cockatrice_carddatabase>'.encode(),
    ]


def _mutate(folder: Path, bulk: Path, count: int) -> list[str]:
    chance = random.Random(4)
    seeds = _seeds(bulk)
    path = folder / "mutated"
    # Few enough that a query is answered in a moment: what is sought is a crash, and the other scripts tell the time.
    import_cards(folder / "ours" / "cards.sqlite", [_first(bulk, 2000, folder / "some.json")])
    library = Library(folder / "ours" / "cards.sqlite")
    library.search("warm")
    start, slowest = time.perf_counter(), 0.0
    for number in range(count):
        began = time.perf_counter()
        if number % 2:
            path.write_bytes(_mutated(chance.choice(seeds), chance))
            _read_all(path, folder)
        elif number % 8:
            _ask(_mutated(chance.choice(QUERIES).encode(), chance).decode("utf-8", "replace"), library)
        else:
            _read_list(_mutated(chance.choice((DECK, DEK, BOARD)), chance), library)
        slowest = max(slowest, time.perf_counter() - began)
    library.close()
    seconds = time.perf_counter() - start
    print(f"{count:,} mutated files, lists and queries in {seconds:.0f} s, each a clean answer or refusal")
    print(f"  slowest {slowest:.2f} s, {'keeps to' if slowest <= LONGEST else 'misses'} the goal of {LONGEST:g} s")
    return [] if slowest <= LONGEST else ["the slowest answer"]


def _add(bulk: Path, library: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, __file__, "add", str(bulk), str(library)])


def _kill(folder: Path, bulk: Path, count: int) -> list[str]:
    chance = random.Random(5)
    library = folder / "killed" / "cards.sqlite"
    start = time.perf_counter()
    _add(bulk, folder / "whole" / "cards.sqlite").wait()
    whole = time.perf_counter() - start
    import_cards(library, [_first(bulk, 100, folder / "small.json")])
    old, seen = library.read_bytes(), set[int]()
    for _ in range(count):
        library.write_bytes(old)
        with _add(bulk, library) as child:
            time.sleep(chance.uniform(0.05, whole * 1.2 + 0.1))
            child.kill()
        after = Library(library)
        cards = sum(not entry.bundled for entry in after.catalog.entries)
        seen.add(cards)
        if after.notices or cards not in (100, CARDS):
            return [f"killed import: {after.notices} {cards}"]
        after.close()
    print(f"{count} imports killed at random moments: the library was the old or the new one each time {sorted(seen)}")
    return []


if __name__ == "__main__":
    sys.exit(main())
