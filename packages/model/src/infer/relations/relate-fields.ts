import type { Field, GroupField, ListField, ReferenceField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import {
  KEY_WORDS,
  matchByName,
  matchDeclared,
  matchEmbedded,
  matchValues,
} from "./match-target.ts";
import type { Match, RelationContext } from "./find-target.ts";
import { fieldAt } from "./relation-targets.ts";
import type { RelationTarget } from "./relation-targets.ts";
import { labelOf, pluralWords, splitWords, writeLabel } from "#infer/names/words.ts";

/** The fields with those that name a record of another resource turned into references. */
export function relateFields(context: RelationContext, fields: readonly Field[]): readonly Field[] {
  return fields.map((field) => relateTyped(context, field, fields) ?? relateField(context, field));
}

/** `assignee_id` beside an `assignee_type` that can only be "server"; one that can be several leads to none for sure. */
function relateTyped(
  context: RelationContext,
  field: Field,
  siblings: readonly Field[],
): Field | undefined {
  const words = splitWords(field.name);
  if (words.length < 2 || !KEY_WORDS.has(words.at(-1) ?? "")) return undefined;
  const wanted = [...words.slice(0, -1), "type"].join();
  const type = siblings.find(({ name }) => splitWords(name).join() === wanted);
  if (type?.kind !== "choice") return undefined;
  const [only] = type.choices;
  if (type.choices.length > 1 || only === undefined) return field;
  const named = { ...field, name: `${String(only.value)}_id` };
  const match = matchByName(context, named, { isList: false });
  return match && refer(context, field, { match, kind: "reference", keyPath: [] });
}

export function relateField(context: RelationContext, field: Field): Field {
  if (context.schemaFacts.get(field)?.isPlain) return field;
  if (field.kind === "group") return relateGroup(context, field);
  if (field.kind === "list") return relateList(context, field);
  if (field.kind === "text" || field.kind === "number")
    return relateScalar(context, field) ?? field;
  return field.kind === "json" ? (relateClosed(context, field) ?? field) : field;
}

function relateScalar(context: RelationContext, field: Field): Field | undefined {
  const match = matchDeclared(context, field) ?? matchByName(context, field, { isList: false });
  if (match === undefined) return undefined;
  return refer(context, field, { match, kind: "reference", keyPath: [] });
}

/** What was too deep to be opened may carry the key of a record all the same. */
function relateClosed(context: RelationContext, field: Field): Field | undefined {
  const origin = context.schemaFacts.get(field);
  const inside = origin?.inside?.() ?? [];
  const match = inside.length === 0 ? undefined : matchEmbedded(context, field, inside);
  if (match === undefined) return undefined;
  const kind = origin?.isList === true ? "references" : "reference";
  return refer(context, field, { match, kind, keyPath: match.target.key, inside });
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
  const fields = relateFields({ ...context, links: new Map() }, field.fields);
  // What is sent is an object of another shape than a reference is typed as.
  const isLinkage = field.name === "relationships" && context.isExplained;
  return copySchemaFacts(context, field, {
    ...field,
    fields: isLinkage
      ? field.fields.map(
          (member, place) => relateLinkage(context, member) ?? fields[place] ?? member,
        )
      : fields,
  });
}

/** JSON:API keeps references apart from a record's other fields: `relationships: { author: { data: { id, type } } }`. */
function relateLinkage(context: RelationContext, member: Field): Field | undefined {
  const data = insideOf(context, member).find(({ name }) => name === "data");
  if (data === undefined || data.kind === "list" || context.schemaFacts.get(data)?.isList === true)
    return undefined;
  const inside = insideOf(context, data);
  const type = inside.find(({ name }) => name === "type");
  if (type === undefined) return undefined;
  const [only, ...others] = type.kind === "choice" ? type.choices : [];
  const said = only === undefined || others.length > 0 ? undefined : String(only.value);
  const match =
    (said === undefined ? undefined : matchEmbedded(context, { ...member, name: said }, inside)) ??
    matchEmbedded(context, member, inside);
  if (match === undefined) return undefined;
  return refer(context, member, {
    match,
    kind: "reference",
    keyPath: ["data", ...match.target.key],
  });
}

function insideOf(context: RelationContext, field: Field): readonly Field[] {
  return field.kind === "group" ? field.fields : (context.schemaFacts.get(field)?.inside?.() ?? []);
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
    return copySchemaFacts(context, field, { ...field, item: relateGroupInside(context, item) });
  }
  if (item.kind !== "text" && item.kind !== "number") return field;
  const match =
    matchDeclared(context, field) ??
    matchByName(context, { ...item, name: field.name }, { isList: true }) ??
    matchValues(context, field);
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
  const pointer = context.schemaFacts.get(field)?.pointer ?? "";
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
    ...(target.isNumber && !isText(field) ? { isInteger: true } : {}),
    ...(target.isLastSegment && keyPath.length === 0 ? { isLastSegment: true } : {}),
    ...(context.isExplained
      ? { evidence: { pointer, reason: match.reason, confidence: match.confidence } }
      : {}),
  };
  return copySchemaFacts(context, field, reference);
}

/** What is written as text stays text, though the key is a number: "ID or name". */
function isText(field: Field): boolean {
  return field.kind === "text" || (field.kind === "list" && field.item.kind === "text");
}

function titleInside(target: RelationTarget, inside: readonly Field[]): JsonPath | undefined {
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

function copySchemaFacts(context: RelationContext, from: Field, to: Field): Field {
  const origin = context.schemaFacts.get(from);
  if (origin !== undefined) context.schemaFacts.set(to, origin);
  return to;
}
