import type { Field } from "#types/field.ts";

/** Maximum depth of response fields: the record's own fields and those of embedded objects. */
export const RESPONSE_DEPTH = 2;

/**
 * Reads fields at increasing depth while their count is within the budget. It starts with the shallowest,
 * because a wide schema grows without limit with depth.
 */
export function readWithinBudget(
  depths: readonly number[],
  budget: number,
  read: (depth: number) => readonly Field[],
): readonly Field[] {
  let fields: readonly Field[] = [];
  for (const [index, depth] of depths.entries()) {
    const deeper = read(depth);
    if (index > 0 && countFields(deeper) > budget) return fields;
    fields = deeper;
    if (countFields(fields) > budget) return fields;
    // Greater depths add only longer descriptions: the last one has them all.
    if (!fields.some(hasUnread)) {
      const described = read(depths.at(-1) ?? depth);
      return countFields(described) > budget ? fields : described;
    }
  }
  return fields;
}

/** True if the value of the field, or of a field in it, is JSON: a greater depth may read it. */
function hasUnread(field: Field): boolean {
  if (field.kind === "list") return hasUnread(field.item);
  if (field.kind === "map") return hasUnread(field.value);
  if (field.kind === "variants") return field.types.some(hasUnread);
  if (field.kind !== "group") return field.kind === "json";
  const { additionalProperties = [] } = field;
  const inVariants = field.variants?.flatMap(({ fields }) => fields ?? []) ?? [];
  return [...field.fields, ...inVariants, additionalProperties].flat().some(hasUnread);
}

/** Number of fields including nested ones; a choice field counts by the number of its choices. */
export function countFields(fields: readonly Field[]): number {
  let count = 0;
  for (const field of fields) {
    count += 1;
    if (field.kind === "group") {
      count += countFields(field.fields);
      for (const { fields: own } of field.variants ?? []) count += countFields(own ?? []);
    } else if (field.kind === "map") count += countFields([field.value]);
    else if (field.kind === "variants") count += countFields(field.types);
    else if (field.kind === "list") count += countFields([field.item]);
    else if (field.kind === "choice" || field.kind === "choices") count += field.choices.length / 4;
  }
  return count;
}
