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
  if (address.pathname.startsWith("/static/")) event.respondWith(file(event));
  else if (PAGE.test(address.pathname) && !NEVER_KEPT.test(address.pathname)) event.respondWith(page(event));
});

async function keep(name, most, request, answer) {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}

/** Keeps an answer beside giving it: nobody waits for the browser's store, or goes without because it has no room or is forbidden. */
function keepBeside(event, name, most, answer) {
  event.waitUntil(Promise.resolve(answer).then((read) => keep(name, most, event.request, read)).catch(() => {}));
}

/** What is kept; nothing where the browser's store cannot be read. */
async function kept(name, asked, how) {
  try {
    return await (await caches.open(name)).match(asked, how);
  } catch {
    return undefined;
  }
}

async function file(event) {
  const before = await kept(FILES, event.request);
  // An address with its content's hash never changes.
  if (before && new URL(event.request.url).search) return before;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) keepBeside(event, FILES, MOST_FILES, answer.clone());
    return answer;
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

/** Who is logged in reads pages of events that are not public: they are gone with the log-in. */
function isForNobodyElse(answer) {
  return answer.headers.get("cache-control")?.includes("no-store") ?? false;
}

async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !isForNobodyElse(answer)) keepBeside(event, KEPT, MOST_PAGES, dated(answer.clone()));
    return answer;
  } catch (error) {
    const before = await found(event.request);
    if (!before) throw error;
    return before;
  }
}

/** An answer with the time at which it was kept. */
async function dated(answer) {
  const headers = new Headers(answer.headers);
  headers.set("x-kept-at", new Date().toISOString());
  return new Response(await answer.blob(), { headers });
}

/** The page as it was kept, or else the first page of the event, marked with its time and that it is another one. */
async function found(request) {
  const first = new URL(request.url).pathname.split("/").slice(0, 3).join("/");
  let before = await kept(KEPT, request, { ignoreVary: true });
  const isOther = !before && request.mode === "navigate";
  if (isOther) before = await kept(KEPT, first, { ignoreVary: true, ignoreSearch: true });
  if (!before || !before.headers.get("content-type")?.startsWith("text/html")) return before;
  const mark = `data-kept="${before.headers.get("x-kept-at")}"${isOther ? " data-instead" : ""}`;
  const marked = (await before.text()).replace("<body ", `<body ${mark} `);
  return new Response(marked, { headers: before.headers });
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
