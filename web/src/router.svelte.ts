/**
 * Where the reader is, and the ways to go elsewhere; `routes.ts` says which page that is. A page is given `params`, the
 * named parts of the path; what follows ? and # is in `place`.
 * Links are plain <a href>: clicks on those of this site are followed without loading anything anew.
 */
export interface PageProps {
  params: Record<string, string>;
}

function here(): URL {
  return new URL(window.location.href);
}

/** An address that somebody cut or mistyped is taken as it stands. */
export function decoded(text: string): string {
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
  /** The page's own title, in place of that of its route. */
  title = $state<string | null>(null);

  become(url: URL): void {
    if (url.pathname !== this.url.pathname) this.title = null;
    this.url = url;
  }
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
