// A scanner at the check-in ticks whom its card means, once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toTick } from "../../static/scanned.js";

const row = (name, isHere) => ({ name, getAttribute: () => String(isHere) });

test("the only one shown is ticked", () => {
  assert.equal(toTick([row("B", false)])?.name, "B");
});

test("a card that is read twice takes nobody out", () => {
  assert.equal(toTick([row("B", true)]), undefined);
});

test("nobody is ticked where several fit, or none", () => {
  assert.equal(toTick([row("A", false), row("B", true)]), undefined);
  assert.equal(toTick([]), undefined);
});
