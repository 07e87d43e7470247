import type { SignInMethod } from "@quarterdeck/model";
import type { ComponentType, ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { MethodFormProps } from "./method-form-props.ts";
import { PasswordForm } from "./password-form.tsx";

type MethodOf<Kind extends SignInMethod["kind"]> = Extract<SignInMethod, { readonly kind: Kind }>;

type Forms = {
  readonly [Kind in SignInMethod["kind"]]: (props: MethodFormProps<MethodOf<Kind>>) => ReactNode;
};

/** Form of a sign-in method; only the password form is in the first chunk. */
const forms: Forms = {
  password: PasswordForm,
  basic: PasswordForm,
  token: lazyComponent(async () => (await import("./token-form.tsx")).TokenForm),
  none: lazyComponent(async () => (await import("./open-access.tsx")).OpenAccess),
  "authorization-code": lazyComponent(
    async () => (await import("./provider-form.tsx")).ProviderForm,
  ),
  "openid-connect": lazyComponent(async () => (await import("./provider-form.tsx")).ProviderForm),
  "client-credentials": lazyComponent(async () => (await import("./client-form.tsx")).ClientForm),
};

export function MethodForm(props: MethodFormProps): ReactNode {
  // The table pairs each kind with its form, which the compiler cannot check for an index.
  const Form = forms[props.method.kind] as ComponentType<MethodFormProps>;
  return <Form {...props} />;
}
