// The bracket follows the event, unless the arbiter is just writing how a tie was broken.

import { listen, refresh } from "./live.js";

const live = document.getElementById("live");
const again = () => {
  const written = Array.from(document.querySelectorAll("#live input[name=how]"), (input) => input.value).join("");
  if (!written && !document.querySelector("#live input:focus")) refresh("#live");
};
if (live?.dataset.live) listen(live.dataset.live, { result: again, changed: again });
