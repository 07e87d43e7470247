import { isMap, type JsonMap } from "#read/member.ts";
import { segmentsOf } from "./address.ts";

/** Members of envelopes, whose lists are the rows of the address itself. */
const ENVELOPE =
  /^_?(?:data|items?|results?|rows|records|entries|contents?|values?|list|hits|docs|documents|included|embedded|links|meta(?:data)?|paging|pagination|page|errors?)$/i;

/** Fewer may be a list with its summary. */
const FEWEST = { lists: 2, parts: 3 };
const MOST_PARTS = 16;

/** Part of a response that may have a separate address. */
export interface Part {
  readonly name: string;
  readonly value: JsonMap | readonly JsonMap[];
}

/**
 * Parts of a response that is one object of several lists and records, such as a configuration; empty for the envelope
 * of a list.
 */
export function listParts(address: string, value: unknown): readonly Part[] {
  if (!isMap(value)) return [];
  const own = (segmentsOf(address).at(-1) ?? "").toLowerCase();
  const members = Object.entries(value);
  if (members.some(([name]) => ENVELOPE.test(name) || name.toLowerCase() === own)) return [];
  const parts = members.flatMap(([name, inner]) => {
    const isWide = isList(inner) || (isMap(inner) && Object.keys(inner).length > 1);
    return isWide ? [{ name, value: inner }] : [];
  });
  const lists = parts.filter((part) => isList(part.value)).length;
  const isWhole = lists >= FEWEST.lists || (lists > 0 && parts.length >= FEWEST.parts);
  return isWhole ? parts.slice(0, MOST_PARTS) : [];
}

function isList(value: unknown): value is readonly JsonMap[] {
  return Array.isArray(value) && value.length > 0 && value.every(isMap);
}

/** True for the response at the address of a part: a list or a record of the same kind. */
export function isPart(response: unknown, { value }: Pick<Part, "value">): boolean {
  if (Array.isArray(response) !== Array.isArray(value)) return false;
  const [one, other] = [response, value].map((each): unknown => [each].flat()[0]);
  if (!isMap(one) || !isMap(other)) return false;
  const names = Object.keys(other);
  return names.filter((name) => Object.hasOwn(one, name)).length * 2 > names.length;
}
