// Keeps a page for when there is no network. It sees that page alone, and answers only for the files below.
const PAGE = __PAGE__;
const FILES = __FILES__;
const FAMILY = __FAMILY__;
const CACHE = `${FAMILY}__BUILD__`;
// A network that has not answered by then counts as none.
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(store());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !FILES.includes(pathname)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request, pathname));
});

/** All of them or none: half a page is of no use. */
async function store() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)));
}

/** The page of today if the network has it, else the one that was kept with all its files. */
async function page(request) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    const found = await fetch(request, { signal: late.signal });
    if (found.ok) return found;
  } catch {
    // No network, or none that answers.
  } finally {
    clearTimeout(timer);
  }
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? fetch(request);
}

async function file(request, pathname) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}
