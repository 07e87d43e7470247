import type { SignInMethod } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { MethodFormProps } from "./method-form-props.ts";
import { OpenDoor } from "./open-door.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TokenForm } from "./token-form.tsx";

type MethodOf<Kind extends SignInMethod["kind"]> = Extract<SignInMethod, { readonly kind: Kind }>;

const forms: {
  readonly [Kind in SignInMethod["kind"]]: (props: MethodFormProps<MethodOf<Kind>>) => ReactNode;
} = { password: PasswordForm, token: TokenForm, none: OpenDoor };

export function MethodForm(props: MethodFormProps): ReactNode {
  // The table pairs each kind with its own form, which the compiler cannot follow through an index.
  const Form = forms[props.method.kind] as (props: MethodFormProps) => ReactNode;
  return <Form {...props} />;
}
