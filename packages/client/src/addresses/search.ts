import type { SearchParams } from "./address.ts";

/** Parses a query such as `?page=2&q=a%20b`; the last of repeated names wins. */
export function parseSearch(text: string): SearchParams {
  const entries = text
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const equals = part.indexOf("=");
      const name = equals < 0 ? part : part.slice(0, equals);
      return [decode(name), equals < 0 ? "" : decode(part.slice(equals + 1))] as const;
    });
  return Object.fromEntries(entries);
}

/** Writes a query; commas, colons and similar characters stay readable. */
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
