import { ownMember } from "#own/own-member.ts";
import { keyMembers } from "./allowed-calls.ts";
import { isMap } from "./member.ts";
import { type ObservedCall, splitFormat } from "./observed-call.ts";

/** Names of keys that are known without a value. */
const USUAL = /^(?:_?id|name|slug|code|key|uuid|guid|number|username|title)$/i;

/**
 * Names of the members with the key, by the path of the list: `email` for `/addresses/ada@example.org` with `{"email":
 * "ada@example.org"}`. Without those whose names show that they are keys.
 */
export function collectKeyNames(calls: readonly ObservedCall[]): ReadonlyMap<string, string> {
  const byPath = new Map<string, readonly string[]>();
  for (const call of calls) {
    const { segments } = splitFormat(call.segments);
    const record = call.response?.value;
    const key = segments.at(-1) ?? "";
    if (call.method !== "get" || !isMap(record) || segments.length < 2) continue;
    const names = Object.keys(record).filter((name) => ownMember(record, name) === key);
    const isKnown = keyMembers(call).length > 0 || names.some((name) => USUAL.test(name));
    const path = segments.slice(0, -1).join("/");
    const others = byPath.get(path) ?? names;
    byPath.set(path, isKnown ? [] : names.filter((name) => others.includes(name)));
  }
  return new Map(
    Array.from(byPath, ([path, [name]]) => [path, name] as const).filter(
      (entry): entry is readonly [string, string] => entry[1] !== undefined,
    ),
  );
}
