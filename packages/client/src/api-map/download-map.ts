import { downloadText, fileStem } from "#components/values/download-text.ts";

/** Properties of the style sheet that a file without it needs as attributes. */
const PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "direction",
] as const;

/** Downloads the drawing as an SVG file in its current colors. */
export function downloadMap(drawing: SVGSVGElement, title: string): void {
  downloadText(writeMap(drawing), `${fileStem(title)}-map.svg`, "image/svg+xml");
}

function writeMap(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll("*")];
  [...copy.querySelectorAll("*")].forEach((element, at) => {
    const original = originals[at];
    if (original === undefined) return;
    for (const name of [...element.attributes].map((attribute) => attribute.name)) {
      if (/^(?:class|style|tabindex|aria-|data-|href)/.test(name)) element.removeAttribute(name);
    }
    const style = getComputedStyle(original);
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value !== "") element.setAttribute(property, resolveColor(value, style.color));
    }
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.removeAttribute("class");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", String(width));
  ground.setAttribute("height", String(height));
  ground.setAttribute("fill", getComputedStyle(drawing.parentElement ?? drawing).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

function resolveColor(value: string, color: string): string {
  return value === "currentcolor" ? color : value;
}
