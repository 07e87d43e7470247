import type { ReactNode } from "react";
import { JsonView } from "#components/values/json-view.tsx";
import classes from "./cell.module.css";
import { CutText } from "./truncated-text.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { writePlain } from "./plain-value.tsx";

function JsonCell({ field, value, isWhole }: CellProps): ReactNode {
  const isInside = typeof value === "object";
  if (isWhole && isInside) return <JsonView value={value} label={field.label} />;
  return (
    <span className={isInside ? classes.json : undefined}>
      <CutText text={writePlain(value)} isWhole={isWhole} />
    </span>
  );
}

export const jsonView: FieldView = {
  align: "start",
  Cell: JsonCell,
};
