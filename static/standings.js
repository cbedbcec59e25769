// Standings: a figure opens to its sum by click or Enter; arrow keys go from figure to figure; columns can be hidden; the
// table follows the tournament. Crosstable: a player's row and the cells against them light up.

import { listen, refresh } from "./live.js";

const NAME = 2; // the column that is never hidden
/** Results that come in quickly are shown by one refresh. */
const PAUSE_MS = 400;

const standings = () => document.getElementById("standings");
/** Columns before the figures: rank, number, name, federation, rating, and the rating change if there is one. */
const firstFigure = () => Number(standings().dataset.leading);
const isFigure = (cell) => cell?.closest("#standings") && cell.parentElement.dataset.place !== undefined && cell.cellIndex >= firstFigure();

document.addEventListener("click", (event) => {
  const cell = event.target.closest("td");
  if (isFigure(cell)) open(cell);
});

document.addEventListener("keydown", (event) => {
  const cell = event.target;
  if (event.key === "ArrowDown" && cell === document.body) {
    const first = document.querySelector("#standings tbody td[tabindex]");
    if (first) { first.focus(); event.preventDefault(); }
    return;
  }
  if (!(cell instanceof HTMLTableCellElement) || !isFigure(cell)) return;
  const row = cell.parentElement;
  const goal = {
    ArrowRight: () => shown(cell, "nextElementSibling"),
    ArrowLeft: () => shown(cell, "previousElementSibling"),
    ArrowDown: () => neighbour(row, "nextElementSibling")?.cells[cell.cellIndex],
    ArrowUp: () => neighbour(row, "previousElementSibling")?.cells[cell.cellIndex],
  }[event.key];
  if (goal) {
    go(cell, goal());
    event.preventDefault();
  } else if (event.key === "Enter") {
    open(cell);
    event.preventDefault();
  } else if (event.key === "Escape") {
    close(row);
  }
});

function shown(cell, direction) {
  let other = cell[direction];
  while (other?.hidden) other = other[direction];
  return other;
}

function neighbour(row, direction) {
  let other = row[direction];
  while (other && other.dataset.place === undefined) other = other[direction];
  return other;
}

function go(from, to) {
  if (!isFigure(to)) return;
  from.removeAttribute("tabindex");
  to.tabIndex = 0;
  to.focus();
}

function close(row) {
  row.querySelector(".shown")?.classList.remove("shown");
  if (row.nextElementSibling?.classList.contains("opened")) row.nextElementSibling.remove();
}

/** Opens the sum of a figure below its row; a second time closes it. */
async function open(cell) {
  const row = cell.parentElement;
  const wasShown = cell.classList.contains("shown");
  close(row);
  if (wasShown) return;
  const place = `&place=${row.dataset.place}&column=${cell.cellIndex - firstFigure()}`;
  const answer = await fetch(standings().dataset.opened + place);
  if (!answer.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "text/html").body;
  const opened = document.createElement("tr");
  opened.className = "opened";
  const inside = opened.insertCell();
  inside.colSpan = row.cells.length;
  inside.append(...sheet.childNodes);
  close(row); // another figure of the row may have been asked for meanwhile
  cell.classList.add("shown");
  row.after(opened);
}

// Columns are hidden by their codes, so that the choice holds in every event with the same tie-breaks.
const HIDDEN = "sonneborn.columns.hidden";
const hidden = new Set(JSON.parse(localStorage.getItem(HIDDEN) ?? "[]"));

function hideColumns() {
  const table = standings();
  if (!table) return;
  Array.from(table.tHead.rows[0].cells, (head, index) => {
    const isHidden = index !== NAME && hidden.has(head.textContent);
    head.hidden = isHidden;
    for (const row of table.tBodies[0].rows) {
      if (!row.classList.contains("opened")) row.cells[index].hidden = isHidden;
    }
  });
  const first = table.querySelector("tr[data-place]");
  if (first && !table.querySelector("td[tabindex]")) first.cells[firstFigure()].tabIndex = 0;
}

function offerColumns() {
  const place = document.getElementById("columns");
  const table = standings();
  if (!place || !table) return;
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = place.dataset.words;
  details.append(summary);
  Array.from(table.tHead.rows[0].cells, (head, index) => {
    if (index === NAME) return;
    const label = document.createElement("label");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.checked = !hidden.has(head.textContent);
    box.addEventListener("change", () => {
      hidden[box.checked ? "delete" : "add"](head.textContent);
      localStorage.setItem(HIDDEN, JSON.stringify([...hidden]));
      hideColumns();
    });
    label.append(box, head.textContent);
    details.append(label);
  });
  place.append(details);
}

offerColumns();
hideColumns();

/** Shows the table as it is now; sums that were open are opened again as they are now. */
async function follow() {
  const opened = Array.from(document.querySelectorAll("#standings td.shown"), (cell) => [cell.parentElement.dataset.place, cell.cellIndex]);
  await refresh("#live");
  hideColumns();
  for (const [place, column] of opened) {
    const cell = document.querySelector(`#standings tr[data-place="${place}"]`)?.cells[column];
    if (cell && !cell.classList.contains("shown")) open(cell);
  }
}

const live = document.getElementById("live")?.dataset.live;
// A moment that is past does not change any more.
if (live && !new URLSearchParams(location.search).has("at")) {
  let waiting;
  const soon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(follow, PAUSE_MS);
  };
  listen(live, { result: soon, changed: soon });
}

document.addEventListener("pointerover", (event) => {
  const crosstable = event.target.closest("#crosstable");
  if (!crosstable) return;
  crosstable.querySelectorAll(".lit, .partner").forEach((element) => element.classList.remove("lit", "partner"));
  const row = event.target.closest("tr[data-line]");
  if (!row) return;
  row.classList.add("lit");
  crosstable.querySelectorAll(`[data-to="${row.dataset.line}"]`).forEach((cell) => cell.classList.add("partner"));
  const to = event.target.closest("td")?.dataset.to;
  if (to) crosstable.querySelector(`[data-line="${to}"]`)?.classList.add("lit");
});
