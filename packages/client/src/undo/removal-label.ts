import type { Operation } from "@quarterdeck/model";

/** Label of a removal that the API does not call a deletion, such as "End session"; undefined: a deletion. */
export function removalLabel(
  operations: readonly Pick<Operation, "id" | "label">[],
  id: string | undefined,
): string | undefined {
  const label = operations.find((one) => one.id === id)?.label;
  return label === undefined || DELETION.test(label) ? undefined : label;
}

const DELETION = /\b(?:del|delet(?:e|es|ed|ion)|destroy(?:s|ed)?)\b/i;
