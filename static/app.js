// What every page has: F1 to the manual's chapter for it; `/` to the search field, which answers while one types; `g` and a letter to a section, `?` shows the keys; times in local time.

import { numberOf } from "./numbered.js";

const typing = (target) => target.closest("input, textarea, select, [contenteditable]");
let gone = -Infinity; // when `g` was pressed; the letter must follow within a second
const PATIENCE_MS = 1000;
const NUMBERED = ":is(.tasks, .sections) a[data-key]";

addEventListener("keydown", (event) => {
  if (event.key === "F1") {
    document.querySelector(".help")?.click();
    event.preventDefault();
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (event.key === "/") {
    const search = document.getElementById("search");
    if (search) { search.focus(); event.preventDefault(); }
  } else if (event.key === "?") {
    showKeys();
  } else if (event.key === "g") {
    gone = event.timeStamp;
  } else if (event.timeStamp - gone < PATIENCE_MS) {
    const section = document.querySelector(`.rail a[data-key="${CSS.escape(event.key)}"]`);
    gone = -Infinity;
    if (section) { section.click(); event.preventDefault(); event.stopImmediatePropagation(); }
  } else if (/^[0-9]$/.test(event.key) && document.querySelector(NUMBERED)) {
    event.preventDefault();
    openNumbered(event.key);
  } else {
    // What a page names to be pressed by a letter.
    const named = document.querySelector(`:is(a, summary)[data-press][data-keys="${CSS.escape(event.key)}"]`);
    if (!named) return;
    event.preventDefault();
    named.click();
    // What it opens is chosen from at once.
    if (named.matches("summary")) named.parentElement.querySelector("select, button, a")?.focus();
  }
}, true);

// Where the bar holds less than all sections, the one that is open is in sight.
const rail = document.querySelector(".rail");
const here = rail?.querySelector("[aria-current]");
const middle = (element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
if (here) rail.scrollLeft += middle(here) - middle(rail);

// That something was saved is said once: not again where the page is loaded anew.
if (document.getElementById("saved")) history.replaceState(history.state, "", location.pathname + location.hash);

// What was refused is mended at its field.
document.querySelector("label:has(.error) :is(input, select, textarea)")?.focus();

let digits = "";
let opening;

function openNumbered(digit) {
  clearTimeout(opening);
  digits += digit;
  const links = [...document.querySelectorAll(NUMBERED)];
  const { open, waits } = numberOf(links.map((link) => link.dataset.key), digits);
  const opens = () => {
    digits = "";
    links.find((link) => link.dataset.key === open)?.click();
  };
  if (waits) opening = setTimeout(opens, PATIENCE_MS);
  else opens();
}

document.querySelector("[data-shows-keys]")?.addEventListener("click", showKeys);

function showKeys() {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", document.body.dataset.keysName);
  const list = document.createElement("dl");
  const add = (key, words) => {
    const term = document.createElement("dt");
    const cap = document.createElement("kbd");
    cap.textContent = key;
    term.append(cap, " ", words);
    list.append(term);
  };
  // The keys of this page first, those of two presses after those of one; then those that every page has.
  const own = Array.from(document.querySelectorAll("[data-keys]")).filter((element) => element.dataset.keys !== "F1");
  const isOne = (element) => !/^[a-z] \d$/.test(element.dataset.keys);
  for (const element of [...own.filter(isOne), ...own.filter((element) => !isOne(element))]) {
    add(element.dataset.keys, element.dataset.keysWords ?? element.textContent.trim());
  }
  document.querySelectorAll(NUMBERED).forEach((link) => {
    add(link.dataset.key, (link.querySelector("span") ?? link).textContent.trim());
  });
  const search = document.getElementById("search");
  if (search) add("/", search.getAttribute("aria-label"));
  document.querySelectorAll(".rail a[data-key]").forEach((link) => add(`g ${link.dataset.key}`, link.textContent));
  const help = document.querySelector("[data-keys=F1]");
  if (help) add("F1", help.textContent.trim());
  add("?", document.body.dataset.keysName);
  dialog.append(list);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

// The server writes UTC, because it cannot know where the reader is; the page names the language's form of a moment.
const two = (number) => String(number).padStart(2, "0");
for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  if (Number.isNaN(at.getTime())) continue;
  time.title = time.textContent;
  const parts = {
    YYYY: at.getFullYear(), MM: two(at.getMonth() + 1), DD: two(at.getDate()),
    hh: two(at.getHours()), mm: two(at.getMinutes()), ss: two(at.getSeconds()),
  };
  time.textContent = document.body.dataset.moment.replace(/YYYY|MM|DD|hh|mm|ss/g, (part) => parts[part]);
}

// Searching: the search page's own list is fetched and shown below the field; arrows choose, Enter opens, Escape leaves.
const search = document.getElementById("search");
const PAUSE_MS = 80;
let waiting, asked = 0;

const leave = () => document.querySelector(".results-found")?.remove();

async function find(query) {
  const turn = ++asked;
  const answer = query ? await fetch(`${search.form.action}?q=${encodeURIComponent(query)}`) : null;
  if (turn !== asked) return;
  leave();
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const list = page.getElementById("found");
  const found = list?.children.length ? list : page.getElementById("found-nothing");
  if (!found) return;
  found.className = "results-found";
  if (found === list) found.children[0].setAttribute("aria-selected", "true");
  search.form.append(found);
}

search?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => find(search.value.trim()).catch(leave), PAUSE_MS);
});

search?.addEventListener("keydown", (event) => {
  const chosen = document.querySelector('.results-found [aria-selected="true"]');
  const next = { ArrowDown: chosen?.nextElementSibling, ArrowUp: chosen?.previousElementSibling }[event.key];
  if (event.key === "Escape") { leave(); search.blur(); }
  if (event.key === "Enter" && chosen) { event.preventDefault(); chosen.querySelector("a").click(); }
  if (!next) return;
  event.preventDefault();
  chosen.removeAttribute("aria-selected");
  next.setAttribute("aria-selected", "true");
  next.scrollIntoView({ block: "nearest" });
});

// A moment later, so that a click on a line still arrives.
search?.addEventListener("blur", () => setTimeout(leave, 200));
