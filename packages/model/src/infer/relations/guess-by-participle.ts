import { stemOf } from "#infer/names/words.ts";
import { createMatch, findTarget, type Match, type RelationContext } from "./find-target.ts";
import { findPeople } from "./match-words.ts";
import { endsInParticiple } from "./person-words.ts";

/** Confidence of a guess that the keys of the named resource must prove. */
const GUESS = 0.5;

/**
 * Guesses that `silencedBy` contains the keys of silences: the participle of the name of a resource. If the API has
 * people, they may have done it instead.
 */
export function guessByParticiple(
  context: RelationContext,
  words: readonly string[],
): Match | undefined {
  const [participle = ""] = words.slice(-2);
  if (!endsInParticiple(words) || !participle.endsWith("ed")) return undefined;
  if (findPeople(context, () => true) !== undefined) return undefined;
  // Silenced, invoiced; rejected; scanned.
  const ends = /(.)\1ed$/.test(participle) ? [1, 2, 3] : [1, 2];
  for (const verb of ends.map((length) => participle.slice(0, -length))) {
    const target = findTarget(
      context,
      stemOf(verb),
      ({ isReadable, isNumber, name }) => isReadable && !isNumber && name !== context.owner?.name,
    );
    if (target !== undefined) return createMatch(target, { code: "named-and-type" }, GUESS);
  }
  return undefined;
}
