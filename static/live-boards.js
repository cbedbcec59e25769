// The page of the live boards follows them.

import { listen } from "./live.js";
import { follow } from "./notices.js";

const boards = document.getElementById("live-boards");
if (boards) {
  const draw = follow("#live-boards");
  listen(boards.dataset.live, { notices: draw, moves: draw, changed: draw, result: draw });
}
