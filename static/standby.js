// How far the second computer is, looked up again and again; the rest of the page, where somebody may be typing, stays.

import { refresh } from "./live.js";

const EVERY = 1000;

async function look() {
  await refresh("#standing");
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
