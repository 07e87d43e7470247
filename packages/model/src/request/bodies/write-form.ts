import { isJsonObject } from "#request/values/value-at.ts";
import { encodeText, scalarText, writeText } from "#request/values/write-text.ts";

/** Object as a URL-encoded form; nested members in brackets, as most servers read them. */
export function writeForm(value: unknown): string {
  if (!isJsonObject(value)) return isAbsent(value) ? "" : writeText(value);
  return Object.entries(value)
    .map(([name, item]) => writeFormField(name, item))
    .filter((field) => field !== "")
    .join("&");
}

function writeFormField(name: string, value: unknown): string {
  if (value === undefined) return "";
  if (value === null) return `${encodeText(name)}=`;
  if (isListOfScalars(value)) {
    return value.map((item) => `${encodeText(name)}=${encodeText(writeText(item))}`).join("&");
  }
  return writeDeepObject(name, value, encodeText);
}

/**
 * Query or form text of a nested value: `name[key]=v`, deeper `name[key][inner]=v`, lists `name[key][]=v`, lists of
 * objects by index.
 */
export function writeDeepObject(
  name: string,
  value: unknown,
  encode: (text: string) => string,
): string {
  const pairs: string[] = [];
  const add = (path: string, item: unknown): void => {
    if (isAbsent(item)) return;
    if (isListOfScalars(item)) for (const one of item) add(`${path}[]`, one);
    else if (Array.isArray(item))
      for (const [index, one] of item.entries()) add(`${path}[${index}]`, one);
    else if (isJsonObject(item)) {
      for (const [key, one] of Object.entries(item)) add(`${path}[${key}]`, one);
    } else pairs.push(`${encodeText(path)}=${encode(writeText(item))}`);
  };
  add(name, value);
  return pairs.join("&");
}

function isListOfScalars(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => scalarText(item) !== undefined);
}

/** True for undefined and null. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
