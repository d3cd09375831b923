/** Lets Enter send a command whose value has just been chosen from the list, as Discord does; the
 * preview would choose from the list again. */

let chosen = "";

function field() {
  const active = document.activeElement;
  return active?.matches(".command-option-input") ? active : null;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest(".command-suggestion")) return;
  setTimeout(() => { chosen = field()?.value ?? ""; });
}, true);

document.addEventListener("keydown", (event) => {
  const input = field();
  if (event.key !== "Enter" || !input?.value || input.value !== chosen) return;
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}, true);
