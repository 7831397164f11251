/** What is animated: the steps from one picture to the next, in order. Skipping them ends in the same picture. */
import type { Animation, GameEvent, View } from "../boards/board";

export interface Frame extends Animation {
  after: View;
}

/** More than these would leave the picture behind the match: the oldest are dropped. */
const MOST_WAITING = 3;

export function enqueue(frames: Frame[], next: Frame): Frame[] {
  if (next.events.length === 0) return frames;
  const all = [...frames, next];
  return all.length > MOST_WAITING ? all.slice(-MOST_WAITING) : all;
}

/** The events that were not seen yet: without those at the beginning that a preview has shown. */
export function unseen(events: GameEvent[], shown: GameEvent[]): GameEvent[] {
  const same = shown.every((event, place) => JSON.stringify(event) === JSON.stringify(events[place]));
  return same ? events.slice(shown.length) : events;
}
