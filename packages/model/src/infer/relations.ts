import type { Field, GroupField, ListField, ReferenceField } from "#nouns/field.ts";
import type { JsonPath } from "#nouns/json.ts";
import { KEY_WORDS, matchByName, matchDeclared, matchEmbedded } from "./match-target.ts";
import type { Match, RelationContext } from "./match-target.ts";
import { fieldAt } from "./targets.ts";
import type { Target } from "./targets.ts";
import { labelOf, pluralWords, splitWords, writeLabel } from "./words.ts";

/** The fields with those that name a record of another resource turned into references. */
export function relateFields(context: RelationContext, fields: readonly Field[]): readonly Field[] {
  return fields.map((field) => relateField(context, field));
}

export function relateField(context: RelationContext, field: Field): Field {
  if (context.origins.get(field)?.isPlain) return field;
  if (field.kind === "group") return relateGroup(context, field);
  if (field.kind === "list") return relateList(context, field);
  if (field.kind === "text" || field.kind === "number")
    return relateScalar(context, field) ?? field;
  return field;
}

function relateScalar(context: RelationContext, field: Field): Field | undefined {
  const match = matchDeclared(context, field) ?? matchByName(context, field, { isList: false });
  if (match === undefined) return undefined;
  return refer(context, field, { match, kind: "reference", keyPath: [] });
}

function relateGroup(context: RelationContext, field: GroupField): Field {
  const match = matchEmbedded(context, field, field.fields);
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
    const match = matchEmbedded(context, field, item.fields);
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
    matchDeclared(context, field) ??
    matchByName(context, { ...item, name: field.name }, { isList: true });
  return match === undefined
    ? field
    : refer(context, field, { match, kind: "references", keyPath: [] });
}

function relateGroupInside(context: RelationContext, item: GroupField): Field {
  return { ...item, fields: relateFields({ ...context, links: new Map() }, item.fields) };
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
    ...(context.isExplained
      ? { evidence: { pointer, because: match.because, confidence: match.confidence } }
      : {}),
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
