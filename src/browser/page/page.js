// The page of the checker: a file is dropped, the rules answer in this browser, the answers are shown.

import load, * as rules from "./rules.js";
import { choice, diagram, element, explained, field, lines, table } from "./view.js";

const place = document.getElementById("answer");
const drop = document.getElementById("drop");
const languages = document.getElementById("language");
const KEPT_LANGUAGE = "language";
/** As many games of a file are listed at a time. */
const LISTED = 200;

let words = {};
let lang = "en";
let opened;

/** What the rules answer, or a line that says why there is none. */
function asked(question) {
  try {
    return question();
  } catch (error) {
    return element("p", { class: "verdict heed" }, String(error.message ?? error));
  }
}

function heading(text) {
  return element("h2", {}, text);
}

function whole(text, least) {
  const number = Number(text);
  return text.trim() !== "" && Number.isInteger(number) && number >= least ? number : undefined;
}

function show_words() {
  words = JSON.parse(rules.words(lang));
  document.documentElement.lang = lang;
  document.documentElement.dir = words.direction;
  document.title = `${words.title} · Sonneborn`;
  for (const named of document.querySelectorAll("[data-word]")) named.textContent = words[named.dataset.word];
  if (opened) document.querySelector("[data-word=choose]").textContent = words.another;
}

// A tournament

function show_tournament(file) {
  place.append(asked(() => {
    const { checked, names } = JSON.parse(rules.check(file, lang));
    const of_teams = Object.keys(names.teams).length > 0;
    const name = (number) => (of_teams ? names.teams : names.players)[number] ?? "";
    const verdict = { class: checked.clean ? "verdict" : "verdict heed" };
    return element(
      "section",
      {},
      element("h2", {}, checked.name),
      element("p", verdict, checked.clean ? words.agrees : words.differs),
      checked.notes.length > 0 && element("h3", {}, words.notes),
      lines(checked.notes),
      checked.parts.map((part) => [
        element("h3", {}, part.heading),
        part.sum && element("p", {}, part.sum),
        explained(part.lines),
      ]),
      standings(file, name),
      next_round(file, name, of_teams),
    );
  }));
}

function standings(file, name) {
  const list = element("input", { name: "list", autocomplete: "off", spellcheck: "false" });
  const shown = element("div", { id: "standings" });
  const fill = () => shown.replaceChildren(asked(() => {
    const found = JSON.parse(rules.standings(file, list.value, lang));
    const entrants = Object.entries(found.players ?? found.teams).sort((one, other) => one[1].rank - other[1].rank);
    const rows = entrants.map(([number, figures]) => [
      figures.rank,
      Number(number),
      name(number),
      ...found.tie_breaks.map((code) => figures[code]),
    ]);
    return table([words.rank, words.number, words.name, ...found.tie_breaks], rows);
  }));
  const form = element(
    "form",
    {},
    field(words.tie_breaks, list),
    element("p", { class: "soft" }, words.tie_breaks_hint),
    element("button", {}, words.show),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fill();
  });
  fill();
  return element("section", {}, heading(words.standings), form, shown);
}

function next_round(file, name, of_teams) {
  const section = element("section", {}, heading(words.next_round));
  section.append(asked(() => {
    const paired = JSON.parse(rules.next_round(file, lang));
    const called = (number) => `${number} ${name(number)}`;
    const rows = paired.boards.map((board, at) => [
      at + 1,
      called(board.white),
      called(board.black),
      lines(board.reasons),
    ]);
    const bye = paired.bye && element("p", {}, `${words.bye}: ${called(paired.bye.player)}`);
    return element(
      "div",
      {},
      table([words.board, words.white, words.black, words.reasons], rows),
      bye,
      paired.bye && lines(paired.bye.reasons),
      paired.advice && element("p", {}, paired.advice),
      !of_teams && why_not(file),
    );
  }));
  return section;
}

function why_not(file) {
  const number = (name) => element("input", { name, inputmode: "numeric", size: "5", autocomplete: "off" });
  const [one, other] = [number("one"), number("other")];
  const told = element("div", { "aria-live": "polite" });
  const form = element(
    "form",
    {},
    element("h3", {}, words.why_not),
    element("label", {}, words.one, " ", one),
    " ",
    element("label", {}, words.other, " ", other),
    " ",
    element("button", {}, words.ask),
    told,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [first, second] = [whole(one.value, 1), whole(other.value, 1)];
    if (first === undefined || second === undefined) return (first === undefined ? one : other).focus();
    told.replaceChildren(asked(() => element("p", {}, rules.why_not(file, first, second, lang))));
  });
  return form;
}

// Games

function show_games(file) {
  place.append(asked(() => {
    const edition = words.edition;
    const games = JSON.parse(rules.games(file, edition, lang));
    const claim = element("div", { id: "claim" });
    const to_claim = (game) => {
      const button = element("button", { class: "plain", type: "button" }, words.claim);
      button.addEventListener("click", () => {
        claim.replaceChildren(claim_form(file, game));
        claim.scrollIntoView({ block: "start" });
        claim.querySelector("select").focus();
      });
      return button;
    };
    const row = (game) => [game.number, game.white, game.black, game.result, lines(game.lines), to_claim(game)];
    const heads = [words.number, words.white, words.black, words.result, words.told, ""];
    const list = element("div");
    let count = 0;
    const more = element("button", { type: "button" }, words.show);
    const fill = () => {
      const next = games.slice(count, count + LISTED);
      count += next.length;
      list.append(table(heads, next.map(row)));
      more.hidden = count >= games.length;
    };
    more.addEventListener("click", fill);
    fill();
    if (games.length === 1) claim.replaceChildren(claim_form(file, games[0]));
    return element("section", {}, heading(words.games), list, more, claim);
  }));
}

function claim_form(file, game) {
  const input = (name, rest = {}) => element("input", { name, autocomplete: "off", ...rest });
  const box = (name, label) => element("label", { class: "check" }, input(name, { type: "checkbox" }), label);
  const sides = [["white", words.white], ["black", words.black]];
  const flags = [["", ""], ["white", words.white], ["black", words.black], ["both", words.both_flags]];
  const ruling = element("div", { "aria-live": "polite" });
  const form = element(
    "form",
    {},
    heading(`${words.claim}: ${words.of_game} ${game.number}, ${game.white || "?"} – ${game.black || "?"}`),
    game.fen && diagram(game.fen, `${words.last_position} ${game.last_move}`),
    box("checked", words.checked),
    field(words.what, choice("claim", words.claims)),
    field(words.claimant, choice("by", sides)),
    field(words.at_move, input("at_move", { inputmode: "numeric" })),
    field(words.announced, input("announced")),
    field(words.laws, choice("edition", words.editions, words.edition)),
    field(words.pace, choice("pace", words.paces)),
    element(
      "details",
      {},
      element("summary", {}, words.more),
      field(words.white_clock, input("white_clock")),
      field(words.black_clock, input("black_clock")),
      field(words.fallen, choice("fallen", flags)),
      field(words.earlier, input("earlier", { inputmode: "numeric" })),
      field(words.squares, input("squares")),
      field(words.minutes, input("minutes", { inputmode: "numeric" })),
      field(words.default_minutes, input("default_minutes", { inputmode: "numeric" })),
      box("replied", words.replied),
    ),
    element("p", {}, element("button", {}, words.examine)),
    ruling,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ruling.replaceChildren(asked(() => ruled(file, game, new FormData(form))));
  });
  return form;
}

const NUMBERS = ["at_move", "minutes", "default_minutes", "earlier"];
const TEXTS = ["announced", "white_clock", "black_clock", "fallen", "squares"];

function ruled(file, game, given) {
  const form = { claim: given.get("claim"), by: given.get("by") };
  form.checked = given.has("checked");
  form.replied = given.has("replied");
  for (const name of TEXTS) if (given.get(name).trim()) form[name] = given.get(name).trim();
  for (const name of NUMBERS) {
    const text = given.get(name).trim();
    // What is no number is not passed over: the rules say what they cannot read.
    if (text) form[name] = whole(text, 0) ?? text;
  }
  const answer = rules.claim(file, game.number, JSON.stringify(form), given.get("edition"), given.get("pace"), lang);
  const found = JSON.parse(answer);
  const [verdict, ...rest] = found.words;
  return element(
    "section",
    {},
    element("p", { class: found.verdict === "undecided" ? "verdict heed" : "verdict" }, verdict),
    lines(rest),
    found.positions.map((position) => diagram(position.fen, position.after ?? "")),
    element("p", { class: "soft" }, words.arbiter_decides),
  );
}

// The file

function show() {
  place.replaceChildren();
  show_words();
  if (!opened) return;
  drop.classList.add("small");
  document.body.classList.add("opened");
  if (rules.is_of_games(opened)) show_games(opened);
  else show_tournament(opened);
}

async function open(file) {
  if (!file) return;
  opened = new Uint8Array(await file.arrayBuffer());
  document.getElementById("named").textContent = file.name;
  show();
}

function listen() {
  document.getElementById("file").addEventListener("change", (event) => open(event.target.files[0]));
  for (const name of ["dragenter", "dragover"]) {
    document.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
  }
  document.addEventListener("dragleave", () => drop.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    open(event.dataTransfer.files[0]);
  });
  languages.addEventListener("change", () => {
    lang = languages.value;
    localStorage.setItem(KEPT_LANGUAGE, lang);
    show();
  });
}

async function start() {
  await load({ module_or_path: new URL("rules_bg.wasm", import.meta.url) });
  const known = JSON.parse(rules.languages());
  const wished = [new URLSearchParams(location.search).get("lang"), localStorage.getItem(KEPT_LANGUAGE), ...navigator.languages];
  lang = wished.map((tag) => tag && rules.known_language(tag)).find((tag) => tag) ?? "en";
  languages.replaceChildren(
    ...known.map(([tag, name]) => element("option", { value: tag, lang: tag, selected: tag === lang }, name)),
  );
  listen();
  show();
  document.getElementById("waiting").remove();
  drop.hidden = false;
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("worker.js");
}

start();
