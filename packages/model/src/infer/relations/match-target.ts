import type { Field } from "#types/field.ts";
import { matchByKeyName, matchByWords } from "./match-words.ts";
import { shapeOfPath } from "#infer/names/path-segments.ts";
import {
  type TargetTest,
  createMatch,
  type Match,
  findTarget,
  findTargetBySchema,
  type RelationContext,
} from "./find-target.ts";
import { fieldAt, isPlainNumber } from "./relation-targets.ts";
import { singularOf, splitWords, stemOf } from "#infer/names/words.ts";

export const KEY_WORDS: ReadonlySet<string> = new Set(
  "id ids uuid uuids guid guids sid gid pk pks ref refs fk idfk fkid".split(" "),
);

/** What the document says outright: our own extension, `links`, or a value that may be expanded into a record. */
export function matchDeclared(context: RelationContext, field: Field): Match | undefined {
  const { targets, schemaFacts, links } = context;
  const origin = schemaFacts.get(field);
  const to = origin?.references?.to;
  const declared =
    to === undefined
      ? undefined
      : targets.all.find((item) => item.name === to || item.paths.includes(to));
  if (declared !== undefined) {
    return createMatch(
      declared,
      { code: "declared", params: { extension: "x-quarterdeck-references" } },
      1,
    );
  }
  const pattern = origin?.said?.pattern;
  const isOwnName = context.owner?.key.join("\0") === field.name;
  if (pattern !== undefined && !isOwnName) {
    const named = targets.all.find(({ paths }) => paths.some((path) => endsIn(path, pattern)));
    if (named !== undefined)
      return createMatch(named, { code: "names-pattern", params: { pattern } }, 0.95);
  }
  const link = links.get(field.name);
  const linked = link === undefined ? undefined : targets.all.find((item) => item.name === link);
  if (linked !== undefined) return createMatch(linked, { code: "link-leads" }, 0.95);
  if (!origin?.isExpandable) return undefined;
  const expanded = findTargetBySchema(context, origin.names, () => true);
  return expanded && createMatch(expanded, { code: "expandable" }, 0.9);
}

function endsIn(path: string, pattern: string): boolean {
  return `/${shapeOfPath(path)}`.endsWith(`/${pattern}`);
}

/** "ID of the Server …": a word of the description names the resource. */
function matchDescription(
  context: RelationContext,
  field: Field,
  accepts: TargetTest,
): Match | undefined {
  for (const subject of context.schemaFacts.get(field)?.said?.subjects ?? []) {
    const target = findTarget(context, stemOf(subject), accepts);
    if (target === undefined) continue;
    return target.name === context.owner?.name
      ? undefined
      : createMatch(target, { code: "said-key" }, 0.6);
  }
  return undefined;
}

/** `tagList` holds such values as the list of tags does. */
export function matchValues(context: RelationContext, { name }: Field): Match | undefined {
  const words = splitWords(name);
  const own = words.at(-1) === "list" ? words.slice(0, -1) : words;
  const target = findTarget(context, stemOf(own.join(" ")), ({ isPlain }) => isPlain);
  return target && createMatch(target, { code: "values-of-list" }, 0.75);
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
  const isEither = context.schemaFacts.get(field)?.isEither === true;
  const accepts: TargetTest = (target) => isEither || target.isNumber === isPlainNumber(field);
  if (KEY_WORDS.has(last) && words.length > 1) {
    const match = matchByWords(context, withoutEnding(words.slice(0, -1)), accepts);
    if (match !== "own" && match !== undefined) return match;
    if (match === "own") return undefined;
  }
  const byKey =
    matchByKeyName(context, field, accepts) ?? matchDescription(context, field, accepts);
  if (byKey !== undefined || KEY_WORDS.has(last)) return byKey;
  // A bare whole number called as a resource is its key (Django writes them so).
  const isWhole = field.kind === "number" && field.isInteger === true;
  const isPlural = singularOf(last) !== last;
  if (!isWhole || /(?:count|total|number|size)s?$/.test(last) || isPlural !== isList)
    return undefined;
  const target = findTarget(context, stemOf(field.name), accepts);
  if (target === undefined || target.name === context.owner?.name) return undefined;
  return createMatch(target, { code: "named-and-type" }, 0.7);
}

/** What is kept once for each record of another kind has that one's key: a bookmark's `itemId`. */
function matchShared(context: RelationContext, field: Field): Match | undefined {
  const words = splitWords(field.name);
  if (words.length < 2 || !KEY_WORDS.has(words.at(-1) ?? "")) return undefined;
  const subject = stemOf(words.slice(0, -1).join(" "));
  if (context.owner?.stems.has(subject) === true) return undefined;
  const target = findTarget(context, subject, ({ isNumber }) => isNumber === isPlainNumber(field));
  return target === undefined || target.name === context.owner?.name
    ? undefined
    : createMatch(target, { code: "shared-key" }, 0.7);
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
  const names = context.schemaFacts.get(field)?.names ?? [];
  const accepts: TargetTest = (target) => fieldAt(inside, target.key) !== undefined;
  const bySchema = findTargetBySchema(context, names, accepts);
  if (bySchema !== undefined) return createMatch(bySchema, { code: "same-schema" }, 0.9);
  const words = splitWords(field.name);
  const singular = [...words.slice(0, -1), singularOf(words.at(-1) ?? "")];
  const byWords = matchByWords(context, singular, accepts, { isEmbedded: true });
  if (byWords !== undefined && byWords !== "own") {
    return { ...byWords, reason: { code: "object-and-key" } };
  }
  for (const name of names) {
    const target = findTarget(context, stemOf(name), accepts);
    if (target !== undefined) return createMatch(target, { code: "schema-named" }, 0.7);
  }
  // Of a few fields only, it stands for a record that is kept elsewhere.
  return inside.length <= MOST_OF_A_STUB ? matchDescription(context, field, accepts) : undefined;
}

const MOST_OF_A_STUB = 4;
