// Which key means which result: three maps that arbiters bring along from other programs, and the line "12 =".
// Results are the journal's codes (`1-0`, `½-½`, `+-` …); the empty string clears a board.

export const CLEAR = "";

/** Each map names the keys for White, Black, draw and clear; the on-screen hint is made of it. */
export const MAPS = {
  "105": { white: "1", black: "0", draw: "5", clear: "9" },
  "123": { white: "1", black: "2", draw: "3", clear: "0" },
  "+-=": { white: "+", black: "-", draw: "=", clear: "*" },
};

/** What `f` leads to, by the map's own keys: White, Black and both forfeit. */
const FORFEITS = { white: "+-", black: "-+", draw: "--" };

/** What `o` leads to, numbered from 1 in this order. */
export const OTHERS = ["0-0", "½-0", "0-½", "1-0u", "½-½u", "0-1u", "adj"];

const PLAIN = { white: "1-0", black: "0-1", draw: "½-½", clear: CLEAR };

const CODES = [...Object.values(PLAIN), ...Object.values(FORFEITS), ...OTHERS].filter((code) => code !== CLEAR);

/** The result of one key, or `undefined` if the key means none. */
export function resultOfKey(map, key) {
  if (key === "Backspace" || key === "Delete") return CLEAR;
  if (key === "=" && !Object.values(map).includes("=")) return PLAIN.draw;
  const meaning = Object.keys(PLAIN).find((name) => map[name] === key);
  return meaning === undefined ? undefined : PLAIN[meaning];
}

/** All keys of a meaning, the map's own first. */
export function keysOf(map, meaning) {
  const more = { draw: ["="], clear: ["⌫"] }[meaning] ?? [];
  return [map[meaning], ...more.filter((key) => !Object.values(map).includes(key))];
}

/** The forfeit of the key after `f`. */
export function forfeitOfKey(map, key) {
  const meaning = Object.keys(FORFEITS).find((name) => map[name] === key);
  return meaning === undefined ? undefined : FORFEITS[meaning];
}

/** The key that gives a forfeit after `f`. */
export function keyOfForfeit(map, code) {
  const meaning = Object.keys(FORFEITS).find((name) => FORFEITS[name] === code);
  return map[meaning];
}

/** How a code is written on the wall. */
export function symbolOf(code) {
  if (code.endsWith("u")) return `${code.slice(0, -1)} u`;
  return { "+-": "+ -", "-+": "- +", "--": "- -" }[code] ?? code;
}

/** What stands in White's square and in Black's, and beside them. */
export function squaresOf(code) {
  if (code === "adj") return [["", ""], code];
  const note = code.endsWith("u") ? "u" : "";
  const plain = note ? code.slice(0, -1) : code;
  if (["+-", "-+", "--"].includes(plain)) return [Array.from(plain, (mark) => (mark === "-" ? "−" : mark)), note];
  const [white = "", black = ""] = plain.split("-");
  return [[white, black], note];
}

/** A board may be named with its word, in the languages of the pages. */
const BOARD_LINE = /^\s*(?:(?:board|bd?\.?|brett|br\.|tablero|échiquier|éch\.|доска|第)\s*)?(\d{1,5})\s*[台檯]?(?:\s+(\S.*?)|([^\d\s].*?))?\s*$/iu;

/**
 * Reads a line such as `7 1`, `12 =`, `12=`, `7 0-1`, `3 f1`, `7 undo` or `board 12`.
 * Gives `{ board, result }`, `{ board, undo: true }`, `{ board }` where no result is named, or `null` for what cannot be read.
 */
export function readBoardLine(map, line) {
  const found = BOARD_LINE.exec(line);
  if (!found) return null;
  const board = Number(found[1]);
  const word = (found[2] ?? found[3] ?? "").toLowerCase().replaceAll("1/2", "½").replaceAll(/\s/g, "");
  if (word === "") return { board };
  if (word === "undo") return { board, undo: true };
  if (word === "clear") return { board, result: CLEAR };
  if (word === "½") return { board, result: PLAIN.draw };
  const result =
    resultOfKey(map, word) ?? (word[0] === "f" ? forfeitOfKey(map, word.slice(1)) : CODES.find((code) => code === word));
  return result === undefined ? null : { board, result };
}
