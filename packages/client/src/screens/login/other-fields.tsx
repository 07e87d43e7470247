import { InputBase } from "@mantine/core";
import { ownMember } from "@quarterdeck/model";
import type { Field, LocatedField } from "@quarterdeck/model";
import { type ReactNode, useEffect, useEffectEvent, useMemo } from "react";
import { isSecretName } from "#http/mask-secrets.ts";
import { readNamedMembers } from "#queries/sign-in/named-members.ts";
import { readRequested } from "#queries/sign-in/stored-form.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { OtherFieldsProps } from "./method-form-props.ts";

/** Inputs of a sign-in in addition to the name and the password: described ones, and those that a refusal names. */
export function OtherFields(props: OtherFieldsProps): ReactNode {
  const { method, typed, fields, onFields, errors, failure } = props;
  const t = useTexts("login");
  const add = useEffectEvent((others: readonly LocatedField[]): void => {
    const names = new Set(fields.map(nameOf));
    const added = others.filter((one) => !names.has(nameOf(one)));
    if (added.length > 0) onFields([...fields, ...added]);
  });
  useEffect(() => {
    void readRequested(method.id).then(add);
  }, [method.id]);
  // The values of the attempt that failed.
  // oxlint-disable-next-line react/exhaustive-deps
  const problems = useMemo(() => readNamedMembers(failure, method, typed), [failure]);
  useEffect(() => add(problems), [problems]);

  function errorOf(field: LocatedField): string | undefined {
    const name = nameOf(field);
    const code = ownMember(errors, name);
    if (code !== undefined) return t(code, { label: field.field.label });
    return problems.find((one) => nameOf(one) === name)?.message;
  }

  return fields.map((one) => (
    <OtherField key={nameOf(one)} name={nameOf(one)} field={one.field} error={errorOf(one)} />
  ));
}

function nameOf({ path }: LocatedField): string {
  return path.join(".");
}

/** Passport and Feathers name the sign-in with a password `local`. */
function usualValue({ name }: Field): string | undefined {
  return /^(?:strategy|provider)$/i.test(name) ? "local" : undefined;
}

interface OtherFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly error: string | undefined;
}

/** A text, or a select for a choice, with the value that the description suggests. */
function OtherField({ name, field, error }: OtherFieldProps): ReactNode {
  const { label, description, default: value = field.example ?? usualValue(field) } = field;
  const frame = { label, description, name, size: "md", error };
  if (field.kind !== "choice") {
    return (
      <InputBase
        {...frame}
        type={isSecretName(field.name) ? "password" : "text"}
        defaultValue={value === undefined ? "" : String(value)}
      />
    );
  }
  return (
    <InputBase
      {...frame}
      component="select"
      defaultValue={String(value ?? field.choices[0]?.value)}
    >
      {field.choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </InputBase>
  );
}
