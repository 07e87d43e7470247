import { TextInput } from "@mantine/core";
import type { SignInMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { describeFailure } from "#components/describe-failure.ts";
import { SecretInput } from "#components/secret-input.tsx";
import { useAttempt } from "#components/use-attempt.ts";
import { loadCalls, signIn } from "#queries/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";

type PasswordMethod = Extract<SignInMethod, { readonly kind: "password" }>;

interface Typed {
  readonly username: string;
  readonly password: string;
}

export function PasswordForm({ method, onSignedIn }: MethodFormProps<PasswordMethod>): ReactNode {
  const t = useTexts("login");
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ username: "", password: "" });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const { attempt, isRunning, failure } = useAttempt<Typed>(
    async (values) => {
      await signIn(method, values);
      onSignedIn();
    },
    () => password.current?.select(),
  );
  useEffect(() => username.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = check();
    setErrors(found);
    if (found.username !== undefined) username.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else attempt(typed);
  }

  function check(): Partial<Typed> {
    const { username: name, password: secret } = typed;
    const isNoAddress = method.username.field.kind === "email" && !name.includes("@");
    return {
      ...(name.trim() === ""
        ? { username: t("missing", { label: method.username.field.label }) }
        : isNoAddress && { username: t("noAddress") }),
      ...(secret === "" && { password: t("missing", { label: method.password.field.label }) }),
    };
  }

  function change(fields: Partial<Typed>): void {
    // Should it fail now, it is loaded again when it is needed, and fails where that shows.
    loadCalls().catch(() => undefined);
    setTyped({ ...typed, ...fields });
    const cleared = Object.keys(errors).filter((name) => !(name in fields));
    setErrors(Object.fromEntries(cleared.map((name) => [name, errors[name as keyof Typed]])));
  }

  const said = failure === undefined ? [] : describeFailure(failure).fields;
  const saidOf = (path: readonly string[]): string | undefined =>
    said.find((one) => one.path.join(".") === path.join("."))?.message;

  return (
    <form className={classes.stack} onSubmit={submit} noValidate>
      <TextInput
        ref={username}
        label={method.username.field.label}
        type={method.username.field.kind === "email" ? "email" : "text"}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        value={typed.username}
        onChange={(event) => change({ username: event.currentTarget.value })}
        error={errors.username ?? saidOf(method.username.path)}
      />
      <SecretInput
        ref={password}
        label={method.password.field.label}
        name="password"
        autoComplete="current-password"
        size="md"
        showLabel={t("showPassword")}
        value={typed.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
        error={errors.password ?? saidOf(method.password.path)}
      />
      <SignInFailure failure={failure} />
      <SignInButton isRunning={isRunning} />
    </form>
  );
}
