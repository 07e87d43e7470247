import { isRecord } from "#fields/values/record-value.ts";

/** Texts that are shorter are in too many values. */
const shortest = 3;

/** A value in which one text replaces another, and the number of texts that it changes. */
interface Replaced {
  readonly value: unknown;
  readonly count: number;
}

/** Replaces a text in all texts of a value. Words that only contain it, such as `outdoor` for `door`, stay as they are. */
export function replaceText(value: unknown, old: string, next: string): Replaced {
  if (old.length < shortest) return { value, count: 0 };
  const start = /^[\p{L}\p{N}]/u.test(old) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const end = /[\p{L}\p{N}]$/u.test(old) ? String.raw`(?![\p{L}\p{N}])` : "";
  const literal = old.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
  return replaceIn(value, new RegExp(start + literal + end, "gu"), next);
}

function replaceIn(value: unknown, pattern: RegExp, next: string): Replaced {
  if (typeof value === "string") {
    const text = value.replaceAll(pattern, () => next);
    return { value: text, count: text === value ? 0 : 1 };
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => replaceIn(item, pattern, next));
    return { value: items.map((item) => item.value), count: sum(items) };
  }
  if (!isRecord(value) || value instanceof Blob) return { value, count: 0 };
  const entries = Object.entries(value).map(
    ([name, entry]) => [name, replaceIn(entry, pattern, next)] as const,
  );
  return {
    value: Object.fromEntries(entries.map(([name, entry]) => [name, entry.value])),
    count: sum(entries.map(([, entry]) => entry)),
  };
}

function sum(all: readonly Replaced[]): number {
  return all.reduce((total, { count }) => total + count, 0);
}
