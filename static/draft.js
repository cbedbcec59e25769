// A draft: `p` publishes; one row's menu is open at a time.

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === "p") document.querySelector('[data-keys="p"]')?.focus();
});

const menus = Array.from(document.querySelectorAll(".row-menu"));
for (const menu of menus) {
  menu.addEventListener("toggle", () => {
    if (menu.open) for (const other of menus) if (other !== menu) other.open = false;
  });
}
