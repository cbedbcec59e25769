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

showParts();
offerByRate();
orderLists();
