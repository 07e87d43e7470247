import type { Reason } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import {
  type TargetTest,
  isReachable,
  createMatch,
  type Match,
  findTarget,
  findLongerTarget,
  findAbbreviated,
  type RelationContext,
} from "./find-target.ts";
import type { RelationTarget } from "./relation-targets.ts";
import { endsInParticiple, isPersonWord, isRole, isRoleWord } from "./person-words.ts";
import { isRank, isSameKind } from "./self-words.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";

const PEOPLE_TARGETS = ["user", "person", "employee", "account", "member", "profile", "staff"];
const PEOPLE: ReadonlySet<string> = new Set([...PEOPLE_TARGETS, "customer", "contact", "human"]);

/** Matches the words of a name with resources. `own`: the words name the owner, whose key is not a reference. */
export function matchByWords(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
  { isEmbedded }: { readonly isEmbedded: boolean } = { isEmbedded: false },
): Match | "own" | undefined {
  const reason: Reason = { code: "named-and-key" };
  const { owner } = context;
  for (let start = 0; start < words.length; start += 1) {
    const stem = stemOf(words.slice(start).join(" "));
    const target = findTarget(context, stem, accepts);
    const isOwn = start === 0 && target !== undefined && target.name === owner?.name;
    // The rows inside a tutor, its pets, may contain the key of a tutor.
    if (isOwn && context.isNested !== true) return matchOriginal(context, stem, accepts) ?? "own";
    if (target !== undefined) return createMatch(target, reason, start === 0 ? 0.9 : 0.75);
    const longer = start === 0 ? findLongerTarget(context, stem, accepts, isEmbedded) : undefined;
    if (longer !== undefined) return createMatch(longer, reason, 0.7);
  }
  // In a nested resource "parent" is the parent record.
  const isSame = owner !== undefined && isSameKind(words, isPeople(owner));
  const isParent = words.join() === "parent" && owner?.parents.length === 0;
  const isOther = words.join() !== "parent" && !isEmbedded && owner?.isReadable === true;
  if (isSame && accepts(owner) && (isParent || isOther)) {
    return createMatch(owner, { code: "parent-same-kind" }, 0.75);
  }
  const ranked = findRanked(context, words, accepts);
  if (ranked !== undefined) return createMatch(ranked, { code: "person" }, 0.6);
  const abbreviated = findAbbreviated(context, words.join(""), accepts);
  if (abbreviated !== undefined)
    return abbreviated.name === owner?.name ? "own" : createMatch(abbreviated, reason, 0.7);
  return matchPerson(context, words, accepts, { isEmbedded });
}

/** Matches the records that a list without record paths repeats: `user_id` in `/followers/users` next to `/users/{id}`. */
function matchOriginal(
  context: RelationContext,
  stem: string,
  accepts: TargetTest,
): Match | undefined {
  const { owner } = context;
  if (owner === undefined || owner.isReadable) return undefined;
  const isOther: TargetTest = (target) =>
    accepts(target) && target.name !== owner.name && target.isReadable;
  const target = findTarget(context, stem, isOther);
  return target && createMatch(target, { code: "named-and-key" }, 0.75);
}

/** Matches roles such as `author_id` and `created_by_id` with the resource of people. */
function matchPerson(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
  { isEmbedded }: { readonly isEmbedded: boolean },
): Match | undefined {
  // Another noun excludes people: `created_by_application_id`. An object with the key of a user is accepted.
  const isPersonal =
    isEmbedded || words.every((word) => isPersonWord(word) || /^(?:by|to|user)$/.test(word));
  if (!endsInParticiple(words) && (!isPersonal || !words.some(isPersonWord))) return undefined;
  // Users act on customers: `created_by` of a customer is a user if the API has users.
  const actor = endsInParticiple(words) ? findTarget(context, "user", accepts) : undefined;
  const target = actor ?? findPeople(context, accepts);
  return target && createMatch(target, { code: "person" }, 0.6);
}

/** True for a resource of people by its fields or its name: patients, members. */
export function isPeople({ isPerson, stems }: RelationTarget): boolean {
  return isPerson || [...stems].some((stem) => PEOPLE.has(stem) || isRoleWord(stem));
}

/** Finds the resource of people. */
export function findPeople(
  context: RelationContext,
  accepts: TargetTest,
): RelationTarget | undefined {
  const { owner } = context;
  const arePeople: TargetTest = (target) =>
    accepts(target) && (target.isPerson || !target.stems.has("account"));
  // Types of users, at `/types/user`, are not people where `/users` exists.
  const isOwnKind = PEOPLE_TARGETS.some(
    (name) =>
      owner?.stems.has(name) === true && findTarget(context, name, arePeople)?.name === owner.name,
  );
  const own = isOwnKind && owner !== undefined && arePeople(owner) ? owner : undefined;
  return (
    own ??
    PEOPLE_TARGETS.map((name) => findTarget(context, name, arePeople)).find(
      (item) => item !== undefined,
    )
  );
}

/** Finds the only resource of people for a role that is not certainly a user's: the borrower of a library. */
export function findOnlyPeople(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): RelationTarget | undefined {
  if (isPersonWord(words.at(-1) ?? "") || isPersonWord(words.at(-2) ?? "")) return undefined;
  const matches = context.targets.all.filter(
    (target) => isPeople(target) && accepts(target) && isReachable(context, target),
  );
  return matches.length === 1 ? matches[0] : undefined;
}

/** Records with the name of the role: patients for `patient`, also if their keys are described as another type. */
export function findNamedRole(
  context: RelationContext,
  words: readonly string[],
): RelationTarget | undefined {
  const stem = stemOf(words.join(" "));
  if (!isRoleWord(singularOf(words.at(-1) ?? ""))) return undefined;
  const isNamed: TargetTest = ({ keyFormat, name, paths }) =>
    keyFormat === undefined &&
    name !== context.owner?.name &&
    paths.some((path) => path.split("/").some((text) => stemOf(text) === stem));
  return findTarget(context, stem, isNamed);
}

/** The owner for a rank among its people: the mentor of a teacher. */
export function findRanked(
  { owner }: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): RelationTarget | undefined {
  const isRanked = owner !== undefined && isPeople(owner) && accepts(owner) && isRank(words);
  return isRanked ? owner : undefined;
}

/** Key names with one meaning in every API. */
const UNIQUE = /^(?:sku|iban|isbn|ean|gtin|vin|asin)$/;

/** Matches key names: `country_code` if `code` is the key of countries; `dag_id` if that is the name of a key. */
export function matchByKeyName(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  const own = foldName(field.name);
  const isNew: TargetTest = (target) => accepts(target) && target.name !== context.owner?.name;
  // Keys such as `label` or `year` are common: the name must contain the resource.
  const isAfter: TargetTest = ({ stems }) => [...stems].some((stem) => own.includes(stem));
  const named = (context.targets.byKey.get(own) ?? []).find(
    (target) =>
      isNew(target) && (isAfter(target) || UNIQUE.test(own)) && isReachable(context, target),
  );
  if (named !== undefined) return createMatch(named, { code: "named-as-key" }, 0.8);
  const words = splitWords(field.name);
  const byParameter = matchByParameter(context, words, accepts);
  if (byParameter !== undefined) return byParameter;
  const longer = matchLongerKeyName(context, words, accepts);
  if (longer !== undefined) return longer;
  const last = words.at(-1) ?? "";
  if (words.length < 2 || /^(?:id|uuid|guid|pk|ref)s?$/.test(last)) return undefined;
  const role = matchRoleKey(context, words, accepts);
  if (role !== undefined) return role;
  const hasKey: TargetTest = (item) => isNew(item) && item.key.at(-1)?.toLowerCase() === last;
  // `root_category_key` ends in the name and the key of a category.
  for (let start = 0; start < words.length - 1; start += 1) {
    const target = findTarget(context, stemOf(words.slice(start, -1).join(" ")), hasKey);
    if (target !== undefined)
      return createMatch(target, { code: "named-and-key-field" }, start === 0 ? 0.8 : 0.7);
  }
  return undefined;
}

/** Matches the name of the path parameter that takes the key: `file_key`, `main_file_key` for `/files/{file_key}`. */
function matchByParameter(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): Match | undefined {
  const whole = findByParameter(context, words, accepts);
  if (whole !== undefined) return createMatch(whole, { code: "named-as-key" }, 0.8);
  for (let start = 1; start < words.length - 1; start += 1) {
    const target = (context.targets.byParameter.get(words.slice(start).join("")) ?? []).find(
      (one) => accepts(one) && isReachable(context, one),
    );
    if (target !== undefined) return createMatch(target, { code: "named-as-key" }, 0.7);
  }
  return undefined;
}

/** Finds another resource whose path takes the key under exactly this name. */
export function findByParameter(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): RelationTarget | undefined {
  return (context.targets.byParameter.get(words.join("")) ?? []).find(
    (one) => accepts(one) && one.name !== context.owner?.name && isReachable(context, one),
  );
}

/** Matches a value whose schema has the name of a path parameter: `source: IndexName` for `/indexes/{indexName}`. */
export function matchBySchemaName(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  for (const name of context.schemaFacts.get(field)?.names ?? []) {
    const [target, ...others] = (context.targets.byPathEnd.get(foldName(name)) ?? []).filter(
      (one) => accepts(one) && isReachable(context, one),
    );
    const isOther = target !== undefined && target.name !== context.owner?.name;
    if (isOther && others.length === 0) return createMatch(target, { code: "schema-named" }, 0.75);
  }
  return undefined;
}

/** Matches a key name after other words: `lead_emp_no` is the `emp_no` of an employee, also of another one. */
function matchLongerKeyName(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): Match | undefined {
  for (let start = 1; start < words.length - 1; start += 1) {
    const own = foldName(words.slice(start).join(" "));
    // `group_name` may be the name of another kind of group.
    const isAfter: TargetTest = ({ stems }) => [...stems].some((stem) => own.includes(stem));
    const target = (context.targets.byKey.get(own) ?? []).find(
      (one) => accepts(one) && isAfter(one) && isReachable(context, one),
    );
    if (target !== undefined) return createMatch(target, { code: "named-as-key" }, 0.75);
  }
  return undefined;
}

/** Matches a role or a relation to the same kind before the name of a key: `owner_username`, `parent_slug`. */
function matchRoleKey(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
): Match | undefined {
  const [last, before] = [words.at(-1) ?? "", words.slice(0, -1)];
  const hasKey: TargetTest = (target) =>
    accepts(target) && target.key.length === 1 && foldName(target.key[0] ?? "") === last;
  const { owner } = context;
  if (owner !== undefined && hasKey(owner) && isSameKind(before, isPeople(owner)))
    return createMatch(owner, { code: "parent-same-kind" }, 0.75);
  if (!isRole(before)) return undefined;
  const people = findPeople(context, hasKey) ?? findByUsername(context, last, hasKey);
  return people && createMatch(people, { code: "person" }, 0.6);
}

/** The only resource whose key is a user name. */
function findByUsername(
  { targets }: RelationContext,
  key: string,
  hasKey: TargetTest,
): RelationTarget | undefined {
  const matches = /^(?:username|login)$/.test(key) ? targets.all.filter(hasKey) : [];
  return matches.length === 1 ? matches[0] : undefined;
}
