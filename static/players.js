// The list of players: the filter works while typing, `n` adds one. The form: Ctrl+Enter saves and goes on to the next.

const filter = document.getElementById("filter");
const table = document.getElementById("players");

if (filter && table) {
  const rows = Array.from(table.tBodies[0].rows, (row) => ({ row, text: row.textContent.toLowerCase() }));
  filter.addEventListener("input", () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word));
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
