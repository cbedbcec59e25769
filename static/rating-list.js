// The rating list answers while one types: the page's own table is fetched again and put in place. Enter adds the first one.

const form = document.getElementById("list-search");
const PAUSE_MS = 80;
let waiting, asked = 0;

async function refresh(query) {
  const turn = ++asked;
  const answer = await fetch(`?q=${encodeURIComponent(query)}`);
  if (!answer.ok || turn !== asked) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.getElementById("list-found").replaceWith(page.getElementById("list-found"));
}

form?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => refresh(form.q.value), PAUSE_MS);
});

form?.addEventListener("submit", (event) => {
  const first = document.querySelector("#list-found form button");
  if (first && form.q.value.trim()) { event.preventDefault(); first.click(); }
});
