import type { Field } from "#nouns/field.ts";
import type { FieldOrigin } from "./field-context.ts";
import { shapeOfPath } from "./path-segments.ts";
import { fieldAt, isPlainNumber } from "./targets.ts";
import type { Target, Targets } from "./targets.ts";
import { foldName, singularOf, splitWords, stemOf } from "./words.ts";

/** Whose fields are related, and to what they may lead. */
export interface RelationContext {
  readonly targets: Targets;
  readonly origins: WeakMap<Field, FieldOrigin>;
  /** The resource that the fields belong to. */
  readonly owner?: Target | undefined;
  /** Resources whose keys are at hand: the owner and those above it. */
  readonly reachable: readonly string[];
  /** Parameters in the owner's path above its own key: what stands below the same ones is at hand too. */
  readonly above: readonly string[];
  /** Whether each reference says why it is one: once is enough, where the resource is described. */
  readonly isExplained: boolean;
  /** The owner's fields as they are read, related. */
  readonly read?: readonly Field[] | undefined;
  /** What the document's own `links` say: field name to resource name. */
  readonly links: ReadonlyMap<string, string>;
}

export interface Match {
  readonly target: Target;
  readonly because: string;
  readonly confidence: number;
}

type Fits = (target: Target) => boolean;

export const KEY_WORDS: ReadonlySet<string> = new Set(
  "id ids uuid uuids guid guids sid gid pk pks ref refs fk idfk fkid".split(" "),
);
const PEOPLE = new Set(
  "user author owner creator assignee assigned requester reporter reviewer approver uploader sender recipient editor modifier actor submitter manager collaborator contributor participant attendee follower watcher subscriber created updated deleted modified approved reviewed".split(
    " ",
  ),
);
const PEOPLE_TARGETS = ["user", "person", "employee", "account", "member", "profile", "staff"];

/** What the document says outright: our own extension, `links`, or a value that may be expanded into a record. */
export function matchDeclared(context: RelationContext, field: Field): Match | undefined {
  const { targets, origins, links } = context;
  const origin = origins.get(field);
  const to = origin?.references?.to;
  const declared =
    to === undefined
      ? undefined
      : targets.all.find((item) => item.name === to || item.paths.includes(to));
  if (declared !== undefined) {
    return made(declared, "the document says so (x-quarterdeck-references)", 1);
  }
  const pattern = origin?.said?.pattern;
  const isOwnName = context.owner?.key.join("\0") === field.name;
  if (pattern !== undefined && !isOwnName) {
    const named = targets.all.find(({ paths }) => paths.some((path) => endsIn(path, pattern)));
    if (named !== undefined) return made(named, `its description says ${pattern}`, 0.95);
  }
  const link = links.get(field.name);
  const linked = link === undefined ? undefined : targets.all.find((item) => item.name === link);
  if (linked !== undefined) return made(linked, "a link of the answer leads there", 0.95);
  if (!origin?.isExpandable) return undefined;
  const expanded = pickBySchema(context, origin.names, () => true);
  return expanded && made(expanded, "the value may be expanded into such a record", 0.9);
}

function endsIn(path: string, pattern: string): boolean {
  return `/${shapeOfPath(path)}`.endsWith(`/${pattern}`);
}

/** "ID of the Server …": a word of the description names the resource. */
function matchSaid(context: RelationContext, field: Field, fits: Fits): Match | undefined {
  for (const subject of context.origins.get(field)?.said?.subjects ?? []) {
    const target = pick(context, stemOf(subject), fits);
    if (target === undefined) continue;
    return target.name === context.owner?.name
      ? undefined
      : made(target, "its description says that it is the key of one", 0.6);
  }
  return undefined;
}

/** `tagList` holds such values as the list of tags does. */
export function matchValues(context: RelationContext, { name }: Field): Match | undefined {
  const words = splitWords(name);
  const own = words.at(-1) === "list" ? words.slice(0, -1) : words;
  const target = pick(context, stemOf(own.join(" ")), ({ isPlain }) => isPlain);
  return target && made(target, "values of the list that it is named after", 0.75);
}

/** A value that is named as a resource and its key, and is of the key's type. */
export function matchByName(
  context: RelationContext,
  field: Field,
  { isList }: { readonly isList: boolean },
): Match | undefined {
  // A record does not refer to itself by its own key.
  if (context.owner?.key.join("\0") === field.name) return matchShared(context, field);
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const isEither = context.origins.get(field)?.isEither === true;
  const fits: Fits = (target) => isEither || target.isNumber === isPlainNumber(field);
  if (KEY_WORDS.has(last) && words.length > 1) {
    const match = matchByWords(context, withoutEnding(words.slice(0, -1)), fits);
    if (match !== "own" && match !== undefined) return match;
    if (match === "own") return undefined;
  }
  const byKey = matchByKeyName(context, field, fits) ?? matchSaid(context, field, fits);
  if (byKey !== undefined || KEY_WORDS.has(last)) return byKey;
  // A bare whole number called as a resource is its key (Django writes them so).
  const isWhole = field.kind === "number" && field.isInteger === true;
  const isPlural = singularOf(last) !== last;
  if (!isWhole || /(?:count|total|number|size)s?$/.test(last) || isPlural !== isList)
    return undefined;
  const target = pick(context, stemOf(field.name), fits);
  if (target === undefined || target.name === context.owner?.name) return undefined;
  return made(target, "named as the resource, and of its key's type", 0.7);
}

/** What is kept once for each record of another kind has that one's key: a bookmark's `itemId`. */
function matchShared(context: RelationContext, field: Field): Match | undefined {
  const words = splitWords(field.name);
  if (words.length < 2 || !KEY_WORDS.has(words.at(-1) ?? "")) return undefined;
  const subject = stemOf(words.slice(0, -1).join(" "));
  if (context.owner?.stems.has(subject) === true) return undefined;
  const target = pick(context, subject, ({ isNumber }) => isNumber === isPlainNumber(field));
  return target === undefined || target.name === context.owner?.name
    ? undefined
    : made(target, "its key is that of a record of another kind", 0.7);
}

/** `issue_to_id` is an issue. */
function withoutEnding(words: readonly string[]): readonly string[] {
  const isEnding = words.length > 1 && /^(?:to|from|on|in|of|for)$/.test(words.at(-1) ?? "");
  return isEnding ? words.slice(0, -1) : words;
}

/** An object that carries the key of a resource that it is named after. */
export function matchEmbedded(
  context: RelationContext,
  field: Field,
  inside: readonly Field[],
): Match | undefined {
  const names = context.origins.get(field)?.names ?? [];
  const fits: Fits = (target) => fieldAt(inside, target.key) !== undefined;
  const bySchema = pickBySchema(context, names, fits);
  if (bySchema !== undefined)
    return made(bySchema, "an object of the same schema, with its key", 0.9);
  const words = splitWords(field.name);
  const singular = [...words.slice(0, -1), singularOf(words.at(-1) ?? "")];
  const byWords = matchByWords(context, singular, fits, { isEmbedded: true });
  if (byWords !== undefined && byWords !== "own") {
    return { ...byWords, because: "an object named as the resource, with its key" };
  }
  for (const name of names) {
    const target = pick(context, stemOf(name), fits);
    if (target !== undefined)
      return made(target, "an object whose schema is named as the resource", 0.7);
  }
  // Of a few fields only, it stands for a record that is kept elsewhere.
  return inside.length <= MOST_OF_A_STUB ? matchSaid(context, field, fits) : undefined;
}

const MOST_OF_A_STUB = 4;

/** `own`: the words name the owner itself, whose key is no reference. */
function matchByWords(
  context: RelationContext,
  words: readonly string[],
  fits: Fits,
  { isEmbedded }: { readonly isEmbedded: boolean } = { isEmbedded: false },
): Match | "own" | undefined {
  const because = "named as the resource and its key, and of its key's type";
  const { owner } = context;
  for (let start = 0; start < words.length; start += 1) {
    const wanted = stemOf(words.slice(start).join(" "));
    const target = pick(context, wanted, fits);
    if (start === 0 && target !== undefined && target.name === owner?.name) return "own";
    if (target !== undefined) return made(target, because, start === 0 ? 0.9 : 0.75);
    const longer = start === 0 ? pickLonger(context, wanted, fits) : undefined;
    if (longer !== undefined) return made(longer, because, 0.7);
  }
  // Below another record "the parent" is that one.
  if (words.join() === "parent" && owner?.parents.length === 0 && fits(owner)) {
    return made(owner, "a parent is a record of the same kind", 0.75);
  }
  return matchPerson(context, words, fits, { isEmbedded });
}

/** `author_id`, `created_by_id`: people, whatever they are called where they are kept. */
function matchPerson(
  context: RelationContext,
  words: readonly string[],
  fits: Fits,
  { isEmbedded }: { readonly isEmbedded: boolean },
): Match | undefined {
  // Another noun says what it is: `created_by_application_id` is no person. An object with a person's key is one.
  const isRole =
    isEmbedded ||
    words.every((word) => PEOPLE.has(singularOf(word)) || /^(?:by|to|user)$/.test(word));
  if (!isRole || !words.some((word) => PEOPLE.has(singularOf(word)))) return undefined;
  const { owner } = context;
  const arePeople: Fits = (target) =>
    fits(target) && (target.isPerson || !target.stems.has("account"));
  const isOwnKind = PEOPLE_TARGETS.some((name) => owner?.stems.has(name));
  const own = isOwnKind && owner !== undefined && arePeople(owner) ? owner : undefined;
  const target =
    own ??
    PEOPLE_TARGETS.map((name) => pick(context, name, arePeople)).find((item) => item !== undefined);
  return target && made(target, "a role that a person has", 0.6);
}

/** Numbers of one meaning only, whatever they are a key of. */
const UNIQUE = /^(?:sku|iban|isbn|ean|gtin|vin|asin)$/;

/** `country_code` where countries are kept by their `code`; `dag_id` where that is the key's very name. */
function matchByKeyName(context: RelationContext, field: Field, fits: Fits): Match | undefined {
  const own = foldName(field.name);
  const isNew: Fits = (target) => fits(target) && target.name !== context.owner?.name;
  // Many things have a key called `label` or `year`: it must be called after the thing itself.
  const isAfter: Fits = ({ stems }) => [...stems].some((stem) => own.includes(stem));
  const named = (context.targets.byKey.get(own) ?? []).find(
    (target) =>
      isNew(target) && (isAfter(target) || UNIQUE.test(own)) && isWithinReach(context, target),
  );
  if (named !== undefined) return made(named, "named as the key of the resource", 0.8);
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !/^(?:code|key|slug|username|number|sku|name)$/.test(last))
    return undefined;
  const target = pick(
    context,
    stemOf(words.slice(0, -1).join(" ")),
    (item) => isNew(item) && item.key.at(-1)?.toLowerCase() === last,
  );
  return target && made(target, "named as the resource and its key field", 0.8);
}

function pick(
  { targets, ...context }: RelationContext,
  stem: string,
  fits: Fits,
): Target | undefined {
  return targets.byStem.get(stem)?.find((target) => fits(target) && isWithinReach(context, target));
}

/** `status` of an issue where `issue_statuses` are kept, or the only resource that ends so. */
function pickLonger(context: RelationContext, wanted: string, fits: Fits): Target | undefined {
  for (const stem of context.owner?.stems ?? []) {
    const target = pick(context, stem + wanted, fits);
    if (target !== undefined) return target;
  }
  if (wanted.length < 5) return undefined;
  const ending = context.targets
    .endingWith(wanted)
    .filter((target) => fits(target) && isWithinReach(context, target));
  return ending.length === 1 ? ending[0] : undefined;
}

function pickBySchema(
  context: RelationContext,
  names: readonly string[],
  fits: Fits,
): Target | undefined {
  for (const name of names) {
    const stem = stemOf(name);
    const found = context.targets.bySchema
      .get(stem)
      ?.find((target) => fits(target) && isWithinReach(context, target));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A record below a parent is found only where the parent's key is known. */
function isWithinReach(
  { reachable, above }: Pick<RelationContext, "reachable" | "above">,
  target: Target,
): boolean {
  return target.parents.every(
    ({ resource, parameter }, place) =>
      (resource !== undefined && reachable.includes(resource)) || above[place] === parameter,
  );
}

function made(target: Target, because: string, confidence: number): Match {
  return { target, because, confidence };
}
