// The projector turns its own pages: the list flows in columns as high as the screen, and a page is as many columns as fit.

import { listen, refresh } from "./live.js";

const SECOND_MS = 1000;
const STILL_MS = 4000; // the cursor hides when it rests

const seconds = Number(document.body.dataset.seconds);
const bar = document.querySelector("#progress > div");
let page = 0;
let turned = performance.now();

const list = () => document.getElementById("live");

function pages() {
  const columnGap = Number.parseFloat(getComputedStyle(list()).columnGap) || 0;
  const width = list().clientWidth + columnGap;
  return { width, count: Math.max(1, Math.ceil((list().scrollWidth + columnGap - 1) / width)) };
}

function show() {
  const { width, count } = pages();
  page %= count;
  list().scrollLeft = page * width;
  document.getElementById("page").textContent = count > 1 ? `${page + 1} / ${count}` : "";
}

function turn() {
  page += 1;
  turned = performance.now();
  show();
}

function tick() {
  const passed = (performance.now() - turned) / (seconds * SECOND_MS);
  bar.style.transform = `scaleX(${pages().count > 1 ? Math.min(passed, 1) : 0})`;
  if (passed >= 1) turn();
}

let rest = null;
addEventListener("mousemove", () => {
  document.body.classList.remove("is-still");
  clearTimeout(rest);
  rest = setTimeout(() => document.body.classList.add("is-still"), STILL_MS);
});
document.body.classList.add("is-still");

addEventListener("keydown", (event) => {
  if (event.key === " " || event.key === "ArrowRight") turn();
  if (event.key === "f") document.documentElement.requestFullscreen?.();
});
addEventListener("resize", show);
show();
setInterval(tick, SECOND_MS / 4);

/** The list and what stands above it. */
const again = () => refresh("header").then(() => refresh("#live")).then(show);

listen(document.body.dataset.live, {
  result(told) {
    const cell = document.getElementById(`r${told.board}`);
    // Standings move on with a round that is complete.
    if (told.settled && !document.querySelector("#live .board")) again();
    if (!cell || cell.textContent === told.symbol) return;
    cell.textContent = told.symbol;
    cell.classList.add("changed");
  },
  changed: again,
});
