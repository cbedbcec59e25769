// The service worker of the public pages: each page that was read is kept, and shown again with its time where the network is away.
// Messages of the server are shown by it too. Browsers run it where the server has HTTPS, or on the same machine.

const KEPT = "sonneborn-pages";
const FILES = "sonneborn-files";
/** Pages that are kept at most; the oldest goes first. */
const MOST_PAGES = 60;
const MOST_FILES = 60;
const PAGE = /^\/p\/\d+(\/|$)/;
/** What is a stream, or belongs to one player. */
const NEVER_KEPT = /^\/p\/\d+\/(live|me)(\/|$)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (PAGE.test(address.pathname) && !NEVER_KEPT.test(address.pathname)) event.respondWith(page(request));
});

async function keep(name, most, request, answer) {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}

async function file(request) {
  const kept = await (await caches.open(FILES)).match(request);
  // An address with its content's hash never changes.
  if (kept && new URL(request.url).search) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(FILES, MOST_FILES, request, answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const headers = new Headers(answer.headers);
      headers.set("x-kept-at", new Date().toISOString());
      const copy = answer.clone();
      await keep(KEPT, MOST_PAGES, request, new Response(await copy.blob(), { headers }));
    }
    return answer;
  } catch (error) {
    const kept = await found(request);
    if (!kept) throw error;
    return kept;
  }
}

/** The page as it was kept, or else the first page of the event, marked with its time and that it is another one. */
async function found(request) {
  const cache = await caches.open(KEPT);
  const event = new URL(request.url).pathname.split("/").slice(0, 3).join("/");
  let kept = await cache.match(request, { ignoreVary: true });
  const isOther = !kept && request.mode === "navigate";
  if (isOther) kept = await cache.match(event, { ignoreVary: true, ignoreSearch: true });
  if (!kept || !kept.headers.get("content-type")?.startsWith("text/html")) return kept;
  const mark = `data-kept="${kept.headers.get("x-kept-at")}"${isOther ? " data-instead" : ""}`;
  const marked = (await kept.text()).replace("<body ", `<body ${mark} `);
  return new Response(marked, { headers: kept.headers });
}

// What the server tells while no page is open; a later round takes the place of an earlier one.
self.addEventListener("push", (event) => {
  const { title, body, address } = event.data.json();
  const shown = { body, tag: address, renotify: true, data: address };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The page that is open already, or a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const found = windows.find((one) => new URL(one.url).pathname === address);
  return found ? found.focus() : self.clients.openWindow(address);
}
