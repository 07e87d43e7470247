import type { Field, GroupField, ListField, ReferenceField } from "#nouns/field.ts";
import type { JsonPath } from "#nouns/json.ts";
import type { FieldOrigin } from "./field-context.ts";
import { fieldAt } from "./targets.ts";
import type { Target } from "./targets.ts";
import { labelOf, pluralWords, singularOf, splitWords, stemOf, writeLabel } from "./words.ts";

/** Whose fields are related, and to what they may lead. */
export interface RelationContext {
  readonly targets: readonly Target[];
  readonly origins: WeakMap<Field, FieldOrigin>;
  /** The resource that the fields belong to. */
  readonly owner?: Target | undefined;
  /** Resources whose keys are at hand: the owner and those above it. */
  readonly reachable: readonly string[];
  /** What the document's own `links` say: field name to resource name. */
  readonly links: ReadonlyMap<string, string>;
}

/** The fields with those that name a record of another resource turned into references. */
export function relateFields(context: RelationContext, fields: readonly Field[]): readonly Field[] {
  return fields.map((field) => relateField(context, field));
}

export function relateField(context: RelationContext, field: Field): Field {
  if (field.kind === "group") return relateGroup(context, field);
  if (field.kind === "list") return relateList(context, field);
  if (field.kind === "text" || field.kind === "number")
    return relateScalar(context, field) ?? field;
  return field;
}

interface Match {
  readonly target: Target;
  readonly because: string;
  readonly confidence: number;
}

function relateScalar(context: RelationContext, field: Field): Field | undefined {
  const match = findDeclared(context, field) ?? findByName(context, field);
  if (match === undefined) return undefined;
  return refer(context, field, { match, kind: "reference", keyPath: [] });
}

function relateGroup(context: RelationContext, field: GroupField): Field {
  const match = findEmbedded(context, field, field.fields);
  if (match !== undefined) {
    return refer(context, field, {
      match,
      kind: "reference",
      keyPath: match.target.key,
      inside: field.fields,
    });
  }
  return copyOrigin(context, field, {
    ...field,
    fields: relateFields({ ...context, links: new Map() }, field.fields),
  });
}

function relateList(context: RelationContext, field: ListField): Field {
  const { item } = field;
  if (item.kind === "group") {
    const match = findEmbedded(context, field, item.fields);
    if (match !== undefined) {
      return refer(context, field, {
        match,
        kind: "references",
        keyPath: match.target.key,
        inside: item.fields,
      });
    }
    return copyOrigin(context, field, { ...field, item: relateGroupInside(context, item) });
  }
  if (item.kind !== "text" && item.kind !== "number") return field;
  const match =
    findDeclared(context, field) ?? findByName(context, { ...item, name: field.name }, true);
  return match === undefined
    ? field
    : refer(context, field, { match, kind: "references", keyPath: [] });
}

function relateGroupInside(context: RelationContext, item: GroupField): Field {
  return { ...item, fields: relateFields({ ...context, links: new Map() }, item.fields) };
}

/** What the document says outright: our own extension, `links`, or a value that may be expanded into a record. */
function findDeclared(context: RelationContext, field: Field): Match | undefined {
  const origin = context.origins.get(field);
  const to = origin?.references?.to;
  if (to !== undefined) {
    const target = context.targets.find((item) => item.name === to || item.paths.includes(to));
    if (target !== undefined)
      return { target, because: "the document says so (x-quarterdeck-references)", confidence: 1 };
  }
  const linked = context.targets.find((item) => item.name === context.links.get(field.name));
  if (linked !== undefined)
    return { target: linked, because: "a link of the answer leads there", confidence: 0.95 };
  if (origin?.isExpandable) {
    const target = pick(context, (item) =>
      origin.names.some((name) => item.schemaStems.has(stemOf(name))),
    );
    if (target !== undefined)
      return { target, because: "the value may be expanded into such a record", confidence: 0.9 };
  }
  return undefined;
}

const KEY_WORDS = new Set("id ids uuid uuids guid guids sid gid pk pks ref refs".split(" "));
const PEOPLE = new Set(
  "user author owner creator assignee assigned requester reporter reviewer approver uploader sender recipient editor modifier actor submitter manager created updated deleted modified approved reviewed".split(
    " ",
  ),
);
const PEOPLE_TARGETS = ["user", "person", "employee", "account", "member", "profile", "staff"];

function findByName(context: RelationContext, field: Field, isList = false): Match | undefined {
  const words = splitWords(field.name);
  const last = words.at(-1) ?? "";
  const stem = KEY_WORDS.has(last) ? words.slice(0, -1) : words;
  const isKeyNamed = stem.length < words.length && stem.length > 0;
  const agrees = (target: Target) => target.isNumber === (field.kind === "number");
  if (isKeyNamed) {
    const match = findByWords(context, stem, agrees);
    if (match !== undefined) return match;
  }
  const byKey = findByKeyWord(context, words, agrees);
  if (byKey !== undefined) return byKey;
  // A bare whole number called as a resource is its key (Django writes them so).
  const isWhole =
    field.kind === "number" &&
    field.isInteger === true &&
    !/(?:count|total|number|size)s?$/.test(last);
  if (!isWhole || isKeyNamed) return undefined;
  const wanted = [...words.slice(0, -1), singularOf(last)].join("");
  const isPlural = singularOf(last) !== last;
  if (isPlural !== isList) return undefined;
  const target = pick(
    context,
    (item) => item.stems.has(wanted) && agrees(item) && item.name !== context.owner?.name,
  );
  return target === undefined
    ? undefined
    : { target, because: "named as the resource, and of its key's type", confidence: 0.7 };
}

function findByWords(
  context: RelationContext,
  words: readonly string[],
  agrees: (target: Target) => boolean,
): Match | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const wanted = [...words.slice(start, -1), singularOf(words.at(-1) ?? "")].join("");
    const target = pick(context, (item) => item.stems.has(wanted) && agrees(item));
    const isOwnKey = start === 0 && target !== undefined && target.name === context.owner?.name;
    if (isOwnKey) return undefined;
    if (target !== undefined) {
      return {
        target,
        because: "named as the resource and its key, and of its key's type",
        confidence: start === 0 ? 0.9 : 0.75,
      };
    }
  }
  if (words[0] === "parent" && context.owner !== undefined && agrees(context.owner)) {
    return {
      target: context.owner,
      because: "a parent is a record of the same kind",
      confidence: 0.75,
    };
  }
  return findPerson(context, words, agrees);
}

/** `author_id`, `created_by_id`: people, whatever they are called where they are kept. */
function findPerson(
  context: RelationContext,
  words: readonly string[],
  agrees: (target: Target) => boolean,
): Match | undefined {
  if (!words.some((word) => PEOPLE.has(word))) return undefined;
  const isOwnKind =
    context.owner !== undefined && PEOPLE_TARGETS.some((name) => context.owner?.stems.has(name));
  const own = isOwnKind && agrees(context.owner) ? context.owner : undefined;
  const target =
    own ??
    PEOPLE_TARGETS.map((name) =>
      pick(context, (item) => item.stems.has(name) && agrees(item)),
    ).find((item) => item !== undefined);
  return target === undefined
    ? undefined
    : { target, because: "a role that a person has", confidence: 0.6 };
}

/** `country_code` where countries are kept by their `code`. */
function findByKeyWord(
  context: RelationContext,
  words: readonly string[],
  agrees: (target: Target) => boolean,
): Match | undefined {
  const last = words.at(-1) ?? "";
  const wanted = words.slice(0, -1).join("");
  if (wanted === "" || !/^(?:code|key|slug|username|number|sku|name)$/.test(last)) return undefined;
  const target = pick(
    context,
    (item) =>
      item.stems.has(wanted) &&
      item.key.at(-1)?.toLowerCase() === last &&
      agrees(item) &&
      item.name !== context.owner?.name,
  );
  return target === undefined
    ? undefined
    : { target, because: "named as the resource and its key field", confidence: 0.8 };
}

function findEmbedded(
  context: RelationContext,
  field: Field,
  inside: readonly Field[],
): Match | undefined {
  const names = (context.origins.get(field)?.names ?? []).map(stemOf);
  const own = stemOf(field.name);
  const carriesKey = (target: Target) => fieldAt(inside, target.key) !== undefined;
  const bySchema = pick(
    context,
    (item) => carriesKey(item) && names.some((name) => item.schemaStems.has(name)),
  );
  if (bySchema !== undefined) {
    return {
      target: bySchema,
      because: "an object of the same schema, with its key",
      confidence: 0.9,
    };
  }
  const words = splitWords(field.name);
  for (let start = 0; start < words.length; start += 1) {
    const wanted = stemOf(words.slice(start).join(" "));
    const byName = pick(context, (item) => carriesKey(item) && item.stems.has(wanted));
    if (byName !== undefined) {
      return {
        target: byName,
        because: "an object named as the resource, with its key",
        confidence: start === 0 ? 0.85 : 0.65,
      };
    }
  }
  if (own === "parent" && context.owner !== undefined && carriesKey(context.owner)) {
    return {
      target: context.owner,
      because: "a parent is a record of the same kind",
      confidence: 0.7,
    };
  }
  const byNameOfSchema = pick(
    context,
    (item) => carriesKey(item) && names.some((name) => item.stems.has(name)),
  );
  if (byNameOfSchema !== undefined)
    return {
      target: byNameOfSchema,
      because: "an object named as the resource, with its key",
      confidence: 0.7,
    };
  return findPerson(context, words, carriesKey);
}

function pick(context: RelationContext, isIt: (target: Target) => boolean): Target | undefined {
  return context.targets
    .filter((target) => isIt(target) && isWithinReach(context, target))
    .toSorted((a, b) => b.weight - a.weight)[0];
}

/** A record below a parent is found only where the parent's key is known. */
function isWithinReach(context: RelationContext, target: Target): boolean {
  return target.parents.every(
    (parent) => parent !== undefined && context.reachable.includes(parent),
  );
}

interface Referring {
  readonly match: Match;
  readonly kind: ReferenceField["kind"];
  readonly keyPath: JsonPath;
  readonly inside?: readonly Field[];
}

function refer(
  context: RelationContext,
  field: Field,
  { match, kind, keyPath, inside }: Referring,
): Field {
  const { target } = match;
  const {
    name,
    label,
    isRequired,
    description,
    isReadOnly,
    isWriteOnly,
    isNullable,
    isDeprecated,
  } = field;
  const titlePath = inside === undefined ? undefined : titleInside(target, inside);
  const pointer = context.origins.get(field)?.pointer ?? "";
  const reference: ReferenceField = {
    name,
    label: labelWithoutKey(name, label),
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isReadOnly ? { isReadOnly } : {}),
    ...(isWriteOnly ? { isWriteOnly } : {}),
    ...(isNullable ? { isNullable } : {}),
    ...(isDeprecated ? { isDeprecated } : {}),
    ...(field.default === undefined ? {} : { default: field.default }),
    kind,
    to: target.name,
    keyPath,
    ...(titlePath === undefined ? {} : { titlePath }),
    ...(target.isNumber ? { isInteger: true } : {}),
    evidence: { pointer, because: match.because, confidence: match.confidence },
  };
  return copyOrigin(context, field, reference);
}

function titleInside(target: Target, inside: readonly Field[]): JsonPath | undefined {
  if (target.title !== undefined && fieldAt(inside, target.title) !== undefined)
    return target.title;
  const named = inside.find(
    (item) =>
      /^(?:name|title|label|displayname|display_name|fullname|full_name)$/i.test(item.name) &&
      item.kind === "text",
  );
  return named === undefined ? undefined : [named.name];
}

/** `customer_id` shows a customer, so it is called "Customer"; `tag_ids` are "Tags". */
function labelWithoutKey(name: string, label: string): string {
  const words = splitWords(name);
  const last = words.at(-1) ?? "";
  if (label !== labelOf(name) || words.length < 2 || !KEY_WORDS.has(last)) return label;
  const rest = words.slice(0, -1);
  return writeLabel(last.endsWith("s") ? pluralWords(rest) : rest);
}

function copyOrigin(context: RelationContext, from: Field, to: Field): Field {
  const origin = context.origins.get(from);
  if (origin !== undefined) context.origins.set(to, origin);
  return to;
}
