/**
 * Where the reader is. A page is given `params`, the named parts of the path; what follows ? and # is in `place`.
 * Links are plain <a href>: clicks on those of this site are followed without loading anything anew.
 */
export interface PageProps {
  params: Record<string, string>;
}

/** A page may also take no properties at all. */
type PageModule = { default: unknown };

interface Route {
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
  { pattern: /^\/t\/(?<table>[^/]+)$/, name: "table", texts: ["table"], load: () => import("./pages/Table.svelte") },
  { pattern: /^\/replay(?:\/(?<table>[^/]+))?$/, name: "replay", texts: ["replay", "verdict"], load: () => import("./pages/Replay.svelte") },
  { pattern: /^\/rules$/, name: "rules", texts: ["home", "games"], load: () => import("./pages/Games.svelte") },
  { pattern: /^\/learn$/, name: "learn", texts: ["home", "games"], load: () => import("./pages/Games.svelte") },
  { pattern: /^\/rules\/(?<game>[^/]+)$/, name: "rules", texts: ["rules"], load: () => import("./pages/Rulebook.svelte") },
  { pattern: /^\/learn\/(?<game>[^/]+)$/, name: "learn", texts: ["learn"], load: () => import("./pages/Learn.svelte") },
  { pattern: /^\/fair$/, name: "fair", texts: ["fair", "verdict"], load: () => import("./pages/FairPlay.svelte") },
  { pattern: /^\/about$/, name: "about", texts: ["about"], load: () => import("./pages/About.svelte") },
  { pattern: /^\/unit$/, name: "unit", texts: ["unit"], load: () => import("./unit/Page.svelte") },
  { pattern: /^\/seat$/, name: "seat", texts: ["seat"], load: () => import("./pages/SeatLink.svelte") },
];

const missing: Route = { pattern: /^/, name: "missing", texts: [], load: () => import("./pages/NotFound.svelte") };

function here(): URL {
  return new URL(window.location.href);
}

/** An address that somebody cut or mistyped is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Place {
  url = $state.raw(here());
  path = $derived(this.url.pathname.replace(/(.)\/$/, "$1"));
  query = $derived(this.url.searchParams);
  /** Without the #. */
  hash = $derived(decoded(this.url.hash.slice(1)));
  route = $derived(routes.find((route) => route.pattern.test(this.path)) ?? missing);
  params = $derived<Record<string, string>>(paramsOf(this.route, this.path));
  /** The page's own title, in place of that of its route. */
  title = $state<string | null>(null);

  become(url: URL): void {
    if (url.pathname !== this.url.pathname) this.title = null;
    this.url = url;
  }
}

function paramsOf(route: Route, path: string): Record<string, string> {
  const groups = route.pattern.exec(path)?.groups ?? {};
  const given = Object.entries(groups).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, decoded(value)]));
}

export const place = new Place();

/** Go to an address of this site. `replace` leaves no step to come back to. */
export function go(address: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(address, window.location.href);
  if (replace) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
  place.become(url);
}

export function setTitle(title: string | null): void {
  place.title = title;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlain(event)) return;
  if (link.origin !== window.location.origin || link.target || link.hasAttribute("download")) return;
  if (!link.hasAttribute("href") || /^\/(api|docs|metrics|health)(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.href);
}

export function startRouter(): void {
  window.addEventListener("click", follow);
  window.addEventListener("popstate", () => place.become(here()));
}
