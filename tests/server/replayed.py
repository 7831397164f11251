"""The views of a replay, made again from what each step changes."""

from typing import Any

Json = dict[str, Any]


def with_views(replay: Json) -> Json:
    """The replay with the whole view in each step."""
    view = replay["first_view"]
    steps = []
    for step in replay["steps"]:
        view = view_after(view, step)
        steps.append({**step, "view": view, "places": {}})
    return {**replay, "steps": steps}


def view_after(before: Json, step: Json) -> Json:
    view = {**before, **step["view"]}
    for name, places in step["places"].items():
        view[name] = [places.get(str(place), part) for place, part in enumerate(view[name])]
    return view
