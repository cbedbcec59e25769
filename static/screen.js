// A screen in the hall: each slide is as many pages as its list needs; after the last page comes the next slide. What the arbiters
// choose for this screen is shown at once; without the network it goes on with what it has.

import { listen } from "./live.js";

const SECOND_MS = 1000;
const STILL_MS = 4000; // the cursor hides when it rests

let page = 0;
let turned = performance.now();
let isAsking = false;

const screen = () => document.getElementById("screen");
const list = () => document.getElementById("live");

function pages() {
  if (list().classList.contains("whole")) return { width: 0, count: 1 };
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

/** Puts what an address shows in the place of what stands; false where it cannot be had. */
async function load(address) {
  if (isAsking) return false;
  isAsking = true;
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    if (!answer.ok) return false;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const shown = fresh.getElementById("screen");
    if (!shown) return false;
    document.documentElement.className = fresh.documentElement.className;
    screen().replaceWith(shown);
    history.replaceState(null, "", address);
    return true;
  } catch {
    return false;
  } finally {
    isAsking = false;
  }
}

async function turn() {
  turned = performance.now();
  if (page + 1 < pages().count) page += 1;
  else {
    page = 0;
    await load(screen().dataset.next);
  }
  show();
  tellTime();
}

function tellTime() {
  const clock = document.getElementById("clock");
  if (!clock) return;
  const now = new Date();
  const twoDigits = (value) => String(value).padStart(2, "0");
  clock.textContent = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  const left = document.getElementById("left");
  if (!left || !clock.dataset.start) return;
  const seconds = Math.floor((new Date(clock.dataset.start) - now) / SECOND_MS);
  const hours = Math.floor(seconds / 3600);
  const words = `${hours > 0 ? `${hours}:` : ""}${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  left.textContent = seconds > 0 ? left.dataset.words.replace("{left}", words) : "";
}

function tick() {
  const passed = (performance.now() - turned) / (Number(screen().dataset.seconds) * SECOND_MS);
  const bar = document.querySelector("#progress > div");
  if (bar) bar.style.transform = `scaleX(${Math.min(passed, 1)})`;
  tellTime();
  if (passed >= 1 && !isAsking) void turn();
}

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
tellTime();
setInterval(tick, SECOND_MS / 4);

const again = () => load(location.href).then(show);
listen(document.body.dataset.live, {
  result(told) {
    const cell = document.getElementById(`r${told.board}`);
    // Standings move on with a round that is complete.
    if (told.settled && !document.querySelector("#live .board")) void again();
    if (!cell || cell.textContent === told.symbol) return;
    cell.textContent = told.symbol;
    cell.classList.add("changed");
  },
  changed: again,
  screens: again,
});
