import type { Reason } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import {
  type TargetTest,
  isReachable,
  createMatch,
  type Match,
  findTarget,
  findLongerTarget,
  type RelationContext,
} from "./find-target.ts";
import type { RelationTarget } from "./relation-targets.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";

const PERSON_WORDS = new Set(
  "user author owner creator assignee assigned requester reporter reviewer approver uploader sender recipient editor modifier actor submitter manager collaborator contributor participant attendee follower watcher subscriber created updated deleted modified approved reviewed".split(
    " ",
  ),
);
const PEOPLE_TARGETS = ["user", "person", "employee", "account", "member", "profile", "staff"];

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
    if (start === 0 && target !== undefined && target.name === owner?.name) return "own";
    if (target !== undefined) return createMatch(target, reason, start === 0 ? 0.9 : 0.75);
    const longer = start === 0 ? findLongerTarget(context, stem, accepts) : undefined;
    if (longer !== undefined) return createMatch(longer, reason, 0.7);
  }
  // In a nested resource "parent" is the parent record.
  if (words.join() === "parent" && owner?.parents.length === 0 && accepts(owner)) {
    return createMatch(owner, { code: "parent-same-kind" }, 0.75);
  }
  return matchPerson(context, words, accepts, { isEmbedded });
}

/** Matches roles such as `author_id` and `created_by_id` with the resource of people. */
function matchPerson(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
  { isEmbedded }: { readonly isEmbedded: boolean },
): Match | undefined {
  // Another noun excludes people: `created_by_application_id`. An object with the key of a user is accepted.
  const isRole =
    isEmbedded || words.every((word) => isPersonWord(word) || /^(?:by|to|user)$/.test(word));
  if (!isRole || !words.some(isPersonWord)) return undefined;
  const target = findPeople(context, accepts);
  return target && createMatch(target, { code: "person" }, 0.6);
}

function isPersonWord(word: string): boolean {
  return PERSON_WORDS.has(singularOf(word));
}

/** Roles that are often, but not always, those of a user. */
const ROLE_WORDS = new Set(
  "borrower lender buyer seller driver teacher student employer patient doctor nurse agent operator client tenant landlord host guest player trainer coach instructor mentor leader lead supervisor director holder signer inspector auditor technician engineer worker organizer presenter writer winner voter donor payer payee beneficiary".split(
    " ",
  ),
);

/** True for the role of a user: author, borrower. */
export function isRoleWord(word: string): boolean {
  return isPersonWord(word) || ROLE_WORDS.has(singularOf(word));
}

/** Finds the resource of people. */
export function findPeople(
  context: RelationContext,
  accepts: TargetTest,
): RelationTarget | undefined {
  const { owner } = context;
  const arePeople: TargetTest = (target) =>
    accepts(target) && (target.isPerson || !target.stems.has("account"));
  const isOwnKind = PEOPLE_TARGETS.some((name) => owner?.stems.has(name));
  const own = isOwnKind && owner !== undefined && arePeople(owner) ? owner : undefined;
  return (
    own ??
    PEOPLE_TARGETS.map((name) => findTarget(context, name, arePeople)).find(
      (item) => item !== undefined,
    )
  );
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
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !/^(?:code|key|slug|username|number|sku|name)$/.test(last))
    return undefined;
  const target = findTarget(
    context,
    stemOf(words.slice(0, -1).join(" ")),
    (item) => isNew(item) && item.key.at(-1)?.toLowerCase() === last,
  );
  return target && createMatch(target, { code: "named-and-key-field" }, 0.8);
}
