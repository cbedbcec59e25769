// The running score of each match of teams at the round desk: added up anew whenever a result of one of its boards changes.

const table = document.getElementById("boards");
const points = JSON.parse(table.dataset.points);

/** `1.5` as `1½`. */
const shown = (sum) => `${sum % 1 ? (sum > 1 ? Math.floor(sum) : "") : sum}${sum % 1 ? "½" : ""}`;

function count(head) {
  // Boards without an opponent are won whatever is entered.
  const sums = head.dataset.base.split(",").map(Number);
  let hasResult = false;
  for (let row = head.nextElementSibling; row && !row.classList.contains("match"); row = row.nextElementSibling) {
    const scored = points[row.dataset.result];
    if (!scored) continue;
    hasResult = true;
    const first = Number(row.dataset.first);
    sums[0] += scored[first];
    sums[1] += scored[1 - first];
  }
  // A match in which somebody has played cannot be lost as a whole any more.
  head.querySelector(".row-menu")?.toggleAttribute("hidden", hasResult);
  head.querySelectorAll(".match-score").forEach((cell, side) => (cell.textContent = shown(sums[side])));
}

const heads = table.querySelectorAll("tr.match");
new MutationObserver(() => heads.forEach(count)).observe(table, { attributeFilter: ["data-result"], subtree: true });
