// A page that waits for work on the server presses its own button, which asks how far the work is.

const PAUSE_MS = 2000;

const button = document.querySelector("[data-again]");
if (button) setTimeout(() => button.form.requestSubmit(button), PAUSE_MS);
