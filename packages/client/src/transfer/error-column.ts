import type { TransferColumn } from "@quarterdeck/model";

/** Column of error messages; an import ignores it. */
export const ERROR_COLUMN = "# error";

export function textColumn(name: string): TransferColumn {
  return { name, path: [name], field: { kind: "text", name, label: name, isRequired: false } };
}
