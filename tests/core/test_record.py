"""Records: written, read back with every line verified, and refused with a code and a line when damaged."""

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import faubourg
from faubourg import NATURE, InputError, Match
from faubourg.core.dealer import promised
from faubourg.core.match import Entry
from faubourg.core.state import digest_of
from tests.core.matches import complaint, data_with, edited, lines_of, play_on, sealed_again, short_duel

SUITE_OF_FIVE = data_with(("suite = { value = 2,", "suite = { value = 5,"))

# Whatever may be wrong with a record.
CODES = {
    "record-foreign",
    "record-newer",
    "record-torn",
    "record-edited",
    "record-bad-line",
    "record-bad-draw",
    "record-bad-digest",
    "record-bad-dealer",
    "record-illegal-move",
    "record-other-data",
    "record-other-rules",
    "seed-not-committed",
    "entropy-not-promised",
    "unknown-game",
    "unknown-option",
    "bad-option",
    "bad-seats",
    "duel-needs-two",
}


def entry_of(entry: Entry) -> tuple[object, ...]:
    return entry.actor, entry.code, entry.draw, entry.undo_to, entry.digest, entry.version, entry.dump


# There and back


@pytest.mark.parametrize("place", range(9))
def test_a_record_leads_to_the_same_match_again(place: int) -> None:
    seats, options = faubourg.game("roomshare").option_sets()[place]
    match = faubourg.new("roomshare", seats, seed=place, options=options)
    for decisions in (0, 9, 10_000):
        play_on(match, decisions)
        again = faubourg.load(match.save())
        assert again.state.dump() == match.state.dump()
        assert [entry_of(entry) for entry in again.entries] == [entry_of(entry) for entry in match.entries]
        assert again.draws == match.draws
        assert again.options == match.options
        assert again.seats == match.seats
        assert again.notes == []
        assert again.save() == match.save() == faubourg.verify(match.save()).save()
    assert match.state.over


def test_a_loaded_match_goes_on_as_the_saved_one_would() -> None:
    match = play_on(faubourg.new("roomshare", 4, seed=3), 20)
    again = faubourg.load(match.save())
    assert play_on(again, 10_000, seed=5).save() == play_on(match, 10_000, seed=5).save()


def test_a_record_with_line_ends_of_another_system_is_read() -> None:
    record = short_duel().save()
    assert faubourg.load(record.replace("\n", "\r\n")).save() == record
    assert faubourg.load(record.rstrip("\n")).save() == record


def test_undone_moves_stay_in_the_record_and_are_verified_too() -> None:
    match = short_duel(6)
    point = len(match.entries)
    play_on(match, 3, seed=1)
    match.undo_to(point)
    play_on(match, 4, seed=2)
    record = match.save()
    assert f"\nundo {point}\n" in record
    again = faubourg.verify(record)
    assert again.save() == record
    assert again.path() == match.path()
    undone = next(entry for entry in match.entries[point:])
    first = lines_of(record).index(f"{undone.actor} {undone.code}", lines_of(record).index("moves"))
    lines = lines_of(record)
    lines[first] = f"{undone.actor} 738"
    assert complaint(sealed_again(lines)).code == "record-illegal-move"
    assert complaint(sealed_again(lines)).params == {"line": first + 1}


def test_an_undo_to_nowhere_is_refused() -> None:
    for point in ("999", "9" * 16, "-1", "x", ""):
        lines = lines_of(short_duel().save())
        lines.insert(len(lines) - 1, f"undo {point}")
        problem = complaint(sealed_again(lines))
        assert (problem.code, problem.params["line"]) == ("record-bad-line", len(lines) - 1)


# Data


def test_data_of_its_own_travels_in_the_record() -> None:
    match = play_on(faubourg.new("roomshare", 4, seed=3, data=SUITE_OF_FIVE), 30)
    record = match.save()
    again = faubourg.load(record)
    assert again.game.data == SUITE_OF_FIVE
    assert not again.game.builtin
    assert again.save() == record
    assert again.state.scores() == match.state.scores()


def test_built_in_data_is_only_named() -> None:
    record = short_duel().save()
    assert "\n|" not in record
    same = faubourg.new("roomshare", 2, 5, {"duel": True}, data=faubourg.game("roomshare").data)
    assert play_on(same, 12).save() == record


def test_data_with_odd_line_ends_is_refused_or_can_be_read_back() -> None:
    text = faubourg.game("roomshare").data
    record = faubourg.new("roomshare", 2, 1, data=text.replace("\n", "\r\n") + "# é\u2028\x85\n\n").save()
    assert faubourg.load(record).save() == record
    for odd in (text.replace("\n", "\r\r\n", 1), text + "\r", "\ud800" + text):
        with pytest.raises(InputError) as caught:
            faubourg.game("roomshare", odd)
        assert caught.value.code == "data-not-toml"


def test_tables_with_different_data_do_not_influence_each_other() -> None:
    datas = [None, SUITE_OF_FIVE, data_with(("hand = { value = 3", "hand = { value = 2"))]
    alone = [play_on(faubourg.new("roomshare", 4, 3, data=data), 10_000).save() for data in datas]
    together = [faubourg.new("roomshare", 4, 3, data=data) for data in datas]
    while not all(match.state.over for match in together):
        for number, match in enumerate(together):
            # A clone and an imagined position belong to the same table as the match.
            assert match.state.clone().scores() == match.state.scores()
            play_on_like(match, alone[number])
    assert [match.save() for match in together] == alone
    assert len(set(alone)) == 3


def play_on_like(match: Match, record: str) -> None:
    """The next move of a record."""
    if not match.state.over:
        entry = faubourg_entries(record)[len(match.entries)]
        match.play(entry[1], entry[0])


ENTRIES: dict[str, list[tuple[int, int]]] = {}


def faubourg_entries(record: str) -> list[tuple[int, int]]:
    if record not in ENTRIES:
        ENTRIES[record] = [(entry.actor, entry.code) for entry in faubourg.load(record).entries]
    return ENTRIES[record]


def test_a_record_with_other_data_than_it_names_is_refused() -> None:
    record = faubourg.new("roomshare", 2, 5, data=SUITE_OF_FIVE).save()
    problem = complaint(edited(record, "|suite = { value = 5,", "|suite = { value = 4,"))
    assert problem.code == "record-other-data"
    built_in = short_duel().save()
    digest = faubourg.game("roomshare").data_digest
    problem = complaint(edited(built_in, f"data {digest}", f"data {digest[:-1]}x"))
    assert (problem.code, problem.params) == ("record-other-data", {"line": 6})


def test_a_record_whose_data_is_wrong_is_refused_with_the_line_of_the_data() -> None:
    record = faubourg.new("roomshare", 2, 5, data=SUITE_OF_FIVE).save()
    problem = complaint(edited(record, "|suite = { value = 5,", "|suite = { value = 50,"))
    assert problem.code == "data-bad-figure"
    assert problem.params["entry"] == "points.suite"


@pytest.mark.parametrize("count", ["0", "1", "80", "9999999999999999", "x", "-1", ""])
def test_a_wrong_number_of_data_lines_is_refused(count: str) -> None:
    record = faubourg.new("roomshare", 2, 5, data=SUITE_OF_FIVE).save()
    line = next(line for line in lines_of(record) if line.startswith("data "))
    complaint(edited(record, line, " ".join([*line.split(" ")[:2], count])))


# Other rules


def under_rules(record: str, version: str) -> str:
    return edited(record, "\nrules 1\n", f"\nrules {version}\n")


def test_a_match_of_other_rules_that_plays_the_same_is_read_with_a_note() -> None:
    match = short_duel()
    again = faubourg.load(under_rules(match.save(), "0"))
    assert again.notes == ["played-under-other-rules"]
    assert again.rules_version == "0"
    assert again.state.digest() == match.state.digest()
    assert faubourg.load(again.save()).save() == again.save()


def test_a_match_of_other_rules_that_plays_differently_is_refused_as_such() -> None:
    record = under_rules(short_duel().save(), "0")
    lines = lines_of(record)
    lines[-1] = "= " + "0" * 32
    problem = complaint(sealed_again(lines))
    assert problem.code == "record-other-rules"
    assert problem.params == {"version": "0", "running": "1", "line": len(lines)}


def resumed(version: str = "0") -> tuple[Match, list[str]]:
    """A match begun under other rules and resumed under these; its moves before that are none of ours."""
    match = short_duel(4)
    dump = match.state.dump()
    lines = [*lines_of(under_rules(match.save(), version))[:-1]]
    start = lines.index("moves") + 1
    # Under the other rules the first stretch had other numbers: nothing here could play it.
    lines[start:] = ["n 9999 0", "0 5000", "= " + "a" * 32, "1 5001", "undo 2", "c 7", "n 8000 1"]
    return match, [*lines, f"resume 1 {digest_of(dump)} {dump}"]


def test_a_match_resumed_after_a_change_of_rules_is_read_from_its_dump() -> None:
    match, lines = resumed()
    record = sealed_again([*lines, f"= {match.state.digest()}"])
    again = faubourg.load(record)
    assert again.notes == ["stretch-not-verified"]
    assert again.state.dump() == match.state.dump()
    assert again.draws == 2
    assert again.rules_version == "0"
    assert again.save() == record
    played = play_on(again, 10_000)
    assert played.state.over
    finished = faubourg.load(played.save())
    assert finished.state.dump() == played.state.dump()
    assert finished.save() == played.save()
    assert finished.undo_point(0) == -1


def test_moves_after_a_resume_are_verified_again() -> None:
    match, lines = resumed()
    lines += ["0 738", f"= {match.state.digest()}"]
    problem = complaint(sealed_again(lines))
    assert (problem.code, problem.params) == ("record-illegal-move", {"line": len(lines) - 1})


def test_a_match_may_change_its_rules_more_than_once() -> None:
    match, lines = resumed()
    dump = match.state.dump()
    older = dump.replace('"rules_version":"1"', '"rules_version":"00"')
    place = lines.index("n 8000 1")
    lines.insert(place, f"resume 00 {digest_of(older)} {older}")
    again = faubourg.load(sealed_again([*lines, f"= {match.state.digest()}"]))
    assert again.state.dump() == dump
    assert again.save() == sealed_again([*lines, f"= {match.state.digest()}"])


def test_a_match_whose_last_rules_are_not_here_is_refused() -> None:
    """Its last position cannot be told: what was verified before is not where it stands."""
    match = short_duel(4)
    dump = match.state.dump().replace('"rules_version":"1"', '"rules_version":"2"')
    lines = [*lines_of(match.save())[:-1], f"resume 2 {digest_of(dump)} {dump}", "0 5", "= " + "0" * 32]
    problem = complaint(sealed_again(lines))
    assert problem.code == "record-other-rules"
    assert problem.params["version"] == "2"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda dump: (digest_of(dump + " "), dump), "record-bad-digest"),
        (lambda dump: (digest_of("{}"), "{}"), "dump-missing-field"),
        (lambda dump: (digest_of("x"), "x"), "dump-not-json"),
        (lambda dump: (digest_of(dump), dump + "x"), "record-bad-digest"),
        (lambda dump: whole(dump.replace('"over":false', '"over":true')), "dump-broken"),
        (lambda dump: whole(faubourg.new("roomshare", 3, 1).state.dump()), "dump-broken"),
        (lambda dump: whole(faubourg.new("roomshare", 2, 1).state.dump()), "dump-broken"),
        (lambda dump: whole(dump.replace('"game":"roomshare"', '"game":"city"')), "dump-other-game"),
        (lambda dump: whole(dump.replace('"rules_version":"1"', '"rules_version":"2"')), "dump-other-rules"),
    ],
)
def test_a_resume_from_a_damaged_dump_is_refused_with_its_line(
    change: Callable[[str], tuple[str, str]], code: str
) -> None:
    match, lines = resumed()
    digest, dump = change(match.state.dump())
    lines[-1] = f"resume 1 {digest} {dump}"
    problem = complaint(sealed_again([*lines, f"= {match.state.digest()}"]))
    assert problem.code == code
    assert problem.params["line"] == len(lines)


def whole(dump: str) -> tuple[str, str]:
    return digest_of(dump), dump


@pytest.mark.parametrize("line", ["= x", "undo 0", "undo 7", "x", "", "n 1 1", "n 1 0 0", "c", "resume 1 x"])
def test_a_stretch_of_other_rules_is_read_line_by_line_too(line: str) -> None:
    match, lines = resumed()
    lines.insert(lines.index("moves") + 1, line)
    try:
        again = faubourg.load(sealed_again([*lines, f"= {match.state.digest()}"]))
    except InputError:
        return
    assert line == "= x"
    assert again.state.dump() == match.state.dump()


# Damage

RECORDS = {
    "duel": short_duel().save(),
    "four": play_on(faubourg.new("roomshare", 4, seed=3), 10).save(),
    "data": play_on(faubourg.new("roomshare", 3, seed=3, data=SUITE_OF_FIVE), 2).save(),
    "fair": play_on(faubourg.new("roomshare", 2, dealer=faubourg.Fair(bytes(32), [bytes(32), b""])), 3).save(True),
    "promised": play_on(faubourg.new("roomshare", 2, dealer=promised(bytes(32), [bytes(32), b""])), 3).save(True),
    "resumed": sealed_again([*resumed()[1], f"= {resumed()[0].state.digest()}"]),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_torn_off_after_any_line_or_in_it_is_refused(name: str) -> None:
    lines = RECORDS[name].rstrip("\n").split("\n")
    for number, line in enumerate(lines):
        problem = complaint("\n".join(lines[:number]) + "\n")
        assert problem.code in ("record-foreign", "record-torn")
        if number:
            assert problem.params == {"line": number}
        problem = complaint("\n".join([*lines[:number], line[: len(line) // 2]]))
        assert problem.code in ("record-foreign", "record-newer", "record-torn", "record-edited")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_with_any_line_altered_lost_or_doubled_is_refused(name: str) -> None:
    lines = RECORDS[name].rstrip("\n").split("\n")
    for number, line in enumerate(lines[:-1]):
        for other in ([line + " "], [line[:-1]], [], [line, line], [line.upper() + "x"]):
            problem = complaint("\n".join([*lines[:number], *other, *lines[number + 1 :]]))
            assert problem.code in ("record-edited", "record-foreign", "record-newer")


@pytest.mark.parametrize("name", RECORDS)
def test_with_a_checksum_that_fits_an_altered_line_is_found_by_the_deeper_checks(name: str) -> None:
    lines = lines_of(RECORDS[name])
    start = lines.index("moves")
    # The moves of other rules are not ours to judge, and those of a record with data are judged like any others.
    skipped = range(start + 1, len(lines)) if name in ("resumed", "data") else range(0)
    for number, line in enumerate(lines):
        if number in skipped or line.startswith(("|", "rules", "secret", "dealer", "resume")):
            continue
        for other in alterations(line):
            text = sealed_again([*lines[:number], *other, *lines[number + 1 :]])
            try:
                again = faubourg.load(text)
            except InputError as problem:
                found = problem.code
            else:
                # A digest more or less of the same position is no damage.
                assert line.startswith("= "), f"line {number + 1}, {line!r} as {other!r}, was accepted"
                assert again.state.digest() == faubourg.load(RECORDS[name]).state.digest()
                continue
            assert found in CODES or (name == "data" and found.startswith("data-")), found


def alterations(line: str) -> list[list[str]]:
    """A line as nobody wrote it: words changed, added, lost, huge, negative."""
    words = line.split(" ")
    found = [[line + " x"], [" " + line], [line[:-1]], [""], ["é" * 10], []]
    for place in range(len(words)):
        for other in ("", "x", "-1", "9" * 16, "9" * 17, "0" * 33, "1.5", "²", "null"):
            if other != words[place]:
                found.append([" ".join([*words[:place], other, *words[place + 1 :]])])
    return found


@pytest.mark.parametrize("line", ["dealer seeded x", "dealer", "dealer ", "dealer fair", "dealer luck 3", "deal 3"])
def test_a_bad_dealer_is_refused_with_its_line(line: str) -> None:
    problem = complaint(edited(RECORDS["duel"], "dealer seeded 5", line))
    assert problem.code in ("record-bad-dealer", "record-bad-line")
    assert problem.params == {"line": 7}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        "faubourg",
        "faubourg record",
        "Faubourg record 1\n",
        "\ufefffaubourg record 1\n",
        "1. e4 e5",
        "PK\x03\x04" + "\x00" * 50,
        bytes(range(256)).decode("latin-1"),
        "faubourg record 1\n\ud800",
        None,
        b"faubourg record 1\n",
        3,
        ["faubourg record 1"],
    ],
)
def test_foreign_text_is_refused(text: object) -> None:
    assert complaint(text).code == "record-foreign"


@pytest.mark.parametrize(
    "text", ["faubourg record 1", "faubourg record 1\n", "faubourg record 1\nend", "faubourg record 1\nend x y"]
)
def test_a_first_line_alone_is_a_torn_record(text: str) -> None:
    assert complaint(text).code == "record-torn"


def test_a_record_of_a_later_format_is_refused_as_such() -> None:
    problem = complaint(RECORDS["duel"].replace("faubourg record 1", "faubourg record 2"))
    assert (problem.code, problem.params) == ("record-newer", {"version": "2"})


def test_too_large_a_record_is_refused() -> None:
    assert complaint("faubourg record 1\n" + "x" * 16_000_000).code == "record-too-large"


@pytest.mark.parametrize(
    "lines", [[], ["game roomshare"], lines_of(RECORDS["duel"])[1:7], lines_of(RECORDS["duel"])[1:8]]
)
def test_a_record_that_ends_too_soon_is_torn_whatever_its_checksum(lines: list[str]) -> None:
    assert complaint(sealed_again(["faubourg record 1", *lines])).code == "record-torn"


def test_a_record_must_end_with_a_digest() -> None:
    lines = lines_of(RECORDS["duel"])
    while lines[-1].startswith("= "):
        lines.pop()
    assert complaint(sealed_again(lines)).code == "record-torn"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ("{", "record-bad-line"),
        ("[]", "record-bad-line"),
        ("3", "record-bad-line"),
        ("", "record-bad-line"),
        ("[" * 50_000, "record-bad-line"),
        ('{"duel":' * 50_000, "record-bad-line"),
        ("9" * 5000, "record-bad-line"),
        ('{"duel":NaN}', "bad-option"),
        ('{"duel":1}', "bad-option"),
        ('{"duel":true,"first":1e999}', "bad-option"),
        ('{"duel":true,"first":' + "9" * 4000 + "}", "bad-option"),
        ('{"duel":true,"first":' + "[" * 900 + "]" * 900 + "}", "bad-option"),
        ('{"\\ud800":1}', "unknown-option"),
        ('{"duel":true,"renovation":true}', "duel-has-no-renovation"),
        ("{}", "record-bad-digest"),
    ],
)
def test_bad_options_are_refused(options: str, code: str) -> None:
    line = next(line for line in lines_of(RECORDS["duel"]) if line.startswith("options "))
    problem = complaint(edited(RECORDS["duel"], line, f"options {options}"))
    assert problem.code == code
    str(problem).encode()


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("game roomshare", "game chess", "unknown-game", None),
        ("game roomshare", "game ", "unknown-game", None),
        ("game roomshare", "gam roomshare", "record-bad-line", 2),
        ("seats 2", "seats 3", "duel-needs-two", None),
        ("seats 2", "seats 0", "bad-seats", None),
        ("seats 2", "seats 9999999999999999", "bad-seats", None),
        ("seats 2", "seats 99999999999999999", "record-bad-line", 4),
        ("seats 2", "seats two", "record-bad-line", 4),
        ("seats 2", "seats -2", "record-bad-line", 4),
        ("\nmoves\n", "\nmove\n", "record-bad-line", 8),
    ],
)
def test_a_bad_header_is_refused(old: str, new: str, code: str, line: int | None) -> None:
    problem = complaint(edited(RECORDS["duel"], old, new))
    assert problem.code == code
    assert problem.params.get("line") == line


def move_lines(record: str) -> list[tuple[int, list[str]]]:
    lines = lines_of(record)
    start = lines.index("moves") + 1
    return [(start + number, line.split(" ")) for number, line in enumerate(lines[start:]) if line[0] != "="]


@pytest.mark.parametrize("name", ["duel", "four"])
def test_a_wrong_number_of_a_draw_is_refused_with_its_line(name: str) -> None:
    lines = lines_of(RECORDS[name])
    for number, words in move_lines(RECORDS[name]):
        if words[0] == "n":
            for draw in (int(words[2]) + 1, 0 if int(words[2]) else 5, 10**15):
                changed = [*lines[:number], f"n {words[1]} {draw}", *lines[number + 1 :]]
                problem = complaint(sealed_again(changed))
                assert (problem.code, problem.params) == ("record-bad-draw", {"line": number + 1})


@pytest.mark.parametrize("name", ["duel", "four"])
def test_an_illegal_move_is_refused_with_its_line(name: str) -> None:
    lines = lines_of(RECORDS[name])
    for number, words in move_lines(RECORDS[name]):
        for code in ("738", "803", str(2**53), "9" * 16):
            changed = [*lines[:number], " ".join([words[0], code, *words[2:]]), *lines[number + 1 :]]
            problem = complaint(sealed_again(changed))
            assert (problem.code, problem.params) == ("record-illegal-move", {"line": number + 1})


@pytest.mark.parametrize("actor", ["7", "99", "9999999999999999", "c", "1", "n"])
def test_a_move_of_another_actor_is_refused(actor: str) -> None:
    lines = lines_of(RECORDS["duel"])
    number = next(number for number, words in move_lines(RECORDS["duel"]) if words[0] == "0")
    lines[number] = f"{actor} {lines[number].split(' ')[1]}" + (" 16" if actor == "n" else "")
    problem = complaint(sealed_again(lines))
    assert problem.code in ("record-illegal-move", "record-bad-draw")
    assert problem.params == {"line": number + 1}


def test_a_wrong_digest_is_refused_with_its_line() -> None:
    lines = lines_of(RECORDS["duel"])
    for number, line in enumerate(lines):
        if line.startswith("= "):
            changed = [*lines[:number], "= " + "0" * 32, *lines[number + 1 :]]
            problem = complaint(sealed_again(changed))
            assert (problem.code, problem.params) == ("record-bad-digest", {"line": number + 1})


@pytest.mark.parametrize("extra", ["n 771 9", "0 3", "c 3"])
@pytest.mark.parametrize("read", [faubourg.load, faubourg.verify])
def test_a_move_after_the_end_is_refused_even_where_draws_are_computed_again(
    extra: str, read: Callable[[str], Match]
) -> None:
    for dealer in (faubourg.Seeded(3), faubourg.Fair(bytes(32), [])):
        match = play_on(faubourg.new("roomshare", 2, options={"duel": True}, dealer=dealer), 10_000)
        lines = lines_of(match.save())
        line = extra.replace(" 9", f" {match.draws}")
        with pytest.raises(InputError) as caught:
            read(sealed_again([*lines, line, lines[-1]]))
        assert caught.value.code == "record-illegal-move"


def test_a_draw_where_a_seat_decides_is_refused_when_draws_are_computed_again() -> None:
    match = short_duel(1)
    lines = lines_of(match.save())
    with pytest.raises(InputError) as caught:
        faubourg.verify(sealed_again([*lines, f"n 771 {match.draws}", lines[-1]]))
    assert caught.value.code == "record-illegal-move"


# Fuzz

SNIPPETS = st.sampled_from(
    [
        "",
        " ",
        "\n",
        "x",
        "0",
        "1",
        "9" * 20,
        "-",
        "n 771 0",
        "= ",
        "undo 3",
        "undo 0",
        "resume 1 x y",
        "end ",
        "moves",
        "\r\n",
        "{",
        '"',
        "\x00",
        "é",
        "\ud800",
        "|",
        "c 1",
        "0 5000",
        "secret 00",
        "seats 3",
        "rules 2",
        "game x",
    ]
)


@st.composite
def mutated_records(draw: st.DrawFn) -> tuple[str, str]:
    name = draw(st.sampled_from(sorted(RECORDS)))
    lines = lines_of(RECORDS[name])
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        kind = draw(st.sampled_from(["cut", "put", "swap", "drop", "double", "digit"]))
        if kind == "cut":
            lines[number] = line[: draw(st.integers(0, len(line)))]
        elif kind == "put":
            place = draw(st.integers(0, len(line)))
            lines[number] = line[:place] + draw(SNIPPETS) + line[place + draw(st.integers(0, 3)) :]
        elif kind == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[number], lines[other] = lines[other], lines[number]
        elif kind == "drop" and len(lines) > 1:
            del lines[number]
        elif kind == "double":
            lines.insert(number, line)
        else:
            place = draw(st.integers(0, max(0, len(line) - 1)))
            lines[number] = line[:place] + draw(st.sampled_from("0123456789")) + line[place + 1 :]
    text = "\n".join(lines)
    if any(0xD800 <= ord(sign) < 0xE000 for sign in text):
        return name, text
    return name, sealed_again(text.split("\n"))


@settings(max_examples=250)
@given(mutated_records())
@example(("duel", sealed_again(["faubourg record 1"])))
def test_a_mutated_record_is_refused_or_a_valid_match(mutated: tuple[str, str]) -> None:
    _, text = mutated
    for read in (faubourg.load, faubourg.verify):
        try:
            match = read(text)
        except InputError as problem:
            str(problem).encode()
            continue
        assert match.state.broken() == ""
        assert faubourg.load(match.save()).state.dump() == match.state.dump()
        json.dumps(match.state.view(None))


@given(st.text(max_size=60))
def test_any_text_after_the_first_words_is_refused(text: str) -> None:
    complaint("faubourg record " + text)
    complaint("faubourg record 1\n" + text)


def test_natures_actor_is_written_as_a_letter() -> None:
    record = RECORDS["duel"]
    assert f"\n{NATURE} " not in record
    assert "\nn 739 0\n" in record or "\nn 740 0\n" in record
