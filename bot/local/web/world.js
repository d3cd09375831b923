/** Habits of Discord that the preview has not: commands may be typed, no press is lost, times move, a
 * form begins in its first field, and the channel follows its newest message until somebody scrolls
 * up. */

import "./presses.js";
import "./times.js";
import "./typed.js";

const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
const SETTLING = 1500;
const BY_HAND = 800;
const NEAR = 80;
let following = true;
let byHand = 0;
let until = 0;

/** Pictures still load and the preview has its own mind, so the end is kept for a while. */
function hold() {
  if (!following) return;
  timeline.scrollTop = timeline.scrollHeight;
  if (performance.now() < until) setTimeout(hold, 100);
}

function grown() {
  const held = performance.now() < until;
  until = performance.now() + SETTLING;
  if (!held) hold();
}

function touched() {
  byHand = performance.now();
  following = false;
  until = 0;
}

for (const kind of ["wheel", "touchmove", "keydown"]) timeline.addEventListener(kind, touched, { passive: true });
timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) touched(); });
timeline.addEventListener("scroll", () => {
  if (performance.now() - byHand > BY_HAND) return;
  following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
}, { passive: true });
document.getElementById("channel-composer").addEventListener("submit", () => { following = true; }, true);
document.getElementById("new-messages").addEventListener("click", () => { following = true; });
new ResizeObserver(grown).observe(list);

const forms = document.getElementById("modal-root");
let open = false;

/** The preview puts the focus on the closing cross, a moment after the form has come. */
function begin() {
  const active = document.activeElement;
  if (active === document.body || active?.matches(".modal-close")) forms.querySelector(".modal-input")?.focus();
}

new MutationObserver(() => {
  const now = forms.querySelector(".modal-input") !== null;
  if (now && !open) for (const moment of [0, 60, 200, 400]) setTimeout(begin, moment);
  open = now;
}).observe(forms, { childList: true, subtree: true });
