/** Relative times ("in 5 minutes") move with the clock of the table, which the page around says. */

const EVERY = 1000;
const UNITS = [["second", 1, 60], ["minute", 60, 3600], ["hour", 3600, 86400], ["day", 86400, Infinity]];
let now = null;

function describe(seconds, locale) {
  const [unit, size] = UNITS.find(([, , below]) => Math.abs(seconds) < below);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

function move() {
  if (now === null) return;
  const seconds = now.seconds + (performance.now() - now.at) / 1000;
  const locale = window.simcordPreview?.profile.locale || "en-US";
  for (const time of document.querySelectorAll('time[data-format="R"][datetime]')) {
    const text = describe(Date.parse(time.dateTime) / 1000 - seconds, locale);
    if (time.textContent !== text) time.textContent = text;
  }
}

window.addEventListener("message", (event) => {
  if (event.origin !== location.origin || typeof event.data?.now !== "number") return;
  now = { seconds: event.data.now, at: performance.now() };
  move();
});
setInterval(move, EVERY);
