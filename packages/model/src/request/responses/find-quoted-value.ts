import type { JsonPath } from "#types/json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

const quoted =
  /(?<!\w)'([^']{1,300})'(?!\w)|"([^"]{1,300})"|“([^”]{1,300})”|‘([^’]{1,300})’|`([^`]{1,300})`/g;

const MOST_VALUES = 1000;
const MOST_LEVELS = 6;

/**
 * Path of the sent value that an error message quotes: `DNS Name 'no dot' is not canonical`. Undefined unless exactly
 * one sent value is quoted.
 */
export function findQuotedValue(message: string, sent: unknown): JsonPath | undefined {
  const texts = new Set(
    [...message.slice(0, 4000).matchAll(quoted)].map((match) =>
      match.slice(1).find((text) => text !== undefined),
    ),
  );
  if (texts.size === 0) return undefined;
  const paths = listValues(sent, []).flatMap(([path, text]) => (texts.has(text) ? [path] : []));
  return paths.length === 1 ? paths[0] : undefined;
}

type Leaf = readonly [path: JsonPath, text: string];

function listValues(value: unknown, path: JsonPath): readonly Leaf[] {
  const text = scalarText(value);
  if (text !== undefined) return text.trim() === "" ? [] : [[path, text]];
  if (path.length >= MOST_LEVELS) return [];
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value)
    .slice(0, MOST_VALUES)
    .flatMap(([name, inner]) => listValues(inner, [...path, name]))
    .slice(0, MOST_VALUES);
}
