import type { Field, Variant } from "#types/field.ts";
import type { RelationContext } from "./find-target.ts";
import { relateField } from "./relate-fields.ts";

const compound: ReadonlySet<Field["kind"]> = new Set(["group", "map", "variants"]);

/** Relates the fields of a request body. The body itself is never a reference. */
export function relateBody(relations: RelationContext, field: Field): Field {
  const isCompound = compound.has(field.kind === "list" ? field.item.kind : field.kind);
  return isCompound ? relateBodyField(relations, field) : field;
}

/** Turns keys in a request body into references; an embedded object remains an object. */
export function relateBodyField(relations: RelationContext, field: Field): Field {
  const relate = (inner: Field) => relateBodyField(relations, inner);
  switch (field.kind) {
    case "group":
      return {
        ...field,
        fields: field.fields.map(relate),
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
      return related === field ? { ...field, types: field.types.map(relate) } : related;
    }
    case "list":
      if (field.item.kind === "group") return { ...field, item: relate(field.item) };
      break;
    default:
  }
  const related = relateField(relations, field);
  return related === field ? (relateAsRead(relations, field) ?? field) : related;
}

function relateVariant(variant: Variant, relate: (field: Field) => Field): Variant {
  return variant.fields === undefined
    ? variant
    : { ...variant, fields: variant.fields.map(relate) };
}

/** Reference for a key that responses contain as an object: "ID or name of the image". */
function relateAsRead({ ownerFields }: RelationContext, field: Field): Field | undefined {
  if (field.kind !== "text" && field.kind !== "number") return undefined;
  const same = ownerFields?.find(({ name }) => name === field.name);
  if (same?.kind !== "reference" || same.keyPath.length === 0) return undefined;
  const { to, isInteger } = same;
  const { name, label, isRequired, description, isNullable, isDeprecated } = field;
  return {
    name,
    label,
    isRequired,
    ...(description === undefined ? {} : { description }),
    ...(isNullable ? { isNullable } : {}),
    ...(isDeprecated ? { isDeprecated } : {}),
    kind: "reference",
    to,
    keyPath: [],
    ...(isInteger && field.kind === "number" ? { isInteger } : {}),
  };
}
