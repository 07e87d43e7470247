import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { IndexRow } from "./catalog-rows.ts";
import type { FullText } from "./table.ts";

interface FullTextIndex {
  readonly expression: string;
  /** Expression of a generated column. */
  readonly source: string | null;
  readonly columns: readonly number[] | null;
}

/** Full-text index of all rows of a table; undefined if there is none. */
export function readFullText(
  indexes: readonly IndexRow[],
  namesOf: (numbers: readonly number[]) => readonly string[],
): FullText | undefined {
  const row = indexes.find(({ words, is_whole }) => words !== null && is_whole);
  if (row === undefined) return undefined;
  const { expression, source, columns } = JSON.parse(row.words ?? "") as FullTextIndex;
  const [, configuration] = /to_tsvector\('([^']+)'::regconfig/.exec(source ?? expression) ?? [];
  return { expression, configuration, columns: namesOf(columns ?? []) };
}

/** Condition for search by words; the last word may be incomplete. */
export function fullTextCondition(
  { expression, configuration }: FullText,
  search: string,
): RawBuilder<unknown> {
  const by =
    configuration === undefined ? sql`get_current_ts_config()` : sql`${configuration}::regconfig`;
  const whole = sql`websearch_to_tsquery(${by}, ${search})`;
  // Quotes, minus and "or" are operators of websearch_to_tsquery.
  const words = /^[\p{L}\p{N}\s]+$/u.test(search) ? search.trim().split(/\s+/) : [];
  const isPlain = words.length > 0 && !words.some((word) => word.toLowerCase() === "or");
  const query = isPlain ? sql`(${whole} || to_tsquery(${by}, ${writeIncomplete(words)}))` : whole;
  // PostgreSQL wrote the expression.
  return sql`${sql.raw(`(${expression})`)} @@ ${query}`;
}

/** Usual endings of words, which stemming removes. */
const endings = ["s", "es", "ed", "er", "ing", "ation", "ness", "e", "en", "ement", "ando", "ung"];

/**
 * Query whose last word may be incomplete: it begins a word, or its stem is that of a word that it begins. "runn" begins
 * "running", whose stem is "run".
 */
function writeIncomplete(words: readonly string[]): string {
  const [last = "", ...rest] = words.toReversed();
  const possible = [`${last}:*`, ...endings.flatMap((ending) => completions(last, ending))];
  return [...rest.toReversed(), `(${possible.join(" | ")})`].join(" & ");
}

/** The word with an ending, and with the rest of it if the word ends with its start: "runni" and "ng". */
function completions(word: string, ending: string): readonly string[] {
  const lengths = Array.from(ending, (_, index) => index);
  return lengths
    .filter((length) => word.endsWith(ending.slice(0, length)))
    .map((length) => `${word}${ending.slice(length)}`);
}
