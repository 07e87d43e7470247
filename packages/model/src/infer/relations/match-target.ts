import type { Field } from "#types/field.ts";
import { findByParameter, matchByKeyName, matchBySchemaName } from "./match-key-names.ts";
import { isPeople, matchByWords } from "./match-words.ts";
import { guessByLastWord } from "./guess-last-word.ts";
import { respell } from "./respell.ts";
import { isNameOfOther, isSameKind } from "./self-words.ts";
import { GUESS, guessPerson, guessTarget, isContentWord, MEASURE } from "./guess-target.ts";
import {
  addNames,
  guessLastUsername,
  guessAlternateName,
  matchAlternateType,
  matchAlternateWord,
  matchCode,
  nameDeclared,
  refineById,
} from "./match-alternate.ts";
import { shapeOfPath } from "#infer/names/path-segments.ts";
import {
  type TargetTest,
  createMatch,
  type Match,
  findTarget,
  findTargetBySchema,
  type RelationContext,
} from "./find-target.ts";
import { isPlainNumber } from "./relation-targets.ts";
import { singularOf, singularWords, splitWords, stemOf } from "#infer/names/words.ts";

export const KEY_WORDS: ReadonlySet<string> = new Set(
  "id ids uuid uuids guid guids sid gid pk pks ref refs fk idfk fkid".split(" "),
);

/** Match from an explicit declaration: our extension, `links`, or an expandable value. */
export function matchDeclared(context: RelationContext, field: Field): Match | undefined {
  const { targets, schemaFacts, links } = context;
  const facts = schemaFacts.get(field);
  const reference = facts?.declaredReference;
  const to = reference?.fields === undefined ? reference?.to : undefined;
  const declared =
    to === undefined
      ? undefined
      : targets.all.find((item) => item.name === to || item.paths.includes(to));
  if (declared !== undefined) {
    const match = createMatch(
      declared,
      { code: "declared", params: { extension: "x-quarterdeck-references" } },
      1,
    );
    return nameDeclared(match, field, reference?.field);
  }
  const pattern = facts?.describedReference?.pattern;
  const isOwnName = context.owner?.key.join("\0") === field.name;
  if (pattern !== undefined && !isOwnName) {
    const named = targets.all.find(({ paths }) => paths.some((path) => endsIn(path, pattern)));
    if (named !== undefined)
      return createMatch(named, { code: "names-pattern", params: { pattern } }, 0.95);
  }
  const described = isOwnName ? undefined : facts?.describedReference?.path;
  const byPath =
    described === undefined || !KEY_KINDS.has(field.kind)
      ? undefined
      : targets.all.find(({ paths }) => paths.some((path) => path.endsWith(described)));
  if (byPath !== undefined) return createMatch(byPath, { code: "described-key" }, 0.85);
  const link = links.get(field.name);
  const linked = link === undefined ? undefined : targets.all.find((item) => item.name === link);
  if (linked !== undefined) return createMatch(linked, { code: "link-target" }, 0.95);
  if (!facts?.isExpandable) return undefined;
  const expanded = findTargetBySchema(context, facts.names, () => true, field.name);
  return expanded && createMatch(expanded, { code: "expandable" }, 0.9);
}

const KEY_KINDS: ReadonlySet<Field["kind"]> = new Set(["number", "text", "list", "json"]);

function endsIn(path: string, pattern: string): boolean {
  return `/${shapeOfPath(path)}`.endsWith(`/${pattern}`);
}

/** Match from a description such as "ID of the Server …". */
export function matchDescription(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  const described = context.schemaFacts.get(field)?.describedReference;
  const { subjects = [], keyWord, isForeignKey } = described ?? {};
  const isOtherName = field.name === "name" && isNameOfOther(context.owner?.name, described);
  const hasKey: TargetTest = ({ key }) =>
    keyWord === undefined || splitWords(key.at(-1) ?? "").at(-1) === keyWord;
  for (const subject of subjects) {
    const target = findTarget(context, stemOf(subject), (one) => accepts(one) && hasKey(one));
    if (target === undefined) continue;
    const words = splitWords(field.name).filter((word) => !KEY_WORDS.has(word));
    const last = words.at(-1) ?? "";
    // "Attribute code used as label" of `attribute_as_label`.
    const isCode = keyWord !== undefined && keyWord !== "name";
    const isNamed = isCode && words.some((word) => target.stems.has(stemOf(word)));
    // "The id of the user profile cover" of a `coverFile`.
    const isAbout = subject.toLowerCase().includes(last) || isNamed || isOtherName;
    if (isContentWord(last) && !isAbout && isForeignKey !== true) continue;
    const isOther =
      target.name !== context.owner?.name ||
      isForeignKey === true ||
      isSameKind(words, isPeople(target));
    // The `id` of an object may be its own key.
    const isOwn = words.length === 0 && context.isNested === true;
    const confidence = isOwn || keyWord === "name" ? GUESS : 0.6;
    return isOther ? createMatch(target, { code: "described-key" }, confidence) : undefined;
  }
  return undefined;
}

/** Match of a list of plain values with the list that it is named after: `tagList`. */
export function matchValues(context: RelationContext, { name }: Field): Match | undefined {
  const words = splitWords(name);
  const own = words.at(-1) === "list" ? words.slice(0, -1) : words;
  const target = findTarget(context, stemOf(own.join(" ")), ({ isPlain }) => isPlain);
  return target && createMatch(target, { code: "values-of-list" }, 0.75);
}

/** Match by name, or by another spelling of it; without a key word that is a guess. */
export function matchByName(
  context: RelationContext,
  field: Field,
  options: { readonly isList: boolean },
): Match | undefined {
  const own = matchSpelling(context, field, options);
  if (own !== undefined) return own;
  if (context.owner?.key.join("\0") === field.name && context.isNested !== true) return undefined;
  const hasKey = splitWords(field.name).some((word) => KEY_WORDS.has(word));
  for (const name of respell(field.name, context.targets)) {
    const match = matchSpelling(context, { ...field, name }, options);
    if (match === undefined || match.alternateKeys !== undefined) continue;
    return { ...match, confidence: Math.min(match.confidence, hasKey ? RESPELLED : GUESS) };
  }
  return undefined;
}

/** Confidence of a match by another spelling of a name with a key word. */
const RESPELLED = 0.6;

/** Match by name: the name contains a resource and its key, and the type is that of the key. */
function matchSpelling(
  context: RelationContext,
  field: Field,
  { isList }: { readonly isList: boolean },
): Match | undefined {
  // A declared target that the description lacks is not another resource with a similar name.
  const declared = context.schemaFacts.get(field)?.declaredReference;
  if (declared !== undefined && declared.fields === undefined) return undefined;
  // The key of a record is not a reference to itself.
  if (context.owner?.key.join("\0") === field.name && context.isNested !== true)
    return matchShared(context, field);
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const isNumberOrText = context.schemaFacts.get(field)?.isNumberOrText === true;
  const accepts: TargetTest = (target) =>
    isNumberOrText || target.isNumber === isPlainNumber(field);
  if (KEY_WORDS.has(last) && words.length > 1) {
    // "Parent node ID" of a deleted node is the key of a node.
    const parent =
      words[0] === "parent" && words.length === 2
        ? matchDescription(context, field, accepts)
        : undefined;
    if (parent !== undefined && parent.target.name !== context.owner?.name) return parent;
    const match = matchByWords(context, withoutEnding(words.slice(0, -1)), accepts);
    if (match !== "own" && match !== undefined) {
      // Rows without a record path may repeat records with another key.
      const record = match.target.isReadable ? undefined : matchAlternateWord(context, field);
      return record?.target.isReadable === true ? record : refineById(match, field, last);
    }
    // A list without record paths may repeat records with a key of another type.
    if (match === "own")
      return context.owner?.isReadable === false
        ? guessOtherType(context, field, words.slice(0, -1))
        : undefined;
  }
  const byKey =
    matchBySchemaName(context, field, accepts) ??
    matchByKeyName(context, isList ? withSingularName(field) : field, accepts) ??
    matchAlternateWord(context, field) ??
    matchCode(context, field, accepts) ??
    guessLastUsername(context, field) ??
    matchDescription(context, field, accepts);
  if (byKey !== undefined) return byKey;
  const { owner } = context;
  const isSelf = KEY_WORDS.has(last) && owner !== undefined && accepts(owner) && owner.isReadable;
  if (isSelf && isSameKind(words.slice(0, -1), isPeople(owner)))
    return createMatch(owner, { code: "parent-same-kind" }, 0.6);
  if (KEY_WORDS.has(last))
    return (
      guessPerson(context, words.slice(0, -1), accepts) ??
      guessOtherType(context, field, words.slice(0, -1)) ??
      guessByLastWord(context, words.slice(0, -1), accepts)
    );
  // An integer named as a resource is its key, as in Django.
  const isNumber = field.kind === "number";
  const isWhole = isNumber && field.isInteger === true;
  const isPlural = singularOf(last) !== last;
  const isNamed =
    isNumber &&
    (isWhole || !MEASURE.test(last)) &&
    !/^(?:(?:head|row|page|view|item|user)?count|(?:sub)?total|number|size)s?$/.test(last) &&
    isPlural === isList;
  const isKey: TargetTest = (target) => accepts(target) && (isWhole || !target.isInteger);
  const target = isNamed ? findTarget(context, stemOf(field.name), isKey) : undefined;
  return target === undefined || target.name === context.owner?.name
    ? guessByNameAndType(context, field, isList)
    : createMatch(target, { code: "named-and-type" }, isWhole ? 0.7 : GUESS);
}

function guessByNameAndType(
  context: RelationContext,
  field: Field,
  isList: boolean,
): Match | undefined {
  const alternate = matchAlternateType(context, field, { isList });
  if (alternate !== undefined) return alternate;
  const guess = guessTarget(context, field, { isList });
  return guess === undefined
    ? (guessAlternateName(context, field, { isList }) ?? guessKeyOfOtherType(context, field))
    : addNames(guess, field);
}

/** Field of one key of a list: `domain_key` for `domain_keys`. */
function withSingularName(field: Field): Field {
  return { ...field, name: singularWords(splitWords(field.name)).join("_") };
}

/** A key that is shared with another resource: the `itemId` of a bookmark. */
function matchShared(context: RelationContext, field: Field): Match | undefined {
  const words = splitWords(field.name);
  if (words.length < 2 || !KEY_WORDS.has(words.at(-1) ?? "")) return undefined;
  const subject = stemOf(words.slice(0, -1).join(" "));
  const isOwn = context.owner?.stems.has(subject) === true;
  if (isOwn && context.owner.isReadable) return undefined;
  const target = findTarget(
    context,
    subject,
    ({ name, isNumber }) =>
      isNumber === isPlainNumber(field) && (!isOwn || name !== context.owner?.name),
  );
  if (target === undefined) return guessOtherType(context, field, words.slice(0, -1));
  return target.name === context.owner?.name
    ? undefined
    : createMatch(target, { code: "shared-key" }, 0.7);
}

/** Words without a final preposition or a word for any record: `issue_to_id` is an issue. */
function withoutEnding(words: readonly string[]): readonly string[] {
  const isEnding =
    words.length > 1 &&
    /^(?:to|from|on|in|of|for|instance|record|object|entity)$/.test(words.at(-1) ?? "");
  return isEnding ? words.slice(0, -1) : words;
}

/** Guesses that `workflowId` is a workflow although one of both keys is a number and the other a text. */
function guessOtherType(
  context: RelationContext,
  field: Field,
  words: readonly string[],
): Match | undefined {
  const isPlain = (field.kind === "text" && field.format === undefined) || field.kind === "number";
  if (!isPlain) return undefined;
  const isOther: TargetTest = ({ name, keyFormat }) =>
    keyFormat === undefined && name !== context.owner?.name;
  // `created_by_user_id` ends in the name of a resource.
  for (let start = 0; start < words.length; start += 1) {
    const target = findTarget(context, stemOf(words.slice(start).join(" ")), isOther);
    if (target !== undefined) return createMatch(target, { code: "named-and-key" }, GUESS);
  }
  return undefined;
}

/** Guesses that `teamKey` is the key of `/teams/{teamKey}` although one is a number and the other a text. */
function guessKeyOfOtherType(context: RelationContext, field: Field): Match | undefined {
  const isPlain = (field.kind === "text" && field.format === undefined) || field.kind === "number";
  const target = isPlain
    ? findByParameter(context, splitWords(field.name), ({ keyFormat }) => keyFormat === undefined)
    : undefined;
  return target && createMatch(target, { code: "named-as-key" }, GUESS);
}
