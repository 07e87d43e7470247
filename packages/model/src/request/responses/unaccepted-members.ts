import type { FieldProblem } from "./problem-items.ts";

/** Words of a refusal of a member with any value. */
const UNACCEPTED =
  /\b(?:unexpected|unknown|unrecogni[sz]ed|unpermitted|unsupported|undefined) (?:\w+ )?(?:field|parameter|param|propert(?:y|ie)|attribute|argument|key|member|column)s?\b|\b(?:not permitted|not allowed|not accepted|not writable|not settable|not editable|read[ -]?only|should not exist|must not exist|must be absent|must not be (?:present|set|specified|provided)|(?:can ?not|can't) be (?:set|specified|provided|supplied|assigned))\b|\binvalid key\b|\badditional propert|\bextra (?:inputs?|fields?)\b|^extra_forbidden$/i;

/** Names of the members of a body that a refusal does not accept at all. */
export function listUnacceptedMembers(
  problems: readonly FieldProblem[],
  members: readonly string[],
): readonly string[] {
  const names = problems
    .filter(({ message }) => UNACCEPTED.test(message))
    .map(({ path }) => path.at(-1) ?? "");
  return members.filter((name) => names.includes(name));
}
