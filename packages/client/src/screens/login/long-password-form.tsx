import type { PasswordMethod } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { MethodFormProps } from "./method-form-props.ts";
import { OtherFields } from "./other-fields.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Sign-in with more than a name and a password. */
export function LongPasswordForm(props: MethodFormProps<PasswordMethod>): ReactNode {
  return <PasswordForm {...props} Others={OtherFields} />;
}
