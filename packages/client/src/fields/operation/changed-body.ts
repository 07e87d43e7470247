import { writeJson } from "@quarterdeck/model";
import { isRecord } from "#fields/record-value.ts";

/** For a PATCH: what differs from what was there. What was cleared is `null`, since leaving out means keeping. */
export function changedBody(before: unknown, after: unknown): unknown {
  if (!isRecord(before)) return after;
  const now = isRecord(after) ? after : {};
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const entries = Array.from(names).flatMap((name) => {
    const value = now[name] ?? null;
    return writeJson(value) === writeJson(before[name] ?? null) ? [] : [[name, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
