// The projector turns the pages of one list by itself.

import { refresh } from "./live.js";
import { SECOND_MS, count, follow, goOn, hang, show } from "./wall.js";

const seconds = Number(document.body.dataset.seconds);
const bar = document.querySelector("#progress > div");
let turned = performance.now();

function turn() {
  turned = performance.now();
  goOn();
  show();
}

function tick() {
  const passed = (performance.now() - turned) / (seconds * SECOND_MS);
  bar.style.transform = `scaleX(${count() > 1 ? Math.min(passed, 1) : 0})`;
  if (passed >= 1) turn();
}

hang(turn);
setInterval(tick, SECOND_MS / 4);
/** The list and what stands above it. */
follow(() => refresh("header").then(() => refresh("#heads")).then(() => refresh("#live")).then(show));
