import { isMap, listOf } from "./member.ts";

/** Schemas that combine several declarations of one property. */
const made = { allOf: new WeakSet(), anyOf: new WeakSet() };
const MOST_JOINED = 50;

/** Combines declarations of a property in several parts of an `allOf`. */
export function combineAllOf(before: unknown, now: unknown): unknown {
  return join("allOf", before, now);
}

/** Combines declarations of a property in several alternatives. */
export function combineAnyOf(before: unknown, now: unknown): unknown {
  return join("anyOf", before, now);
}

/** Parts of a combined property. */
export function combinedAllOf(node: unknown): readonly unknown[] | undefined {
  return isMap(node) && made.allOf.has(node) ? listOf(node, "allOf") : undefined;
}

function join(keyword: "allOf" | "anyOf", before: unknown, now: unknown): unknown {
  if (before === undefined || before === now) return now;
  const earlier = isMap(before) && made[keyword].has(before) ? listOf(before, keyword) : [before];
  if (earlier.includes(now) || earlier.length > MOST_JOINED) return before;
  const joined = { [keyword]: [...earlier, now] };
  made[keyword].add(joined);
  return joined;
}
