// The keys and lines by which results are typed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MAPS, OTHERS, forfeitOfKey, keyOfForfeit, keysOf, readBoardLine, resultOfKey, squaresOf, symbolOf } from "../../static/key-maps.js";

test("each map gives the four results by four different keys", () => {
  for (const [name, map] of Object.entries(MAPS)) {
    const results = ["white", "black", "draw", "clear"].map((meaning) => resultOfKey(map, map[meaning]));
    assert.deepEqual(results, ["1-0", "0-1", "½-½", ""], name);
    assert.equal(resultOfKey(map, "x"), undefined, name);
  }
});

test("the same key means another thing in another map", () => {
  assert.equal(resultOfKey(MAPS["105"], "0"), "0-1");
  assert.equal(resultOfKey(MAPS["123"], "0"), "");
  assert.equal(resultOfKey(MAPS["105"], "2"), undefined);
});

test("= is a draw and the delete keys clear, whatever the map", () => {
  for (const map of Object.values(MAPS)) {
    assert.equal(resultOfKey(map, "="), "½-½");
    for (const key of ["Backspace", "Delete"]) assert.equal(resultOfKey(map, key), "");
  }
});

test("forfeits are the map's own keys after f", () => {
  for (const map of Object.values(MAPS)) {
    for (const code of ["+-", "-+", "--"]) assert.equal(forfeitOfKey(map, keyOfForfeit(map, code)), code);
    assert.equal(forfeitOfKey(map, map.clear), undefined);
  }
});

test("a line names a board and what happened there", () => {
  const map = MAPS["105"];
  const read = (line) => readBoardLine(map, line);
  for (const [line, result] of [
    ["7 1", "1-0"], ["12 =", "½-½"], ["7 0-1", "0-1"], [" 3  f1 ", "+-"], ["3 f0", "-+"], ["3 f5", "--"],
    ["4 1/2", "½-½"], ["4 1/2 - 1/2", "½-½"], ["4 ½", "½-½"], ["4 clear", ""], ["4 9", ""], ["5 1-0U", "1-0u"],
  ]) assert.deepEqual(read(line), { board: Number(line.trim().split(/\s/)[0]), result }, line);
  for (const code of OTHERS) assert.equal(read(`1 ${code}`)?.result, code);
  assert.deepEqual(read("7 undo"), { board: 7, undo: true });
  for (const line of ["10=", "10½", "b10 =", "b 10 5", "board 10 =", "第10台 =", "Brett 10 5"]) assert.deepEqual(read(line), { board: 10, result: "½-½" }, line);
  for (const line of ["12", " board 12", "Tablero 12 ", "第12檯"]) assert.deepEqual(read(line), { board: 12 }, line);
});

test("what cannot be read is not guessed", () => {
  for (const line of ["", "=", "seven 1", "7 2", "7 10", "7 fx", "7 f", "123456 1", "7 1-1", "-7 1"]) {
    assert.equal(readBoardLine(MAPS["105"], line), null, line);
  }
});

test("forfeits and unrated games are written apart on the wall", () => {
  assert.deepEqual(["+-", "--", "1-0u", "½-½"].map(symbolOf), ["+ -", "- -", "1-0 u", "½-½"]);
});

test("the squares say what the symbol says", () => {
  assert.deepEqual(squaresOf("1-0"), [["1", "0"], ""]);
  assert.deepEqual(squaresOf("0-½"), [["0", "½"], ""]);
  assert.deepEqual(squaresOf("½-½u"), [["½", "½"], "u"]);
  assert.deepEqual(squaresOf("-+"), [["−", "+"], ""]);
  assert.deepEqual(squaresOf("--"), [["−", "−"], ""]);
  assert.deepEqual(squaresOf("adj"), [["", ""], "adj"]);
  assert.deepEqual(squaresOf(""), [["", ""], ""]);
});

test("all keys of a meaning are named, and none that means another thing", () => {
  assert.deepEqual(keysOf(MAPS["105"], "draw"), ["5", "="]);
  assert.deepEqual(keysOf(MAPS["+-="], "draw"), ["="]);
  assert.deepEqual(keysOf(MAPS["123"], "clear"), ["0", "⌫"]);
  assert.deepEqual(keysOf(MAPS["123"], "white"), ["1"]);
});
