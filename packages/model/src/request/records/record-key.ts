import type { Resource } from "#types/resource.ts";
import { valueAt } from "#request/values/value-at.ts";
import { encodeText, scalarText } from "#request/values/write-text.ts";

/**
 * What names a record in an address: its key's parts percent-encoded and joined by commas (a comma in a value is
 * `%2C`). Undefined for a row that lacks a part of it.
 */
export function recordKey(resource: Pick<Resource, "key">, row: unknown): string | undefined {
  const parts: string[] = [];
  for (const { field, isLastSegment } of resource.key) {
    const whole = scalarText(valueAt(row, field));
    const text = isLastSegment ? whole?.split("/").at(-1) : whole;
    if (text === undefined || text === "") return undefined;
    parts.push(encodeText(text));
  }
  return parts.length === 0 ? undefined : parts.join(",");
}

/** A key's parts by the path parameters that take them; undefined for a text that is no key of this resource. */
export function splitKey(
  resource: Pick<Resource, "key">,
  key: string,
): Readonly<Record<string, string>> | undefined {
  // A lone part may hold commas: someone typed it.
  const texts = resource.key.length === 1 ? [key] : key.split(",");
  if (texts.length !== resource.key.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, { parameter }] of resource.key.entries()) {
    const text = decodeText(texts[index] ?? "");
    if (text === undefined || text === "") return undefined;
    values.push([parameter, text]);
  }
  return Object.fromEntries(values);
}

function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
