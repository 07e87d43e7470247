import type { SignInMethod } from "@quarterdeck/model";
import type { ComponentType, ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { MethodFormProps } from "./method-form-props.ts";
import { PasswordForm } from "./password-form.tsx";

type MethodOf<Kind extends SignInMethod["kind"]> = Extract<SignInMethod, { readonly kind: Kind }>;

type Forms = {
  readonly [Kind in SignInMethod["kind"]]: (props: MethodFormProps<MethodOf<Kind>>) => ReactNode;
};

const LongPasswordForm = lazyComponent(
  async () => (await import("./other-forms.ts")).LongPasswordForm,
);

const ProviderForm = lazyComponent(async () => (await import("./provider-forms.ts")).ProviderForm);

/** Form of a sign-in method; only the form with a name and a password is in the first chunk. */
const forms: Forms = {
  password: (props) =>
    props.method.more === undefined ? <PasswordForm {...props} /> : <LongPasswordForm {...props} />,
  basic: PasswordForm,
  token: lazyComponent(async () => (await import("./other-forms.ts")).TokenForm),
  none: lazyComponent(async () => (await import("./other-forms.ts")).OpenAccess),
  "authorization-code": ProviderForm,
  "openid-connect": ProviderForm,
  "client-credentials": lazyComponent(async () => (await import("./provider-forms.ts")).ClientForm),
};

export function MethodForm(props: MethodFormProps): ReactNode {
  // The table pairs each kind with its form, which the compiler cannot check for an index.
  const Form = forms[props.method.kind] as ComponentType<MethodFormProps>;
  return <Form {...props} />;
}
