// Finding people among the rows of a page while somebody types: the rule of `src/exchange/search.rs`, where it is told in words.
// A row carries in `data-find` what its text does not say: how a Chinese name is read, `mueller` for Müller.

const WIDE = /^[\u{2e80}-\u{9fff}\u{f900}-\u{faff}\u{20000}-\u{3ffff}]+$/u;
const LEAST_INSIDE = 2;
const LEAST_ID = 4;
const MOST_READINGS = 8;
/** Letters that Unicode does not take apart. */
const PLAIN = { ł: "l", đ: "d", ð: "d", ø: "o", ı: "i", ħ: "h", ß: "ss", æ: "ae", œ: "oe", þ: "th" };

function folded(text) {
  const plain = text.toLowerCase().normalize("NFKD").replaceAll(/[\u0300-\u036f]/g, "");
  return plain.replaceAll(/[łđðøıħßæœþ]/g, (letter) => PLAIN[letter]).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The readings of `wang.yu-xiao-ming`: `wang`, `yu` for the first character, the usual ones first. */
function readings(hint) {
  let readings = [[]];
  for (const syllables of hint.split("-")) {
    const longer = syllables.split(".").flatMap((syllable) => readings.map((reading) => [...reading, syllable]));
    readings = longer.slice(0, MOST_READINGS);
  }
  return readings;
}

/** A reading from each syllable on: in full, by initials, the first in full with the initials of the rest. */
function romanised(reading) {
  return reading.flatMap((first, start) => {
    const own = reading.slice(start);
    const initials = own.map((syllable) => syllable[0]);
    const sounds = own.map((syllable) => /^[zcs]h/.exec(syllable)?.[0] ?? syllable[0]);
    return [own.join(""), initials.join(""), sounds.join(""), first + initials.slice(1).join("")];
  });
}

/** Who a row is about; `id` may be several numbers, FIDE's and a national one, with blanks between. */
export function person({ texts, hint = "", number, board, id = "" }) {
  const words = texts.flatMap(folded);
  const hinted = hint.split(" ").filter(Boolean).flatMap((part) => (/[-.]/.test(part) ? readings(part).flatMap(romanised) : [part]));
  return { words, begins: [...words, ...hinted], number, board, ids: id.split(" ").filter(Boolean) };
}

function boardOf(text) {
  const told = /^\s*(?:bd?|第)\s*(\d+)\s*[台桌]?\s*$|^\s*(\d+)\s*[台桌]\s*$/i.exec(text);
  return told ? String(Number(told[1] ?? told[2])) : undefined;
}

/** Whether each word of what is typed fits; everybody does while nothing is typed. */
export function asked(text) {
  const board = boardOf(text);
  if (board !== undefined) return (who) => who.board === board;
  const tests = text.split(/\s+/).filter(Boolean).flatMap((token) => {
    if (/^#\d+$/.test(token)) return [(who) => who.number === token.slice(1)];
    if (/^\d+$/.test(token)) {
      const isId = (id) => id === token || (token.length >= LEAST_ID && id.startsWith(token));
      const isNumber = (who) => who.number === token || who.board === token || who.ids.some(isId);
      return [(who) => isNumber(who) || who.words.some((own) => own.startsWith(token))];
    }
    const whole = token.toLowerCase();
    return folded(token).map((word) => {
      const isEnough = word.length >= LEAST_INSIDE || WIDE.test(word);
      const isInside = (own) => isEnough && own.includes(word);
      const isNamed = (who) => who.begins.some((own) => own.startsWith(word)) || who.words.some(isInside);
      return (who) => who.ids.includes(whole) || isNamed(who);
    });
  });
  return (who) => tests.every((test) => Boolean(test(who)));
}

/** A table row or a button as a person: its cells, with what its `data-` attributes say. */
export function personOf(row) {
  const cells = Array.from(row.cells ?? row.children, (cell) => cell.textContent.trim());
  const { find, number, board, id } = row.dataset;
  return person({ texts: cells.filter((text) => !/^\d+$/.test(text)), hint: find, number, board, id });
}
