/** Pictures as SVG, as the bot wrote them. Their drawings are symbols, which are kept for the pictures that follow. */

const SVG = "http://www.w3.org/2000/svg";
const MOST = 300;

const kept = new Map(); // symbols by id, those that were used last at the end
const sheet = document.createElementNS(SVG, "svg");
sheet.id = "drawings";
sheet.setAttribute("aria-hidden", "true");
document.body.append(sheet);

function parse(text) {
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}

/** What need not be sent again. */
export function listDrawings() {
  return [...kept.keys()].join(" ");
}

export function keepDrawings(drawings) {
  const found = parse(`<svg xmlns="${SVG}">${Object.values(drawings).join("")}</svg>`);
  for (const symbol of [...found.children]) {
    kept.set(symbol.id, symbol);
    sheet.append(symbol);
  }
}

/** Once the pictures are shown that need them. */
export function forgetDrawings(pictures) {
  for (const used of pictures.querySelectorAll("use")) {
    const name = used.getAttribute("href").slice(1);
    const symbol = kept.get(name);
    kept.delete(name);
    kept.set(name, symbol);
  }
  for (const [name, symbol] of [...kept].slice(0, -MOST)) {
    kept.delete(name);
    symbol.remove();
  }
}

export function drawPicture(svg, alt) {
  const drawn = parse(svg);
  drawn.setAttribute("class", "drawn");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", alt);
  return drawn;
}
