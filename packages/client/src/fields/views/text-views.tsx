import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import classes from "./cell.module.css";
import { ExternalLink } from "./external-link.tsx";
import { PlainValue, formatPlain } from "./plain-value.tsx";

export const textView: FieldView<TextField> = {
  align: "start",
  Cell: PlainValue,
};

function UrlCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = formatPlain(value);
  return <ExternalLink address={text} text={text} isWhole={isWhole} />;
}

export const urlView: FieldView<TextField> = {
  align: "start",
  Cell: UrlCell,
};

const singleAddress = /^[^\s@?&]+@[^\s@?&]+$/;

function EmailCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = formatPlain(value);
  const address = singleAddress.test(text) ? `mailto:${text}` : text;
  return <ExternalLink address={address} text={text} isWhole={isWhole} />;
}

export const emailView: FieldView<TextField> = {
  align: "start",
  Cell: EmailCell,
};

function ColorCell({ value }: CellProps<TextField>): ReactNode {
  const text = formatPlain(value);
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
