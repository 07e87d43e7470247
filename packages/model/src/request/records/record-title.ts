import { UNIX_UNITS } from "#own/unix-units.ts";
import type { JsonPath } from "#types/json.ts";
import type { ComposedTitle, Resource, TitlePart } from "#types/resource.ts";
import { shortText } from "#request/values/short-text.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { memberTitle } from "./member-title.ts";

/** Title of a record, at most 200 characters; undefined if it has none. */
export function recordTitle(
  { title, composedTitle }: Pick<Resource, "title" | "composedTitle">,
  row: unknown,
): string | undefined {
  const composed = composedTitle === undefined ? undefined : compose(composedTitle, row);
  if (composed !== undefined || title === undefined) return composed;
  const value = valueAt(row, title);
  const first = textOf(value) ?? textOf(form(row, title)) ?? textOf(valueAt(row, namesPath(title)));
  return first ?? textOf(memberLike(value, NAME));
}

/** Path of the names of a row whose record has one of them as its title: `Names: ["web"]` for `Name`. */
export function namesPath(title: JsonPath): JsonPath {
  return [...title.slice(0, -1), `${title.at(-1)}s`];
}

/** Text in another form: readers may get `title: { rendered }` without the `raw` that writers get. */
function form(row: unknown, title: JsonPath): unknown {
  const isForm = title.length > 1 && FORM.test(title.at(-1) ?? "");
  return isForm ? memberLike(valueAt(row, title.slice(0, -1)), FORM) : undefined;
}

/** First member whose name has a pattern. */
function memberLike(value: unknown, pattern: RegExp): unknown {
  const members = isJsonObject(value) ? Object.entries(value) : [];
  return members.find(([name, text]) => pattern.test(name) && text !== null)?.[1];
}

/** Label by a free name that is a name: `alertname`. */
const NAME = /(?:name|title)$/i;

const FORM = /^(?:raw|plain|text|markdown|source|rendered|html)$/;

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value)
    ? value.filter((one) => typeof one === "string").join(", ")
    : (scalarText(value) ?? (isJsonObject(value) ? memberTitle(value) : undefined));
  const line = text === undefined ? "" : shortText(text, 200);
  return line === "" ? undefined : line;
}

function compose({ parts, separator }: ComposedTitle, row: unknown): string | undefined {
  const texts = parts.flatMap((part) => partOf(part, row) ?? []);
  return texts.length === 0 ? undefined : shortText(texts.join(separator), 200);
}

function partOf({ path, unix, unit }: TitlePart, row: unknown): string | undefined {
  const text = textOf(valueAt(row, path));
  if (text === undefined) return undefined;
  if (unix !== undefined) return dayOf(Number(text) * UNIX_UNITS[unix]);
  const unitText = unit === undefined ? undefined : textOf(valueAt(row, unit));
  if (unitText !== undefined) return `${text} ${unitText.toUpperCase()}`;
  return /^(\d{4}-\d\d-\d\d)[T ]/.exec(text)?.[1] ?? text;
}

/** Day as in ISO 8601; undefined for a number outside of the calendar. */
function dayOf(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
