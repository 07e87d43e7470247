/** Relations of a record to another one of its kind: `parent_id`, `reply_to_id`, `mother_id` of a patient. */
const SAME_KIND =
  /^(?:(?:parent|child|children|previous|next|original|substitute|replacement|alternative|successor|predecessor|duplicate|sibling|ancestor|root|related|similar|linked|dependency|dependencies)s?|duplicate of|replaced by|replaces|(?:in )?reply to|follow up(?: to)?|follows|blocked by|blocks|depends on|copied from|cloned from|supersedes|superseded by|merged into)$/;

const KIN =
  /^(?:father|mother|parent|child|children|spouse|husband|wife|sibling|brother|sister|guardian|partner)s?$/;

/** True for words that relate a record to one of the same kind; kinship only relates people. */
export function isSameKind(words: readonly string[], isPerson: boolean): boolean {
  const text = words.join(" ");
  return SAME_KIND.test(text) || (isPerson && KIN.test(text));
}
