// Tasks and sections opened by their numbers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf } from "../../static/numbered.js";

const of = (count) => Array.from({ length: count }, (_, index) => String(index + 1));

test("up to nine a digit opens at once", () => {
  assert.deepEqual(numberOf(of(9), "1"), { open: "1", waits: false });
  assert.deepEqual(numberOf(of(9), "0"), { open: undefined, waits: false });
});

test("of twelve every number can be typed, and a 1 waits for its other digit", () => {
  assert.deepEqual(numberOf(of(12), "1"), { open: "1", waits: true });
  for (const number of of(12).slice(1)) assert.deepEqual(numberOf(of(12), number), { open: number, waits: false });
  assert.deepEqual(numberOf(of(12), "13"), { open: undefined, waits: false });
});
