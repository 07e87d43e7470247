import { isEffectVerb, namesEffectKey } from "#read/effect-verbs.ts";
import { readQuery, segmentsOf, splitAddress } from "./address.ts";
import type { Candidate } from "./candidates.ts";

/**
 * True for an address with a verb that does something: `/restart`, `/ships/1/sendMail`, `/activate/1`, `?action=stop`.
 * `ownSegments`: segments of addresses that the user named.
 */
export function namesEffect(
  address: string,
  kind: Candidate["kind"],
  ownSegments: ReadonlySet<string>,
): boolean {
  const segments = segmentsOf(address);
  if (kind === "record" && namesEffectKey(segments.at(-1) ?? "")) return true;
  // Other keys of records may begin with a verb.
  const names = kind === "record" ? segments.slice(0, -1) : segments;
  const values = readQuery(splitAddress(address).query).map(([, value]) => value);
  return [...names.filter((name) => !ownSegments.has(name)), ...values].some((text) => {
    const [begin = ""] = /^[A-Z]?[a-z]+/.exec(text) ?? [];
    return isEffectVerb(begin.toLowerCase());
  });
}
