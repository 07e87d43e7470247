import type { Call } from "#infer/calls/call.ts";

const field = String.raw`(?:fields?|propert(?:y|ies)|attributes?|values?|members?|keys?|parameters?|columns?)`;
const sent = String.raw`(?:sent|provided|supplied|specified|included|present|passed|submitted|listed|set)`;
const missing = String.raw`(?:omitted|missing|absent|unspecified|unset|undefined|not (?:be )?${sent}|left out)`;
const unchanged = String.raw`(?:unchanged|untouched|unaffected|ignored|preserved|retained|(?:not|n't) (?:be )?(?:changed|modified|touched|altered|updated)|(?:keep|remain|retain)s?)`;

/** Sentences that state that a body may contain a part of the record, also by PUT. */
const PARTIAL = [
  String.raw`\bpartial(?:ly)?\b(?! (?:content|results?|success))`,
  String.raw`\bonly (?:the )?(?:\w+ ){0,2}${field}\b[^.]{0,80}\b(?:${sent}|can be (?:modified|changed|updated))`,
  String.raw`\b(?:all )?other ${field} (?:are|will be|is|stay) ${unchanged}`,
  String.raw`\b${missing}\b[^.]{0,60}\b${unchanged}\b`,
].map((source) => new RegExp(source, "i"));

/** Sentences that state the opposite. */
const WHOLE =
  /\b(?:not|n't|no|never) (?:\w+ )?partial|\b(?:full|entire|whole|complete)(?:ly)? (?:replace|object|record|resource|representation|update)|\breplaces? (?:the|an?) (?:whole|entire|existing|complete)/i;

/** True if the words of a PUT state that the body may contain a part of the record. */
export function isCalledPartial({ summary = "", description = "" }: Call): boolean {
  const words = `${summary}. ${description}`.slice(0, 1000);
  return !WHOLE.test(words) && PARTIAL.some((pattern) => pattern.test(words));
}
