// A list on a wall, as the projector and the named screens show it: it flows in columns as high as the screen, and a page is as many
// columns as fit. The cursor hides when it rests; results come in as they are entered.

import { listen } from "./live.js";
import { set, shown } from "./score.js";

export const SECOND_MS = 1000;
const STILL_MS = 4000; // the cursor hides when it rests

let page = 0;

const list = () => document.getElementById("live");

const gap = () => Number.parseFloat(getComputedStyle(list()).columnGap) || 0;

function pages() {
  if (list().classList.contains("whole")) return { width: 0, count: 1 };
  const width = list().clientWidth + gap();
  return { width, count: Math.max(1, Math.ceil((list().scrollWidth + gap() - 1) / width)) };
}

/** How many pages the list has. */
export const count = () => pages().count;

/** No name is cut off: what is too long for its column is set in smaller letters. */
function fit() {
  const names = Array.from(list().querySelectorAll(".board p > span, .name > bdi, .rank > bdi"));
  for (const name of names) name.style.fontSize = "";
  const shares = names.map((name) => name.clientWidth / name.scrollWidth);
  names.forEach((name, place) => {
    if (shares[place] < 1) name.style.fontSize = `${Math.floor(shares[place] * 100) / 100}em`;
  });
}

/** Shows the page that was turned to, of the list as it is now. */
export function show() {
  fit();
  const { width, count } = pages();
  page %= count;
  list().scrollLeft = page * width;
  document.getElementById("page").textContent = count > 1 ? `${page + 1} / ${count}` : "";
  standHeads();
}

/** A column without lines has no head; the first one always has. */
function standHeads() {
  const heads = Array.from(document.querySelectorAll("#heads > div"));
  const last = list().lastElementChild;
  if (heads.length === 0 || !last) return;
  const column = heads[0].offsetWidth + gap();
  const filled = Math.floor((last.offsetLeft - list().offsetLeft + 1) / column) + 1;
  const passed = Math.round(list().scrollLeft / column);
  heads.forEach((head, place) => head.classList.toggle("is-idle", place > 0 && place >= filled - passed));
}

/** Goes on to the next page; false behind the last one, where the first is next. It is shown by `show`. */
export function goOn() {
  page = page + 1 < pages().count ? page + 1 : 0;
  return page > 0;
}

/** Keys, the cursor and the size of the window; `turn` is what a key or the time asks for. */
export function hang(turn) {
  let rest = null;
  addEventListener("mousemove", () => {
    document.body.classList.remove("is-still");
    clearTimeout(rest);
    rest = setTimeout(() => document.body.classList.add("is-still"), STILL_MS);
  });
  document.body.classList.add("is-still");
  addEventListener("keydown", (event) => {
    if (event.key === " " || event.key === "ArrowRight") void turn();
    if (event.key === "f") document.documentElement.requestFullscreen?.();
  });
  addEventListener("resize", show);
  show();
}

/** Follows the event: a result stands in its cell, everything else is drawn `again`. */
export function follow(again, more = {}) {
  listen(document.body.dataset.live, {
    result(told) {
      const cell = document.getElementById(`r${told.board}`);
      const count = document.getElementById("count");
      if (cell && count) count.textContent = told.count;
      // Standings move on with a round that is complete.
      if (told.settled && !document.querySelector("#live .board")) void again();
      if (!cell || shown(cell) === told.squares.join(" ")) return;
      set(cell, told.squares, told.symbol || document.body.dataset.playing);
      cell.classList.remove("changed");
      requestAnimationFrame(() => cell.classList.add("changed"));
    },
    changed: again,
    ...more,
  });
}
