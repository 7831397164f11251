/** Where a pasted text leads on this site: a link to a table, a seat or a replay, or the bare code of a table. */

const CODE = /^[A-Za-z0-9_-]{4,40}$/;
const KNOWN = /^\/(t|replay)\/[A-Za-z0-9_-]{4,40}\/?$|^\/seat$/;

export function addressOf(text: string, origin: string): string | null {
  const typed = text.trim();
  if (CODE.test(typed)) return `/t/${typed}`;
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`);
  } catch {
    return null;
  }
  if (url.host !== new URL(origin).host || !KNOWN.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
