// The sheet of an import under the keys: Enter and the arrows go from row to row as in a spreadsheet, a column that is named anew is
// looked at at once, and only what was changed is sent.

const sheet = document.getElementById("sheet");
const fields = 'td > input:not([type="checkbox"])';
let isSent = false;

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
  if (event.target.matches("thead select")) sheet.requestSubmit(sheet.querySelector('.sheet-bar button[value="look"]'));
  if (event.target.matches('[name^="pick"]')) sheet.requestSubmit(sheet.querySelector('.sheet-bar button[value="look"]'));
  if (event.target.matches('[name^="skip"]')) event.target.closest("tr").classList.toggle("is-skipped", event.target.checked);
});

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
