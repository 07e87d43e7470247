import { ExactNumber } from "#types/json.ts";
import { writeJson } from "#json/write-json.ts";

/** The text of a single value, undefined for what has none (null, lists, objects). */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") {
    return String(value);
  }
  return value instanceof ExactNumber ? value.text : undefined;
}

/** The text of any value inside an address: JSON where it is not a single one. */
export function writeText(value: unknown): string {
  return scalarText(value) ?? writeJson(value);
}

/** Half of a surrogate pair would make `encodeURIComponent` throw. */
const loneSurrogate = /\p{Surrogate}/gu;

/** Percent-encodes all that has a meaning in an address (RFC 3986 section 2.3). */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(loneSurrogate, "\uFFFD"));
}

/**
 * The same, but characters that are merely reserved stay, and so do percent-encoded triples (OpenAPI 3.1
 * `allowReserved`, RFC 6570 section 3.2.3), less those that would end the parameter.
 */
export function encodeReserved(text: string): string {
  const kept = /%[0-9A-Fa-f]{2}|[:/?@!$'()*,;]+/g;
  let written = "";
  let copied = 0;
  for (const match of text.matchAll(kept)) {
    written += encodeText(text.slice(copied, match.index)) + match[0];
    copied = match.index + match[0].length;
  }
  return written + encodeText(text.slice(copied));
}
