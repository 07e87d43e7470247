import { Checkbox, NativeSelect } from "@mantine/core";
import type { BooleanField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./boolean-input.module.css";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { readBoolean } from "#fields/values/read-boolean.ts";
import type { InputProps } from "#fields/field-props.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { inputFrame } from "./input-frame.ts";

const noIcon = () => null;

/** Values of the options. */
const values: ReadonlyMap<string, boolean | null | undefined> = new Map([
  ["", undefined],
  ["null", null],
  ["true", true],
  ["false", false],
]);

export function BooleanInput({
  field,
  value: stored,
  onChange,
  problems,
}: InputProps<BooleanField>): ReactNode {
  const value = readBoolean(stored) ?? stored;
  const t = useInputTexts();
  const frame = inputFrame(field, problems);
  const isSet = useInitialValue(value) !== undefined;
  if ((field.isRequired || isSet) && field.isNullable !== true && typeof value === "boolean") {
    return (
      <Checkbox
        {...frame}
        role="switch"
        aria-checked={value}
        icon={noIcon}
        classNames={{ inner: classes.track, input: classes.switch }}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const isNullable = field.isNullable === true || value === null;
  return (
    <NativeSelect
      {...frame}
      required={field.isRequired}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => onChange(values.get(event.currentTarget.value))}
      data={[
        { value: "", label: t("notSet") },
        ...(isNullable ? [{ value: "null", label: t("null") }] : []),
        { value: "true", label: t("yes") },
        { value: "false", label: t("no") },
      ]}
    />
  );
}
