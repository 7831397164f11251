/**
 * Parts of a page that somebody's next tap will show, fetched while the page has nothing else to do: the tap is answered
 * sooner. What does not come now is asked for again when it is shown.
 *
 *     $effect(() => fetchWhenIdle([() => import("./Caption.svelte")]));
 */
type Part = () => Promise<unknown>;

/** Milliseconds, where a browser does not say when it is idle. */
const A_MOMENT = 300;

/** What is returned gives it up. */
export function fetchWhenIdle(parts: readonly Part[]): () => void {
  const fetch = () => void parts.map((part) => part().catch(() => undefined));
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(fetch);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(fetch, A_MOMENT);
  return () => clearTimeout(timer);
}
