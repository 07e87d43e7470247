import type { Field } from "#types/field.ts";
import type { FilterOperator, ListShape } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import type { RelationContext } from "./find-target.ts";
import { relateField, relateFields } from "./relate-fields.ts";

/** Turns fields and filters of a resource into references to the records that they identify. */
export function relateResource(relations: RelationContext, resource: Resource): Resource {
  const fields = relateFields(relations, resource.fields);
  if (resource.list === undefined) return { ...resource, fields };
  return { ...resource, fields, list: relateFilters(relations, resource.list, fields) };
}

const comparesKeys: ReadonlySet<FilterOperator> = new Set(["is", "is-not", "in"]);

/** A filter on a reference field gets the same input as the field. */
function relateFilters(
  relations: RelationContext,
  list: ListShape,
  fields: readonly Field[],
): ListShape {
  const filters = list.filters.map((filter) => {
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
