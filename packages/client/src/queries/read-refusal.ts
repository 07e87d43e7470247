import type { ListState, Resource, Sort } from "@quarterdeck/model";
import { pageSize } from "@quarterdeck/model";
// Loaded with the code for refusals, which few lists need.
export { listAddedParameters } from "@quarterdeck/model";
import type { HttpError } from "#http/errors.ts";

/** Statuses of a refused value; frameworks also respond 500 to it. */
const refusals: ReadonlySet<number> = new Set([400, 413, 422, 500]);

/**
 * Largest page size that a refusal names next to the requested one or its parameter: "limit=1000 not allowed. Max accepted
 * value 100."
 */
export function readLargestSize(
  { list }: Resource,
  state: ListState,
  refusal: HttpError,
): number | undefined {
  const size = list?.paging.size;
  const requested = list && pageSize(list.paging, state);
  if (size === undefined || requested === undefined) return undefined;
  if (!refusals.has(refusal.status)) return undefined;
  const text = textOf(refusal);
  const numbers = Array.from(text.matchAll(/(?<![\w.-])\d+(?![\w-])/g), ([digits]) =>
    Number(digits),
  );
  const isNamed = wordsOf(text).includes(size.at.parameter.toLowerCase());
  if (!isNamed && !numbers.includes(requested)) return undefined;
  const largest = Math.max(...numbers.filter((number) => number < requested));
  return LARGEST.test(text) && largest > 1 ? largest : undefined;
}

const LARGEST =
  /\b(?:max(?:imum)?|at most|up to|no more|exceeds?|not allowed|(?:less|greater|larger|higher|lower|smaller|more) than|between|too (?:large|big|high|many))\b|<=|≤/i;

/** Direction words that a refusal names, if they differ from those that were sent: "ASC,DESC expected". */
export function readDirectionWords(
  refusal: HttpError,
  sort: Sort | undefined,
): Sort["words"] | undefined {
  const text = textOf(refusal);
  const [ascending] = /\basc(?:ending)?\b/i.exec(text) ?? [];
  const [descending] = /\bdesc(?:ending)?\b/i.exec(text) ?? [];
  if (ascending === undefined || descending === undefined) return undefined;
  const { words } = sort ?? {};
  const isSame = words?.ascending === ascending && words.descending === descending;
  return isSame ? undefined : { ascending, descending };
}

/**
 * True if a refusal names a field that the API does not know or sort by: "Invalid key author". A text that has the
 * direction too ("Invalid key -author") was not understood.
 */
export function refusesField(refusal: HttpError, field: string): boolean {
  const text = textOf(refusal);
  if (!UNKNOWN_FIELD.test(text)) return false;
  const name = field.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const nameCharacters = String.raw`[\w+:,-]`;
  const direction = String.raw`(?!\.?\w|[ _](?:asc|desc)\b)`;
  return new RegExp(`(?<!${nameCharacters})${name}(?!${nameCharacters})${direction}`, "i").test(
    text,
  );
}

const UNKNOWN_FIELD =
  /\b(?:unknown|invalid|unrecognized|undefined|unsupported|no such) (?:\w+ )?(?:key|field|column|attribute|property|keyword)\b|\b(?:key|field|column|attribute|property|keyword)\b.*\b(?:not exist|not found|unknown|invalid|not allowed|into field)\b|\bnot (?:an? )?(?:valid|allowed|supported|known) (?:\w+ )?(?:key|field|column|attribute|property)\b|\b(?:not|un)[- ]?sort(?:able|ed by)\b|\b(?:can ?not|can't|not) (?:be )?(?:sort|order)/i;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[^\w[\].-]+/);
}

function textOf({ problem: { message, fields } }: HttpError): string {
  return [message, ...fields.map(({ path, message: own }) => `${path.join(".")} ${own}`)].join(" ");
}
