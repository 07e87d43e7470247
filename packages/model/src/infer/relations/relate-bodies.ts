import type { Field, Variant } from "#types/field.ts";
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
 * input for the same relation could create a record.
 */
function withoutTwins(
  relations: RelationContext,
  described: readonly Field[],
  related: readonly Field[],
): readonly Field[] {
  const twins = new Set(
    related.flatMap((field, index) => {
      const key = described[index];
      const twin =
        key !== undefined && field.kind === "reference" && field.keyPath.length === 0
          ? findTwin(key, described)
          : undefined;
      if (twin?.kind !== "group" || twin.isRequired || field.kind !== "reference") return [];
      return matchEmbedded(relations, twin, twin.fields)?.target.name === field.to
        ? [twin.name]
        : [];
    }),
  );
  return twins.size === 0
    ? related
    : related.map((field) => (twins.has(field.name) ? { ...field, isReadOnly: true } : field));
}

function relateVariant(variant: Variant, relate: (field: Field) => Field): Variant {
  return variant.fields === undefined
    ? variant
    : { ...variant, fields: variant.fields.map(relate) };
}
