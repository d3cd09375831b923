/** Pictures can be touched where their message has a control for it, as on the touch page. */

import { partsOf } from "./presses.js";
import { drawTargets } from "./targets.js";

const page = window.tableActions;
const GALLERY = 12;

function partsIn(message) {
  return [...partsOf(page.messages()[message.dataset.messageId])];
}

function placeTargets(message) {
  const places = message.querySelectorAll(".gallery-item");
  if (!places.length) return;
  const items = partsIn(message).filter((part) => part.type === GALLERY).flatMap((part) => part.items ?? []);
  places.forEach((place, number) => {
    const touch = items[number]?.media?.touch;
    const written = touch ? JSON.stringify(touch) : "";
    const old = place.querySelector(".targets");
    if ((old?.dataset.touch ?? "") === written) return;
    old?.remove();
    if (!touch) return;
    const over = drawTargets(touch, (target) => press(message, target));
    over.dataset.touch = written;
    place.append(over);
  });
}

/** A button is pressed where it is; a menu or form need not be open. */
function press(message, { control, answers, submitted }) {
  const controls = partsIn(message).filter((part) => part.custom_id);
  if (!submitted && !("choice" in answers)) {
    const named = controls.find((part) => part.custom_id.split(":")[3] === control);
    message.querySelector(`[data-control-key="${CSS.escape(named?.control_key ?? "")}"]`)?.click();
    return;
  }
  const family = control.slice(0, control.indexOf("g.") + 2);
  const beside = controls.find((part) => part.custom_id.split(":")[3]?.startsWith(family));
  if (beside) void answer(message, beside.custom_id.split(":").slice(0, 3).concat(control).join(":"), answers);
}

async function answer(message, control, answers) {
  await fetch("/table/touch", {
    method: "POST", cache: "no-store", headers: { "X-Table-Key": location.hash.slice(1) },
    body: JSON.stringify({ message: message.dataset.messageId, control, answers }),
  });
  await page.read();
}

new MutationObserver((changes) => {
  const list = document.getElementById("channel-message-list");
  const touched = new Set(changes.map(({ target }) => target.closest?.("[data-message-id]") ?? list));
  for (const part of touched) (part === list ? list.querySelectorAll("[data-message-id]") : [part]).forEach(placeTargets);
}).observe(document.getElementById("channel-message-list"), { childList: true, subtree: true });
