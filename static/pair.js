// The page before a round is paired follows the event: results that arrive, players who come and leave. What has the focus keeps it, and
// where the round was paired elsewhere meanwhile, the page says so and offers nothing any more.

import { freshPage, listen } from "./live.js";

/** However fast results come, the page is fetched no more often. */
const PAUSE_MS = 250;

const over = document.getElementById("pair-over");
let [isDrawing, isStale] = [false, false];
let isPressed = false; // what was pressed stands as it was seen, also while results that wait on this device are sent first

/** What tells a button from the others of the page. */
const nameOf = (button) => `${button.form?.action} ${button.name} ${button.value} ${button.href ?? ""}`;
const pressables = () => document.querySelectorAll("#pair :is(button, a)");

async function drawOnce() {
  const focused = document.activeElement?.closest("#pair") ? nameOf(document.activeElement) : undefined;
  const page = await freshPage();
  if (!page || isPressed) return;
  const [shown, fresh] = [document.getElementById("pair"), page.getElementById("pair")];
  over.hidden = fresh !== null;
  if (fresh) shown.replaceWith(fresh);
  else shown.inert = true;
  for (const id of ["status", "stage"]) {
    const told = page.getElementById(id);
    if (told) document.getElementById(id).replaceWith(told);
  }
  const again = focused && Array.from(pressables()).find((button) => nameOf(button) === focused);
  again?.focus();
}

async function draw() {
  isStale = true;
  if (isDrawing || isPressed) return;
  isDrawing = true;
  while (isStale && !isPressed) {
    isStale = false;
    await drawOnce();
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  isDrawing = false;
}

addEventListener("submit", (event) => {
  isPressed ||= event.target.closest("#pair") !== null;
});

const follow = () => void draw();
listen(over.dataset.live, { result: follow, disagreement: follow, changed: follow });
