import type { SearchParams } from "./address.ts";

/** `?page=2&q=a%20b` as plain text values; of a name given twice the last counts. */
export function parseSearch(text: string): SearchParams {
  const entries = text
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=");
      const name = at < 0 ? part : part.slice(0, at);
      return [decode(name), at < 0 ? "" : decode(part.slice(at + 1))] as const;
    });
  return Object.fromEntries(entries);
}

/** The other way; commas, colons and the like stay readable. */
export function stringifySearch(search: object): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(?:2C|3A|2F|40|24|5B|5D)/g, decodeURIComponent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
