import type { Field } from "#types/field.ts";
import {
  createMatch,
  findLongerTarget,
  findTarget,
  type Match,
  type RelationContext,
  type TargetTest,
} from "./find-target.ts";
import { guessByParticiple } from "./guess-by-participle.ts";
import { findNamedRole, findOnlyPeople, findPeople, findRanked, isPeople } from "./match-words.ts";
import { endsInParticiple, isRole } from "./person-words.ts";
import { isSameKind, namesParent } from "./self-words.ts";
import { isPlainNumber, type RelationTarget } from "./relation-targets.ts";
import { singularOf, splitWords, stemOf } from "#infer/names/words.ts";

/** Relations below this confidence are guesses until a response confirms them. */
export const LEAST_CERTAIN = 0.55;
export const GUESS = 0.5;

/** Endings of numbers that count, and of texts that are not keys. */
const OTHER_NUMBER =
  /^(?:(?:head|row|page|view|item|user)?count|(?:sub)?total|number|size|order|position|level|version|limit|amount|price|rate|index|rank|sum|quantity|duration|age|weight|length|width|height)s?$/;
/** Numbers that are not whole: some documents declare keys as such numbers too. */
export const MEASURE =
  /^(?:area|average|balance|bonus|budget|cost|credit|day|debit|deposit|discount|distance|expense|fee|grade|hour|income|latitude|longitude|mark|minute|month|payment|percentage|point|progress|quota|rating|refund|salary|score|second|speed|stock|tax|temperature|time|tip|unit|value|volume|wage|week|year|x|y|z)s?$/;
const OTHER_TEXT =
  /^(?:type|kind|status|state|key|message|comment|note|description|event|action|version|content|text|name|title|label|value|unit|line|code|format|language|currency|email|phone|image|file|path|query|config|settings?|data|log|error|reason)s?$/;
/** True for the last word of a count, a measure or content, which is not a key. */
export function isContentWord(word: string): boolean {
  return OTHER_NUMBER.test(word) || OTHER_TEXT.test(word);
}

/** Words that are keys only where records are referred to by name. */
const NAMED_TEXT = /^(?:country|address|host|server|domain|license|contact|location|role)s?$/;
const NATURAL_KEY = /^(?:name|slug|code|key|username|login)$/i;
const CODE = /^(?:code|slug|key|iso)$/i;
/** Words of which a code is the key. */
export const CODED_TEXT = /^(?:language|currency|unit|format)s?$/;
/** Words that are content after other words: `access_token`, `image_tag`. */
const LAST_TEXT = /^(?:token|tag|secret|hash|model|item|field|group|set|service|option|feature)s?$/;
/** Roles that are also the words of machines and programs. */
export const MACHINE_ROLE =
  /^(?:host|operator|client|agent|driver|worker|leader|lead|head|chief|source)$/;

/**
 * Guesses the resource that a value without a key word identifies: it has the name of the resource, or a role, and
 * the type of its key.
 */
export function guessTarget(
  context: RelationContext,
  field: Field,
  { isList }: { readonly isList: boolean },
): Match | undefined {
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const isText = field.kind === "text" || field.kind === "long-text";
  const named = isText ? guessByParticiple(context, words) : undefined;
  if (named !== undefined || (singularOf(last) !== last) !== isList) return named;
  return field.kind === "number"
    ? guessByNumber(context, field, words)
    : guessByText(context, field, words, isList);
}

/** Guesses that a value without a type identifies a record if it has the exact name of a resource. */
export function guessUntyped(context: RelationContext, { name }: Field): Match | undefined {
  const words = splitWords(name);
  const last = words.at(-1) ?? "";
  if (isContentWord(last) || MEASURE.test(last) || singularOf(last) !== last) return undefined;
  const target = findTarget(
    context,
    stemOf(words.join(" ")),
    (one) => one.isReadable && one.name !== context.owner?.name,
  );
  return target && createMatch(target, { code: "named-and-key" }, GUESS);
}

function guessByNumber(
  context: RelationContext,
  field: Field,
  words: readonly string[],
): Match | undefined {
  const isWhole = "isInteger" in field && field.isInteger;
  const last = words.at(-1) ?? "";
  if (!isPlainNumber(field) || (!isWhole && MEASURE.test(last))) return undefined;
  const isCount = /^(?:num|number|count|cnt|total|max|min|avg|n)$/.test(words[0] ?? "");
  if (isCount || OTHER_NUMBER.test(last)) return undefined;
  const acceptsNumber = (target: RelationTarget) =>
    target.isNumber && (isWhole || !target.isInteger);
  const { owner } = context;
  if (
    words.join() === "parent" &&
    owner !== undefined &&
    acceptsNumber(owner) &&
    owner.parents.length === 0
  )
    return createMatch(owner, { code: "parent-same-kind" }, 0.6);
  for (let start = 1; start < words.length; start += 1) {
    const target = findTarget(context, stemOf(words.slice(start).join(" ")), acceptsNumber);
    if (target !== undefined) return createMatch(target, { code: "named-and-type" }, GUESS);
  }
  const longer = isWhole ? guessLonger(context, words, acceptsNumber) : undefined;
  if (longer !== undefined) return longer;
  // A number with the exact name of records whose key is described as a text.
  const named = isWhole
    ? findTarget(context, stemOf(words.join(" ")), (target) => isTextKey(target, owner))
    : undefined;
  if (named !== undefined) return createMatch(named, { code: "named-and-key" }, GUESS);
  return (
    guessPerson(context, words, acceptsNumber) ??
    guessSameKind(
      context,
      words,
      (target) => acceptsNumber(target) || (isWhole && hasTextKey(target)),
    )
  );
}

/** Guesses that the `category` of a task is one of the task categories, or of the only categories. */
function guessLonger(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): Match | undefined {
  const { owner } = context;
  const isOther: TargetTest = (target) =>
    accepts(target) && target.isReadable && target.name !== owner?.name;
  for (let start = 0; start < words.length; start += 1) {
    const stem = stemOf(words.slice(start).join(" "));
    // The first word of `task_templates` is that of `task_categories`.
    const [first = ""] = splitWords(owner?.name ?? "");
    const target =
      findTarget(context, stemOf(first) + stem, isOther) ??
      (stem.length > 4 && context.isNested !== true
        ? findLongerTarget(context, stem, isOther)
        : undefined);
    if (target !== undefined) return createMatch(target, { code: "named-and-type" }, GUESS);
  }
  return undefined;
}

/** True for a text key without a format that may be a number. */
function isTextKey(target: RelationTarget, owner: RelationTarget | undefined): boolean {
  return hasTextKey(target) && target.isReadable && target.name !== owner?.name;
}

function hasTextKey(target: RelationTarget): boolean {
  return !target.isNumber && target.keyFormat === undefined && !isNaturalKey(target);
}

/** Guesses that a role, such as `borrower`, is that of a user. */
export function guessPerson(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): Match | undefined {
  if (!isRole(words)) return undefined;
  const named = findNamedRole(context, words);
  if (named !== undefined) return createMatch(named, { code: "named-and-key" }, GUESS);
  const people =
    findRanked(context, words, accepts) ??
    findPeople(context, accepts) ??
    findOnlyPeople(context, words, accepts);
  return people && createMatch(people, { code: "person" }, GUESS);
}

/** Guesses that `replacedBy` or `mother` is a record of the same kind. */
function guessSameKind(
  { owner }: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
  isText = false,
): Match | undefined {
  const isPlain = /^(?:next|previous|root|original|related|follows|blocks)$/.test(words.join(" "));
  return owner !== undefined &&
    !isPlain &&
    owner.isReadable &&
    accepts(owner) &&
    isSameKind(words, isPeople(owner), isText)
    ? createMatch(owner, { code: "parent-same-kind" }, GUESS)
    : undefined;
}

function guessByText(
  context: RelationContext,
  field: Field,
  words: readonly string[],
  isList: boolean,
): Match | undefined {
  const isPlain = field.kind === "text" || field.kind === "long-text";
  if (!isPlain || words.length === 0) return undefined;
  const { owner } = context;
  const format = "format" in field ? field.format : undefined;
  if (words.join() === "parent" && owner !== undefined && hasFormat(owner, format))
    return (owner.parents.length > 0 && !namesParent(field, owner.stems)) || owner.isNumber
      ? undefined
      : createMatch(owner, { code: "parent-same-kind" }, GUESS);
  const accepts = (target: RelationTarget) => !target.isNumber && hasFormat(target, format);
  const isNamed = (target: RelationTarget) =>
    accepts(target) && (isList || target.name !== owner?.name);
  for (let start = 0; start < words.length; start += 1) {
    const rest = words.slice(start);
    // `path_with_namespace` contains the name of one.
    if (isJoined(words, start)) return undefined;
    const target = findTarget(context, stemOf(rest.join(" ")), start === 0 ? isNamed : accepts);
    if (target === undefined) continue;
    const isName = start > 0 && isNaturalKey(target) && !CODE.test(target.key.at(-1) ?? "");
    const isContent = start > 0 && LAST_TEXT.test(rest.join(""));
    return isWord(rest, target) || isName || (isContent && target.keyFormat === undefined)
      ? undefined
      : createMatch(target, { code: "named-and-type" }, GUESS);
  }
  // A UUID with the exact name of records whose key is described as a text.
  const named =
    format === "uuid"
      ? findTarget(context, stemOf(words.join(" ")), (target) => isTextKey(target, owner))
      : undefined;
  if (named !== undefined) return createMatch(named, { code: "named-and-type" }, GUESS);
  // Names of people are texts too, unless people have other keys.
  // Users whose key is their name act under it: `created_by`.
  const hasId = (target: RelationTarget) =>
    accepts(target) && (!isNaturalKey(target) || (endsInParticiple(words) && isUsername(target)));
  if (format === undefined && MACHINE_ROLE.test(words.at(-1) ?? "")) return undefined;
  // A text without a format may be a name.
  const hasFormatToo = (target: RelationTarget) =>
    hasId(target) && (format !== undefined || findPeople(context, hasId) === target);
  return (
    guessPerson(context, words, hasFormatToo) ??
    guessSameKind(context, words, hasId, format === undefined)
  );
}

/** True for words behind a joining word: `path_with_namespace`, not `shared_with_jobs`. */
function isJoined(words: readonly string[], start: number): boolean {
  const [before = "", joint = ""] = [words[start - 2], words[start - 1]];
  return /^(?:with|without|and|or|per)$/.test(joint) && !before.endsWith("ed");
}

/** True for a word that is content rather than the key of this resource; a code may be a key. */
function isWord(words: readonly string[], target: RelationTarget): boolean {
  const word = words.join("");
  const key = target.key.at(-1) ?? "";
  // Several labels are those of the list; one may be a caption.
  if (/^(?:label|image|file)s$/.test(word)) return false;
  // A value with the format of the key is one.
  if (target.keyFormat !== undefined) return false;
  if (OTHER_TEXT.test(word)) return !(CODED_TEXT.test(word) && CODE.test(key));
  return NAMED_TEXT.test(word) && !isNaturalKey(target);
}

/** True for records that are referred to by their name. */
function isNaturalKey({ key }: RelationTarget): boolean {
  return NATURAL_KEY.test(key.at(-1) ?? "");
}

function isUsername({ key }: RelationTarget): boolean {
  return /^(?:username|login)$/i.test(key.at(-1) ?? "");
}

/** True unless the key has another format: a UUID is not referred to by a word. */
function hasFormat(target: RelationTarget, format: string | undefined): boolean {
  return target.keyFormat === undefined ? format === undefined : target.keyFormat === format;
}
