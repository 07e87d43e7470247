import type { ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "./field-view.ts";
import { readNumber } from "./read-number.ts";
import { TextInputOf } from "./text-input-of.tsx";

export function ReferenceInput({
  field,
  value,
  onChange,
  ...rest
}: InputProps<ReferenceField>): ReactNode {
  return (
    <TextInputOf
      {...rest}
      field={field}
      value={value}
      onChange={(next) =>
        onChange(
          field.isInteger === true && typeof next === "string" ? (readNumber(next) ?? next) : next,
        )
      }
    />
  );
}
