// A draft as a board: two players change places by a typed line ("7 = 12"), by keys (arrows, Enter, Enter) or by dragging one
// onto the other. All of them send the page's own form. `p` goes to Publish and `m` to
// mending; one row's menu is open at a time.

const form = document.getElementById("swap-form");
const line = document.getElementById("swap-line");
const numbers = document.getElementById("swap-numbers");
const seats = Array.from(document.querySelectorAll(".seat"));
let chosen = null;

function swap(player, other) {
  form.elements.player.value = player;
  form.elements.with.value = other;
  form.requestSubmit();
}

function choose(seat) {
  chosen?.removeAttribute("aria-selected");
  chosen = seat;
  chosen?.setAttribute("aria-selected", "true");
}

/** The first seat taken waits; the second one changes places with it. */
function take(seat) {
  if (!chosen) choose(seat);
  else if (chosen === seat) choose(null);
  else swap(chosen.dataset.player, seat.dataset.player);
}

function goes(from, key) {
  const here = seats.indexOf(from);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }[key];
  const goal = seats[here + step];
  if (!goal) return;
  from.tabIndex = -1;
  goal.tabIndex = 0;
  goal.focus();
}

seats.forEach((seat, place) => {
  seat.tabIndex = place === 0 ? 0 : -1;
  seat.draggable = true;
  seat.addEventListener("click", () => take(seat));
  seat.addEventListener("keydown", (event) => {
    if (event.key.startsWith("Arrow")) { event.preventDefault(); goes(seat, event.key); }
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); take(seat); }
    if (event.key === "Escape") choose(null);
  });
  seat.addEventListener("dragstart", (event) => {
    event.dataTransfer.setData("text/plain", seat.dataset.player);
    event.dataTransfer.effectAllowed = "move";
  });
  seat.addEventListener("dragover", (event) => { event.preventDefault(); seat.classList.add("is-over"); });
  seat.addEventListener("dragleave", () => seat.classList.remove("is-over"));
  seat.addEventListener("drop", (event) => {
    event.preventDefault();
    seat.classList.remove("is-over");
    const player = event.dataTransfer.getData("text/plain");
    if (player && player !== seat.dataset.player) swap(player, seat.dataset.player);
  });
});

if (line) {
  line.hidden = false;
  form.hidden = true;
  line.addEventListener("submit", (event) => {
    event.preventDefault();
    const read = /^\s*(\d+)\D+(\d+)\s*$/.exec(numbers.value);
    const [one, other] = (read ?? []).slice(1).map((number) => seats.find((seat) => seat.dataset.number === number));
    const problem = document.getElementById("swap-problem");
    problem.textContent = "";
    if (one && other && one !== other) swap(one.dataset.player, other.dataset.player);
    else problem.textContent = problem.dataset.words;
  });
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === "p" || event.key === "m") document.querySelector(`button[data-keys="${event.key}"]`)?.focus();
  if (event.key === "b" && numbers) { event.preventDefault(); numbers.focus(); }
});

const menus = Array.from(document.querySelectorAll(".row-menu"));
for (const menu of menus) {
  menu.addEventListener("toggle", () => {
    if (menu.open) for (const other of menus) if (other !== menu) other.open = false;
  });
}
