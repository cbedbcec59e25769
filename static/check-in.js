// Check-in: a touched row changes at once and is sent; what was not taken turns back and says so.

import { asked, personOf } from "./find.js";
import { toTick } from "./scanned.js";

const list = document.getElementById("check-in");
const here = document.getElementById("here");
const absent = document.getElementById("absent");
const filter = document.getElementById("filter");
const rows = Array.from(list.querySelectorAll("button[name=tick]:not(.pay)"));
const people = new Map(rows.map((row) => [row, personOf(row)]));

function count() {
  const ticked = rows.filter((row) => row.getAttribute("aria-pressed") === "true").length;
  here.textContent = here.dataset.words.replace("{n}", ticked).replace("{all}", rows.length);
  if (absent) absent.hidden = ticked === rows.length;
}

function show(row, isHere) {
  row.setAttribute("aria-pressed", isHere);
  row.value = `${row.value.split(" ")[0]} ${isHere ? "out" : "in"}`;
  count();
}

async function tick(row) {
  const wanted = row.value.endsWith(" in");
  const body = new URLSearchParams({ csrf: list.elements.csrf.value, seen: list.elements.seen.value, tick: row.value });
  show(row, wanted);
  row.classList.remove("is-refused");
  try {
    const answer = await fetch(location.pathname, { method: "POST", body, headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
  } catch {
    show(row, !wanted);
    row.classList.add("is-refused");
  }
}

/** The entry fee: the press is done with once it is kept. */
async function pay(button) {
  const body = new URLSearchParams({ csrf: list.elements.csrf.value, seen: list.elements.seen.value, tick: button.value });
  button.disabled = true;
  button.classList.remove("is-refused");
  try {
    const answer = await fetch(location.pathname, { method: "POST", body, headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    button.textContent = `✓ ${button.textContent.trim()}`;
    button.parentElement.querySelector("strong")?.remove();
  } catch {
    button.disabled = false;
    button.classList.add("is-refused");
  }
}

list.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!event.submitter) return;
  if (event.submitter.classList.contains("pay")) pay(event.submitter);
  else tick(event.submitter);
});

// A scanner types the number of a card; a hand types any part of the name.
const nobody = document.getElementById("nobody");
const newcomer = document.getElementById("newcomer");
function search() {
  const isMeant = asked(filter.value);
  for (const row of rows) row.parentElement.hidden = !isMeant(people.get(row));
  nobody.hidden = rows.some((row) => !row.parentElement.hidden);
  newcomer.href = `${filter.dataset.new}&name=${encodeURIComponent(filter.value.trim())}`;
}

filter.addEventListener("input", search);

filter.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  const shown = rows.filter((row) => !row.parentElement.hidden);
  const row = toTick(shown);
  if (row) tick(row);
  if (shown.length === 1) {
    // The next one is looked for among all.
    filter.value = "";
    search();
  } else if (shown.length === 0 && newcomer) {
    location.href = newcomer.href;
  }
});
