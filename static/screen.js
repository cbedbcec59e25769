// A screen in the hall: each slide is as many pages as its list needs; after the last page comes the next slide. What the arbiters
// choose for this screen is shown at once; without the network it goes on with what it has.

import { SECOND_MS, follow, goOn, hang, show } from "./wall.js";

let turned = performance.now();
let isAsking = false;

const screen = () => document.getElementById("screen");

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
  if (!goOn()) await load(screen().dataset.next);
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

hang(turn);
tellTime();
setInterval(tick, SECOND_MS / 4);

const again = () => load(location.href).then(show);
follow(again, { screens: again });
