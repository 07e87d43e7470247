import { ExactNumber } from "#types/json.ts";
import { writeJson } from "#json/write-json.ts";

/** Text of a single value; undefined for null, lists and objects. */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") {
    return String(value);
  }
  return value instanceof ExactNumber ? value.text : undefined;
}

/** Text of any value in an address: lists and objects as JSON. */
export function writeText(value: unknown): string {
  return scalarText(value) ?? writeJson(value);
}

/** A lone surrogate makes `encodeURIComponent` throw. */
const loneSurrogate = /\p{Surrogate}/gu;

/** Percent-encodes all but unreserved characters (RFC 3986, section 2.3). */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(loneSurrogate, "\uFFFD"));
}

/**
 * Percent-encodes text but leaves reserved characters and percent-encoded triples (OpenAPI 3.1 `allowReserved`, RFC
 * 6570, section 3.2.3), except those that end the parameter.
 */
export function encodeReserved(text: string): string {
  const unencoded = /%[0-9A-Fa-f]{2}|[:/?@!$'()*,;]+/g;
  let written = "";
  let copied = 0;
  for (const match of text.matchAll(unencoded)) {
    written += encodeText(text.slice(copied, match.index)) + match[0];
    copied = match.index + match[0].length;
  }
  return written + encodeText(text.slice(copied));
}
