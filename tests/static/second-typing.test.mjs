// Typing all results a second time finds the slips of the first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SecondTyping } from "../../static/second-typing.js";

test("only what agrees is confirmed; a slip waits until somebody has decided", () => {
  const typing = new SecondTyping();
  typing.toggle();
  assert.equal(typing.confirm(1, "1-0", "1-0"), true);
  assert.equal(typing.confirm(2, "0-1", "1-0"), false);
  assert.deepEqual([1, 2].map((board) => typing.isConfirmed(board)), [true, false]);
  typing.settle(2);
  assert.equal(typing.count, 2);
});

test("it begins anew each time", () => {
  const typing = new SecondTyping();
  typing.toggle();
  typing.settle(1);
  typing.toggle();
  assert.equal(typing.isOn, false);
  assert.equal(typing.count, 0);
});
