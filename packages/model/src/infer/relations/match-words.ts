import type { Reason } from "#types/evidence.ts";
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
import { endsInParticiple, isPersonWord, isRoleWord } from "./person-words.ts";
import { isOfOtherSystem } from "./respell.ts";
import { isRank, isSameKind, isSameLastWord } from "./self-words.ts";
import { singularOf, stemOf } from "#infer/names/words.ts";

const PEOPLE_TARGETS = ["user", "person", "employee", "account", "member", "profile", "staff"];
/** Names that other records have too: accounts of a bank, profiles of a test. */
const NAMED_AS_PEOPLE = ["account", "profile"];
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
    if (start > 0 && isOfOtherSystem(words.slice(0, start))) return undefined;
    // The list of the parents of a folder has folders, which other paths read.
    const isSelf = words.join() === "parent" && owner?.isReadable === true && accepts(owner);
    if (isSelf && target?.isReadable === false) break;
    const isOwn = start === 0 && target !== undefined && target.name === owner?.name;
    // The rows inside a tutor, its pets, may contain the key of a tutor.
    if (isOwn && context.isNested !== true) return matchOriginal(context, stem, accepts) ?? "own";
    if (target !== undefined) return createMatch(target, reason, start === 0 ? 0.9 : 0.75);
    const longer = start === 0 ? findLongerTarget(context, stem, accepts, isEmbedded) : undefined;
    if (longer !== undefined) return createMatch(longer, reason, 0.7);
  }
  // In a nested resource "parent" is the parent record.
  const isSame =
    owner !== undefined &&
    (isSameKind(words, isPeople(owner)) || isSameLastWord(words, owner.stems));
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
  const last = singularOf(words.at(-1) ?? "");
  // Users act on customers: `created_by` and `owner` of a customer are users if the API has users.
  const isActor = endsInParticiple(words) || ACTORS.test(last);
  const actor = isActor ? findTarget(context, "user", accepts) : undefined;
  const receiver = RECEIVERS.test(last)
    ? OUTSIDERS.map((name) => findTarget(context, name, accepts)).find((one) => one !== undefined)
    : undefined;
  const target = actor ?? receiver ?? findPeople(context, accepts);
  return target && createMatch(target, { code: "person" }, 0.6);
}

/** Roles of users of the API. */
const ACTORS = /^(?:owner|creator|author|assignee|editor|uploader)$/;

/** Roles of people that receive something: contacts, where the API has them next to its users. */
const RECEIVERS = /^(?:recipient|addressee|invitee|respondent)$/;
const OUTSIDERS = ["person", "contact", "customer"];

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
    accepts(target) && (target.isPerson || !NAMED_AS_PEOPLE.some((stem) => target.stems.has(stem)));
  // Types of users, at `/types/user`, are not people where `/users` exists.
  const hasUsers = findTarget(context, "user", arePeople) !== undefined;
  const isOwnKind = PEOPLE_TARGETS.some(
    (name) =>
      owner?.stems.has(name) === true &&
      !(name === "account" && hasUsers) &&
      findTarget(context, name, arePeople)?.name === owner.name,
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

/** Match of a text with the name of records that have no other key than their address. */
export function matchAddressKey(
  context: RelationContext,
  words: readonly string[],
  isList: boolean,
): Match | undefined {
  const last = words.at(-1) ?? "";
  if (last === "" || (singularOf(last) !== last) !== isList) return undefined;
  const hasAddressKey = ({ isReadable, address, key }: RelationTarget) =>
    isReadable && address !== undefined && address.join("\0") === key.join("\0");
  const target = findTarget(context, stemOf(words.join(" ")), hasAddressKey);
  return target && createMatch(target, { code: "address-of" }, 0.6);
}
