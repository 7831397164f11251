/** How this browser likes a match to be shown. None of it changes what happens. */
import { isPreferred, preferredShare, setPreferred, setPreferredShare } from "./memory";

/** Each with what it is before anybody has said otherwise. */
const USUALLY = { rents: true, fastBots: false, quick: false, sound: false } as const;
const VOLUME = 0.6;
export type Preference = keyof typeof USUALLY;

class Preferences {
  /** One's own rents are paid without a stop. */
  rents = $state(isPreferred("rents", USUALLY.rents));
  /** What bots do is shown without animation. */
  fastBots = $state(isPreferred("fastBots", USUALLY.fastBots));
  /** Animations take half the time. */
  quick = $state(isPreferred("quick", USUALLY.quick));
  /** The table may be heard: dice, coins, "your turn". */
  sound = $state(isPreferred("sound", USUALLY.sound));
  /** How loud, from 0 to 1: one volume for everything. */
  volume = $state(preferredShare("volume", VOLUME));

  set(name: Preference, on: boolean): void {
    this[name] = on;
    setPreferred(name, on, USUALLY[name]);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    setPreferredShare("volume", volume, VOLUME);
  }

  /** The length of an animation, 1 being the usual one. */
  get pace(): number {
    return this.quick ? 0.5 : 1;
  }
}

/** One for the whole browser: every table in this tab is shown alike. */
export const preferences = new Preferences();
