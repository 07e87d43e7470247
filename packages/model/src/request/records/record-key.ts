import type { Resource } from "#types/resource.ts";
import { valueAt } from "#request/values/value-at.ts";
import { encodeText, scalarText } from "#request/values/write-text.ts";

/**
 * Key of a record in an address: percent-encoded parts joined by commas (a comma in a value is `%2C`). Undefined if
 * the row lacks a part.
 */
export function recordKey(resource: Pick<Resource, "key">, row: unknown): string | undefined {
  const parts: string[] = [];
  for (const { field, prefix, isLastSegment, isEscaped } of resource.key) {
    const own = scalarText(valueAt(row, field));
    const before = prefix === undefined ? "" : scalarText(valueAt(row, prefix));
    const whole = prefix === undefined ? own : own && before && `${before}/${own}`;
    const text = isLastSegment ? whole?.split("/").at(-1) : whole;
    if (text === undefined || (text === "" && isEscaped !== true)) return undefined;
    parts.push(encodeText(text));
  }
  return parts.length === 0 ? undefined : parts.join(",");
}

/** Key parts by path parameter; undefined if the text is not a key of this resource. */
export function splitKey(
  resource: Pick<Resource, "key">,
  key: string,
): Readonly<Record<string, string>> | undefined {
  // A key of one part may contain commas, if a user typed it.
  const texts = resource.key.length === 1 ? [key] : key.split(",");
  if (texts.length !== resource.key.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, { parameter, isEscaped }] of resource.key.entries()) {
    const text = decodeText(texts[index] ?? "");
    if (text === undefined || (text === "" && isEscaped !== true)) return undefined;
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
