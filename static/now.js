// The home of an event follows it: whatever happens, the list and the hall are drawn again.

import { listen } from "./live.js";
import { follow } from "./notices.js";

const now = document.getElementById("now");
if (now) {
  const draw = follow("#now");
  listen(now.dataset.live, { result: draw, changed: draw, here: draw, notices: draw, asked: draw, screens: draw });
}
