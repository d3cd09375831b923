/** A picture stays until the one that takes its place has come; the preview empties its message first. */

const LONGEST = 30000; // ms, also for a slow machine

/** What each place for a picture shows now: the picture, or the one that is kept there. */
function shown(part) {
  const places = part.matches?.(".gallery-item") ? [part] : [...(part.querySelectorAll?.(".gallery-item") ?? [])];
  return places.map((place) => place.querySelector(".kept-picture") ?? place.querySelector(".gallery-image"));
}

/** Over the picture that is on its way, or in the place of the words that there is none yet. */
function keep(old, place) {
  const image = place.querySelector(".gallery-image");
  if (image?.naturalWidth || !old?.naturalWidth) return;
  old.className = image ? "kept-picture" : "kept-picture alone";
  old.setAttribute("aria-hidden", "true");
  const box = { left: image?.offsetLeft, width: image?.offsetWidth, height: image?.offsetHeight };
  for (const side of Object.keys(box)) old.style[side] = image ? `${box[side]}px` : "";
  place.append(old);
  const leave = () => { if (old.parentElement === place) old.remove(); };
  image?.addEventListener("load", () => image.decode().then(leave, leave), { once: true });
  image?.addEventListener("error", leave, { once: true });
  setTimeout(leave, LONGEST);
}

new MutationObserver((changes) => {
  const before = new Map();
  for (const { target, removedNodes } of changes) {
    if (!target.matches(".channel-message")) continue;
    before.set(target, [...(before.get(target) ?? []), ...[...removedNodes].flatMap(shown)]);
  }
  for (const [message, pictures] of before) {
    message.querySelectorAll(".gallery-item").forEach((place, number) => keep(pictures[number], place));
  }
}).observe(document.getElementById("channel-message-list"), { childList: true, subtree: true });
