/** What is heard at a table, by whoever wants sounds; what makes them is fetched only then. */
import { preferences } from "../store/preferences.svelte";
import type { GameEvent } from "../wire/position";

export type Sound =
  | "dice" | "coin" | "key" | "eviction" | "bridge" | "bid" | "hammer" | "victory"
  | "turn" | "chat";

/** Which sound goes with which kind of event: each game says so itself. */
export type Sounds = Readonly<Partial<Record<string, Sound>>>;

/** Between one sound of a picture and the next, in seconds. */
const APART = 0.28;
/** More than these are a noise, and no story. */
const MOST = 4;
const TOUCHES = ["pointerup", "keydown"] as const;

/** The sounds of what happens in one picture: what comes several times on end is heard once. */
export function soundsOf(events: readonly GameEvent[], sounds: Sounds = {}): Sound[] {
  const all = events.map(({ kind }) => sounds[String(kind)]).filter((sound) => sound !== undefined);
  const heard = all.filter((sound, place) => sound !== all[place - 1]);
  // How it ends is heard, whatever came before.
  return heard.length > MOST ? [...heard.slice(0, MOST - 1), heard.at(-1)!] : heard;
}

/** Browsers complain of pages that would sound before anybody has touched them. Old ones do not say whether. */
const isTouched = () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

let effects: Promise<typeof import("./effects")> | null = null;

function fetched(): Promise<typeof import("./effects")> {
  if (effects === null) {
    effects = import("./effects").then((module) => {
      // The first touch of anything lets the page sound.
      for (const touch of TOUCHES) window.addEventListener(touch, () => module.speaker.wake());
      if (isTouched()) module.speaker.wake();
      return module;
    });
    effects.catch(() => (effects = null));
  }
  return effects;
}

/** Fetches what is needed, so that the next touch of the page is enough. */
export function listen(): void {
  if (preferences.sound) fetched().catch(() => undefined);
}

/** One after the other. Without sound, or where it cannot be fetched, nothing happens. */
export async function hear(...sounds: Sound[]): Promise<void> {
  if (!preferences.sound || sounds.length === 0) return;
  try {
    const { speaker } = await fetched();
    speaker.volume = preferences.volume;
    // A page that nobody has touched keeps what it is told for later: it would all come at once.
    if (!(await speaker.isHeard())) return;
    for (const [place, sound] of sounds.entries()) speaker.play(sound, place * APART);
  } catch {
    // Everything is shown as well.
  }
}
