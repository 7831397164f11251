"""Fair draws, as a page takes part in them: it promises bytes when it sits down, and reveals them when all have sat."""

import json
from hashlib import sha256

from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import Invite
from tests.browser.games.game import Json
from tests.browser.people import Person

# A page that is not served over TLS, as on a phone in the house, has no hashes of the browser's.
WITHOUT_TLS = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"


def info(person: Person) -> Json:
    table = person.page.url.split("/t/")[1].split("?")[0]
    found: Json = person.context.request.get(f"/api/tables/{table}").json()
    return found


class Reveals:
    """What a page reveals, by seat; however late that is on a busy machine, it is what was promised."""

    def __init__(self, person: Person) -> None:
        self.bytes: dict[int, str] = {}
        # Of a table that could not wait any longer.
        person.forgive("409")
        person.page.on("request", self.note)

    def note(self, request: Request) -> None:
        if request.url.endswith("/reveal"):
            sent = json.loads(request.post_data or "{}")
            self.bytes[sent["seat"]] = sent["entropy"]


def check_revealed(found: Json, *sent: Reveals) -> None:
    """These pages, and nobody else, have promised bytes; each has revealed them, and what was in time counts."""
    revealed = {seat: entropy for reveals in sent for seat, entropy in reveals.bytes.items()}
    assert [seat for seat, promise in enumerate(found["promises"]) if promise] == sorted(revealed)
    for seat, entropy in revealed.items():
        assert sha256(bytes.fromhex(entropy)).hexdigest() == found["promises"][seat], "other bytes than promised"
        assert found["entropies"][seat] in (entropy, "")


def test_whoever_plays_against_bots_reveals_at_once_also_without_tls(invite: Invite) -> None:
    ann = invite("Ann")
    ann.page.add_init_script(WITHOUT_TLS)
    reveals = Reveals(ann)
    ann.go("/")
    assert ann.page.evaluate("crypto.subtle === undefined")
    ann.field("home-name").fill("Ann")
    ann.press("home-play", bots=ann.game.rivals)
    ann.wait("the table", lambda glance: glance["status"] is not None)
    assert len(reveals.bytes) == 1, "the page has revealed nothing"
    check_revealed(info(ann), reveals)


def test_people_reveal_when_the_last_one_has_sat_down_and_the_menu_shows_the_list(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    reveals = [Reveals(person) for person in (ann, bob)]
    table = ann.set_table([{"kind": "open"}] * 2, options={"duel": True})
    for person in (ann, bob):
        person.go(f"/t/{table}")
        person.field("play-name").fill(person.name)
        person.press("play-sit")
    for person in (ann, bob):
        person.wait("the table", lambda glance: glance["status"] is not None)
    found = info(ann)
    assert all(one.bytes for one in reveals), "a page has revealed nothing"
    check_revealed(found, *reveals)
    ann.choose_from_menu("play-dealer")
    for word in filter(None, (*found["promises"], *found["entropies"], found["commitment"])):
        expect(ann.page.get_by_role("dialog").get_by_text(word, exact=True)).to_be_visible()


def test_a_page_that_was_loaded_anew_still_reveals_what_it_had_promised(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    reveals = Reveals(ann)
    table = ann.set_table([{"kind": "open"}] * 2, options={"duel": True})
    ann.go(f"/t/{table}")
    ann.field("play-name").fill("Ann")
    ann.press("play-sit")
    ann.sees("play-waiting", free=1)
    ann.page.reload()
    ann.sees("play-waiting", free=1)
    with ann.page.expect_response("**/reveal"):
        bob.take_seat(table)
    ann.wait("the table", lambda glance: glance["status"] is not None)
    check_revealed(info(ann), reveals)


def test_a_dealer_that_skips_draws_is_found_out_with_the_place(invite: Invite) -> None:
    ann = invite("Ann")
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    table = ann.set_table(places, options={"duel": True})
    ann.sit_at(table)
    ann.choose_from_menu("play-resign")
    ann.press("play-resign-yes")

    def skip(route: Route) -> None:
        replay = json.loads(route.fetch().text())
        step = next(step for step in replay["steps"] if step["draws"])
        step["draws"] = step["draws"][1:]
        route.fulfill(json=replay)

    ann.page.route("**/api/tables/*/replay", skip)
    ann.go(f"/replay/{table}")
    ann.press("replay-check")
    alert = ann.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text(ann.say("verdict-gap", step=1, expected=0, found=1))
