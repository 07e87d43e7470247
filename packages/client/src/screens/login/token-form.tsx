import type { TokenMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { loadCalls, signIn } from "#queries/sign-in/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SentCredential } from "./sent-credential.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";
import details from "./sign-in-details.module.css";

export function TokenForm({
  method,
  signIn: described,
  onSignedIn,
}: MethodFormProps<TokenMethod>): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("login");
  const tSignIn = useSignInTexts();
  const { checks = [], me } = described;
  const input = useRef<HTMLInputElement>(null);
  const [token, setToken] = useState("");
  const [error, setError] = useState<string>();
  const { attempt, isRunning, failure } = useAttempt<string>(
    async (value) => {
      await signIn(openHttp, method, { token: value });
      onSignedIn();
    },
    () => input.current?.select(),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = token.trim();
    setError(value === "" ? t("missing", { label: t("token") }) : undefined);
    if (value === "") input.current?.focus();
    else attempt(value);
  }

  return (
    <SignInForm onSubmit={submit}>
      <SecretInput
        ref={input}
        label={t("token")}
        description={method.description ?? t("tokenHint")}
        name="token"
        autoComplete="off"
        size="md"
        showLabel={t("showPassword")}
        value={token}
        onChange={(event) => {
          loadCalls().catch(() => undefined);
          setToken(event.currentTarget.value);
          setError(undefined);
        }}
        error={error}
      />
      <SentCredential method={method} token={token} />
      {checks.length === 0 && me === undefined && (
        <p className={details.unchecked}>{tSignIn("unchecked")}</p>
      )}
      <SignInFailure failure={failure} />
      <SignInButton isRunning={isRunning} />
    </SignInForm>
  );
}
