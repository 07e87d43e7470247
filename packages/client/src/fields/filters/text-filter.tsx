import { TextInput } from "@mantine/core";
import { isTimeType, TimeInput } from "#components/inputs/times/time-input.tsx";
import type { Field, NumberField } from "@quarterdeck/model";
import { type HTMLInputTypeAttribute, type ReactNode, useId } from "react";
import { numberSymbols } from "#fields/formats/number-symbols.ts";
import { useFormats } from "#texts/formats.ts";
import type { FilterProps } from "#fields/field-props.ts";
import { useTexts } from "#texts/use-texts.ts";

/** Filter value as text; several values are separated by commas. */
export function TextFilter({
  label,
  field,
  operator,
  values,
  onChange,
  error,
  type = "text",
  inputMode,
}: FilterProps & {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: "decimal" | "numeric";
}): ReactNode {
  const t = useTexts("filters");
  const { locale } = useFormats();
  const id = useId();
  const isList = takesList(field.kind, operator);
  const separator = separatorOf(field, locale);
  if (isTimeType(type) && !isList) {
    const [value = ""] = values;
    return (
      <TimeInput
        {...{ label, error, type, value }}
        // With a step of seconds, the browser requires seconds.
        step={type === "datetime-local" && !/:00$/.test(value) ? 1 : undefined}
        onValue={(next) => onChange(next === "" ? [] : [next])}
      />
    );
  }
  const suggestions = field.kind === "text" && !isList ? field.suggestions : undefined;
  const input = (
    <TextInput
      label={label}
      list={suggestions && `${id}-values`}
      description={
        isList
          ? t(separator === "," ? "withCommas" : "withSemicolons")
          : operator === "raw"
            ? field.description
            : undefined
      }
      error={error}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      defaultValue={values.join(`${separator} `)}
      onChange={({ currentTarget: { value } }) =>
        onChange(isList ? splitList(value, separator) : value === "" ? [] : [value])
      }
    />
  );
  if (suggestions === undefined) return input;
  return (
    <>
      {input}
      <datalist id={`${id}-values`}>
        {suggestions.map(({ value, label: text }) => (
          <option key={String(value)} value={String(value)} label={text} />
        ))}
      </datalist>
    </>
  );
}

/** A text input: a number input would round numbers that JavaScript cannot represent. */
export function NumberFilter(props: FilterProps<NumberField>): ReactNode {
  return (
    <TextFilter {...props} inputMode={props.field.isInteger === true ? "numeric" : "decimal"} />
  );
}

export function takesList(
  kind: FilterProps["field"]["kind"],
  operator: FilterProps["operator"],
): boolean {
  return operator === "in" || kind === "list";
}

/** Semicolon if the locale writes decimals with a comma. */
function separatorOf(field: Field, locale: string): "," | ";" {
  const isDecimal = field.kind === "number" && field.isInteger !== true;
  return isDecimal && numberSymbols(locale).decimal === "," ? ";" : ",";
}

function splitList(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
