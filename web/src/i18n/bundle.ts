/**
 * Sentences by key, from the Fluent files: those of the terminal (common and by game), and those of the pages.
 *
 *     await load("table");          adds src/i18n/table.{fr,en}.ftl to what `say` knows (the router does it for a page)
 *     await loadGame("roomshare");  the sentences of a game, for `Phrases`; and src/boards/roomshare/{fr,en}.ftl
 *     say("home-title"), say("home-seats", { count: 2 })
 *     language.current              "fr" or "en"; `say` in a template follows it
 *
 * A text that is missing is shown by its key and parameters: it must never stop a match.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { again } from "../wire/again";
import { ELISIONS } from "./elision";
import { firstLanguage, language, LANGUAGES, remember, type Language } from "./language.svelte";

export { language, LANGUAGES, type Language };
export type Param = string | number;
export type Params = Record<string, Param>;

type Loader = () => Promise<string>;
const pages = import.meta.glob<string>("./*.ftl", { import: "default" });
const boards = import.meta.glob<string>(["../boards/*/*.ftl", "../boards/*/pages/*.ftl"], { import: "default" });
const common = import.meta.glob<string>("../../../src/faubourg/text/*.ftl", { import: "default" });
const games = import.meta.glob<string>("../../../src/faubourg/games/*/text/*.ftl", { import: "default" });

/**
 * The files of a text, by its name: "common", "shell", a page's, "game:roomshare", "game:roomshare:rooms" for a page that
 * a game brings, or "games": what each is about.
 */
function filesOf(name: string, wanted: Language): Loader[] {
  const [sort, game, page] = name.split(":");
  const found =
    name === "common"
      ? [common[`../../../src/faubourg/text/${wanted}.ftl`]]
      : name === "shell"
        ? [pages[`./${wanted}.ftl`]]
        : name === "games"
          ? Object.keys(boards).filter((path) => path.endsWith(`/about.${wanted}.ftl`)).map((path) => boards[path])
          : sort !== "game"
            ? [pages[`./${name}.${wanted}.ftl`]]
            : page !== undefined
              ? [boards[`../boards/${game}/pages/${page}.${wanted}.ftl`]]
              : [
                  games[`../../../src/faubourg/games/${game}/text/${wanted}.ftl`],
                  boards[`../boards/${game}/${wanted}.ftl`],
                ];
  return found.filter((loader) => loader !== undefined);
}

/** Games have keys in common, so each has a bundle of its own beside that of the pages, which is "". */
const bundles = new Map<string, FluentBundle>();
const names = new Set<string>(["common", "shell"]);
const arriving = new Map<string, Promise<void>>();

function bundleOf(wanted: Language, game: string): FluentBundle {
  const id = `${wanted}/${game}`;
  let bundle = bundles.get(id);
  if (bundle === undefined) {
    bundle = new FluentBundle(wanted, { useIsolating: false, functions: ELISIONS });
    bundles.set(id, bundle);
  }
  return bundle;
}

function fetched(name: string, wanted: Language): Promise<void> {
  const id = `${wanted}/${name}`;
  let arrival = arriving.get(id);
  if (arrival === undefined) {
    arrival = add(name, wanted);
    arrival.catch(() => arriving.delete(id));
    arriving.set(id, arrival);
  }
  return arrival;
}

async function add(name: string, wanted: Language): Promise<void> {
  const game = name.startsWith("game:") ? name.split(":")[1]! : "";
  const texts = await Promise.all(filesOf(name, wanted).map((loader) => again(loader)));
  for (const text of texts) bundleOf(wanted, game).addResource(new FluentResource(text), { allowOverrides: true });
  language.arrived();
}

/** Adds a page's own texts, in the language spoken now and in any spoken later. */
export async function load(name: string): Promise<void> {
  names.add(name);
  await fetched(name, language.current);
}

export async function loadGame(game: string): Promise<void> {
  await load(`game:${game}`);
}

export async function changeLanguage(wanted: Language): Promise<void> {
  remember(wanted);
  await Promise.all([...names].map((name) => fetched(name, wanted)));
  language.become(wanted);
}

/** To be awaited before anything is shown. */
export async function startLanguage(wanted: Language = firstLanguage()): Promise<void> {
  await Promise.all([...names].map((name) => fetched(name, wanted)));
  language.become(wanted);
}

function patternOf(key: string, wanted: Language, game: string) {
  for (const owner of game === "" ? [""] : [game, ""]) {
    const bundle = bundleOf(wanted, owner);
    const pattern = bundle.getMessage(key)?.value;
    if (pattern != null) return { bundle, pattern };
  }
  return null;
}

export function knows(key: string, game = "", wanted: Language = language.current): boolean {
  return language.texts >= 0 && patternOf(key, wanted, game) !== null;
}

/** What was said last, in the texts that are there: a board says nearly the same in picture after picture. */
const said = new Map<string, string>();
const MOST_SAID = 2000;

/** A sentence of a game, or else of the pages, in a given language. */
export function sayIn(wanted: Language, game: string, key: string, params: Params = {}): string {
  const id = JSON.stringify([language.texts, wanted, game, key, params]);
  const known = said.get(id);
  if (known !== undefined) return known;
  const found = language.texts >= 0 ? patternOf(key, wanted, game) : null;
  if (found === null) {
    console.warn(`There is no text for ${key} in ${wanted}.`);
    return bare(key, params);
  }
  const sentence = found.bundle.formatPattern(found.pattern, params, []);
  if (said.size >= MOST_SAID) said.clear();
  said.set(id, sentence);
  return sentence;
}

export function say(key: string, params: Params = {}): string {
  return sayIn(language.current, "", key, params);
}

function bare(key: string, params: Params): string {
  return [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");
}
