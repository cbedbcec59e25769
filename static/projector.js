// The projector turns the pages of one list by itself; in a festival the next section's list follows the last page.

import { refresh } from "./live.js";
import { SECOND_MS, count, follow, goOn, hang, show } from "./wall.js";

const seconds = Number(document.body.dataset.seconds);
const bar = document.querySelector("#progress > div");
let turned = performance.now();

async function turn() {
  turned = performance.now();
  const isWhole = !goOn();
  const { next } = document.body.dataset;
  // A server that does not answer leaves this list on the wall.
  if (isWhole && next && (await fetch(next).catch(() => null))?.ok) location.replace(next);
  show();
}

function tick() {
  const passed = (performance.now() - turned) / (seconds * SECOND_MS);
  bar.style.transform = `scaleX(${count() > 1 || document.body.dataset.next ? Math.min(passed, 1) : 0})`;
  if (passed >= 1) void turn();
}

hang(turn);
setInterval(tick, SECOND_MS / 4);
/** The list and what stands above it. */
follow(() => refresh("header").then(() => refresh("#heads")).then(() => refresh("#live")).then(show));
