// What the service worker shows where the network is away: the page that was asked for as it was kept, or the event's first page, which
// says that it is another one.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.self = Object.assign(new EventTarget(), { skipWaiting() {} });
globalThis.location = { origin: "http://hall" };
const kept = new Map();
const path = (request) => new URL(request.url ?? request, "http://hall").pathname;
const cache = {
  async match(request) { return kept.get(path(request))?.clone(); },
  async put(request, answer) { kept.set(path(request), answer); },
  async delete() {},
  async keys() { return []; },
};
globalThis.caches = { async open() { return cache; } };
let isAway = false;
/** Whether what is to be kept is written at once. */
let isWriting = true;
globalThis.fetch = async (request) => {
  if (isAway) throw new TypeError("away");
  const headers = { "content-type": "text/html", "cache-control": path(request).startsWith("/p/9") ? "no-store" : "no-cache" };
  return new Response(`<html><body class="x">${path(request)}</body>`, { headers });
};
await import("../../static/sw.js");

/** The page that a reader sees who follows a link. */
async function asked(address) {
  let answer;
  const beside = [];
  const request = { url: `http://hall${address}`, method: "GET", mode: "navigate" };
  self.dispatchEvent(Object.assign(new Event("fetch"), {
    request,
    respondWith: (promise) => { answer = promise; },
    waitUntil: (promise) => beside.push(promise),
  }));
  const text = await (await answer).text();
  if (isWriting) await Promise.all(beside);
  return text;
}

test("a page that was kept comes again with its time", async () => {
  await asked("/p/7");
  await asked("/p/7/standings");
  isAway = true;
  const page = await asked("/p/7/standings");
  assert.match(page, /^<html><body data-kept="[^"]+" class="x">\/p\/7\/standings</);
});

test("a page of an event that is not public is not kept", async () => {
  isAway = false;
  assert.match(await asked("/p/9"), /\/p\/9/);
  isAway = true;
  await assert.rejects(asked("/p/9"), TypeError);
});

test("where it was not, the event's first page comes and says that it is another", async () => {
  isAway = true;
  assert.match(await asked("/p/7/players"), /<body data-kept="[^"]+" data-instead class="x">\/p\/7</);
  assert.doesNotMatch(await asked("/p/7"), /data-instead/);
  await assert.rejects(asked("/p/8/players"), TypeError, "of an event that was never looked at there is nothing");
});

test("a browser that keeps nothing, or is slow to, shows pages and files all the same", async () => {
  isAway = false;
  const { open } = caches;
  const { put } = cache;
  for (const address of ["/p/2/players", "/static/public.js?x"]) {
    caches.open = async () => { throw new DOMException("forbidden", "SecurityError"); };
    assert.match(await asked(address), new RegExp(address.split("?")[0]));
    caches.open = open;
    cache.put = async () => { throw new DOMException("no room", "QuotaExceededError"); };
    assert.match(await asked(address), new RegExp(address.split("?")[0]));
    cache.put = () => new Promise(() => {});
    isWriting = false;
    assert.match(await asked(address), new RegExp(address.split("?")[0]));
    isWriting = true;
    cache.put = put;
  }
});
