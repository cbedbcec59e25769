// The outbox of a device and what sends it, without a browser: nothing typed is lost by a reload, a closed tab, a second tab or a
// server that is away; what is refused is held, and the rest goes on.
// Run by `cargo test --test house scripts::`, or by hand: node --test tests/static

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Courier } from "../../static/courier.js";
import { Outbox } from "../../static/outbox.js";

/** What a browser keeps, for all its tabs. */
class Storage {
  kept = new Map();
  get length() { return this.kept.size; }
  key(index) { return [...this.kept.keys()][index] ?? null; }
  getItem(place) { return this.kept.get(place) ?? null; }
  setItem(place, text) { this.kept.set(place, text); }
  removeItem(place) { this.kept.delete(place); }
}

const ROUND = "/t/1/rounds/3";
const typed = (board, now, more = {}) => ({ address: ROUND, board, whiteId: "1", blackId: "2", was: "", now, ...more });
const answer = (status, told) => ({ status, json: async () => told });
const away = async () => { throw new TypeError("no network"); };
const known = (outbox) => outbox.waiting.map(({ board, now }) => [board, now]);

// The timers of those that found no server would keep the runner waiting.
mock.timers.enable({ apis: ["setTimeout"] });

/** A page in a tab: the storage is the device's, everything else is its own. */
function page(storage, post, { account = "Ana", tab = "a" } = {}) {
  const outbox = new Outbox(storage);
  return { outbox, courier: new Courier({ outbox, post, account, tab, storage }) };
}

test("what a page could not send is sent by any other page, in the order of typing", async () => {
  const storage = new Storage();
  const desk = page(storage, away);
  for (const board of [3, 1, 2]) desk.outbox.put(typed(board, "1-0"));
  await desk.courier.flush();
  assert.ok(desk.courier.isAway);
  const sent = [];
  const now = page(storage, async (item) => (sent.push([item.address, item.board]), answer(200, { result: item.now })));
  await now.courier.flush();
  assert.deepEqual(sent, [3, 1, 2].map((board) => [ROUND, board]));
  assert.equal(storage.length, 0, "nothing is left behind");
});

test("two tabs that type at once lose nothing of each other", () => {
  const storage = new Storage();
  const [one, other] = [page(storage, away), page(storage, away)];
  one.outbox.put(typed(1, "1-0"));
  other.outbox.put(typed(2, "0-1"));
  one.outbox.put(typed(3, "1-0"));
  assert.deepEqual(known(new Outbox(storage)).sort(), [[1, "1-0"], [2, "0-1"], [3, "1-0"]]);
});

test("of two tabs one sends at a time, and the other when it is gone", async () => {
  const storage = new Storage();
  let answers = () => {};
  const held = new Promise((resolve) => { answers = resolve; });
  const sent = [];
  const slow = page(storage, async (item) => (sent.push(["slow", item.board]), await held, answer(200, {})));
  slow.outbox.put(typed(1, "1-0"));
  const sending = slow.courier.flush();
  const other = page(storage, async (item) => (sent.push(["other", item.board]), answer(200, {})), { tab: "b" });
  await other.courier.flush();
  assert.deepEqual(sent, [["slow", 1]]);
  answers();
  await sending;
  slow.outbox.put(typed(2, "1-0"));
  other.outbox.reload();
  await other.courier.flush();
  assert.deepEqual(sent, [["slow", 1], ["other", 2]]);
});

test("a tab that was closed while it sent is waited for no longer than a request takes", async () => {
  const storage = new Storage();
  const never = page(storage, () => new Promise(() => {}));
  never.outbox.put(typed(1, "1-0"));
  void never.courier.flush();
  const sent = [];
  const outbox = new Outbox(storage);
  const post = async (item) => (sent.push(item.key), answer(200, {}));
  const later = new Courier({ outbox, post, account: "Ana", tab: "b", storage, now: () => Date.now() + 60_000 });
  await later.flush();
  assert.equal(sent.length, 1, "it is sent with the key that it had");
});

test("the server's answer that was lost is asked for again with the same key", async () => {
  const storage = new Storage();
  const keys = [];
  const lost = page(storage, async (item) => { keys.push(item.key); throw new TypeError("cut"); });
  lost.outbox.put(typed(1, "1-0"));
  await lost.courier.flush();
  const again = page(storage, async (item) => (keys.push(item.key), answer(200, { result: "1-0" })));
  again.outbox.put(typed(1, "0-1", { was: "1-0" })); // another word: the first was on its way
  await again.courier.flush();
  assert.equal(keys.length, 3);
  assert.equal(keys[0], keys[1]);
  assert.notEqual(keys[1], keys[2]);
});

test("what is refused is held with the reason, and the rest goes on", async () => {
  const storage = new Storage();
  const way = { address: "/t/1/reports/corrections", words: "Late corrections" };
  const post = async (item) =>
    item.board === 2 ? answer(422, { refused: "too late", needs_reason: false, way }) : answer(200, {});
  const desk = page(storage, post);
  for (const board of [1, 2, 3]) desk.outbox.put(typed(board, "1-0"));
  await desk.courier.flush();
  assert.deepEqual(known(desk.outbox), []);
  const reloaded = new Outbox(storage);
  assert.deepEqual(reloaded.held.map(({ board, held }) => [board, held.why, held.way]), [[2, "too late", way]]);
  reloaded.remove(reloaded.held[0]);
  assert.equal(storage.length, 0, "put away by somebody who has looked at it");
});

test("what was refused is done with where the same result stands in the rating report", async () => {
  const late = async () => answer(422, { refused: "too late", needs_reason: false, way: { address: "/x", words: "there" } });
  const desk = page(new Storage(), late);
  for (const board of [1, 2]) desk.outbox.put(typed(board, "1-0"));
  await desk.courier.flush();
  desk.outbox.settle(ROUND, 1, "0-1");
  desk.outbox.settle("/t/1/rounds/8", 1, "1-0");
  assert.equal(desk.outbox.held.length, 2);
  desk.outbox.settle(ROUND, 1, "1-0");
  assert.deepEqual(desk.outbox.held.map(({ board }) => board), [2]);
});

test("who types a board again has seen what was held for it", async () => {
  const desk = page(new Storage(), async (item) => answer(422, { refused: "why", needs_reason: !item.reason }));
  desk.outbox.put(typed(1, "1-0"));
  await desk.courier.flush();
  assert.ok(desk.outbox.heldOf(ROUND, 1).held.asks);
  desk.outbox.put(typed(1, "1-0", { reason: "misread" }));
  assert.deepEqual([desk.outbox.held.length, desk.outbox.waiting.length], [0, 1]);
});

test("what was typed upon a refused item is held with it", async () => {
  const storage = new Storage();
  const sent = [];
  const desk = page(storage, async (item) => (sent.push(item.undo), answer(422, { refused: "other players" })));
  desk.outbox.put(typed(1, "1-0"));
  desk.outbox.tried(desk.outbox.waiting[0]);
  desk.outbox.put(typed(1, undefined, { was: "1-0", undo: true }));
  await desk.courier.flush();
  assert.deepEqual(sent, [undefined], "the undo is not sent to other players");
  assert.equal(desk.outbox.held.length, 2);
});

test("a contradicted result is the server's once it says so", async () => {
  const desk = page(new Storage(), async () => answer(409, { conflict: { theirs: "1-0", text: "Bo set 1-0", kept: 9 } }));
  const heard = [];
  desk.courier.listen((item, told) => item && heard.push([item.board, told.conflict.kept]));
  desk.outbox.put(typed(1, "0-1"));
  await desk.courier.flush();
  assert.deepEqual([heard, desk.outbox.waiting.length, desk.outbox.held.length], [[[1, 9]], 0, 0]);
});

test("what somebody else typed on this device waits for them", async () => {
  const storage = new Storage();
  const bo = page(storage, away, { account: "Bo" });
  bo.outbox.put(typed(1, "1-0", { account: "Bo" }));
  const sent = [];
  const ana = page(storage, async (item) => (sent.push(item.board), answer(200, {})));
  ana.outbox.put(typed(2, "1-0", { account: "Ana" }));
  await ana.courier.flush();
  assert.deepEqual([sent, known(ana.outbox)], [[2], [[1, "1-0"]]]);
});

test("a log-in that has ended keeps everything", async () => {
  const desk = page(new Storage(), async () => answer(403, { error: "stale" }));
  desk.outbox.put(typed(1, "1-0"));
  await desk.courier.flush();
  assert.ok(desk.courier.isShutOut);
  assert.equal(desk.outbox.waiting.length, 1);
});

test("a slip that was never on its way is replaced, and taken back leaves nothing", () => {
  const outbox = new Outbox(new Storage());
  outbox.put(typed(2, "1-0"));
  outbox.put(typed(2, "0-1"));
  outbox.put(typed(3, "1-0"));
  outbox.put(typed(3, "")); // as it was
  assert.deepEqual(known(outbox), [[2, "0-1"]]);
});

test("a correction of what is on its way is sent after it, and so is one that another tab has sent", () => {
  const storage = new Storage();
  const [one, other] = [new Outbox(storage), new Outbox(storage)];
  one.put(typed(1, "1-0"));
  other.reload();
  other.tried(other.waiting[0]);
  one.put(typed(1, "0-1", { was: "1-0" }));
  one.reload();
  assert.deepEqual(known(one), [[1, "1-0"], [1, "0-1"]]);
});

test("what came of an undo is what the next typing believes", async () => {
  const storage = new Storage();
  const beliefs = [];
  const post = async (item) => (beliefs.push(item.was), answer(200, { result: item.undo ? "½-½" : item.now }));
  const desk = page(storage, away);
  desk.outbox.put(typed(1, undefined, { was: "1-0", undo: true }));
  desk.outbox.put(typed(1, "0-1", { was: "1-0" }));
  await page(storage, post).courier.flush();
  assert.deepEqual(beliefs, ["1-0", "½-½"]);
});

test("what an older version left on the device is taken over", () => {
  const storage = new Storage();
  const old = { board: 4, whiteId: "1", blackId: "2", was: "", now: "1-0", key: "k1" };
  storage.setItem(`sonneborn.results.${ROUND}`, JSON.stringify([old]));
  storage.setItem(`sonneborn.results.${ROUND}.misfits`, JSON.stringify([{ ...old, board: 5, key: "k2", why: "gone" }]));
  const outbox = new Outbox(storage);
  outbox.adopt();
  assert.deepEqual(outbox.waiting.map(({ address, round, key }) => [address, round, key]), [[ROUND, 3, "k1"]]);
  assert.deepEqual(outbox.held.map(({ board, held }) => [board, held.why]), [[5, "gone"]]);
  assert.equal(storage.length, 2);
});

test("whatever two tabs, a network and reloads do, every word reaches the server once, in order", async () => {
  // A seeded search: what a board shows last is what the server has last.
  for (let seed = 1; seed <= 300; seed++) {
    let state = seed;
    const below = (n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    const storage = new Storage();
    const [server, done] = [new Map(), new Map()];
    const post = async (item) => {
      const fate = below(4);
      if (fate === 0) throw new TypeError("lost on the way there");
      if (!done.has(item.key)) {
        if ((server.get(item.board) ?? "") !== item.was) return answer(409, { conflict: { theirs: "?", kept: 1 } });
        done.set(item.key, item.now);
        server.set(item.board, item.now);
      }
      if (fate === 1) throw new TypeError("the answer is lost");
      return answer(200, { result: item.now });
    };
    const shown = new Map();
    const tabs = [page(storage, post), page(storage, post, { tab: "b" })];
    for (let step = 0; step < 30; step++) {
      const at = below(2);
      const board = at * 2 + below(2); // each tab has boards of its own: disagreements are the server's affair
      if (below(6) === 0) tabs[at] = page(storage, post, { tab: "ab"[at] });
      tabs[at].outbox.reload();
      const now = ["1-0", "0-1", "½-½"][below(3)];
      if (now !== (shown.get(board) ?? "")) {
        tabs[at].outbox.put(typed(board, now, { was: shown.get(board) ?? "" }));
        shown.set(board, now);
      }
      if (below(2) === 0) await tabs[at].courier.flush();
    }
    for (let tries = 0; tries < 60 && new Outbox(storage).waiting.length > 0; tries++) {
      tabs[0].outbox.reload();
      await tabs[0].courier.flush();
      storage.removeItem("sonneborn.courier");
    }
    assert.deepEqual([...server].sort(), [...shown].sort(), `seed ${seed}`);
  }
});
