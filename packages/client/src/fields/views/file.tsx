import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OutsideLink } from "./external-link.tsx";
import { writePlain } from "./plain-value.tsx";

function FileCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = writePlain(value);
  return <OutsideLink address={text} text={text} isWhole={isWhole} />;
}

export const fileView: FieldView<TextField> = {
  align: "start",
  Cell: FileCell,
};
