// Forms of settings: time controls of the chosen rate, periods where they are asked for, and tie-breaks in an order of their own.

/** What is shown for one choice of a menu only. */
function showParts() {
  for (const part of document.querySelectorAll("[data-shown-by]")) {
    const menu = part.closest("form").elements[part.dataset.shownBy];
    const show = () => { part.hidden = !part.dataset.shownFor.split(" ").includes(menu.value); };
    menu.addEventListener("change", show);
    show();
  }
}

/** A menu whose lines belong to the choices of another field, offered only for the one that is chosen. */
function offerByRate() {
  for (const menu of document.querySelectorAll("[data-offers]")) {
    const form = menu.closest("form");
    const offer = () => {
      const chosen = form.elements[menu.dataset.offers]?.value;
      for (const option of menu.options) {
        option.hidden = Boolean(option.dataset.of) && option.dataset.of !== chosen && !option.selected;
      }
    };
    form.addEventListener("change", offer);
    offer();
  }
}

/** Tie-breaks: buttons and Alt with an arrow move a line; an empty place more as soon as the last one is filled. */
function orderLists() {
  for (const list of document.querySelectorAll("[data-order]")) {
    for (const line of list.children) equip(line, list);
    list.addEventListener("change", () => tidy(list));
    list.addEventListener("keydown", (event) => {
      if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      move(event.target.closest("li"), event.key === "ArrowUp");
    });
    tidy(list);
  }
}

function equip(line, list) {
  const button = (sign, words, up) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "quiet";
    made.textContent = sign;
    made.setAttribute("aria-label", words);
    made.addEventListener("click", () => move(line, up));
    return made;
  };
  line.append(button("↑", list.dataset.up, true), button("↓", list.dataset.down, false));
}

function move(line, up) {
  const other = up ? line.previousElementSibling : line.nextElementSibling;
  if (!other) return;
  if (up) other.before(line); else other.after(line);
  line.querySelector("select").focus();
  tidy(line.parentElement);
}

/** Shows the filled places and one empty one. */
function tidy(list) {
  let empty = 0;
  for (const line of list.children) {
    const filled = line.querySelector("select").value !== "";
    line.hidden = !filled && empty++ > 0;
  }
}

const KEPT = "sonneborn.settings";

/** What a form holds, to be compared and laid over it again. */
function heldBy(form) {
  const fields = Array.from(form.elements).filter((field) => field.name && field.type !== "hidden");
  return fields.map((field) => [field.name, field.type === "checkbox" || field.type === "radio" ? field.checked : field.value]);
}

function layOver(form, held) {
  const fields = Array.from(form.elements).filter((field) => field.name && field.type !== "hidden");
  held.forEach(([name, value], place) => {
    if (fields[place]?.name !== name) return;
    if (typeof value === "boolean") fields[place].checked = value;
    else fields[place].value = value;
  });
}

/** Saving one group says so, and what was typed into others stays in them. */
function keepOthers() {
  const told = document.getElementById("settings-told");
  if (!told) return;
  const forms = new Map(Array.from(document.querySelectorAll("details.fold > form"), (form) => [form.elements.group.value, form]));
  const before = new Map(Array.from(forms, ([group, form]) => [group, JSON.stringify(heldBy(form))]));
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  sessionStorage.removeItem(KEPT);
  if (kept?.page === location.pathname) {
    const summary = (group) => forms.get(group)?.parentElement.querySelector("summary").firstChild.textContent.trim();
    const isSaved = !document.querySelector(".problem, .error, details.fold[open] .warning");
    const others = kept.others.filter(([group]) => forms.has(group));
    for (const [group, held] of others) {
      layOver(forms.get(group), held);
      forms.get(group).parentElement.open = true;
    }
    const words = isSaved ? [`${told.dataset.saved}: ${summary(kept.saved)}`] : [];
    if (others.length > 0) words.push(`${told.dataset.others} ${others.map(([group]) => summary(group)).join(", ")}`);
    told.textContent = words.join(". ");
    told.hidden = words.length === 0;
  }
  for (const [saved, form] of forms) {
    form.addEventListener("submit", () => {
      const others = Array.from(forms).filter(([group, other]) => group !== saved && JSON.stringify(heldBy(other)) !== before.get(group));
      const held = others.map(([group, other]) => [group, heldBy(other)]);
      sessionStorage.setItem(KEPT, JSON.stringify({ page: location.pathname, saved, others: held }));
    });
  }
}

/** The zone of the organiser's own clock, until they say another. */
function guessZone() {
  const field = document.querySelector("[data-guess='zone']");
  if (field?.value === "") field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

keepOthers();
guessZone();
showParts();
offerByRate();
orderLists();
