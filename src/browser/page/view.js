// What answers look like: small builders of elements, and nothing else. Text is always set as text.

/** An element with attributes and children; a child that is a string is text. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

/** A list of lines; nothing where there are none. */
export function lines(texts) {
  return texts.length === 0 ? undefined : element("ul", {}, texts.map((text) => element("li", {}, text)));
}

/** Lines of which those that begin with blanks explain the line above them: lists in lists. */
export function explained(texts) {
  const outer = [{ depth: -1, list: element("div") }];
  for (const text of texts) {
    const depth = text.length - text.trimStart().length;
    while (outer.length > 1 && outer.at(-1).depth > depth) outer.pop();
    if (outer.at(-1).depth < depth) {
      const list = element("ul");
      const { list: above } = outer.at(-1);
      (outer.length === 1 ? above : above.lastElementChild).append(list);
      outer.push({ depth, list });
    }
    outer.at(-1).list.append(element("li", {}, text.trimStart()));
  }
  return [...outer[0].list.children];
}

/** A table by heads and rows; cells that are numbers stand at the end of their column. */
export function table(heads, rows) {
  const is_figure = heads.map((_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === "number"));
  const kind = (at) => (is_figure[at] ? { class: "figure" } : {});
  const shown = (cell) => (typeof cell === "number" ? String(cell) : (cell ?? ""));
  return element(
    "div",
    { class: "wide", tabindex: "0" },
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, heads.map((head, at) => element("th", { scope: "col", ...kind(at) }, head)))),
      element("tbody", {}, rows.map((row) => element("tr", {}, row.map((cell, at) => element("td", kind(at), shown(cell)))))),
    ),
  );
}

/** A field with its label. */
export function field(label, input) {
  return element("label", { class: "field" }, label, input);
}

/** A choice of codes and their words. */
export function choice(name, options, chosen) {
  return element(
    "select",
    { name },
    options.map(([code, word]) => element("option", { value: code, selected: code === chosen }, word)),
  );
}

const PIECES = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙", k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" };
const FILES = "abcdefgh";

/** A diagram of a position, from White's side; its text is the position for who does not see it. */
export function diagram(fen, caption) {
  const squares = [];
  fen.split(" ")[0].split("/").forEach((row, rank) => {
    let at = 0;
    for (const sign of row) {
      const empty = Number(sign);
      const pieces = empty ? Array(empty).fill("") : [PIECES[sign] ?? ""];
      for (const piece of pieces) {
        // The sign for text, so that no device draws it as a picture.
        const square = { class: (rank + at) % 2 ? "dark" : "light", title: FILES[at] + (8 - rank) };
        squares.push(element("span", square, piece && `${piece}\uFE0E`));
        at += 1;
      }
    }
  });
  return element(
    "figure",
    {},
    element("div", { class: "board", role: "img", "aria-label": fen }, squares),
    element("figcaption", {}, caption, element("br"), element("small", {}, fen)),
  );
}
