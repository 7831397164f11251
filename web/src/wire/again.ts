/**
 * A part of the client that is fetched when first used, asked for again while the server cannot be reached.
 *
 *     await again(() => import("./Debt.svelte"))
 *
 * A table comes back by itself when its server does; so do the parts of its page that were wanted meanwhile. Parts that
 * a newer server has no more are not waited for: the page says that it must be loaded again.
 */
import { renewal } from "./renewal.svelte";

const WAITS = [300, 700, 1_500, 3_000, 5_000, 8_000, 12_000];

export async function again<T>(part: () => Promise<T>, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await part();
    } catch (problem) {
      if (await renewal.look()) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await styleAgain();
    }
  }
  return part();
}

/** A sheet that did not come keeps its place in the page, and whoever imports its part again does not ask for it. */
async function styleAgain(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null);
  await Promise.all(missing.map(replaced));
}

function replaced(link: HTMLLinkElement): Promise<void> {
  const next = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    next.onload = next.onerror = () => resolve();
    link.replaceWith(next);
  });
}
