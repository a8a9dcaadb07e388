/**
 * The service worker: keeps the shelf and the rulebooks for times when the server cannot be reached.
 *
 * The build (vite.config.ts) fills in its version and the files it needs offline.  Every build has a cache of its own, and
 * removes those of earlier builds.  Pages always come from the server if it answers, so that no page is older than the server.
 */
const FILES = "__FILES__";
const ENTRY = "__ENTRY__";
const PREFIX = "ludotheque-";
const CACHE = PREFIX + "__VERSION__";
const TEXTS = /^\/api\/(games$|words\/|rulebooks\/|pictures\/|boxes\/)/; // public texts, the same for everybody
const GONE = [502, 503, 504]; // status codes with which a proxy answers when no server runs behind it

/** Stores the page and its files: all from the same build, or none. */
async function install() {
  const page = await fetch("/", { cache: "no-cache" });
  // While a server is being updated, it may send the page of another build: then fail, and the browser tries again
  // later.
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error("this is the page of another build");
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put("/", page);
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Asks the server; if it cannot be reached, returns the stored answer, and tells the page so. */
async function freshOrKept(event, path, keeps) {
  const cache = await caches.open(CACHE);
  const answer = await fetch(event.request).catch(() => null);
  if (answer && !GONE.includes(answer.status)) {
    if (keeps && answer.status === 200) await cache.put(path, answer.clone());
    return answer;
  }
  const kept = await cache.match(path);
  const client = await self.clients.get(event.clientId || event.resultingClientId);
  client?.postMessage("offline");
  return kept ?? answer ?? Response.error();
}

/** Returns a file whose name contains a hash of its contents: once stored, it is never requested again. */
async function keptOrFresh(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

/** Stores some texts that nobody has asked for yet. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (TEXTS.test(path) && !(await cache.match(path))) await cache.add(path);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data).catch(() => undefined)));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(freshOrKept(event, "/", false));
  } else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFresh(event.request));
  else if (TEXTS.test(pathname) && !search) event.respondWith(freshOrKept(event, pathname, true));
  else if (FILES.includes(pathname)) event.respondWith(freshOrKept(event, pathname, false));
});
