import type { Field } from "#types/field.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";
import {
  createMatch,
  findTarget,
  isReachable,
  type Match,
  type RelationContext,
  type TargetTest,
} from "./find-target.ts";
import { findPeople, isPeople } from "./match-words.ts";
import { isRole } from "./person-words.ts";
import type { RelationTarget } from "./relation-targets.ts";
import { isSameKind } from "./self-words.ts";

/** Key names with one meaning in every API. */
const UNIQUE = /^(?:sku|iban|isbn|ean|gtin|vin|asin)$/;

/** Matches key names: `country_code` if `code` is the key of countries; `dag_id` if that is the name of a key. */
export function matchByKeyName(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  const own = foldName(field.name).replace(/idfk$/, "id");
  const isNew: TargetTest = (target) => accepts(target) && target.name !== context.owner?.name;
  // Keys such as `label` or `year` are common: the name must contain the resource.
  const isAfter: TargetTest = ({ stems }) => [...stems].some((stem) => own.includes(stem));
  // The `payment_number` of a bill payment is its own.
  const isOwnNumber = (target: RelationTarget) =>
    !/(?:id|uuid)$/.test(own) && isLongerKind(context, target);
  const sameKey = (context.targets.byKey.get(own) ?? []).filter((one) => !isOwnNumber(one));
  const isSpecific = sameKey.length === 1 && isSpecificKey(sameKey[0]);
  const named = sameKey.find(
    (target) =>
      isNew(target) &&
      accepts(target) &&
      (isAfter(target) || UNIQUE.test(own) || isSpecific) &&
      isReachable(context, target),
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
    // The `token_name` of an API token is its own.
    if (start === 0 && target !== undefined && isLongerKind(context, target)) return undefined;
    if (target !== undefined)
      return createMatch(target, { code: "named-and-key-field" }, start === 0 ? 0.8 : 0.7);
  }
  return undefined;
}

/** True for records whose name ends in that of the target: bill payments and payments. */
function isLongerKind(
  { owner, reachable: [name = ""] }: RelationContext,
  { stems }: RelationTarget,
): boolean {
  const own = [stemOf(name), ...(owner?.stems ?? [])];
  if (own.some((one) => stems.has(one))) return false;
  return own.some((one) => [...stems].some((stem) => one.endsWith(stem)));
}

/** True for the name of a key that has the name of its records: `UserID` of user profiles. */
function isSpecificKey(target: RelationTarget | undefined): boolean {
  const words = splitWords(target?.key.at(-1) ?? "");
  return words.length > 1 && /^(?:id|uuid|guid|no|number|code)$/.test(words.at(-1) ?? "");
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
    const own = foldName(words.slice(start).join(" ")).replace(/idfk$/, "id");
    // `group_name` may be the name of another kind of group.
    const isAfter: TargetTest = ({ stems }) => [...stems].some((stem) => own.includes(stem));
    const sameKey = context.targets.byKey.get(own) ?? [];
    const isSpecific = sameKey.length === 1 && isSpecificKey(sameKey[0]);
    const target = sameKey.find(
      (one) => accepts(one) && (isSpecific || isAfter(one)) && isReachable(context, one),
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
