/** What a page beside a physical board asks of the device it runs on. Each may be refused: it then does without. */

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

/** Has the page at an address stored for use without a network, by the worker of that name; true once it is. */
export async function storeForOffline(name: string, address: string): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const { active, waiting, installing } = await navigator.serviceWorker.register(`/${name}-worker.js`, { scope: address });
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

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing can still count.
  }
}
