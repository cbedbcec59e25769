// The stream of what happens in an event, with a browser's parts put in its place.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listen, refresh } from "../../static/live.js";

/** An `EventSource` to which the test speaks. */
class Stream extends EventTarget {
  static last;
  isOpen = true;
  constructor(address) { super(); this.address = address; Stream.last = this; }
  close() { this.isOpen = false; }
  tell(name, data) { this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) })); }
}

const page = new EventTarget();
globalThis.EventSource = Stream;
globalThis.addEventListener = page.addEventListener.bind(page);

test("each event goes to its handler with its data", () => {
  const told = [];
  listen("/t/1/live", { result: (data) => told.push(["result", data]), here: (data) => told.push(["here", data]) });
  assert.equal(Stream.last.address, "/t/1/live");
  Stream.last.tell("result", { board: 3 });
  Stream.last.tell("here", { count: 2 });
  Stream.last.tell("unknown", {});
  assert.deepEqual(told, [["result", { board: 3 }], ["here", { count: 2 }]]);
});

test("who listens is told when the stream opens and breaks", () => {
  const states = [];
  listen("/t/1/live", {}, (isConnected) => states.push(isConnected));
  for (const name of ["open", "error", "open"]) Stream.last.dispatchEvent(new Event(name));
  assert.deepEqual(states, [true, false, true]);
});

test("the stream ends with the page", () => {
  listen("/t/1/live", {});
  page.dispatchEvent(new Event("pagehide"));
  assert.equal(Stream.last.isOpen, false);
});

/** An element of which only what `refresh` reads is there. */
const element = (id, textContent) => ({ id, textContent, marks: [], get classList() { return { add: (mark) => this.marks.push(mark) }; } });
const part = (cells, round) => ({
  querySelector: () => (round ? { dataset: { round } } : null),
  innerHTML: JSON.stringify(cells.map(({ id, textContent }) => [id, textContent])),
  querySelectorAll: () => cells,
  replaceWith(other) { this.replacedBy = other; },
});

test("a page that changed takes the place of the one shown, and what is new is marked", async () => {
  const shown = part([element("a", "1"), element("b", "2")]);
  const fresh = part([element("a", "1"), element("b", "3"), element("c", "4")]);
  globalThis.location = { href: "http://hall/" };
  globalThis.document = { querySelector: () => shown };
  globalThis.DOMParser = class { parseFromString() { return { querySelector: () => fresh }; } };
  globalThis.fetch = async () => ({ ok: true, text: async () => "" });
  await refresh("#table");
  assert.equal(shown.replacedBy, fresh);
  assert.deepEqual(fresh.querySelectorAll().map(({ marks }) => marks), [[], ["changed"], []]);
});

test("a list of another round is a new one, of which nothing has changed", async () => {
  const [shown, fresh] = [part([element("r1", "1-0")], "1"), part([element("r1", "")], "2")];
  globalThis.document = { querySelector: () => shown };
  globalThis.DOMParser = class { parseFromString() { return { querySelector: () => fresh }; } };
  globalThis.fetch = async () => ({ ok: true, text: async () => "" });
  await refresh("#live");
  assert.equal(shown.replacedBy, fresh);
  assert.deepEqual(fresh.querySelectorAll().map(({ marks }) => marks), [[]]);
});

test("a page that cannot be had, or is the same, leaves the one shown alone", async () => {
  const shown = part([element("a", "1")]);
  globalThis.document = { querySelector: () => shown };
  globalThis.DOMParser = class { parseFromString() { return { querySelector: () => part([element("a", "1")]) }; } };
  for (const ok of [true, false]) {
    globalThis.fetch = async () => ({ ok, text: async () => "" });
    await refresh("#table");
    assert.equal(shown.replacedBy, undefined);
  }
});
