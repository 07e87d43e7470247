import type { Sort, SortForm } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { textOf } from "#read/member.ts";
import { readAt, readSteps } from "#read/pointer.ts";
import { wordsLike } from "./direction-words.ts";

const LONGEST = 600;

/** A field and a direction with a sign between them: `FIELD:ORDER`, `name:desc`. */
const FORMS: readonly { readonly form: SortForm; readonly pattern: RegExp }[] = [
  { form: "colon", pattern: /\w:(asc|desc)\b/i },
  { form: "comma", pattern: /\w,(asc|desc)\b/i },
  { form: "dot", pattern: /\w\.(asc|desc)\b/i },
  { form: "space", pattern: /[`"']\w+ (asc|desc)[`"',]/i },
];

/** Reads the form of a sort from the description of its operation, which its parameter does not repeat. */
export function readOperationSort(
  document: Document,
  pointer: string,
): Pick<Sort, "form" | "words"> | undefined {
  const whole = textOf(readAt(document.root, readSteps(pointer)), "description") ?? "";
  const start = whole.search(/\bsort/i);
  if (start < 0) return undefined;
  const prose = whole.slice(start, start + LONGEST);
  for (const { form, pattern } of FORMS) {
    const [, word] = pattern.exec(prose) ?? [];
    if (word !== undefined) return { form, words: wordsLike(word) };
  }
  return undefined;
}
