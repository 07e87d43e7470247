import type { TransferColumn } from "@quarterdeck/model";

/** No column of a record: an import leaves it out. */
export const ERROR_COLUMN = "# error";

export function textColumn(name: string): TransferColumn {
  return { name, path: [name], field: { kind: "text", name, label: name, isRequired: false } };
}
