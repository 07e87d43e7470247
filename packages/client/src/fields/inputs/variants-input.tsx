import { NativeSelect } from "@mantine/core";
import { type Field, typeOf, type VariantsField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { newItem } from "#fields/values/empty-value.ts";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { JsonInput } from "./json-input.tsx";
import { kindName } from "./kind-names.ts";

/** A value of one of several types: first which, then the value. */
export function VariantsInput(props: InputProps<VariantsField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useInputTexts();
  const [picked, setPicked] = useState<number>();
  const isEmpty = value === undefined || value === null;
  const told = typeOf(field, value);
  const place = picked ?? (told === undefined ? -1 : field.types.indexOf(told));
  const type = field.types[place];
  if (!isEmpty && type === undefined) return <JsonInput {...props} />;

  function pick(next: number): void {
    setPicked(next < 0 ? undefined : next);
    const chosen = field.types[next];
    onChange(chosen === undefined ? undefined : newItem(chosen));
  }

  const wordOf = (one: Field) => (one.label === field.label ? t(kindName(one)) : one.label);
  return (
    <FieldSet field={field} value={value} onChange={onChange} problems={problems}>
      <NativeSelect
        label={t("typeOf", { label: field.label })}
        value={String(place)}
        onChange={(event) => pick(Number(event.currentTarget.value))}
        data={[
          { value: "-1", label: t("notGiven") },
          ...field.types.map((one, index) => ({ value: String(index), label: wordOf(one) })),
        ]}
      />
      {type !== undefined && (
        <Nested
          field={{ ...type, label: wordOf(type), isRequired: field.isRequired }}
          value={value}
          onChange={onChange}
          problems={problems}
        />
      )}
    </FieldSet>
  );
}
