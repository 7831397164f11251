/** Which page is at which address. Only the frame of the site knows: pages lead to each other by addresses alone. */
import { decoded } from "./router.svelte";

/** A page may also take no properties at all. */
type PageModule = { default: unknown };

export interface Route {
  pattern: RegExp;
  /** The message `title-<name>` is the page's title, until the page sets its own with `setTitle`. */
  name: string;
  /** What the page says beside the words of every page: the names of src/i18n/<name>.{fr,en}.ftl. */
  texts: string[];
  load: () => Promise<PageModule>;
}

const routes: Route[] = [
  { pattern: /^\/$/, name: "home", texts: ["home", "games"], load: () => import("./pages/Home.svelte") },
  { pattern: /^\/new$/, name: "new", texts: ["new", "games"], load: () => import("./pages/NewTable.svelte") },
  { pattern: /^\/t\/(?<table>[^/]+)$/, name: "table", texts: ["table", "nearby"], load: () => import("./pages/Table.svelte") },
  { pattern: /^\/replay(?:\/(?<table>[^/]+))?$/, name: "replay", texts: ["replay", "verdict", "nearby"], load: () => import("./pages/Replay.svelte") },
  { pattern: /^\/rules$/, name: "rules", texts: ["home", "games"], load: () => import("./pages/Games.svelte") },
  { pattern: /^\/learn$/, name: "learn", texts: ["home", "games"], load: () => import("./pages/Games.svelte") },
  { pattern: /^\/rules\/(?<game>[^/]+)$/, name: "rules", texts: ["rules"], load: () => import("./pages/Rulebook.svelte") },
  { pattern: /^\/learn\/(?<game>[^/]+)$/, name: "learn", texts: ["learn", "games"], load: () => import("./pages/Learn.svelte") },
  { pattern: /^\/fair$/, name: "fair", texts: ["fair", "verdict"], load: () => import("./pages/FairPlay.svelte") },
  { pattern: /^\/about$/, name: "about", texts: ["about"], load: () => import("./pages/About.svelte") },
  { pattern: /^\/unit$/, name: "unit", texts: ["unit"], load: () => import("./unit/Page.svelte") },
  { pattern: /^\/settings$/, name: "settings", texts: ["settings", "table"], load: () => import("./pages/Settings.svelte") },
  { pattern: /^\/seat$/, name: "seat", texts: ["seat", "nearby"], load: () => import("./pages/SeatLink.svelte") },
];

/**
 * Pages that a game brings: `boards/<game>/pages/<page>.svelte` is at /games/<game>/<page>. Its texts are those of the
 * game and <page>.{fr,en}.ftl beside it, and it sets its own title.
 */
const own = import.meta.glob<PageModule>("./boards/*/pages/*.svelte");

for (const [path, load] of Object.entries(own)) {
  const [, game, page] = /boards\/(.+)\/pages\/(.+)\.svelte$/.exec(path)!;
  routes.push({ pattern: new RegExp(`^/games/(?<game>${game})/${page}$`), name: "game", texts: [`game:${game}`, `game:${game}:${page}`], load });
}

const missing: Route = { pattern: /^/, name: "missing", texts: [], load: () => import("./pages/NotFound.svelte") };

export function routeOf(path: string): Route {
  return routes.find((route) => route.pattern.test(path)) ?? missing;
}

/** The named parts of the path. */
export function paramsOf(route: Route, path: string): Record<string, string> {
  const groups = route.pattern.exec(path)?.groups ?? {};
  const given = Object.entries(groups).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, decoded(value)]));
}
