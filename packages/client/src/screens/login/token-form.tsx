import type { TokenMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { loadCalls, signIn } from "#queries/sign-in/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";

export function TokenForm({ method, onSignedIn }: MethodFormProps<TokenMethod>): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("login");
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
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = token.trim();
    setError(value === "" ? t("missing", { label: t("token") }) : undefined);
    if (value === "") input.current?.focus();
    else attempt(value);
  }

  return (
    <form className={classes.stack} onSubmit={submit} noValidate>
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
      <SignInFailure failure={failure} />
      <SignInButton isRunning={isRunning} />
    </form>
  );
}
