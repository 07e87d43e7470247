import type { Field } from "#types/field.ts";
import { foldName, singularOf, singularWords, splitWords, stemOf } from "#infer/names/words.ts";
import { type AlternateKey, kindOfWord } from "./alternate-keys.ts";
import {
  createMatch,
  findTarget,
  type Match,
  type RelationContext,
  type TargetTest,
} from "./find-target.ts";
import { CODED_TEXT, GUESS, isContentWord, MACHINE_ROLE, MEASURE } from "./guess-target.ts";
import { findPeople, isPeople } from "./match-words.ts";
import { isRole } from "./person-words.ts";
import { isPlainNumber, type RelationTarget } from "./relation-targets.ts";
import { isSameKind } from "./self-words.ts";

/** Match by a name that ends in another field of the target than its key: `project_slug`, `author_username`. */
export function matchAlternateWord(context: RelationContext, field: Field): Match | undefined {
  const words = singularWords(splitWords(field.name));
  for (const length of [2, 1]) {
    const word = words.slice(-length).join("");
    const kind = kindOfWord(word);
    if (kind === undefined || words.length <= length) continue;
    // Other names are copies of the record's title, next to its key.
    if (kind === "name" && word !== "name") continue;
    const match = matchSubject(context, words.slice(0, -length), { field, word, kind });
    if (match !== undefined) return match;
  }
  return undefined;
}

interface Ending {
  readonly field: Field;
  readonly word: string;
  readonly kind: AlternateKey["kind"];
}

function matchSubject(
  context: RelationContext,
  subject: readonly string[],
  { field, word, kind }: Ending,
): Match | undefined {
  const keyOf = (target: RelationTarget) =>
    findAlternate(target, field, (one) => isSameWord(one, word, field));
  const accepts: TargetTest = (target) => keyOf(target) !== undefined;
  const create = (target: RelationTarget, confidence: number): Match => ({
    ...createMatch(target, { code: "named-and-key-field" }, kind === "name" ? GUESS : confidence),
    alternateKeys: [keyOf(target)?.name ?? ""],
  });
  const { owner } = context;
  for (let start = 0; start < subject.length; start += 1) {
    const target = findTarget(context, stemOf(subject.slice(start).join(" ")), accepts);
    if (target === undefined) continue;
    if (start === 0 && target.name === owner?.name && context.isNested !== true) return undefined;
    return kind === "name" && start > 0 ? undefined : create(target, start === 0 ? 0.75 : 0.6);
  }
  if (owner !== undefined && accepts(owner) && isSameKind(subject, isPeople(owner)))
    return create(owner, 0.6);
  const people = isRole(subject) ? findPeople(context, accepts) : undefined;
  return people && create(people, 0.6);
}

function isSameWord({ word, kind }: AlternateKey, ending: string, field: Field): boolean {
  if (word === ending) return true;
  if (kind !== "id") return false;
  return ending === "id" && (/^(?:_id|pk|objectid)$/.test(word) || formatOf(field) === "uuid");
}

/** Guess that `push_whitelist_usernames` are people whose key, or another field, is a user name. */
export function guessLastUsername(context: RelationContext, field: Field): Match | undefined {
  const words = singularWords(splitWords(field.name));
  const isName = /^(?:username|login)$/.test(words.at(-1) ?? "") && words.length > 1;
  if (!isName || field.kind !== "text" || words.some((word) => PROGRAM.test(word)))
    return undefined;
  const byKey = findPeople(context, ({ key }) => isUsername(key.at(-1) ?? ""));
  if (byKey !== undefined) return createMatch(byKey, { code: "person" }, GUESS);
  const keyOf = ({ alternateKeys }: RelationTarget) =>
    alternateKeys.find(({ word }) => isUsername(word));
  const people = findPeople(context, (target) => keyOf(target) !== undefined);
  if (people === undefined) return undefined;
  const match = createMatch(people, { code: "person" }, GUESS);
  return { ...match, alternateKeys: [keyOf(people)?.name ?? ""] };
}

function isUsername(name: string): boolean {
  return /^(?:username|login)$/.test(foldName(name));
}

/** Guess of a code with the key of records that have no other code: `currency_code` for `/currencies/{id}`. */
export function matchCode(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  const words = singularWords(splitWords(field.name));
  if (field.kind !== "text" || formatOf(field) !== undefined || words.at(-1) !== "code")
    return undefined;
  const hasOwnCode: TargetTest = ({ key, keyFormat, alternateKeys }) =>
    keyFormat === undefined &&
    kindOfWord(splitWords(key.join(" ")).join("")) === "id" &&
    alternateKeys.every(({ kind, word }) => kind !== "code" || word === "symbol");
  for (let start = 0; start < words.length - 1; start += 1) {
    const stem = stemOf(words.slice(start, -1).join(" "));
    const target = findTarget(context, stem, (one) => accepts(one) && hasOwnCode(one));
    if (target !== undefined && target.name !== context.owner?.name)
      return createMatch(target, { code: "named-and-key" }, GUESS);
  }
  return undefined;
}

/** Match by a key word where the key of the target has another name: `project_id` for `/projects/{slug}`. */
export function refineById(match: Match, field: Field, ending: string): Match {
  const { key, isLastSegment } = match.target;
  const own = kindOfWord(splitWords(key.at(-1) ?? "").at(-1) ?? "");
  if (match.alternateKeys !== undefined || isLastSegment || own === "id" || own === undefined)
    return match;
  const word = singularOf(ending);
  const isId = (one: AlternateKey) => one.kind === "id" && isSameWord(one, word, field);
  const other = findAlternate(match.target, field, isId);
  return other === undefined ? match : { ...match, alternateKeys: [other.name] };
}

/** Match by the name of a resource and the type of another key: `project: 12` for `/projects/{slug}`. */
export function matchAlternateType(
  context: RelationContext,
  field: Field,
  { isList }: { readonly isList: boolean },
): Match | undefined {
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const isWhole = field.kind === "number" && field.isInteger === true;
  const isUuid = formatOf(field) === "uuid";
  const isPlural = singularOf(last) !== last;
  const isOther = MEASURE.test(last) || isContentWord(last) || last === "following";
  if ((!isWhole && !isUuid) || isPlural !== isList || isOther) return undefined;
  const keyOf = (target: RelationTarget) =>
    findAlternate(target, field, ({ kind }) => kind === "id");
  const isKey = ({ keyFormat }: RelationTarget) => isUuid && keyFormat === "uuid";
  const accepts: TargetTest = (target) =>
    keyOf(target) !== undefined && target.name !== context.owner?.name;
  const target =
    findTarget(context, stemOf(words.join(" ")), accepts) ??
    (isRole(words) ? findPeople(context, accepts) : undefined);
  if (target === undefined) return undefined;
  const match = createMatch(target, { code: "named-and-type" }, 0.6);
  return isKey(target) ? match : { ...match, alternateKeys: [keyOf(target)?.name ?? ""] };
}

/** Guess that a text names a record by another field than its key: `owner: "ada"`, `country: "DE"`. */
export function guessAlternateName(
  context: RelationContext,
  field: Field,
  { isList }: { readonly isList: boolean },
): Match | undefined {
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const isText = field.kind === "text" && formatOf(field) === undefined;
  if (!isText || (singularOf(last) !== last) !== isList || OTHER_NAMED.test(last)) return undefined;
  const namesOf = (target: RelationTarget) => listNames(target, last);
  const accepts: TargetTest = (target) => namesOf(target).some(({ word }) => word !== "email");
  const isOther: TargetTest = (target) => accepts(target) && target.name !== context.owner?.name;
  const isRoleName = isPlainRole(words);
  const hasOwnNames: TargetTest = (target) =>
    namesOf(target).some(({ kind, word }) => kind === "code" || word === "name");
  const target =
    findTarget(context, stemOf(words.join(" ")), isOther) ??
    (isRoleName ? findPeople(context, hasOwnNames) : undefined) ??
    (isList && words.length > 2 ? findTarget(context, stemOf(last), hasOwnNames) : undefined);
  if (target === undefined) return isRoleName ? guessUsername(context, field) : undefined;
  const names = namesOf(target);
  const alike = names.find((one) => isAlike(one.field, field));
  const match = createMatch(target, { code: "named-and-type" }, alike ? 0.65 : GUESS);
  return { ...match, alternateKeys: alike ? [alike.name] : names.map(({ name }) => name) };
}

/** True for the role of a user: `owner`, `paged_users`, not `postgres_user`. */
function isPlainRole(words: readonly string[]): boolean {
  const isMachine =
    MACHINE_ROLE.test(words.at(-1) ?? "") || words.some((word) => PROGRAM.test(word));
  return isRole(words) && !isMachine;
}

/** Programs, systems and sites that have their own users. */
const PROGRAM =
  /^(?:db|database|sql|postgres|postgresql|mysql|mariadb|clickhouse|redis|mongo|mongodb|smtp|imap|ldap|bind|ssh|ftp|sftp|http|https|proxy|auth|root|admin|custom|system|service|registry|run|ttl|package|log|linux|unix|os|default|mfa|printer|pending|bot|display|unique|external|remote|twitter|github|gitlab|discord|telegram|slack|facebook|instagram|linkedin|google|apple|microsoft|plex|steam|twitch|skype)$/;

/** Guess that a role is that of a user whose key is a user name: `owner: "ada"` for `/users/{username}`. */
function guessUsername(context: RelationContext, field: Field): Match | undefined {
  const isNamed: TargetTest = ({ key, keyFormat }) =>
    keyFormat === undefined && kindOfWord(splitWords(key.at(-1) ?? "").join("")) === "code";
  const people = findPeople(context, isNamed);
  return people && addNames(createMatch(people, { code: "person" }, GUESS), field);
}

/** A guess by the key of the target, which is a text, with the names that the text may be instead. */
export function addNames(match: Match, field: Field): Match {
  const { key, isPlain, isLastSegment } = match.target;
  const isText = field.kind === "text" && formatOf(field) === undefined;
  if (!isText || key.length !== 1 || isPlain || isLastSegment || match.alternateKeys !== undefined)
    return match;
  const names = listNames(match.target, splitWords(field.name).at(-1) ?? "");
  const all = [...key, ...names.map(({ name }) => name)];
  return names.length === 0 ? match : { ...match, alternateKeys: all };
}

/** A declared reference to another field than the key: the declared one, or names where a text cannot be the key. */
export function nameDeclared(match: Match, field: Field, name: string | undefined): Match {
  const { key, isNumber, keyFormat } = match.target;
  if (name !== undefined)
    return key.join("\0") === name ? match : { ...match, alternateKeys: [name] };
  const isName = field.kind === "text" && formatOf(field) === undefined;
  if (!isName || (!isNumber && keyFormat === undefined)) return match;
  const names = listNames(match.target, "");
  return names.length === 0 ? match : { ...match, alternateKeys: names.map((one) => one.name) };
}

/** Fields by which texts name a record, codes first. */
function listNames(target: RelationTarget, word: string): readonly AlternateKey[] {
  const isCodeOnly = isContentWord(word);
  if (isCodeOnly && !CODED_TEXT.test(word)) return [];
  return target.alternateKeys
    .filter(({ kind, word: own, field }) => {
      const isText = (field.kind === "text" || field.kind === "email") && !formatOf(field);
      if (!isText || kind === "id") return false;
      return kind === "code" || (!isCodeOnly && (own !== "email" || isPeople(target)));
    })
    .toSorted((a, b) => Number(a.kind === "name") - Number(b.kind === "name"));
}

/** Words that are content more often than names of records. */
const OTHER_NAMED = /^(?:address|contact|expression|script|body|sentence|quote)(?:es|s)?$/;

/** True for texts with the same example, the same pattern or the same short length. */
function isAlike(one: Field, other: Field): boolean {
  if (one.kind !== "text" || other.kind !== "text") return false;
  const isShort = one.maxLength !== undefined && one.maxLength <= 16;
  return (
    (typeof one.example === "string" && one.example === other.example) ||
    (one.pattern !== undefined && one.pattern === other.pattern) ||
    (isShort && one.maxLength === other.maxLength)
  );
}

/** Alternate key of the type of a value, rather one of its format. */
function findAlternate(
  { alternateKeys }: RelationTarget,
  field: Field,
  accepts: (key: AlternateKey) => boolean,
): AlternateKey | undefined {
  const keys = alternateKeys.filter((one) => accepts(one) && isSameType(one, field));
  return keys.find((one) => formatOf(one.field) === formatOf(field)) ?? keys[0];
}

function isSameType({ field: key }: AlternateKey, field: Field): boolean {
  const [own, other] = [formatOf(key), formatOf(field)];
  return (
    isPlainNumber(key) === isPlainNumber(field) &&
    (own === other || own === undefined || other === undefined)
  );
}

function formatOf(field: Field): string | undefined {
  return "format" in field ? field.format : undefined;
}
