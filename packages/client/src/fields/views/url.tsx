import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OutsideLink } from "./external-link.tsx";
import { writePlain } from "./plain-value.tsx";

function UrlCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = writePlain(value);
  return <OutsideLink address={text} text={text} isWhole={isWhole} />;
}

export const urlView: FieldView<TextField> = {
  align: "start",
  Cell: UrlCell,
};
