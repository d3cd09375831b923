/** Pictures as SVG, as the bot wrote them. Their drawings are symbols, which are kept for the pictures that follow. */

const SVG = "http://www.w3.org/2000/svg";
const XML = "image/svg+xml";
const MOST = 300;
const MOVABLE = ".held, .drop-marks";

const kept = new Map(); // symbols by id, those that were used last at the end
let faces = null;

/** What need not be sent again. */
export function listDrawings() {
  return [...kept.keys()].join(" ");
}

/** Draws the pictures of a screen, so that they can be shown without a gap. */
export async function drawPictures({ blocks = [], drawings = {}, colours = "" }) {
  for (const [name, symbol] of Object.entries(drawings)) kept.set(name, symbol);
  await Promise.all(blocks.map(({ picture }) => picture?.svg && drawPicture(picture, colours)));
  for (const name of [...kept.keys()].slice(0, -MOST)) kept.delete(name);
}

async function drawPicture(picture, colours) {
  const drawn = parse(picture.svg);
  drawn.setAttribute("class", "drawn");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", picture.alt);
  await Promise.all(listGrounds(drawn).map((shapes) => makeImage(shapes, drawn, colours)));
  drawn.append(parse(`<svg xmlns="${SVG}">${writeSymbols(drawn)}</svg>`).firstChild);
  picture.drawn = drawn;
}

function parse(text) {
  return document.importNode(new DOMParser().parseFromString(text, XML).documentElement, true);
}

/** The shapes between those that can be moved, where there are drawings. */
function listGrounds(drawn) {
  const grounds = [[]];
  for (const shape of drawn.children) {
    if (shape.matches(MOVABLE)) grounds.push([]);
    else grounds.at(-1).push(shape);
  }
  return grounds.filter((shapes) => shapes.some(({ localName }) => localName === "use"));
}

/** In place of the shapes: a browser goes through each shape of a page again at every step of a gesture. */
async function makeImage(shapes, drawn, colours) {
  const image = document.createElementNS(SVG, "image");
  shapes[0].before(image);
  const ground = drawn.cloneNode();
  ground.append(...shapes);
  const font = ground.querySelector("text") ? await (faces ??= readFaces()) : "";
  const head = `<style>:root { ${colours} } ${font}</style>${writeSymbols(ground)}`;
  const text = new XMLSerializer().serializeToString(ground).replace(">", `>${head}`);
  await new Promise((resolve) => {
    image.onload = image.onerror = resolve;
    image.setAttribute("href", `data:${XML},${encodeURIComponent(text)}`);
  });
}

function writeSymbols(picture) {
  const names = new Set(Array.from(picture.querySelectorAll("use"), (use) => use.getAttribute("href").slice(1)));
  const symbols = [...names].map((name) => {
    const symbol = kept.get(name);
    kept.delete(name);
    kept.set(name, symbol);
    return symbol;
  });
  return `<defs>${symbols.join("")}</defs>`;
}

/** The page's fonts as a style of images, which may load nothing. */
async function readFaces() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const written = await Promise.all(rules.map(async ({ cssText }) => {
    const [, path] = /url\("(.*?)"\)/.exec(cssText);
    const file = await (await fetch(path)).blob();
    return cssText.replace(path, await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(file);
    }));
  })).catch((error) => {
    faces = null;
    throw error;
  });
  return `${written.join("")} text { font-family: Pictures }`;
}
