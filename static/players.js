// The list of players: the filter works while typing, `n` adds one. The form: Ctrl+Enter saves and goes on to the next.

import { asked, personOf } from "./find.js";

const filter = document.getElementById("filter");
const table = document.getElementById("players");

if (filter && table) {
  const rows = Array.from(table.tBodies[0].rows, (row) => ({ row, who: personOf(row) }));
  filter.addEventListener("input", () => {
    const isMeant = asked(filter.value);
    let shown = 0;
    for (const { row, who } of rows) {
      row.hidden = !isMeant(who);
      shown += row.hidden ? 0 : 1;
    }
    document.getElementById("nobody-found").hidden = shown > 0;
  });
}

addEventListener("keydown", (event) => {
  const form = event.target.closest("#player-form");
  if (form && event.key === "Enter" && event.ctrlKey) {
    form.requestSubmit(form.querySelector("[name=another]") ?? undefined);
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.key === "n") document.querySelector('a[data-keys="n"]')?.click();
});
