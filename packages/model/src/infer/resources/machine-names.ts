import type { Call } from "#infer/calls/call.ts";
import { isGeneric } from "#infer/calls/envelope.ts";
import { isNested, isParameter, listAncestors } from "#infer/calls/path-tree.ts";
import { nameOfSegment } from "#infer/names/path-segments.ts";
import { isVersion } from "#infer/names/technical-names.ts";
import { singularOf, splitWords } from "#infer/names/words.ts";
import { isUuidText } from "#own/uuid.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/**
 * Name of records whose path has an identifier in place of a noun, from the tag and the words of their operations:
 * `/tables/mkj75glagqunulu/records` with the tag "Orders" and "Orders list".
 */
export function nameByTag({ position, calls }: ResourceDraft): string | undefined {
  if (isNested(position)) return undefined;
  const segments = [position, ...listAncestors(position)]
    .filter((at) => !isParameter(at))
    .map(({ segment }) => nameOfSegment(segment))
    .filter((text) => text !== "");
  const last = segments.findIndex((text) => !isGenericSegment(text));
  if (!isMachineName(segments[last] ?? "")) return undefined;
  const own = [...calls.values()];
  const [tag, ...others] = new Set(own.map((call) => call.tag));
  if (tag === undefined || others.length > 0) return undefined;
  const words = splitWords(tag);
  return words.length > 0 && own.every((call) => hasWords(call, words))
    ? words.join("-")
    : undefined;
}

const GENERIC = /^(?:records?|rows?|entries|documents?|objects?)$/i;

/** True for a segment that names the records of anything: `records`, `rows`. */
export function isGenericSegment(text: string): boolean {
  return isGeneric(text) || GENERIC.test(text);
}

/** True for an identifier: a number, a UUID, or a text of ten or more characters with digits between its letters. */
function isMachineName(text: string): boolean {
  if (isVersion(text)) return /^\d{2,}$/.test(text);
  return isUuidText(text) || (text.length >= 10 && /^[a-z]\w*[a-z]\d+[a-z]\w*$/i.test(text));
}

function hasWords({ summary = "", operationId = "" }: Call, words: readonly string[]): boolean {
  const texts = [summary, operationId].map((text) => new Set(splitWords(text).map(singularOf)));
  return texts.some((own) => words.every((word) => own.has(singularOf(word))));
}
