// What the foot of the round desk and the title say of results that are not saved.

import assert from "node:assert/strict";
import { test } from "node:test";
import { savedWords, stageOf, titled } from "../../static/desk-state.js";

const words = {
  offline: "no connection: {n}",
  offlineOne: "no connection: one",
  waits: "{n} on their way",
  heldBack: "{n} not saved",
  saved: "saved",
  disagree: "{n} with two results",
};
const nothing = { waiting: 0, held: 0, disagreements: 0, isAway: false };

test("saved is said only where nothing waits and nothing was refused", () => {
  assert.equal(savedWords(words, nothing), "saved");
  assert.equal(savedWords(words, { ...nothing, waiting: 3 }), "3 on their way");
  assert.equal(savedWords(words, { ...nothing, waiting: 3, isAway: true }), "no connection: 3");
  assert.equal(savedWords(words, { ...nothing, waiting: 1, isAway: true }), "no connection: one");
  assert.equal(savedWords(words, { ...nothing, held: 1 }), "1 not saved");
  assert.equal(savedWords(words, { waiting: 2, held: 1, disagreements: 1, isAway: true }), "no connection: 2 · 1 not saved · 1 with two results");
  assert.equal(savedWords(words, { ...nothing, disagreements: 2 }), "saved · 2 with two results");
});

test("the title counts what is not saved", () => {
  assert.equal(titled("Round 3", nothing), "Round 3");
  assert.equal(titled("Round 3", { ...nothing, waiting: 5 }), "Round 3", "on their way is no trouble");
  assert.equal(titled("Round 3", { ...nothing, waiting: 5, held: 1, isAway: true }), "(6) Round 3");
});

test("a round is complete when the journal has every result", () => {
  assert.deepEqual([stageOf(0, 3), stageOf(2, 3), stageOf(3, 3)], ["published", "running", "complete"]);
});
