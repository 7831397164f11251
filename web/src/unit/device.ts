/** What the page asks of the device it runs on. Each may be refused: the unit then does without. */

/** Keeps the screen lit until the function that is given back is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function ask(): Promise<void> {
    // A page that is hidden loses its lock, and asks again when it is seen.
    if (!wanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (wanted) lock = given;
      else void given.release();
    } catch {
      // Saving its battery, perhaps.
    }
  }

  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

/** Has the page stored for use without a network; true once it is. */
export async function storeForOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const { active, waiting, installing } = await navigator.serviceWorker.register("/unit-worker.js", { scope: "/unit" });
    if (active) return true;
    const worker = waiting ?? installing;
    return worker !== null && (await isActivated(worker));
  } catch {
    return false;
  }
}

function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** From 0 up to 1, by the browser's best chance. */
export function luck(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
