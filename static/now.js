// The home of an event follows it: whatever happens, the list and the hall are drawn again.

import { listen } from "./live.js";
import { follow, tone } from "./notices.js";

const now = document.getElementById("now");
if (now) {
  const draw = follow("#now");
  // A player reported or asked for something.
  const asked = () => {
    tone();
    draw();
  };
  listen(now.dataset.live, { result: draw, changed: draw, here: draw, notices: draw, screens: draw, asked });
}
