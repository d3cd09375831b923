/** One sentence above the channel's box, in the words of the bar around the page. */

const form = document.getElementById("channel-composer");
const line = Object.assign(document.createElement("p"), { id: "typed-notice", hidden: true });
line.setAttribute("role", "alert");
let texts = {};

fetch("/table/texts", {
  method: "POST", cache: "no-store", headers: { "X-Table-Key": location.hash.slice(1) },
  body: JSON.stringify({ language: navigator.language }),
}).then((answer) => answer.json()).then((known) => { texts = known; }).catch(() => {});

/** A command's names in other languages. */
export function namesOf(command) {
  return texts.commands?.[command] ?? [];
}

/** Shows the text called `name` with its parameters; without a name nothing. */
export function tell(name, params = {}) {
  if (!line.isConnected) form.before(line);
  let text = name ? texts[name] ?? "" : "";
  for (const [key, value] of Object.entries(params)) text = text.replaceAll(`{${key}}`, value);
  line.textContent = text;
  line.hidden = !text;
}
