// Keeps the page on the device: what was fetched once is there without a network. Files of one version are kept together.

const KEPT = "checker-VERSION";
const PAGE = "index.html";
const FILES = [PAGE, "page.css", "tokens.css", "page.js", "view.js", "rules.js", "rules_bg.wasm", "icon.svg", "type/inter-latin.woff2?v=4.1"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("checker-") && name !== KEPT);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  // The folder itself is the page, where a server says so.
  const asked = event.request.mode === "navigate" ? PAGE : event.request;
  const found = () => caches.open(KEPT).then((kept) => kept.match(asked));
  event.respondWith(
    found().then(async (kept) => {
      if (kept) return kept;
      const answer = await fetch(event.request);
      // Letters of other scripts are kept when they were needed once.
      if (answer.ok && new URL(event.request.url).pathname.endsWith(".woff2")) {
        (await caches.open(KEPT)).put(event.request, answer.clone());
      }
      return answer;
    }),
  );
});
