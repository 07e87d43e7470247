import { COMMENT_MARK, type TransferColumn } from "@quarterdeck/model";

/** Name of the column of error messages: a comment, which an import ignores. */
export function errorColumn(text: string): string {
  return `${COMMENT_MARK}${text}`;
}

/** Column with the heading `name` and the texts of a member. */
export function textColumn(name: string, member = name): TransferColumn {
  return {
    name,
    path: [member],
    field: { kind: "text", name: member, label: name, isRequired: false },
  };
}
