import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView, InputProps } from "./field-view.ts";
import { OutsideLink } from "./outside-link.tsx";
import { writePlain } from "./other-value.tsx";
import { TextFilter } from "./text-filter.tsx";
import { TextInputOf } from "./text-input-of.tsx";

function UrlCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = writePlain(value);
  return <OutsideLink address={text} text={text} isWhole={isWhole} />;
}

function UrlInput(props: InputProps<TextField>): ReactNode {
  return <TextInputOf {...props} type="url" />;
}

export const urlView: FieldView<TextField> = {
  align: "start",
  Cell: UrlCell,
  Input: UrlInput,
  Filter: TextFilter,
};
