import { ownMember } from "#own/own-member.ts";
import { isSameJson, memberNames } from "#request/values/is-same-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** Applies a change from one record to another one: unchanged members take the values of the other record. */
export function rebaseRecord(
  { before, after }: { readonly before: unknown; readonly after: unknown },
  now: unknown,
): unknown {
  if (isSameJson(before, after)) return now;
  if (!isJsonObject(before) || !isJsonObject(after) || !isJsonObject(now)) return after;
  const names = new Set([...memberNames(now, after), ...Object.keys(before)]);
  const entries = Array.from(names).flatMap((name) => {
    const value = rebaseRecord(
      { before: ownMember(before, name), after: ownMember(after, name) },
      ownMember(now, name),
    );
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}
