import { type GroupField, ownMember, type TypedMember } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { isRecord } from "#fields/values/record-value.ts";

/** Input of an object with a type and one value: the input of the value. */
export function TypedInput({
  field: { label, description, isRequired, isNullable },
  typed: { member, constants },
  ...props
}: InputProps<GroupField> & { readonly typed: TypedMember }): ReactNode {
  const { value, onChange, problems, Nested } = props;
  const inner = {
    ...member,
    label,
    isRequired,
    ...(description !== undefined && { description }),
    ...(isNullable === true && { isNullable }),
  };
  return (
    <Nested
      field={inner}
      value={isRecord(value) ? ownMember(value, member.name) : value}
      onChange={(next) =>
        onChange(
          next === undefined || next === null
            ? next
            : // Members that are not described remain.
              { ...constants, ...(isRecord(value) && value), [member.name]: next },
        )
      }
      problems={[...problemsAt(problems, []), ...problemsAt(problems, [member.name])]}
    />
  );
}
