import type { Field, GroupField, ReferenceField, Variant } from "#types/field.ts";
import { foldName } from "#infer/names/words.ts";
import type { RelationContext } from "./find-target.ts";
import { relateEmbedded } from "./embedded-references.ts";
import { relateAsDeclared, relateAsRead, relateByWords } from "./key-or-record.ts";
import { relateLinkage } from "./linkages.ts";
import { relateByType, relateField } from "./relate-fields.ts";
const compound: ReadonlySet<Field["kind"]> = new Set(["group", "map", "variants"]);
import { matchEmbedded } from "./match-embedded.ts";
import { findTwin } from "./twin-objects.ts";
import { relateTyped } from "./typed-references.ts";

/** Relates the fields of a request body. The body itself is never a reference. */
export function relateBody(relations: RelationContext, field: Field): Field {
  const isCompound = compound.has(field.kind === "list" ? field.item.kind : field.kind);
  if (!isCompound) return field;
  const related = relateBodyField(relations, field);
  if (related.kind !== "group") return related;
  const fields = related.fields.map((own) => relateAsDeclared(relations, own) ?? own);
  return { ...related, fields };
}

/** Turns keys in a request body into references; an embedded object remains an object. */
export function relateBodyField(relations: RelationContext, field: Field): Field {
  const related = relateKeys(relations, field);
  if (related === field || related.kind !== "reference" || related.keyPath.length > 0)
    return related;
  const object =
    field.kind === "variants" ? field.types.find(({ kind }) => kind === "group") : field;
  if (object?.kind !== "group" || object.fields.length < 2) return related;
  // The value is a key, or the object of a new record.
  const fields = object.fields.map((inner) => relateBodyField(relations, inner));
  return { ...related, embedded: { ...object, fields } };
}

function relateKeys(relations: RelationContext, field: Field): Field {
  const relate = (inner: Field) => relateBodyField(relations, inner);
  const key =
    relateByWords(relations, field) ??
    relateLinkage(relations, field) ??
    relateTyped(relations, field);
  if (key !== undefined) return key;
  switch (field.kind) {
    case "group":
      return {
        ...field,
        fields: withoutTwins(
          relations,
          field.fields,
          field.fields.map(
            (inner) =>
              relateByType(relations, inner, field.fields) ??
              relateEmbedded(relations, inner) ??
              relate(inner),
          ),
        ),
        ...(field.variants === undefined
          ? {}
          : { variants: field.variants.map((variant) => relateVariant(variant, relate)) }),
        ...(field.additionalProperties === undefined
          ? {}
          : { additionalProperties: relate(field.additionalProperties) }),
      };
    case "map":
      return { ...field, value: relate(field.value) };
    case "variants": {
      const related = relateField(relations, field);
      if (related !== field) return related;
      return relateAsRead(relations, field) ?? { ...field, types: field.types.map(relate) };
    }
    case "list":
      if (field.item.kind === "group") return { ...field, item: relate(field.item) };
      break;
    default:
  }
  const related = relateField(relations, field);
  return related === field ? (relateAsRead(relations, field) ?? field) : related;
}

/**
 * Fields in which the record next to its key is read-only: `owner {}` next to `owner_id`. A form writes the key; a second
 * input for the same relation could create a record. An object without a key is a new record, in place of the key.
 */
function withoutTwins(
  relations: RelationContext,
  described: readonly Field[],
  related: readonly Field[],
): readonly Field[] {
  const readOnly = new Set<string>();
  const fields = related.map((field, index) => {
    const key = described[index];
    if (key === undefined || field.kind !== "reference" || field.keyPath.length > 0) return field;
    const twin = findTwin(key, described);
    if (twin?.kind !== "group" || twin.isRequired) return field;
    if (matchEmbedded(relations, twin, twin.fields)?.target.name === field.to)
      readOnly.add(twin.name);
    else if (!field.isRequired && isNewRecord(relations, field, twin))
      return { ...field, twin: twin.name };
    return field;
  });
  return readOnly.size === 0
    ? fields
    : fields.map((field) => (readOnly.has(field.name) ? { ...field, isReadOnly: true } : field));
}

/** True for an object whose members are those of the records that the key refers to, without their key. */
function isNewRecord(
  { targets }: RelationContext,
  { to }: ReferenceField,
  { fields }: GroupField,
): boolean {
  const target = targets.byName.get(to);
  const written = fields.filter(({ isReadOnly }) => isReadOnly !== true);
  const same = written.filter(({ name }) => target?.members.has(foldName(name)));
  return same.length > 0 && same.length * 2 >= written.length;
}

function relateVariant(variant: Variant, relate: (field: Field) => Field): Variant {
  return variant.fields === undefined
    ? variant
    : { ...variant, fields: variant.fields.map(relate) };
}
