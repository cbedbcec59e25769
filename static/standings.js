// Standings: a figure opens to its sum by click or Enter; arrow keys go from figure to figure. Crosstable: a player's row
// and the cells against him light up.

const FIRST_FIGURE = 5; // columns before the figures: rank, number, name, federation, rating

const table = document.getElementById("standings");
if (table) {
  const body = table.tBodies[0];
  const isFigure = (cell) => cell?.parentElement?.dataset.place !== undefined && cell.cellIndex >= FIRST_FIGURE;
  const first = body.querySelector("tr[data-place]")?.cells[FIRST_FIGURE];
  if (first) first.tabIndex = 0;

  body.addEventListener("click", (event) => {
    const cell = event.target.closest("td");
    if (isFigure(cell)) open(cell);
  });
  body.addEventListener("keydown", (event) => {
    const cell = event.target;
    if (!isFigure(cell)) return;
    const row = cell.parentElement;
    const goal = {
      ArrowRight: () => cell.nextElementSibling,
      ArrowLeft: () => cell.previousElementSibling,
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
    const answer = await fetch(`${table.dataset.opened}&place=${row.dataset.place}&column=${cell.cellIndex - FIRST_FIGURE}`);
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
}

const crosstable = document.getElementById("crosstable");
crosstable?.addEventListener("pointerover", (event) => {
  crosstable.querySelectorAll(".lit, .partner").forEach((element) => element.classList.remove("lit", "partner"));
  const row = event.target.closest("tr[data-line]");
  if (!row) return;
  row.classList.add("lit");
  crosstable.querySelectorAll(`[data-to="${row.dataset.line}"]`).forEach((cell) => cell.classList.add("partner"));
  const to = event.target.closest("td")?.dataset.to;
  if (to) crosstable.querySelector(`[data-line="${to}"]`)?.classList.add("lit");
});
