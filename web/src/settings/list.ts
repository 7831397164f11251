/**
 * What can be set, in the order in which it is shown. A setting has a message for its name, `<text>`, one that explains it,
 * `<text>-help`, if there is anything to explain, and one for each value of a choice, `<text>-<value>`.
 */
import type { Component } from "svelte";
import { changeLanguage, language, LANGUAGES, type Language } from "../i18n/bundle";
import SoundField from "../sound/SoundField.svelte";
import { allowNotifications, canNotify } from "../store/alert";
import { isWished, setWish } from "../store/memory";
import { PACES, preferences, type Pace, type Preference } from "../store/preferences.svelte";
import { standStill } from "../ui/motion";
import { theme, type Theme } from "../ui/theme.svelte";

export interface Switch {
  kind: "switch";
  text: string;
  get: () => boolean;
  set: (on: boolean) => unknown;
}

export interface Choice {
  kind: "choice";
  text: string;
  values: readonly string[];
  get: () => string;
  set: (value: string) => unknown;
}

export type Setting = Switch | Choice;

export interface Section {
  /** The message `settings-<id>` is its heading. */
  id: string;
  settings: Setting[];
  /** What is set by a control of its own, fetched with the page. */
  part?: Component;
}

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const MOTIONS = ["usual", "quick", "none"] as const;
type Motion = (typeof MOTIONS)[number];

function preferred(name: Preference, text: string): Switch {
  return { kind: "switch", text, get: () => preferences[name], set: (on) => preferences.set(name, on) };
}

function motion(): Motion {
  if (preferences.still) return "none";
  return preferences.quick ? "quick" : "usual";
}

function setMotion(value: string): void {
  preferences.set("still", value === "none");
  preferences.set("quick", value === "quick");
  standStill(value === "none");
}

async function setNotifications(on: boolean): Promise<void> {
  setWish("notifications", on && (await allowNotifications()));
}

export const SECTIONS: Section[] = [
  {
    id: "look",
    settings: [
      { kind: "choice", text: "settings-language", values: LANGUAGES, get: () => language.current, set: (value) => changeLanguage(value as Language) },
      { kind: "choice", text: "settings-theme", values: THEMES, get: () => theme.current, set: (value) => theme.choose(value as Theme) },
      preferred("textTable", "settings-text"),
    ],
  },
  {
    id: "match",
    settings: [
      { kind: "choice", text: "settings-motion", values: MOTIONS, get: motion, set: setMotion },
      { kind: "choice", text: "prefer-pace", values: PACES, get: () => preferences.pace, set: (value) => preferences.setPace(value as Pace) },
      preferred("fastBots", "prefer-fastbots"),
      preferred("rents", "prefer-rents"),
      preferred("confirm", "settings-confirm"),
    ],
  },
  {
    id: "notice",
    part: SoundField,
    settings: canNotify()
      ? [{ kind: "switch", text: "play-notify", get: () => isWished("notifications") && Notification.permission === "granted", set: setNotifications }]
      : [],
  },
];
