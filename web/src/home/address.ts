/**
 * Where a pasted text leads on this site: a link to a table, a seat or a replay, also amid the words of a message, or
 * the bare code of a table, which has no capitals of its own.
 */

const CODE = /^[A-Za-z0-9_-]{4,40}$/;
const KNOWN = /^\/(t|replay)\/[A-Za-z0-9_-]{4,40}\/?$|^\/seat$/;

/** What stands around a link, and is no part of it. */
const AROUND = /^[<([{«“"'‘]+|[>)\]}»”"'’.,;:!?…]+$/g;

export function addressOf(text: string, origin: string): string | null {
  const typed = text.trim();
  if (CODE.test(typed)) return `/t/${typed.toLowerCase()}`;
  for (const word of typed.split(/\s+/)) {
    const found = linkOf(word.replace(AROUND, ""), origin);
    if (found !== null) return found;
  }
  return null;
}

function linkOf(typed: string, origin: string): string | null {
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`);
  } catch {
    return null;
  }
  if (hostOf(url) !== hostOf(new URL(origin)) || !KNOWN.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** This computer has several names for itself. */
function hostOf({ host, hostname, port }: URL): string {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) ? `localhost:${port}` : host;
}
