// Puts a chosen game file into the field for the moves. The server reads it, because it knows the old encodings.
const label = document.querySelector("label.file");
const record = document.querySelector("textarea[name=record]");
if (label && record) {
  label.hidden = false;
  label.querySelector("input").addEventListener("change", async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    const answer = await fetch(label.dataset.decode, { method: "POST", body: file });
    if (answer.ok) record.value = await answer.text();
  });
}
document.getElementById("answer")?.scrollIntoView({ block: "nearest" });
