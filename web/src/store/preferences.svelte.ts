/** How this browser likes a match to be shown. None of it changes what happens. */
import { chosenFrom, isPreferred, preferredShare, setChosen, setPreferred, setPreferredShare } from "./memory";

/** Each with what it is before anybody has said otherwise. */
const USUALLY = {
  rents: true,
  fastBots: false,
  quick: false,
  sound: false,
  still: false,
  confirm: true,
  textTable: false,
} as const;
const VOLUME = 0.6;
export type Preference = keyof typeof USUALLY;

/** How long what others do is told: some time for each turn, until a tap, or not at all. */
export const PACES = ["slow", "usual", "fast", "step", "at-once"] as const;
export type Pace = (typeof PACES)[number];
const USUAL_PACE: Pace = "usual";

class Preferences {
  /** One's own rents are paid without a stop. */
  rents = $state(isPreferred("rents", USUALLY.rents));
  /** What bots do is shown without animation. */
  fastBots = $state(isPreferred("fastBots", USUALLY.fastBots));
  /** Animations take half the time. */
  quick = $state(isPreferred("quick", USUALLY.quick));
  pace = $state<Pace>(chosenFrom("pace", PACES, USUAL_PACE));
  /** The table may be heard: dice, coins, "your turn". */
  sound = $state(isPreferred("sound", USUALLY.sound));
  /** How loud, from 0 to 1: one volume for everything. */
  volume = $state(preferredShare("volume", VOLUME));
  /** Nothing is animated at all. */
  still = $state(isPreferred("still", USUALLY.still));
  /** A move that is complete waits until it is confirmed. */
  confirm = $state(isPreferred("confirm", USUALLY.confirm));
  /** Tables open as text. */
  textTable = $state(isPreferred("textTable", USUALLY.textTable));

  set(name: Preference, on: boolean): void {
    this[name] = on;
    setPreferred(name, on, USUALLY[name]);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    setChosen("pace", pace, USUAL_PACE);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    setPreferredShare("volume", volume, VOLUME);
  }

  /** The length of an animation, 1 being the usual one. */
  get length(): number {
    return this.quick ? 0.5 : 1;
  }
}

/** One for the whole browser: every table in this tab is shown alike. */
export const preferences = new Preferences();
