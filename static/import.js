// The sheet of an import under the keys: Enter and the arrows go from row to row as in a spreadsheet, and only what was changed is
// sent. A column that is named anew is looked at beside the page, which goes on where it is: the focus stays, and nothing is loaded.

const sheet = document.getElementById("sheet");
const fields = 'td > input:not([type="checkbox"])';
const PAUSE_MS = 150;
let isSent = false;
let pause, asked = 0;

const isChanged = (field) => field.value !== field.defaultValue;

function move(field, by) {
  const row = field.closest("tr");
  const place = Array.from(row.cells).indexOf(field.closest("td"));
  let next = row;
  do next = by > 0 ? next.nextElementSibling : next.previousElementSibling;
  while (next && next.classList.contains("is-skipped"));
  const found = next?.cells[place]?.querySelector(fields);
  if (!found) return false;
  found.focus();
  found.select();
  return true;
}

sheet.addEventListener("keydown", (event) => {
  if (event.ctrlKey && event.key === "Enter") {
    sheet.requestSubmit(sheet.querySelector('.sheet-bar button[value="look"]'));
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target.matches(fields)) return;
  const by = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  // Behind the last row Enter checks the sheet, as it does without a script.
  if (move(event.target, by) || event.key !== "Enter") event.preventDefault();
});

sheet.addEventListener("change", (event) => {
  if (event.target.matches('thead select, [name^="pick"]')) {
    clearTimeout(pause);
    pause = setTimeout(() => lookAgain().catch(() => {}), PAUSE_MS);
  }
  if (event.target.matches('[name^="skip"]')) event.target.closest("tr").classList.toggle("is-skipped", event.target.checked);
});

/** What was typed, as it is now. */
const typed = () => Array.from(sheet.querySelectorAll(fields), (field) => field.value).join("\n");

/** Asks what the sheet says with its columns named so, and takes the rows and the bar above them from the answer. */
async function lookAgain() {
  const turn = ++asked;
  const before = typed();
  const body = new FormData(sheet);
  for (const field of sheet.querySelectorAll(fields)) if (!isChanged(field)) body.delete(field.name);
  body.set("do", "look");
  const answer = await fetch(location.href, { method: "POST", body });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("sheet");
  // A later choice asks by itself; what was typed meanwhile is not written over.
  if (!fresh || turn !== asked || before !== typed()) return;
  const focused = document.activeElement?.name;
  for (const part of [".sheet-bar", "tbody"]) sheet.querySelector(part).replaceWith(fresh.querySelector(part));
  for (const name of ["sheet", "shown", "page", "view", "seen"]) {
    sheet.elements.namedItem(name).value = fresh.elements.namedItem(name).value;
  }
  document.getElementById("sheet-told").replaceWith(page.getElementById("sheet-told"));
  if (focused && document.activeElement === document.body) sheet.elements.namedItem(focused)?.focus();
}

sheet.addEventListener("submit", () => {
  isSent = true;
  for (const field of sheet.querySelectorAll(fields)) field.disabled = !isChanged(field);
});

// Back from the page behind: everything can be written in again.
addEventListener("pageshow", () => {
  isSent = false;
  for (const field of sheet.querySelectorAll(fields)) field.disabled = false;
});

addEventListener("beforeunload", (event) => {
  if (!isSent && Array.from(sheet.querySelectorAll(fields)).some(isChanged)) event.preventDefault();
});

sheet.querySelector("td.faulty > input")?.focus();
