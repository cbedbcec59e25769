// The page before a round is paired follows the event: results that arrive, players who come and leave. What has the focus keeps it, and
// where the round was paired elsewhere meanwhile, the page says so and offers nothing any more.

import { listen, refresh } from "./live.js";

/** However fast results come, the page is fetched no more often. */
const PAUSE_MS = 250;

const over = document.getElementById("pair-over");
let [isDrawing, isStale] = [false, false];

/** What tells a button from the others of the page. */
const nameOf = (button) => `${button.form?.action} ${button.name} ${button.value} ${button.href ?? ""}`;
const pressables = () => document.querySelectorAll("#pair :is(button, a)");

async function drawOnce() {
  const focused = document.activeElement?.closest("#pair") ? nameOf(document.activeElement) : undefined;
  const page = await refresh("#pair");
  if (!page) return;
  over.hidden = page.getElementById("pair") !== null;
  if (!over.hidden) document.getElementById("pair").inert = true;
  for (const id of ["status", "stage"]) {
    const [shown, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (shown && fresh) shown.replaceWith(fresh);
  }
  const again = focused && Array.from(pressables()).find((button) => nameOf(button) === focused);
  again?.focus();
}

async function draw() {
  isStale = true;
  if (isDrawing) return;
  isDrawing = true;
  while (isStale) {
    isStale = false;
    await drawOnce();
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  isDrawing = false;
}

const follow = () => void draw();
listen(over.dataset.live, { result: follow, disagreement: follow, changed: follow });
