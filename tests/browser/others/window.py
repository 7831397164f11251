"""A bare window of WebKit's for `WebKitWebDriver` to drive, run by the Python of the machine: MiniBrowser's is never as
narrow as a phone.

Its inside is as large as WINDOW says, and before each page the script in the file BEFORE_PAGES is run. A page that
sends a place to `webkit.messageHandlers.finger` is touched there; one that sends the name of a file to `camera` is
drawn into it.
"""

import json
import os
from pathlib import Path
from typing import Any

import gi  # type: ignore[import-not-found]  # Of the machine, not of the environment.

from tests.browser.others.finger import Finger

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: E402

WIDTH, HEIGHT = map(int, os.environ["WINDOW"].split("x"))
SCRIPT = Path(os.environ["BEFORE_PAGES"]).read_text(encoding="utf-8")


def main() -> None:
    finger = Finger()
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-GB"])

    def window(_session: Any) -> Any:
        content = WebKit2.UserContentManager()
        frames, moment = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        content.add_script(WebKit2.UserScript.new(SCRIPT, frames, moment, None, None))
        view = WebKit2.WebView(user_content_manager=content, web_context=context, is_controlled_by_automation=True)
        frame = Gtk.Window()
        frame.set_decorated(False)
        frame.set_default_size(WIDTH, HEIGHT)
        frame.add(view)
        frame.show_all()
        # An object's hash is its address.
        device = hash(Gdk.Display.get_default().get_default_seat().get_pointer())

        def touched(_content: Any, message: Any) -> None:
            finger.tap(hash(view.get_window()), device, *json.loads(message.get_js_value().to_json(0)))

        def drawn(_content: Any, message: Any) -> None:
            picture = Gdk.pixbuf_get_from_window(view.get_window(), 0, 0, WIDTH, HEIGHT)
            file = Path(message.get_js_value().to_string())
            half = file.with_suffix(".half")
            picture.savev(str(half), "png", [], [])
            half.rename(file)

        for name, told in {"finger": touched, "camera": drawn}.items():
            content.connect(f"script-message-received::{name}", told)
            content.register_script_message_handler(name)
        view.connect("close", lambda _: frame.destroy())
        return view

    def started(_context: Any, session: Any) -> None:
        info = WebKit2.ApplicationInfo()
        info.set_name("MiniBrowser")
        info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(info)
        session.connect("create-web-view", window)

    context.connect("automation-started", started)
    Gtk.main()


if __name__ == "__main__":
    main()
