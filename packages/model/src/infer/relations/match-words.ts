import type { Reason } from "#types/evidence.ts";
import type { Field } from "#types/field.ts";
import {
  type TargetTest,
  isWithinReach,
  createMatch,
  type Match,
  findTarget,
  findLongerTarget,
  type RelationContext,
} from "./find-target.ts";
import { foldName, singularOf, splitWords, stemOf } from "#infer/names/words.ts";

const PEOPLE = new Set(
  "user author owner creator assignee assigned requester reporter reviewer approver uploader sender recipient editor modifier actor submitter manager collaborator contributor participant attendee follower watcher subscriber created updated deleted modified approved reviewed".split(
    " ",
  ),
);
const PEOPLE_TARGETS = ["user", "person", "employee", "account", "member", "profile", "staff"];

/** `own`: the words name the owner itself, whose key is no reference. */
export function matchByWords(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
  { isEmbedded }: { readonly isEmbedded: boolean } = { isEmbedded: false },
): Match | "own" | undefined {
  const reason: Reason = { code: "named-and-key" };
  const { owner } = context;
  for (let start = 0; start < words.length; start += 1) {
    const wanted = stemOf(words.slice(start).join(" "));
    const target = findTarget(context, wanted, accepts);
    if (start === 0 && target !== undefined && target.name === owner?.name) return "own";
    if (target !== undefined) return createMatch(target, reason, start === 0 ? 0.9 : 0.75);
    const longer = start === 0 ? findLongerTarget(context, wanted, accepts) : undefined;
    if (longer !== undefined) return createMatch(longer, reason, 0.7);
  }
  // Below another record "the parent" is that one.
  if (words.join() === "parent" && owner?.parents.length === 0 && accepts(owner)) {
    return createMatch(owner, { code: "parent-same-kind" }, 0.75);
  }
  return matchPerson(context, words, accepts, { isEmbedded });
}

/** `author_id`, `created_by_id`: people, whatever they are called where they are kept. */
function matchPerson(
  context: RelationContext,
  words: readonly string[],
  accepts: TargetTest,
  { isEmbedded }: { readonly isEmbedded: boolean },
): Match | undefined {
  // Another noun says what it is: `created_by_application_id` is no person. An object with a person's key is one.
  const isRole =
    isEmbedded ||
    words.every((word) => PEOPLE.has(singularOf(word)) || /^(?:by|to|user)$/.test(word));
  if (!isRole || !words.some((word) => PEOPLE.has(singularOf(word)))) return undefined;
  const { owner } = context;
  const arePeople: TargetTest = (target) =>
    accepts(target) && (target.isPerson || !target.stems.has("account"));
  const isOwnKind = PEOPLE_TARGETS.some((name) => owner?.stems.has(name));
  const own = isOwnKind && owner !== undefined && arePeople(owner) ? owner : undefined;
  const target =
    own ??
    PEOPLE_TARGETS.map((name) => findTarget(context, name, arePeople)).find(
      (item) => item !== undefined,
    );
  return target && createMatch(target, { code: "person" }, 0.6);
}

/** Numbers of one meaning only, whatever they are a key of. */
const UNIQUE = /^(?:sku|iban|isbn|ean|gtin|vin|asin)$/;

/** `country_code` where countries are kept by their `code`; `dag_id` where that is the key's very name. */
export function matchByKeyName(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  const own = foldName(field.name);
  const isNew: TargetTest = (target) => accepts(target) && target.name !== context.owner?.name;
  // Many things have a key called `label` or `year`: it must be called after the thing itself.
  const isAfter: TargetTest = ({ stems }) => [...stems].some((stem) => own.includes(stem));
  const named = (context.targets.byKey.get(own) ?? []).find(
    (target) =>
      isNew(target) && (isAfter(target) || UNIQUE.test(own)) && isWithinReach(context, target),
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
