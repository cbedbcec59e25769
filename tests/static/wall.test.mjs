// A list on a wall and its pages, with as much of a browser as it reads.

import assert from "node:assert/strict";
import { test } from "node:test";

const page = new EventTarget();
globalThis.addEventListener = page.addEventListener.bind(page);
globalThis.EventSource = class extends EventTarget {
  static last;
  constructor() { super(); globalThis.EventSource.last = this; }
  close() {}
  tell(name, data) { this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) })); }
};
globalThis.requestAnimationFrame = (draw) => draw();
globalThis.getComputedStyle = () => ({ columnGap: "20px" });

const classes = () => {
  const names = new Set();
  return { contains: (name) => names.has(name), add: (name) => names.add(name), remove: (name) => names.delete(name),
    toggle: (name, is) => (is ? names.add(name) : names.delete(name)) };
};
const head = () => ({ offsetWidth: 480, classList: classes() });

/** The two squares of a board, with White's and Black's names beside them. */
function score() {
  const seats = { ".w": { classList: classes() }, ".b": { classList: classes() } };
  const names = {};
  return { children: [{ textContent: "" }, { textContent: "" }], classList: classes(), names, seats,
    setAttribute: (name, value) => { names[name] = value; }, closest: () => ({ querySelector: (seat) => seats[seat] }) };
}

/** A screen of 980 pixels with two columns of 480; the list fills so many columns. */
function wall(columns) {
  const list = { classList: classes(), clientWidth: 980, scrollWidth: columns * 500 - 20, scrollLeft: 0, offsetLeft: 16,
    lastElementChild: { offsetLeft: 16 + (columns - 1) * 500 }, names: [], querySelectorAll: () => list.names };
  const place = { textContent: "" };
  const cells = { live: list, page: place, count: { textContent: "" }, r3: score() };
  const heads = Array.from({ length: 4 }, head);
  globalThis.document = {
    body: { classList: classes(), dataset: { live: "/p/1/live" } },
    documentElement: {},
    getElementById: (id) => cells[id] ?? null,
    querySelector: (asked) => (asked === "#live .board" ? cells.board ?? null : null),
    querySelectorAll: () => heads,
  };
  return { list, place, heads, cells };
}
const idle = (heads) => heads.map((one) => one.classList.contains("is-idle"));

wall(1);
const { count, follow, goOn, hang, show } = await import("../../static/wall.js");

test("a list that fits is one page, and says nothing of pages", () => {
  const { place, list } = wall(2);
  show();
  assert.deepEqual([count(), place.textContent, list.scrollLeft], [1, "", 0]);
  assert.equal(goOn(), false);
});

test("pages are as many columns as fit, and after the last one comes the first", () => {
  const { list, place } = wall(5);
  const seen = [];
  show();
  for (let turns = 0; turns < 3; turns += 1) {
    seen.push([place.textContent, list.scrollLeft]);
    seen.push(goOn());
    show();
  }
  assert.deepEqual(seen, [["1 / 3", 0], true, ["2 / 3", 1000], true, ["3 / 3", 2000], false]);
  assert.equal(place.textContent, "1 / 3");
});

test("a column without lines has no head", () => {
  const { heads } = wall(3);
  show();
  assert.deepEqual(idle(heads), [false, false, false, true]);
  goOn();
  show();
  assert.deepEqual(idle(heads), [false, true, true, true]);
  goOn();
});

test("a name that is too long is set in smaller letters, and as the others once it has room", () => {
  const { list } = wall(1);
  list.names = [[300, 300], [300, 400]].map(([clientWidth, scrollWidth]) => ({ clientWidth, scrollWidth, style: {} }));
  show();
  assert.deepEqual(list.names.map((name) => name.style.fontSize), ["", "0.75em"]);
  list.names[1].scrollWidth = 300;
  show();
  assert.equal(list.names[1].style.fontSize, "");
});

test("a list that grew shorter shows a page that it has", () => {
  const long = wall(6);
  goOn();
  goOn();
  show();
  assert.equal(long.place.textContent, "3 / 3");
  const short = wall(2);
  show();
  assert.deepEqual([short.place.textContent, short.list.scrollLeft], ["", 0]);
});

test("what is no list is one page", () => {
  const { list, place } = wall(4);
  list.classList.add("whole");
  show();
  assert.deepEqual([count(), place.textContent], [1, ""]);
});

test("keys turn the page, and a window of another size shows it anew", () => {
  const { place } = wall(3);
  let turns = 0;
  hang(() => { turns += 1; });
  assert.equal(place.textContent, "1 / 2");
  for (const key of [" ", "ArrowRight", "x"]) page.dispatchEvent(Object.assign(new Event("keydown"), { key }));
  assert.equal(turns, 2);
  wall(1);
  page.dispatchEvent(new Event("resize"));
  assert.equal(document.getElementById("page").textContent, "");
});

test("a result stands in its cell, standings are drawn again when a round is complete", () => {
  const { cells } = wall(1);
  let drawn = 0;
  follow(() => { drawn += 1; });
  EventSource.last.tell("result", { board: 3, symbol: "1-0", squares: ["1", "0"], count: "3 of 4 results", settled: true });
  const { r3, count } = cells;
  assert.deepEqual([r3.children.map((square) => square.textContent), r3.classList.contains("changed"), drawn], [["1", "0"], true, 1]);
  assert.deepEqual([r3.names["aria-label"], count.textContent], ["1-0", "3 of 4 results"]);
  assert.deepEqual([".w", ".b"].map((seat) => r3.seats[seat].classList.contains("won")), [true, false]);
  assert.equal(r3.seats[".b"].classList.contains("lost"), true);
  cells.board = {};
  EventSource.last.tell("result", { board: 9, symbol: "1-0", squares: ["1", "0"], count: "", settled: true });
  EventSource.last.tell("changed", {});
  assert.equal(drawn, 2);
});
