// How much a browser loads, script and style compressed, until it shows the first page, or a table opened by its link
// in whatever state that is. Fails above the limit.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST_PAGE_LIMIT = 80_000;
const TABLE_LIMIT = 150_000;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

const EVERY_PAGE = ["index.html", "src/i18n/fr.ftl", "../src/faubourg/text/fr.ftl"];
const ABOUT = Object.keys(manifest).filter((name) => /^src\/boards\/\w+\/about\.fr\.ftl$/.test(name));
if (ABOUT.length === 0) throw new Error("The build does not tell what the games are about.");
const HOME = ["src/pages/Home.svelte", "src/i18n/home.fr.ftl", ...ABOUT];
const TABLE = ["src/pages/Table.svelte", "src/i18n/table.fr.ftl", "src/i18n/nearby.fr.ftl"];
// What a table may show of itself when it opens: the waiting room, an auction, an offer, a debt, the end.
const STATES = ["WaitingRoom", "Bidding", "Offer", "Debt", "EndScreen"].map((name) => `src/panels/${name}.svelte`);

/** A module with all that it imports at once, and its styles. */
function filesOf(name, files = new Set()) {
  const entry = manifest[name];
  if (entry === undefined) throw new Error(`The build has no ${name}.`);
  if (files.has(entry.file)) return files;
  files.add(entry.file);
  for (const style of entry.css ?? []) files.add(style);
  for (const other of entry.imports ?? []) filesOf(other, files);
  return files;
}

function size(names) {
  const files = new Set([...EVERY_PAGE, ...names].flatMap((name) => [...filesOf(name)]));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

const games = Object.keys(manifest).flatMap((name) => /^src\/boards\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? []);
if (games.length === 0) throw new Error("The build has no boards.");

/** The heaviest state of a game's table. */
function table(game) {
  const board = [`src/boards/${game}/index.ts`, `src/boards/${game}/fr.ftl`, `../src/faubourg/games/${game}/text/fr.ftl`];
  return Math.max(...STATES.map((state) => size([...TABLE, ...board, state])));
}

const weights = [
  ["the first page", size(HOME), FIRST_PAGE_LIMIT],
  ...games.map((game) => [`a table of ${game}`, table(game), TABLE_LIMIT]),
];
for (const [what, bytes] of weights) console.log(`${String(bytes).padStart(8)}  ${what}`);
const heavy = weights.filter(([, bytes, limit]) => bytes > limit);
for (const [what, bytes, limit] of heavy) console.error(`${what} is ${bytes} bytes; it may be ${limit}.`);
process.exit(heavy.length > 0 ? 1 : 0);
