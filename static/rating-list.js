// The rating list answers while one types: the page's own table is fetched again and put in place. Arrows choose, Enter adds.

const form = document.getElementById("list-search");
const PAUSE_MS = 80;
let waiting, asked = 0, chosen = 0;

const rows = () => [...document.querySelectorAll("#list-found tbody tr")];

function choose(place) {
  const all = rows();
  chosen = Math.max(0, Math.min(place, all.length - 1));
  all.forEach((row, number) => row.setAttribute("aria-selected", String(number === chosen)));
  all[chosen]?.scrollIntoView({ block: "nearest" });
}

async function refresh() {
  const turn = ++asked;
  const answer = await fetch(`?${new URLSearchParams(new FormData(form))}`);
  if (!answer.ok || turn !== asked) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = page.getElementById("list-found");
  if (turn !== asked || !found) return;
  document.getElementById("list-found").replaceWith(found);
  choose(0);
}

form?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(refresh, PAUSE_MS);
});

form?.q.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) { choose(chosen + step); event.preventDefault(); }
});

// Enter adds whom the table shows for what is typed now: after fast typing it is asked for first.
form?.addEventListener("submit", async (event) => {
  if (!form.q.value.trim()) return;
  event.preventDefault();
  clearTimeout(waiting);
  const place = chosen;
  if (rows()[0]?.querySelector("[name=q]")?.value !== form.q.value) { await refresh(); } else { choose(place); }
  rows()[chosen]?.querySelector("form button")?.click();
});

choose(0);
