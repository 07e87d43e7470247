import { NativeSelect } from "@mantine/core";
import { type Field, typeOf, type VariantsField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { newItem } from "#fields/values/empty-value.ts";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { JsonInput } from "./json-input.tsx";
import { kindName } from "./kind-names.ts";

/** Value of one of several types: a select for the type, and its input. */
export function VariantsInput(props: InputProps<VariantsField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useInputTexts();
  const [picked, setPicked] = useState<number>();
  const isEmpty = value === undefined || value === null;
  const current = typeOf(field, value);
  const index = picked ?? (current === undefined ? -1 : field.types.indexOf(current));
  const type = field.types[index];
  if (!isEmpty && type === undefined) return <JsonInput {...props} />;

  function pick(next: number): void {
    setPicked(next < 0 ? undefined : next);
    const nextType = field.types[next];
    onChange(nextType === undefined ? undefined : newItem(nextType));
  }

  const nameOf = (one: Field) => (one.label === field.label ? t(kindName(one)) : one.label);
  return (
    <FieldSet field={field} value={value} onChange={onChange} problems={problems}>
      <NativeSelect
        label={t("typeOf", { label: field.label })}
        value={String(index)}
        onChange={(event) => pick(Number(event.currentTarget.value))}
        data={[
          { value: "-1", label: t("notSet") },
          ...field.types.map((one, position) => ({ value: String(position), label: nameOf(one) })),
        ]}
      />
      {type !== undefined && (
        <Nested
          field={{ ...type, label: nameOf(type), isRequired: field.isRequired }}
          value={value}
          onChange={onChange}
          problems={problems}
        />
      )}
    </FieldSet>
  );
}
