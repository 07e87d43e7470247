import { createMatch, findLongerTarget } from "./find-target.ts";
import type { Match, RelationContext, TargetTest } from "./find-target.ts";
import { GUESS } from "./guess-target.ts";
import { stemOf } from "#infer/names/words.ts";

/** Guesses that `tax_payable_account_id` is one of the only records whose name ends in account: ledger accounts. */
export function guessByLastWord(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): Match | undefined {
  const last = words.at(-1) ?? "";
  if (words.length < 2 || PLAIN_WORD.test(last)) return undefined;
  const isOther: TargetTest = (target) =>
    accepts(target) && target.name !== context.owner?.name && target.parents.length === 0;
  const target = findLongerTarget(context, stemOf(last), isOther);
  return target && createMatch(target, { code: "named-and-key" }, GUESS);
}

/** Words that end the names of unlike things. */
const PLAIN_WORD =
  /^(?:config|configuration|setting|option|type|kind|state|status|event|entry|record|object|entity|value|field|group|class|level|version|token|request|response|message|session|transaction|process|action|source|external|parent|client|system|service|instance|provider)s?$/;
