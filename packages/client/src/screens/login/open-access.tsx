import type { OpenMethod } from "@quarterdeck/model";
import type { FormEvent, ReactNode } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { signIn } from "#queries/sign-in/sign-in.ts";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";

/** Button that opens an API without security. */
export function OpenAccess({ method, onSignedIn }: MethodFormProps<OpenMethod>): ReactNode {
  const openHttp = useOpenHttp();
  const t = useSignInTexts();
  const { attempt, isRunning, failure } = useAttempt<undefined>(async () => {
    await signIn(openHttp, method, {});
    onSignedIn();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    attempt(undefined);
  }

  return (
    <SignInForm onSubmit={submit}>
      <p className={classes.hint}>{t("openHint")}</p>
      <SignInFailure failure={failure} />
      <SignInButton isRunning={isRunning} />
    </SignInForm>
  );
}
