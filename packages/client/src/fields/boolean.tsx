import { Checkbox, NativeSelect } from "@mantine/core";
import type { BooleanField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView, FilterProps, InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { ListBox } from "./list-box.tsx";
import { OtherValue } from "./other-value.tsx";

function BooleanCell({ value, isWhole }: CellProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  if (typeof value !== "boolean") return <OtherValue value={value} isWhole={isWhole} />;
  return <span className={value ? classes.yes : classes.no}>{t(value ? "yes" : "no")}</span>;
}

function BooleanInput({ field, value, onChange, problems }: InputProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  const frame = inputFrame(field, problems);
  if (field.isRequired) {
    return (
      <Checkbox
        {...frame}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  return (
    <NativeSelect
      {...frame}
      value={typeof value === "boolean" ? String(value) : ""}
      onChange={(event) => onChange(fromWord(event.currentTarget.value))}
      data={[
        { value: "", label: t("notGiven") },
        { value: "true", label: t("yes") },
        { value: "false", label: t("no") },
      ]}
    />
  );
}

function fromWord(word: string): boolean | undefined {
  return word === "" ? undefined : word === "true";
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
  Input: BooleanInput,
  Filter: BooleanFilter,
};
