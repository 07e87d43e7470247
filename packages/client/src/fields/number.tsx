import { TextInput } from "@mantine/core";
import { isExactNumber, type NumberField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView, FilterProps, InputProps } from "./field-view.ts";
import { formatNumber, isCodeName } from "./format-number.ts";
import { useFormats } from "./formats.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { OtherValue } from "./other-value.tsx";
import { readNumber } from "./read-number.ts";
import { TextFilter } from "./text-filter.tsx";

function NumberCell({ field, value, isWhole }: CellProps<NumberField>): ReactNode {
  const { locale } = useFormats();
  const isNumber = typeof value === "number" || isExactNumber(value);
  const text = isNumber || typeof value === "string" ? String(value) : undefined;
  const written =
    text === undefined
      ? undefined
      : formatNumber(text, { locale, isGrouped: !isCodeName(field.name) });
  if (written === undefined) return <OtherValue value={value} isWhole={isWhole} />;
  return (
    <span className={classes.number} title={written === text ? undefined : text}>
      {written}
    </span>
  );
}

function NumberInput({ field, value, onChange, problems }: InputProps<NumberField>): ReactNode {
  const t = useTexts("fields");
  // A text input: the browser's own number input rounds what it cannot hold and hides what it cannot read.
  const isWrong = typeof value === "string" && readNumber(value) === undefined;
  const frame = inputFrame(field, problems);
  return (
    <TextInput
      {...frame}
      error={frame.error ?? (isWrong && t("notNumber"))}
      inputMode={field.isInteger === true ? "numeric" : "decimal"}
      autoComplete="off"
      value={readText(value)}
      onChange={(event) => onChange(writeNumber(event.currentTarget.value, field))}
    />
  );
}

function writeNumber(text: string, field: NumberField): unknown {
  if (text === "") return undefined;
  const read = readNumber(text);
  return read === undefined || field.isText === true ? text : read;
}

function NumberFilter(props: FilterProps<NumberField>): ReactNode {
  return (
    <TextFilter {...props} inputMode={props.field.isInteger === true ? "numeric" : "decimal"} />
  );
}

export const numberView: FieldView<NumberField> = {
  align: "end",
  Cell: NumberCell,
  Input: NumberInput,
  Filter: NumberFilter,
};
