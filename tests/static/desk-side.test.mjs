// What stands beside the boards of the round desk: how a table is drawn, and which waiting results are shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf, late, timeOf } from "../../static/desk-side.js";

test("a table is done once it has a result, and what phones say is seen until then", () => {
  const table = { result: "", hasTwoResults: false, open: "playing" };
  assert.equal(kindOf(table), "playing");
  assert.equal(kindOf({ ...table, open: "said" }), "said");
  assert.equal(kindOf({ ...table, open: "said", result: "1-0" }), "in");
  assert.equal(kindOf({ ...table, result: "adj" }), "playing", "an adjourned game is to be played on");
  assert.equal(kindOf({ ...table, result: "1-0", hasTwoResults: true }), "clash");
});

test("what has just been typed does not flicker, and all of it is shown while the server is away", () => {
  const waiting = [{ board: 1, at: 1000 }, { board: 2, at: 9000 }];
  assert.deepEqual(late(waiting, false, 10_000).map(({ board }) => board), [1]);
  assert.deepEqual(late(waiting, true, 10_000), waiting);
  assert.deepEqual(late([], true, 10_000), []);
});

test("a time is written as the hall writes it", () => {
  assert.equal(timeOf(new Date(2026, 10, 27, 3, 7, 1).getTime()), "03:07:01");
});
