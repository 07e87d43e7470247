import type { Field } from "#nouns/field.ts";

/** Levels of an answer's fields that are opened at most: the record's own and those of what it embeds. */
export const ANSWER_DEPTH = 2;

/** Reads fields as deep as the budget allows: at the first depth whose fields are not too many, else at the last. */
export function readWithin(
  depths: readonly number[],
  budget: number,
  read: (depth: number) => readonly Field[],
): readonly Field[] {
  let fields: readonly Field[] = [];
  for (const depth of depths) {
    fields = read(depth);
    if (countFields(fields) <= budget) return fields;
  }
  return fields;
}

/** Fields with those inside them; a choice weighs by what it offers. */
function countFields(fields: readonly Field[]): number {
  let count = 0;
  for (const field of fields) {
    count += 1;
    if (field.kind === "group") count += countFields(field.fields);
    else if (field.kind === "list") count += countFields([field.item]);
    else if (field.kind === "choice" || field.kind === "choices") count += field.choices.length / 4;
  }
  return count;
}
