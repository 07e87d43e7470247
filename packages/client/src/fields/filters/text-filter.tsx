import { TextInput } from "@mantine/core";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { Field } from "@quarterdeck/model";
import { numberSigns } from "#fields/formats/number-symbols.ts";
import { useFormats } from "#texts/formats.ts";
import type { FilterProps } from "#fields/field-props.ts";
import { useTexts } from "#texts/use-texts.ts";

/** What the list is narrowed by, typed; several values with commas between them. */
export function TextFilter({
  label,
  field,
  operator,
  values,
  onChange,
  fault,
  type = "text",
  inputMode,
}: FilterProps & {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: "decimal" | "numeric";
}): ReactNode {
  const t = useTexts("filters");
  const { locale } = useFormats();
  const isList = takesList(field.kind, operator);
  const separator = separatorOf(field, locale);
  return (
    <TextInput
      label={label}
      description={
        isList
          ? t(separator === "," ? "withCommas" : "withSemicolons")
          : operator === "raw"
            ? field.description
            : undefined
      }
      error={fault}
      type={type}
      inputMode={inputMode}
      // Seconds only where they are there: the browser's own input wants what it shows filled in.
      step={type === "datetime-local" && !values.every((one) => /:00$/.test(one)) ? 1 : undefined}
      autoComplete="off"
      defaultValue={values.join(`${separator} `)}
      onChange={({ currentTarget: { value } }) =>
        onChange(isList ? splitList(value, separator) : value === "" ? [] : [value])
      }
    />
  );
}

export function takesList(
  kind: FilterProps["field"]["kind"],
  operator: FilterProps["operator"],
): boolean {
  return operator === "in" || kind === "list";
}

/** A comma between numbers would be a decimal one where people write such. */
function separatorOf(field: Field, locale: string): "," | ";" {
  const isDecimal = field.kind === "number" && field.isInteger !== true;
  return isDecimal && numberSigns(locale).decimal === "," ? ";" : ",";
}

function splitList(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
