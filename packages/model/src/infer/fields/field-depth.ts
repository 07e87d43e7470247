import type { Field } from "#types/field.ts";

/** Levels of an answer's fields that are opened at most: the record's own and those of what it embeds. */
export const RESPONSE_DEPTH = 2;

/**
 * Reads fields as deep as the budget allows. From the shallowest on: what is too wide there would be without end
 * further down.
 */
export function readWithinBudget(
  depths: readonly number[],
  budget: number,
  read: (depth: number) => readonly Field[],
): readonly Field[] {
  let fields: readonly Field[] = [];
  for (const [place, depth] of depths.entries()) {
    const deeper = read(depth);
    if (place > 0 && countFields(deeper) > budget) return fields;
    fields = deeper;
    if (countFields(fields) > budget) return fields;
  }
  return fields;
}

/** Fields with those inside them; a choice weighs by what it offers. */
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
