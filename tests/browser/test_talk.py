"""What is said without typing, and what is heard."""

from typing import get_args

from playwright.sync_api import expect

from faubourg.server.wire.kinds import Phrase
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.game import Json
from tests.browser.games.turns import turns
from tests.browser.people import Person
from tests.browser.ways import tap

DUEL: Json = {"duel": True, "first": 0}
# Every tone that the page begins is noted.
LISTENING = """() => {
    window.tones = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...given) { window.tones += 1; return start.apply(this, given); };
    }
}"""


def scripts(person: Person) -> list[str]:
    return [request.url for request in person.transferred if "effects" in request.url]


def test_a_phrase_is_seen_for_a_while_by_the_other_in_their_own_language(invite: Invite) -> None:
    ann, bob = invite("Ann", language="fr"), invite("Bob", language="en", **PHONE)
    sit_down_together(ann, bob)
    ann.press("phrase-well-played")
    seen = bob.page.locator(".spoken button")
    expect(seen).to_contain_text(f"Ann {bob.say('phrase-well-played')}")
    expect(seen).to_be_in_viewport()
    bob.has_no_sideways_scroll()
    # Over the header, and not over the board.
    box, board = seen.bounding_box(), bob.page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] + box["height"] <= board["y"]
    # A press leads to the whole of it, from where one answers without typing.
    tap(seen)
    dialog = bob.page.get_by_role("dialog")
    tap(dialog.get_by_role("button", name=bob.say("phrase-thanks"), exact=True))
    heard = ann.page.get_by_role("log", name=ann.say("play-chat"))
    expect(heard).to_contain_text(ann.say("phrase-thanks"))
    expect(ann.page.locator(".spoken button")).to_contain_text(ann.say("phrase-thanks"))


def sit_down_together(ann: Person, bob: Person) -> None:
    table = ann.set_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}], options=DUEL)
    bob.take_seat(table)
    ann.sit_at(table)
    bob.sit_at(table)


def test_each_of_the_eight_phrases_is_read_by_the_other_in_their_own_language(invite: Invite) -> None:
    ann, bob = invite("Ann", language="fr"), invite("Bob", language="en")
    sit_down_together(ann, bob)
    phrases = get_args(Phrase)
    assert len(phrases) == 8
    mine = ann.page.get_by_role("log", name=ann.say("play-chat"))
    theirs = bob.page.get_by_role("log", name=bob.say("play-chat"))
    for phrase in phrases:
        said, heard = ann.say(f"phrase-{phrase}"), bob.say(f"phrase-{phrase}")
        assert said != heard
        ann.press(f"phrase-{phrase}")
        expect(theirs).to_contain_text(heard)
        expect(theirs).not_to_contain_text(said)
        expect(mine).to_contain_text(said)


def test_what_others_say_is_seen_for_some_seconds_and_then_goes(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob", **PHONE)
    sit_down_together(ann, bob)
    bob.stop_time()
    ann.field("play-chat-label").fill("Hello there")
    ann.press("play-chat-send")
    seen = bob.page.locator(".spoken button")
    expect(seen).to_have_text("Ann Hello there")
    bob.page.clock.run_for(4000)
    expect(seen).to_be_visible()
    bob.page.clock.run_for(4000)
    expect(seen).to_have_count(0)
    # It is kept where all of it is read.
    tap(bob.page.get_by_role("button", name=bob.say("play-unread")))
    expect(bob.page.get_by_role("dialog")).to_contain_text("Hello there")


def test_nothing_is_heard_or_fetched_until_sound_is_wanted(invite: Invite) -> None:
    ann = invite("Ann", reduced_motion="no-preference")
    ann.page.add_init_script(f"({LISTENING})()")
    ann.sit_in(turns("roomshare", "2-score")[-1])
    ann.press("play-menu")
    sound = ann.page.get_by_role("switch", name=ann.say("sound-help"))
    expect(sound).not_to_be_checked()
    assert (ann.page.evaluate("() => window.tones"), scripts(ann)) == (0, [])
    sound.check()
    ann.page.wait_for_function("() => window.tones > 0")
    assert scripts(ann) != []
    loud = ann.page.get_by_role("slider", name=ann.say("sound-volume"))
    loud.press("Home")
    before = ann.page.evaluate("() => window.tones")
    ann.page.keyboard.press("Escape")
    ann.play_to_the_end()
    # What happens on the board, and the end of it.
    ann.page.wait_for_function("(before) => window.tones > before", arg=before)
