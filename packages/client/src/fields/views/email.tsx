import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OutsideLink } from "./external-link.tsx";
import { writePlain } from "./plain-value.tsx";

const oneAddress = /^[^\s@?&]+@[^\s@?&]+$/;

function EmailCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = writePlain(value);
  const address = oneAddress.test(text) ? `mailto:${text}` : text;
  return <OutsideLink address={address} text={text} isWhole={isWhole} />;
}

export const emailView: FieldView<TextField> = {
  align: "start",
  Cell: EmailCell,
};
