import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator, ListShape } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { foldName } from "#infer/names/words.ts";
import type { RelationContext } from "./find-target.ts";
import { relateField, relateFields } from "./relate-fields.ts";

/** Turns fields and filters of a resource into references to the records that they identify. */
export function relateResource(relations: RelationContext, resource: Resource): Resource {
  const related = relateFields(relations, resource.fields);
  const isOtherLink = (field: Field) =>
    field.kind === "url" && relations.schemaFacts.get(field)?.isLink === true;
  const fields = related.filter((field) => !isOtherLink(field));
  if (resource.list === undefined) return { ...resource, fields };
  return { ...resource, fields, list: relateFilters(relations, resource.list, fields) };
}

/** A filter by the key of an embedded record belongs to its field: `customerId` to `customer {}`. */
function nameEmbedded(filter: Filter, fields: readonly Field[]): Filter {
  const name = foldName(filter.name);
  const embedded = fields.find(
    (field) =>
      field.kind === "reference" &&
      field.keyPath.length > 0 &&
      [foldName(field.keyPath.join("_")), "id"].some((key) => name === foldName(field.name) + key),
  );
  return embedded === undefined ? filter : { ...filter, fieldName: embedded.name };
}

const comparesKeys: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

/** A filter on a reference field gets the same input as the field. */
function relateFilters(
  relations: RelationContext,
  list: ListShape,
  fields: readonly Field[],
): ListShape {
  const filters = list.filters.map((declared) => {
    const filter = declared.fieldName === undefined ? nameEmbedded(declared, fields) : declared;
    const rowField = fields.find((field) => field.name === filter.fieldName);
    const field = relateField({ ...relations, isExplained: false }, filter.field);
    if (rowField?.kind !== "reference" || rowField.keyPath.length > 0) return { ...filter, field };
    if (!comparesKeys.has(filter.operator)) return { ...filter, field };
    const reference = { ...rowField, name: field.name, isRequired: field.isRequired };
    if (field.kind !== "choice" && field.kind !== "list") return { ...filter, field: reference };
    if (filter.operator !== "is" && field.kind === "list")
      return { ...filter, field: { ...reference, kind: "references" as const } };
    return { ...filter, field };
  });
  return { ...list, filters };
}
