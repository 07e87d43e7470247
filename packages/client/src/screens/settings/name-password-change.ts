import type { Field, Operation } from "@quarterdeck/model";
import { isPresentPassword } from "./is-password-change.ts";

type PasswordField = "currentPassword" | "newPassword" | "repeatPassword";

export type PasswordWords = Readonly<Record<PasswordField | "changePassword", string>>;

const again = /confirm|repeat|again|retype|verif/i;

/** Labels of a password change in the user's language. */
export function namePasswordChange(operation: Operation, words: PasswordWords): Operation {
  const { body } = operation;
  if (body?.field.kind !== "group") return operation;
  const kinds = body.field.fields.map(passwordKind);
  const isPlain = kinds.every((one, at) => one === undefined || kinds.indexOf(one) === at);
  // Two other password fields are ambiguous.
  const fields = isPlain
    ? body.field.fields.map((field, at) => {
        const one = kinds[at];
        return one === undefined ? field : { ...field, label: words[one] };
      })
    : body.field.fields;
  return {
    ...operation,
    label: words.changePassword,
    body: { ...body, field: { ...body.field, fields } },
  };
}

function passwordKind(field: Field): PasswordField | undefined {
  if (field.kind !== "secret") return undefined;
  if (isPresentPassword(field)) return "currentPassword";
  return again.test(field.name) ? "repeatPassword" : "newPassword";
}
