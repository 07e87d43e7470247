import type { Segment } from "./path-segments.ts";
import { isVersion } from "./technical-names.ts";
import { foldName, pluralOf, singularOf, splitWords, stemOf } from "./words.ts";

/**
 * Index of the records that pairs of a name and its value select: `atms` of `/atms/country/{country}/town/{town}`.
 * Undefined for other paths.
 */
export function findPairedName(segments: readonly Segment[]): number | undefined {
  let index = segments.length - 1;
  while (index > 1 && isPair(segments[index - 1], segments[index])) index -= 2;
  const { text = "", parameters = [] } = segments[index] ?? {};
  const isPaired = index < segments.length - 1 && parameters.length === 0;
  return isPaired && isPlural(text) && !isVersion(text) ? index : undefined;
}

/** True for a name in front of its value: `route/{route_id}`, `lat/{latitude}`, `location/{latitude},{longitude}`. */
function isPair(name: Segment | undefined, value: Segment | undefined): boolean {
  const [parameter = "", ...others] = value?.parameters ?? [];
  if (name === undefined || name.parameters.length > 0 || parameter === "") return false;
  if (others.length > 0) return /^lat/i.test(parameter);
  const stem = stemOf(name.text);
  // `/labels/external_id/{external_id}` reads one record by another key.
  const isKey = KEY_WORD.test(splitWords(name.text).at(-1) ?? "");
  const isNamed = stem.length > 2 && foldName(parameter).startsWith(stem);
  return value?.text === `{${parameter}}` && isNamed && !isKey;
}

const KEY_WORD = /^(?:id|uid|uuid|guid|key|name|slug|email|login|username|number|code|handle|sku)$/;

function isPlural(text: string): boolean {
  const last = splitWords(text).at(-1) ?? "";
  return pluralOf(last) === last && singularOf(last) !== last;
}
