import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { writePlain } from "./plain-value.tsx";

function ColorCell({ value }: CellProps<TextField>): ReactNode {
  const text = writePlain(value);
  return (
    <span className={classes.color}>
      <span className={classes.swatch} style={{ backgroundColor: text }} aria-hidden="true" />
      {text}
    </span>
  );
}

export const colorView: FieldView<TextField> = {
  align: "start",
  Cell: ColorCell,
};
