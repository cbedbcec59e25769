// What the service worker does with a message of the server, and what the page sends to be told, with as much of a browser as they need.

import assert from "node:assert/strict";
import { test } from "node:test";

const worker = Object.assign(new EventTarget(), {
  shown: [], opened: [], windows: [],
  skipWaiting() {},
  registration: { async showNotification(...told) { worker.shown.push(told); } },
  clients: {
    async matchAll() { return worker.windows; },
    async openWindow(address) { worker.opened.push(address); },
  },
});
globalThis.self = worker;
await import("../../static/sw.js");

/** Gives the worker an event and waits for what it does. */
async function happens(name, more) {
  let done;
  worker.dispatchEvent(Object.assign(new Event(name), { waitUntil: (promise) => { done = promise; }, ...more }));
  await done;
}

test("a message is shown, and a later one of the event takes its place", async () => {
  const told = { title: "Hall Cup", body: "Round 5: board 12, White against X", address: "/p/7/me" };
  await happens("push", { data: { json: () => told } });
  const [title, { body, tag, data }] = worker.shown[0];
  assert.deepEqual([title, body, tag, data], ["Hall Cup", told.body, "/p/7/me", "/p/7/me"]);
});

test("a message that is tapped leads to the page that is open, or to a new one", async () => {
  let closed = 0;
  const notification = { data: "/p/7/me", close() { closed += 1; } };
  await happens("notificationclick", { notification });
  assert.deepEqual([worker.opened, closed], [["/p/7/me"], 1]);
  let focused = 0;
  worker.windows = [{ url: "http://hall/p/8" }, { url: "http://hall/p/7/me", focus() { focused += 1; } }];
  await happens("notificationclick", { notification });
  assert.deepEqual([worker.opened.length, focused], [1, 1]);
});

/** An element of the page. */
const element = (dataset) => ({
  dataset, hidden: false, attributes: {}, textContent: "",
  setAttribute(name, value) { this.attributes[name] = value; },
  closest() { return this; },
});
const [mine, all, none, place] = [element({ player: "3" }), element({ player: "" }), element({ ends: "" }), element({})];
const part = Object.assign(new EventTarget(), element({
  key: "AQID", kept: "kept", ended: "ended", refused: "refused", failed: "failed",
}), { hidden: true, querySelectorAll: () => [mine, all], querySelector: () => none });
const sent = [];
let answer = { ok: true };
let permission;
const manager = {
  known: null, made: 0,
  async getSubscription() { return this.known; },
  async subscribe({ applicationServerKey }) {
    if (permission) throw permission;
    this.made += 1;
    this.known = {
      endpoint: "https://push.example/a", options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: "https://push.example/a", keys: { p256dh: "P", auth: "A" } }),
      unsubscribe: async () => { manager.known = null; },
    };
    return this.known;
  },
};
const stored = new Map();
Object.assign(globalThis, {
  isSecureContext: true,
  PushManager: class {},
  document: { body: { dataset: { base: "/p/7" } }, getElementById: (id) => (id === "push" ? part : place) },
  localStorage: {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => stored.set(name, value),
    removeItem: (name) => stored.delete(name),
  },
  fetch: async (address, { body }) => { sent.push([address, Object.fromEntries(body)]); return answer; },
});
Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: { ready: Promise.resolve({ pushManager: manager }) } } });
await import("../../static/push.js");

/** Presses a button and waits until what came of it is said. */
async function press(button) {
  place.textContent = "";
  part.dispatchEvent(Object.defineProperty(new Event("click"), "target", { value: button }));
  for (let looks = 0; looks < 1000 && place.textContent === ""; looks += 1) await new Promise((look) => setImmediate(look));
  return place.textContent;
}

test("the page offers it, and asks for the own board or for all", async () => {
  assert.equal(part.hidden, false);
  assert.equal(await press(mine), "kept");
  assert.deepEqual(sent.at(-1), ["/p/7/me/push", { endpoint: "https://push.example/a", public_key: "P", auth: "A", player: "3" }]);
  assert.deepEqual([mine.attributes["aria-pressed"], all.attributes["aria-pressed"], none.hidden], ["true", "false", false]);
  assert.equal(await press(all), "kept");
  assert.equal("player" in sent.at(-1)[1], false);
  assert.deepEqual([mine.attributes["aria-pressed"], all.attributes["aria-pressed"]], ["false", "true"]);
  assert.equal(manager.made, 1, "the address is asked for once");
});

test("an address that was made with another key is made anew", async () => {
  manager.known.options.applicationServerKey = new Uint8Array([9, 9, 9]).buffer;
  assert.equal(await press(all), "kept");
  assert.equal(manager.made, 2);
});

test("no more messages are asked for, and nothing is remembered", async () => {
  assert.equal(await press(none), "ended");
  assert.deepEqual(sent.at(-1), ["/p/7/me/push/end", { endpoint: "https://push.example/a" }]);
  assert.deepEqual([stored.size, none.hidden], [0, true]);
});

test("what does not go is said, and not remembered", async () => {
  answer = { ok: false, status: 400 };
  assert.equal(await press(mine), "failed");
  manager.known = null;
  permission = Object.assign(new Error("no"), { name: "NotAllowedError" });
  assert.equal(await press(mine), "refused");
  assert.equal(stored.size, 0);
});
