// What waits on Now and a festival's sections open by their numbers, typed digit by digit: of twelve, a 1 may be the beginning of 12.

/**
 * What becomes of the digits typed so far: `open` is the number that they are, `waits` whether a longer one begins so.
 *
 * @param {string[]} numbers
 * @param {string} digits
 */
export function numberOf(numbers, digits) {
  return {
    open: numbers.find((number) => number === digits),
    waits: numbers.some((number) => number !== digits && number.startsWith(digits)),
  };
}
