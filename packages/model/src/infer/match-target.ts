import type { Field } from "#nouns/field.ts";
import type { FieldOrigin } from "./field-context.ts";
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
  /** Whether each reference says why it is one: once is enough, where the resource is described. */
  readonly isExplained: boolean;
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
  "id ids uuid uuids guid guids sid gid pk pks ref refs".split(" "),
);
const PEOPLE = new Set(
  "user author owner creator assignee assigned requester reporter reviewer approver uploader sender recipient editor modifier actor submitter manager created updated deleted modified approved reviewed".split(
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
  const link = links.get(field.name);
  const linked = link === undefined ? undefined : targets.all.find((item) => item.name === link);
  if (linked !== undefined) return made(linked, "a link of the answer leads there", 0.95);
  if (!origin?.isExpandable) return undefined;
  const expanded = pickBySchema(context, origin.names, () => true);
  return expanded && made(expanded, "the value may be expanded into such a record", 0.9);
}

/** A value that is named as a resource and its key, and is of the key's type. */
export function matchByName(
  context: RelationContext,
  field: Field,
  { isList }: { readonly isList: boolean },
): Match | undefined {
  // A record does not refer to itself by its own key.
  if (context.owner?.key.join("\0") === field.name) return undefined;
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const fits: Fits = (target) => target.isNumber === isPlainNumber(field);
  if (KEY_WORDS.has(last) && words.length > 1) {
    const match = matchByWords(context, withoutEnding(words.slice(0, -1)), fits);
    if (match !== "own" && match !== undefined) return match;
    if (match === "own") return undefined;
  }
  const byKey = matchByKeyName(context, field, fits);
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
  const byWords = matchByWords(context, singular, fits);
  if (byWords !== undefined && byWords !== "own") {
    return { ...byWords, because: "an object named as the resource, with its key" };
  }
  for (const name of names) {
    const target = pick(context, stemOf(name), fits);
    if (target !== undefined)
      return made(target, "an object whose schema is named as the resource", 0.7);
  }
  return undefined;
}

/** `own`: the words name the owner itself, whose key is no reference. */
function matchByWords(
  context: RelationContext,
  words: readonly string[],
  fits: Fits,
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
  if (words.at(0) === "parent" && owner !== undefined && fits(owner)) {
    return made(owner, "a parent is a record of the same kind", 0.75);
  }
  return matchPerson(context, words, fits);
}

/** `author_id`, `created_by_id`: people, whatever they are called where they are kept. */
function matchPerson(
  context: RelationContext,
  words: readonly string[],
  fits: Fits,
): Match | undefined {
  if (!words.some((word) => PEOPLE.has(word))) return undefined;
  const { owner } = context;
  const isOwnKind = PEOPLE_TARGETS.some((name) => owner?.stems.has(name));
  const own = isOwnKind && owner !== undefined && fits(owner) ? owner : undefined;
  const target =
    own ??
    PEOPLE_TARGETS.map((name) => pick(context, name, fits)).find((item) => item !== undefined);
  return target && made(target, "a role that a person has", 0.6);
}

/** `country_code` where countries are kept by their `code`; `dag_id` where that is the key's very name. */
function matchByKeyName(context: RelationContext, field: Field, fits: Fits): Match | undefined {
  const own = foldName(field.name);
  const isNew: Fits = (target) => fits(target) && target.name !== context.owner?.name;
  const named = (context.targets.byKey.get(own) ?? []).find(
    (target) => isNew(target) && isWithinReach(context, target),
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
function isWithinReach({ reachable }: Pick<RelationContext, "reachable">, target: Target): boolean {
  return target.parents.every((parent) => parent !== undefined && reachable.includes(parent));
}

function made(target: Target, because: string, confidence: number): Match {
  return { target, because, confidence };
}
