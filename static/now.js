// The home of an event follows it: whatever happens, the list and the hall are drawn again.

import { listen, refresh } from "./live.js";

/** Results that come in quickly are shown by one refresh. */
const PAUSE_MS = 400;
let waiting;

const later = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => refresh("#now"), PAUSE_MS);
};
const now = document.getElementById("now");
if (now) listen(now.dataset.live, { result: later, changed: later, here: later });
