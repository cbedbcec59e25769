// The two squares of a game: what they show, and what they are told to show. The winner's name follows.

const WON = new Set(["1", "+"]);

/** What stands in the squares, White's first. */
export const shown = (score) => Array.from(score.children, (square) => square.textContent).join(" ");

/** Writes a result that came; `name` is what somebody hears who does not see it, where nothing around it says so. */
export function set(score, squares, name) {
  Array.from(score.children).forEach((square, side) => { square.textContent = squares[side]; });
  if (name !== undefined) score.setAttribute("aria-label", name);
  const row = score.closest("tr, .board");
  [".w", ".b"].forEach((side, place) => {
    const seat = row?.querySelector(side);
    seat?.classList.toggle("won", WON.has(squares[place]));
    seat?.classList.toggle("lost", WON.has(squares[1 - place]));
  });
}
