/** What is animated: the steps from one picture to the next, in order. Skipping them ends in the same picture. */
import type { Animation } from "../boards/board";
import type { GameEvent, View } from "../wire/position";
import type { Drafted } from "../wire/types";

export interface Frame extends Animation {
  after: View;
  /** The event at which the picture stops until the person has seen it: the first of this frame. */
  stop: GameEvent | null;
  /** The draft of the position that is shown until this frame is over; null if that is no draft. */
  draft: Drafted | null;
}

/** The picture just before an event at which to stop; else null. */
export type Stops = (event: GameEvent) => View | null;

/** The way from one picture to another, in two parts if there is an event to stop at on it. */
export function stepsOf(before: View, after: View, events: GameEvent[], stops: Stops): Omit<Frame, "key" | "draft">[] {
  for (const [place, event] of events.entries()) {
    const between = stops(event);
    if (between === null) continue;
    const first = { before, after: between, events: events.slice(0, place), stop: null };
    return [first, { before: between, after, events: events.slice(place), stop: event }];
  }
  return [{ before, after, events, stop: null }];
}

/** The events that were not seen yet: without those at the beginning that a preview has shown. */
export function unseen(events: GameEvent[], shown: GameEvent[]): GameEvent[] {
  const same = shown.every((event, place) => JSON.stringify(event) === JSON.stringify(events[place]));
  return same ? events.slice(shown.length) : events;
}
