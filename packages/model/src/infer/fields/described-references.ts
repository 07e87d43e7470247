import { shapeOfPath } from "#infer/names/path-segments.ts";

/** What the prose of a property says of the record that it names. */
export interface DescribedReference {
  /** `users/{}`, where the value is a resource name (https://google.aip.dev/122). */
  readonly pattern?: string;
  /** Words that may call the record: "ID of the Server …" says "Server the" and "Server". */
  readonly subjects?: readonly string[];
}

const PATTERN = /\bformat\b[^\n]{0,20}?((?:[a-z][\w-]*\/\{[\w.-]+\}\/?)+)/i;

const SUBJECTS = [
  /^(?:the |an? )?(?:unique )?(?:id|uuid|identifier)s?(?: or name)? (?:of|for) (?:the |an? |this )?(\w+)(?: (\w+))?/i,
  /^(?:the |an? )?(\w+)(?: (\w+))? (?:id|uuid|identifier)\b/i,
  /^information about (?:the |an? )?(\w+)(?: (\w+))?/i,
];

/** It names a record of another system, or no record at all. */
const FOREIGN = /\b(?:external|remote|legacy|foreign|third[- ]party|tracking|trace|correlation)\b/i;

/** Reads from prose what a value refers to. */
export function readDescribedReference(
  description: string | undefined,
): DescribedReference | undefined {
  if (description === undefined) return undefined;
  const text = description.slice(0, 300);
  const pattern = PATTERN.exec(text)?.[1];
  if (pattern !== undefined) return { pattern: shapeOfPath(pattern.replace(/\/$/, "")) };
  const found = SUBJECTS.map((said) => said.exec(text)).find((match) => match !== null);
  if (found === undefined || found === null || FOREIGN.test(text.slice(0, 80))) return undefined;
  const [, first = "", second] = found;
  return { subjects: second === undefined ? [first] : [`${first} ${second}`, first, second] };
}
