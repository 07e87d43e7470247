import { isMap, listOf } from "./member.ts";

/** Schemas that stand in no document: made of several that hold for one property. */
const made = { allOf: new WeakSet(), anyOf: new WeakSet() };
const MOST_JOINED = 50;

/** A property that several parts of an `allOf` declare: all of them hold. */
export function combineAllOf(before: unknown, now: unknown): unknown {
  return join("allOf", before, now);
}

/** A property that several alternatives declare: one of them holds. */
export function combineAnyOf(before: unknown, now: unknown): unknown {
  return join("anyOf", before, now);
}

/** The parts of a property that was joined. */
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
