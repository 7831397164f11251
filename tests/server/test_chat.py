"""Chat: plain text, limited, and only where the table wants it."""

from faubourg.server.socket.limits import LimitFigures, Rule
from faubourg.server.store.store import ChatRow
from faubourg.server.table.talk import chat_line, kept_phrase
from faubourg.server.wire.kinds import LONGEST_CHAT
from tests.server.harness import ME, OPEN, a_while, run, serving


def test_a_line_reaches_everybody_as_it_was_written_and_whoever_comes_later(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair()
            watcher = await (await house.browser()).tab(pair.table, None)
            text = "<img src=x onerror=alert(1)> & “hé” \U0001f3e0"
            await pair.one.ack("say", seat=0, text=text)
            for tab in (*pair.tabs, watcher):
                line = (await tab.wait_for("chat"))["line"]
                assert (line["number"], line["seat"], line["name"], line["text"]) == (1, 0, "Ann", text)
            await watcher.ack("say", seat=None, text="bonsoir")
            line = (await pair.two.wait_for("chat"))["line"]
            assert (line["number"], line["seat"], line["name"], line["text"]) == (2, None, "", "bonsoir")
            later = await pair.bob.tab(pair.table, 1)
            assert [line["text"] for line in later.welcome["chat"]] == [text, "bonsoir"]
            await a_while()
            # Each line was sent once to who was there.
            for tab, lines in ((pair.one, 2), (pair.two, 2), (watcher, 2), (later, 0)):
                assert sum(frame.startswith('{"type":"chat"') for frame in tab.frames) == lines

    run(work())


def test_a_line_is_printable_and_of_limited_length(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair()
            await pair.one.ack("say", seat=0, text="x" * LONGEST_CHAT)
            assert await pair.one.refusal("say", seat=0, text="x" * (LONGEST_CHAT + 1)) == "bad-message"
            assert await pair.one.refusal("say", seat=0, text="") == "bad-message"
            assert await pair.one.refusal("say", seat=0, text=" \n\u202e\u0007 ") == "empty-message"
            assert await pair.one.refusal("say", seat=1, text="not me") == "not-your-seat"
            assert await pair.one.refusal("say", seat=0, text="\u200d \u3164") == "empty-message"
            # What parts words still does.
            family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
            # A pile of marks does not go on behind what joins.
            pile = "a" + "\u0301\u200d" * 100 + "b\u0301"
            written = ("a\u0000b\nc", "On joue\u00a0?\t1\u202f000", family, pile)
            for text in written:
                await pair.one.ack("say", seat=0, text=text)
            later = await pair.bob.tab(pair.table, 1)
            kept = ["ab c", "On joue ? 1 000", family, "a" + "\u0301\u200d" * 3 + "b\u0301"]
            assert [line["text"] for line in later.welcome["chat"]][1:] == kept

    run(work())


def test_a_phrase_is_told_by_its_word_to_whoever_is_there_and_whoever_comes_later(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair()
            watcher = await (await house.browser()).tab(pair.table, None)
            await pair.one.ack("phrase", seat=0, phrase="well-played")
            for tab in (*pair.tabs, watcher):
                line = (await tab.wait_for("chat"))["line"]
                told = (line["number"], line["seat"], line["name"], line["text"], line["phrase"])
                assert told == (1, 0, "Ann", "", "well-played")
            await watcher.ack("phrase", seat=None, phrase="hello")
            await pair.two.ack("say", seat=1, text="well-played")
            later = await pair.bob.tab(pair.table, 1)
            lines = [(line["text"], line["phrase"]) for line in later.welcome["chat"]]
            assert lines == [("", "well-played"), ("", "hello"), ("well-played", None)]

    run(work())


def test_a_phrase_is_one_of_those_there_are_and_nobody_can_type_one(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair()
            assert await pair.one.refusal("phrase", seat=0, phrase="<b>boo</b>") == "bad-message"
            assert await pair.one.refusal("phrase", seat=0, phrase="") == "bad-message"
            assert await pair.one.refusal("phrase", seat=1, phrase="hello") == "not-your-seat"
            await pair.one.ack("say", seat=0, text=kept_phrase("hello"))
            line = (await pair.two.wait_for("chat"))["line"]
            assert (line["text"], line["phrase"]) == ("hello", None)

    run(work())


def test_a_phrase_that_a_later_program_has_no_more_is_read_as_it_stands() -> None:
    row = ChatRow("t", 1, 0, "Ann", kept_phrase("hello").replace("hello", "cheerio"), 5)
    assert (chat_line(row).text, chat_line(row).phrase) == ("cheerio", None)


def test_phrases_are_counted_with_what_is_typed(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(chat=Rule(1e-9, 3))) as house:
            pair = await house.pair()
            await pair.one.ack("phrase", seat=0, phrase="hello")
            await pair.one.ack("say", seat=0, text="hello")
            await pair.one.ack("phrase", seat=0, phrase="hello")
            assert await pair.one.refusal("phrase", seat=0, phrase="hello") == "too-fast"
            assert await pair.one.refusal("say", seat=0, text="hello") == "too-fast"
            await pair.two.ack("phrase", seat=1, phrase="hello")

    run(work())


def test_too_many_lines_are_refused_for_a_guest_in_all_tabs(url: str) -> None:
    async def work() -> None:
        figures = LimitFigures(chat=Rule(1e-9, 3))
        async with serving(url, figures=figures) as house:
            pair = await house.pair()
            twin = await pair.ann.tab(pair.table, 0)
            for _ in range(3):
                await pair.one.ack("say", seat=0, text="again")
            assert await pair.one.refusal("say", seat=0, text="again") == "too-fast"
            assert await twin.refusal("say", seat=0, text="again") == "too-fast"
            await pair.two.ack("say", seat=1, text="I still may")

    run(work())


def test_a_table_without_chat_has_none(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(settings={"chat": False})
            assert await pair.one.refusal("say", seat=0, text="hello") == "chat-off"
            assert await pair.one.refusal("phrase", seat=0, phrase="hello") == "chat-off"
            assert pair.one.welcome["chat"] == []
            assert await house.server.store.chat(pair.table) == []

    run(work())


def test_whoever_has_not_said_hello_says_nothing_else(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN])
            tab = await (await house.browser()).silent_tab(table)
            assert await tab.refusal("say", seat=None, text="boo") == "say-hello-first"

    run(work())


def test_whoever_throws_the_cookie_away_is_still_counted_by_address(url: str) -> None:
    async def work() -> None:
        figures = LimitFigures(chat=Rule(1e-9, 2), talk=Rule(1e-9, 3))
        async with serving(url, figures=figures, trust_proxy=True) as house:
            pair = await house.pair()
            for number in range(4):
                stranger = await house.browser(**{"X-Forwarded-For": "203.0.113.9"})
                await stranger.info(pair.table)
                tab = await stranger.silent_tab(pair.table, **{"X-Forwarded-For": "203.0.113.9"})
                await tab.hello(None)
                answer = await tab.ask("say", seat=None, text="spam")
                assert (answer["type"] == "ack") == (number < 3), answer
            await pair.two.ack("say", seat=1, text="I still may")

    run(work())
