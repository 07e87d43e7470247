import type { DescribedReference } from "#infer/fields/described-references.ts";
import type { Field } from "#types/field.ts";
import { singularOf, splitWords, stemOf } from "#infer/names/words.ts";

/** Relations of a record to another one of its kind: `parent_id`, `reply_to_id`, `mother_id` of a patient. */
const SAME_KIND =
  /^(?:(?:parent|child|children|previous|next|original|substitute|replacement|alternative|successor|predecessor|duplicate|sibling|ancestor|root|related|similar|linked|dependency|dependencies|prerequisite|companion|twin|counterpart)s?|copy of|part of|duplicate of|replaced by|replaces|(?:in )?reply to|follow up(?: to)?|follows|blocked by|blocks|depends on|copied from|cloned from|supersedes|superseded by|merged into)$/;

/** Other forms of such relations, which texts have for content too. */
const OPEN_FORM =
  /^(?:(?!(?:bought|imported|exported|received|sent|shipped|downloaded|hired|started|moved|returned|called|referred|ordered)\b)\w+ed from|(?!(?:number|count|amount|sum|total|percent|percentage|share|quantity|size|time|date|year|month|week|day|hour|start|end|out|max|min|average|rate|type|kind|place)\b)\w+ of)$/;

/** True for a relation before the last word of the records: `parent_message` of prescription messages. */
export function isSameLastWord(words: readonly string[], stems: Iterable<string>): boolean {
  const [first = "", last = ""] = words;
  const isRelation = words.length === 2 && SAME_KIND.test(first);
  return (
    isRelation && last.length > 3 && [...stems].some((stem) => stem.endsWith(singularOf(last)))
  );
}

/** Ranks: they relate people to others of their kind. */
const RANK =
  /^(?:mentor|mentee|boss|superior|subordinate|deputy|substitute|backup|reports to|supervisor|manager|leader|lead|head)s?$/;

/** True for a rank among people: the mentor of a teacher is a teacher. */
export function isRank(words: readonly string[]): boolean {
  return RANK.test(words.join(" "));
}

const KIN =
  /^(?:father|mother|parent|child|children|spouse|husband|wife|sibling|brother|sister|guardian|partner)s?$/;

/** True for words that relate a record to one of the same kind; kinship only relates people. */
export function isSameKind(words: readonly string[], isPerson: boolean, isText = false): boolean {
  const text = words.join(" ");
  const isOpen = !isText && OPEN_FORM.test(text);
  return isOpen || SAME_KIND.test(text) || (isPerson && KIN.test(text));
}

/** True for a description with the name of the owner: the "Parent group" of a group. */
export function namesParent({ description = "" }: Field, stems: ReadonlySet<string>): boolean {
  const [first, second = "", ...rest] = splitWords(description.replace(/^(?:the|an?) /i, ""));
  return first === "parent" && rest.length < 2 && stems.has(stemOf(second));
}

/** True for the name of another record: "The name of the strategy type" in the use of a strategy. */
export function isNameOfOther(
  owner = "",
  { subjects = [], keyWord, isKind }: DescribedReference = {},
): boolean {
  const own = new Set(splitWords(owner).map(stemOf));
  const isOwn = subjects.some((one) => splitWords(one).some((word) => own.has(stemOf(word))));
  return keyWord === "name" && (isKind === true || !isOwn);
}
