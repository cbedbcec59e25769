// The outbox of the round desk, without a browser: what waits, what is put aside, and that the rest goes on.
// Run by `cargo test --test house outbox`, or by hand: node tests/browser/outbox.mjs

import assert from "node:assert/strict";
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

async function whatDoesNotFitIsPutAsideAndTheRestGoesOn() {
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
}

async function whatWasTypedUponAMisfitGoesWithIt() {
  const storage = new Storage();
  const away = new Outbox("desk", async () => [AWAY], nothing, storage);
  await away.put(item(1, "1-0"));
  await away.put({ board: 1, was: "1-0", undo: true });
  const sent = [];
  const outbox = new Outbox("desk", async (one) => (sent.push(one.undo), [MISFIT, "other players"]), nothing, storage);
  await outbox.flush();
  assert.deepEqual(sent, [undefined], "the undo is not sent to other players");
  assert.equal(outbox.misfits.length, 2);
}

async function keysOfItemsDiffer() {
  const storage = new Storage();
  const outbox = new Outbox("desk", async () => [AWAY], nothing, storage);
  await outbox.put(item(1, "1-0"));
  await outbox.put(item(2, "1-0"));
  await outbox.put(item(1, "0-1"));
  const keys = outbox.items.map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
}

for (const test of [whatDoesNotFitIsPutAsideAndTheRestGoesOn, whatWasTypedUponAMisfitGoesWithIt, keysOfItemsDiffer]) {
  await test();
  console.log(`ok ${test.name}`);
}
process.exit(0); // the timers of those that found no server would go on
