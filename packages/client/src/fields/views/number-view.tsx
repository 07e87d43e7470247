import { isExactNumber, type NumberField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import type { CellProps, CellTools, FieldView } from "#fields/field-props.ts";
import { formatNumber, isCodeName } from "#fields/formats/format-number.ts";
import { useFormats } from "#texts/formats.ts";
import { PlainValue } from "./plain-value.tsx";

function NumberCell({ field, value, isWhole }: CellProps<NumberField>): ReactNode {
  const formats = useFormats();
  return numberContent(value, field, { formats }) ?? <PlainValue value={value} isWhole={isWhole} />;
}

function numberContent(
  value: unknown,
  field: NumberField,
  { formats: { locale } }: Pick<CellTools, "formats">,
): ReactNode {
  const isNumber = typeof value === "number" || isExactNumber(value);
  const text = isNumber || typeof value === "string" ? String(value) : undefined;
  const written =
    text === undefined
      ? undefined
      : formatNumber(text, { locale, isGrouped: !isCodeName(field.name) });
  if (written === undefined) return undefined;
  return (
    <span className={classes.number} title={written === text ? undefined : text}>
      {written}
    </span>
  );
}

export const numberView: FieldView<NumberField> = {
  align: "end",
  Cell: NumberCell,
  content: numberContent,
};
