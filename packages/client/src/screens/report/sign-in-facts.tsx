import type { SignIn, SignInMethod } from "@quarterdeck/model";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { useTokenName } from "#components/resources/use-token-name.ts";
import { useTexts } from "#texts/use-texts.ts";
import { type Fact, Facts } from "./facts.tsx";

/** Sign-in methods with their evidence. */
export function SignInFacts({ signIn }: { readonly signIn: SignIn }): ReactNode {
  const t = useTexts("report");
  const correct = useCorrect();
  const nameToken = useTokenName();
  const { methods, registration, me, signOut } = signIn;
  const others = [
    ...(registration === undefined
      ? []
      : [{ name: t("registration"), ...call(registration.call) }]),
    ...(me === undefined ? [] : [{ name: t("user"), ...call(me) }]),
    ...(signOut === undefined ? [] : [{ name: t("signOut"), ...call(signOut) }]),
  ];
  const facts: readonly Fact[] = [
    ...methods.map((method) => ({
      name: method.id,
      value: nameMethod(t, method, nameToken),
      evidence: [method.evidence],
    })),
    ...others.map(({ name, method, path }) => ({ name, value: `${method} ${path}` })),
  ];
  return (
    <>
      <Facts facts={facts} />
      {correct !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          mt="sm"
          onClick={() => correct({ kind: "api" })}
        >
          {t("correctSignIn")}
        </Button>
      )}
    </>
  );
}

type Texts = ReturnType<typeof useTexts<"report">>;

type NameToken = ReturnType<typeof useTokenName>;
type Name = (t: Texts, method: SignInMethod, nameToken: NameToken) => string;
type Names = {
  readonly [Kind in SignInMethod["kind"]]: (
    t: Texts,
    method: Extract<SignInMethod, { readonly kind: Kind }>,
    nameToken: NameToken,
  ) => string;
};

const NAMES: Names = {
  password: (t, method) =>
    method.tokenUrl === undefined
      ? t("password", call(method.call))
      : t("passwordAt", { address: method.tokenUrl }),
  basic: (t) => t("basic"),
  token: (t, method, nameToken) => t("token", { label: nameToken(method) }),
  "authorization-code": (t, { authorizationUrl }) =>
    t("authorizationCode", { address: authorizationUrl }),
  "openid-connect": (t, { discoveryUrl }) => t("openIdConnect", { address: discoveryUrl }),
  "client-credentials": (t, { tokenUrl }) => t("clientCredentials", { address: tokenUrl }),
  none: (t) => t("signInNone"),
};

function nameMethod(t: Texts, method: SignInMethod, nameToken: NameToken): string {
  // The table pairs each kind with its own method, which the compiler cannot follow through an index.
  return (NAMES[method.kind] as Name)(t, method, nameToken);
}

function call({ method, path }: { readonly method: string; readonly path: string }) {
  return { method: method.toUpperCase(), path };
}
