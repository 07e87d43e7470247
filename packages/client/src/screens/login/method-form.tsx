import type { SignInMethod } from "@quarterdeck/model";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { MethodFormProps } from "./method-form-props.ts";
import { PasswordForm } from "./password-form.tsx";

type MethodOf<Kind extends SignInMethod["kind"]> = Extract<SignInMethod, { readonly kind: Kind }>;

type Forms = {
  readonly [Kind in SignInMethod["kind"]]: (props: MethodFormProps<MethodOf<Kind>>) => ReactNode;
};

/** A typed password is what most people come with: only its form is there from the start. */
const forms: Forms = {
  password: PasswordForm,
  basic: PasswordForm,
  token: later(async () => (await import("./token-form.tsx")).TokenForm),
  none: later(async () => (await import("./open-door.tsx")).OpenDoor),
  "authorization-code": later(async () => (await import("./provider-form.tsx")).ProviderForm),
  "openid-connect": later(async () => (await import("./provider-form.tsx")).ProviderForm),
  "client-credentials": later(async () => (await import("./client-form.tsx")).ClientForm),
};

export function MethodForm(props: MethodFormProps): ReactNode {
  // The table pairs each kind with its own form, which the compiler cannot follow through an index.
  const Form = forms[props.method.kind] as ComponentType<MethodFormProps>;
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

/** React draws a lazy component as it draws a function. */
function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Later: unknown = lazy(async () => ({ default: await loadChunk(load) }));
  return Later as (props: Props) => ReactNode;
}
