// The outbox of the round desk, without a browser: what waits, what is put aside, and that the rest goes on.
// Run by `cargo test --test house scripts::`, or by hand: node --test tests/static

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { AWAY, MISFIT, Outbox, SENT } from "../../static/outbox.js";

/** What a browser keeps. */
class Storage {
  kept = new Map();
  getItem(place) { return this.kept.get(place) ?? null; }
  setItem(place, text) { this.kept.set(place, text); }
  removeItem(place) { this.kept.delete(place); }
}

const item = (board, now) => ({ board, whiteId: "1", blackId: "2", was: "", now });
const nothing = () => {};

// The timers of those that found no server would keep the runner waiting.
mock.timers.enable({ apis: ["setTimeout"] });

test("what does not fit is put aside, and the rest goes on", async () => {
  const storage = new Storage();
  const sent = [];
  const send = async (one) => {
    if (one.board === 2) return [MISFIT, "gone"];
    sent.push(one.board);
    return [SENT];
  };
  const away = new Outbox("desk", async () => [AWAY], nothing, storage);
  for (const board of [1, 2, 3]) await away.put(item(board, "1-0"));
  assert.equal(away.items.length, 3);

  const again = new Outbox("desk", send, nothing, storage);
  await again.flush();
  assert.deepEqual(sent, [1, 3]);
  assert.equal(again.items.length, 0);
  assert.deepEqual(again.misfits.map(({ board, now, why }) => [board, now, why]), [[2, "1-0", "gone"]]);

  const reloaded = new Outbox("desk", send, nothing, storage);
  assert.equal(reloaded.misfits.length, 1, "it is there until somebody has looked at it");
  reloaded.dismiss(reloaded.misfits[0]);
  assert.equal(new Outbox("desk", send, nothing, storage).misfits.length, 0);
});

test("what was typed upon a misfit goes with it", async () => {
  const storage = new Storage();
  const away = new Outbox("desk", async () => [AWAY], nothing, storage);
  await away.put(item(1, "1-0"));
  await away.put({ board: 1, was: "1-0", undo: true });
  const sent = [];
  const outbox = new Outbox("desk", async (one) => (sent.push(one.undo), [MISFIT, "other players"]), nothing, storage);
  await outbox.flush();
  assert.deepEqual(sent, [undefined], "the undo is not sent to other players");
  assert.equal(outbox.misfits.length, 2);
});

test("keys of items differ", async () => {
  const storage = new Storage();
  const outbox = new Outbox("desk", async () => [AWAY], nothing, storage);
  await outbox.put(item(1, "1-0"));
  await outbox.put(item(2, "1-0"));
  await outbox.put(item(1, "0-1"));
  const keys = outbox.items.map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
});

test("a slip that was never on its way is replaced, and taken back leaves nothing", async () => {
  let answer = () => {};
  const held = new Promise((resolve) => { answer = resolve; });
  const sent = [];
  const outbox = new Outbox("desk", async (one) => (sent.push([one.board, one.now]), await held, [SENT]), nothing, new Storage());
  const sending = outbox.put(item(1, "1-0")); // on its way
  outbox.put(item(2, "1-0"));
  outbox.put(item(2, "0-1"));
  outbox.put(item(3, "1-0"));
  outbox.put(item(3, "")); // as it was
  answer();
  await sending;
  assert.deepEqual(sent, [[1, "1-0"], [2, "0-1"]]);
});

test("what was on its way is not replaced: the server may have taken it", async () => {
  const outbox = new Outbox("desk", async () => [AWAY], nothing, new Storage());
  await outbox.put(item(1, "1-0"));
  await outbox.put(item(1, "0-1"));
  assert.deepEqual(outbox.items.map(({ now }) => now), ["1-0", "0-1"]);
  assert.equal(outbox.of(1).now, "0-1");
});

test("without a server it is tried again by itself, and is offline until then", async () => {
  let isThere = false;
  const outbox = new Outbox("desk", async () => [isThere ? SENT : AWAY], nothing, new Storage());
  await outbox.put(item(1, "1-0"));
  assert.equal(outbox.isOffline, true);
  isThere = true;
  mock.timers.tick(999);
  assert.equal(outbox.items.length, 1);
  mock.timers.tick(1);
  await new Promise(setImmediate);
  assert.equal(outbox.items.length, 0);
  assert.equal(outbox.isOffline, false);
});

test("an undo that came to something else is believed by what was typed upon it", async () => {
  const storage = new Storage();
  const outbox = new Outbox("desk", async () => [AWAY], nothing, storage);
  await outbox.put({ board: 1, was: "1-0", undo: true });
  await outbox.put({ ...item(1, "0-1"), was: "" });
  outbox.believe(outbox.items[0], "½-½");
  assert.equal(outbox.of(1).was, "½-½");
  assert.equal(new Outbox("desk", async () => [AWAY], nothing, storage).of(1).was, "½-½", "kept");
});

test("storage that cannot be read is empty", () => {
  const storage = new Storage();
  storage.setItem("desk", "{");
  assert.deepEqual(new Outbox("desk", async () => [SENT], nothing, storage).items, []);
});
