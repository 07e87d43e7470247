import type { SignIn, SignInMethod } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { type Fact, Facts } from "./facts.tsx";

/** How a person gets in, and why it is thought so. */
export function SignInFacts({ signIn }: { readonly signIn: SignIn }): ReactNode {
  const t = useTexts("report");
  const { methods, registration, me, signOut } = signIn;
  const call = ({ method, path }: { readonly method: string; readonly path: string }) => ({
    method: method.toUpperCase(),
    path,
  });
  function nameOf(method: SignInMethod): string {
    if ("call" in method) return t("password", call(method.call));
    return "label" in method ? `${t("token")}: ${method.label}` : t("signInNone");
  }
  const others = [
    ...(registration === undefined ? [] : [t("registration", call(registration.call))]),
    ...(me === undefined ? [] : [t("user", { path: me.path })]),
    ...(signOut === undefined ? [] : [t("signOut", call(signOut))]),
  ];
  const facts: readonly Fact[] = [
    ...methods.map((method) => ({
      name: method.id,
      value: nameOf(method),
      evidence: [method.evidence],
    })),
    ...others.map((value, place) => ({ name: `${place + 1}`, value })),
  ];
  return <Facts facts={facts} />;
}
