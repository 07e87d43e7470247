import type { BooleanField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView, FilterProps } from "./field-view.ts";
import { ListBox } from "./list-box.tsx";
import { OtherValue } from "./other-value.tsx";

function BooleanCell({ value, isWhole }: CellProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  if (typeof value !== "boolean") return <OtherValue value={value} isWhole={isWhole} />;
  return <span className={value ? classes.yes : classes.no}>{t(value ? "yes" : "no")}</span>;
}

function BooleanFilter({ label, values, onChange }: FilterProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  return (
    <ListBox
      label={label}
      choices={[
        { value: "true", label: t("yes") },
        { value: "false", label: t("no") },
      ]}
      isMultiple={false}
      chosen={values}
      onChosen={(next) => onChange(next, false)}
    />
  );
}

export const booleanView: FieldView<BooleanField> = {
  align: "start",
  Cell: BooleanCell,
  Filter: BooleanFilter,
};
