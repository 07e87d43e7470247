import { isJsonObject } from "#request/values/value-at.ts";
import type { FieldProblem } from "./problem-items.ts";

/** Words of a refusal of a member with any value. */
const UNACCEPTED =
  /\b(?:unexpected|unknown|unrecogni[sz]ed|unpermitted|unsupported|undefined) (?:\w+ )?(?:field|parameter|param|propert(?:y|ie)|attribute|argument|key|member|column)s?\b|\b(?:not permitted|not allowed|not accepted|not writable|not settable|not editable|read[ -]?only|should not exist|must not exist|must be absent|must not be (?:present|set|specified|provided)|(?:can ?not|can't) be (?:set|specified|provided|supplied|assigned))\b|\binvalid key\b|\badditional propert|\bunrecogni[sz]ed[ _]keys?\b|\bextra (?:inputs?|fields?)\b|^extra_forbidden$/i;

/** Members of an error with names: `additionalProperty`, `keys`. */
const NAMES =
  /^(?:additional_?propert(?:y|ies)|(?:field|propert(?:y|ie)|param|parameter|attribute|key|member)s?)$/i;
/** Members of an error with the names that are not accepted: `unknown_fields`, `unexpectedParameters`. */
const UNACCEPTED_NAMES =
  /^(?:unexpected|unknown|unrecogni[sz]ed|unpermitted|unsupported|undefined|additional|extra)_?(?:field|param|parameter|propert(?:y|ie)|attribute|argument|key|member|column)s?$/i;
/** Words before the names that the API accepts. */
const ACCEPTED = /\b(?:expected|one of|did you mean|(?:allowed|valid|known|accepted) \w+)\b/i;
const MOST_LEVELS = 6;

/**
 * Names of the members of a body that a refusal does not accept at all: in the errors of its fields, else in the texts
 * and lists of the error itself.
 */
export function listUnacceptedMembers(
  problems: readonly FieldProblem[],
  members: readonly string[],
  error?: unknown,
): readonly string[] {
  const names = problems
    .filter(({ message }) => UNACCEPTED.test(message))
    .map(({ path }) => path.at(-1) ?? "");
  const own = members.filter((name) => names.includes(name));
  if (own.length > 0) return own;
  const named = listNames(error, MOST_LEVELS);
  return members.filter((name) => named.includes(name));
}

/** Names in an error: quoted in a text, or in a list of names next to the text. */
function listNames(error: unknown, levels: number): readonly string[] {
  if (levels === 0) return [];
  if (typeof error === "string") return UNACCEPTED.test(error) ? quotedNames(error) : [];
  if (Array.isArray(error))
    return error.slice(0, MOST_ITEMS).flatMap((one: unknown) => listNames(one, levels - 1));
  if (!isJsonObject(error)) return [];
  const isRefusal = Object.values(error).some(
    (text) => typeof text === "string" && UNACCEPTED.test(text),
  );
  const params = isJsonObject(error["params"]) ? error["params"] : {};
  return Object.entries({ ...params, ...error }).flatMap(([name, value]) => {
    if (UNACCEPTED_NAMES.test(name) || (isRefusal && NAMES.test(name))) return textsOf(value);
    return listNames(value, levels - 1);
  });
}

const MOST_ITEMS = 100;

function quotedNames(message: string): readonly string[] {
  const refused = message.split(ACCEPTED, 1)[0] ?? "";
  return Array.from(refused.matchAll(/["'`]([\w.-]{1,100})["'`]/g), ([, name]) => name ?? "");
}

function textsOf(value: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [value];
  return texts.filter((text) => typeof text === "string");
}
