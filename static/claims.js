// The claim desk: a chosen file is read at once, and typed moves are put on the board without a new page.
const desk = document.querySelector("form.claim");

function readFileAtOnce() {
  for (const button of desk.querySelectorAll("[data-reads-file]")) {
    button.hidden = true;
    desk.elements.file.addEventListener("change", () => desk.requestSubmit(button));
  }
}

async function putOnBoard(event) {
  const step = event.submitter?.name === "step" ? event.submitter.value : "";
  const adds = step === "add" && desk.elements.next.value.trim() !== "";
  if (!adds && step !== "back") return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(desk, event.submitter));
  const answer = await fetch(location.href, { method: "POST", body });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const typed = page.getElementById("typing");
  // Without the game in the answer something else is wrong: the page itself says what.
  if (!typed) return desk.submit();
  document.getElementById("typing").replaceWith(typed);
  readFileAtOnce();
  desk.elements.next.focus();
}

if (desk) {
  readFileAtOnce();
  desk.addEventListener("submit", putOnBoard);
}
document.getElementById("answer")?.scrollIntoView({ block: "nearest" });
