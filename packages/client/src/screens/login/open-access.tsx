import type { BasicMethod, OpenMethod, SignInMethod, TokenMethod } from "@quarterdeck/model";
import type { FormEvent, ReactNode } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { HttpError } from "#http/errors.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { signIn } from "#queries/sign-in/sign-in.ts";
import { useSignInTexts } from "#texts/use-sign-in-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { PasswordForm } from "./password-form.tsx";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";
import { TokenForm } from "./token-form.tsx";

/** Button that opens an API without security; the form of the credential that the API requests after a refusal. */
export function OpenAccess(props: MethodFormProps<OpenMethod>): ReactNode {
  const { method, onSignedIn } = props;
  const openHttp = useOpenHttp();
  const t = useSignInTexts();
  const { attempt, isRunning, failure } = useAttempt<undefined>(async () => {
    await signIn(openHttp, method, {});
    onSignedIn();
  });

  const isDescribed = props.signIn.methods.includes(method);
  const requested =
    isDescribed && failure instanceof HttpError ? findRequested(props.signIn, failure) : undefined;
  if (requested?.kind === "basic") return <PasswordForm {...props} method={requested} />;
  if (requested?.kind === "token") return <TokenForm {...props} method={requested} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    attempt(undefined);
  }

  return (
    <SignInForm onSubmit={submit}>
      <p className={classes.hint}>{t(isDescribed ? "openHint" : "openTry")}</p>
      <SignInFailure failure={failure} />
      <SignInButton isRunning={isRunning} />
    </SignInForm>
  );
}

/** Method for the scheme that a refusal names (RFC 9110, section 11.6.1), or the first one with a credential. */
function findRequested(
  { methods }: { readonly methods: readonly SignInMethod[] },
  { response }: HttpError,
): BasicMethod | TokenMethod | undefined {
  const others = methods.filter(({ kind }) => kind === "basic" || kind === "token") as readonly (
    | BasicMethod
    | TokenMethod
  )[];
  const challenge = response.headers["www-authenticate"] ?? "";
  const kind = /\bbasic\b/i.test(challenge) ? "basic" : challenge === "" ? undefined : "token";
  return others.find((method) => method.kind === kind) ?? others[0];
}
