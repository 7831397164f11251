/** All that is kept of a person, as a file to take along; and how it is forgotten. */
import { played } from "../store/history";
import { forgetAll, keptColour, rememberedName } from "../store/memory";
import { preferences } from "../store/preferences.svelte";
import { forgetMe } from "../wire/api";
import type { TableSummary } from "../wire/types";
import { SECTIONS } from "./list";

/** What these pages know, in words that a person can read and a program too. */
export function own(tables: readonly TableSummary[]): Record<string, unknown> {
  const settings = SECTIONS.flatMap((section) => section.settings).map(({ text, get }) => [text.replace(/^(settings|prefer|play)-/, ""), get()]);
  return {
    name: rememberedName(),
    colour: keptColour(),
    settings: { ...Object.fromEntries(settings), sound: preferences.sound, volume: preferences.volume },
    played: played().map(({ at, ...rest }) => ({ ...rest, ended: new Date(at).toISOString() })),
    tables: tables.map(({ id, game, status, names, mine, updated }) => ({ table: id, game, status, names, mine, changed: new Date(updated).toISOString() })),
  };
}

/** Hands a file over, as if it had been downloaded. */
export function download(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The server first: if it cannot be reached, nothing is lost. */
export async function forgetEverything(): Promise<void> {
  await forgetMe();
  forgetAll();
}
