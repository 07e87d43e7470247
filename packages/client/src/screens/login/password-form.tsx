import { TextInput } from "@mantine/core";
import type { BasicMethod, PasswordMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart } from "#chunks/lazy-part.tsx";
import { describeFailure } from "#components/describe-failure.ts";
import { SecretInput } from "#components/secret-input.tsx";
import { useAttempt } from "#components/use-attempt.ts";
import { loadCalls, signIn } from "#queries/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";

/** Nobody has failed before anybody tried. */
const SignInFailure = lazyPart(async () => (await import("./sign-in-failure.tsx")).SignInFailure);

interface Typed {
  readonly username: string;
  readonly password: string;
  /** By joined path. */
  readonly more: Readonly<Record<string, string>>;
}

type Errors = Readonly<Record<string, string>>;

export function PasswordForm({
  method,
  onSignedIn,
}: MethodFormProps<PasswordMethod | BasicMethod>): ReactNode {
  const t = useTexts("login");
  const nameLabel = method.username.field.label || t("username");
  const secretLabel = method.password.field.label || t("password");
  const form = useRef<HTMLFormElement>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ username: "", password: "", more: {} });
  const [errors, setErrors] = useState<Errors>({});
  const more = (method.kind === "password" && method.more) || [];
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
    const [first] = Object.keys(found);
    if (first === undefined) attempt(typed);
    else form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }

  function check(): Errors {
    const { username: name, password: secret } = typed;
    const found: Record<string, string> = {};
    const miss = (key: string, label: string) => (found[key] = t("missing", { label }));
    for (const { path, field } of more) {
      if (!typed.more[path.join(".")]) miss(path.join("."), field.label);
    }
    if (name.trim() === "") miss("username", nameLabel);
    else if (method.username.field.kind === "email" && !name.includes("@"))
      found["username"] = t("noAddress");
    // A key in the name's place goes without a password (RFC 7617 allows it).
    if (secret === "" && method.kind === "password") miss("password", secretLabel);
    return found;
  }

  function change(key: string, fields: Partial<Typed>): void {
    // Should it fail now, it is loaded again when it is needed, and fails where that shows.
    loadCalls().catch(() => undefined);
    setTyped({ ...typed, ...fields });
    setErrors({ ...errors, [key]: "" });
  }

  const said = failure === undefined ? [] : describeFailure(failure).fields;
  const saidOf = (path: readonly string[]): string | undefined =>
    said.find((one) => one.path.join(".") === path.join("."))?.message;

  return (
    <form ref={form} className={classes.stack} onSubmit={submit} noValidate>
      {more.map(({ path, field }) => {
        const key = path.join(".");
        return (
          <TextInput
            key={key}
            label={field.label}
            description={field.description}
            name={key}
            size="md"
            value={typed.more[key] ?? ""}
            onChange={(event) =>
              change(key, { more: { ...typed.more, [key]: event.currentTarget.value } })
            }
            error={errors[key] || saidOf(path)}
          />
        );
      })}
      <TextInput
        ref={username}
        label={nameLabel}
        type={method.username.field.kind === "email" ? "email" : "text"}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        value={typed.username}
        onChange={(event) => change("username", { username: event.currentTarget.value })}
        error={errors["username"] || saidOf(method.username.path)}
      />
      <SecretInput
        ref={password}
        label={secretLabel}
        name="password"
        autoComplete="current-password"
        size="md"
        showLabel={t("showPassword")}
        value={typed.password}
        onChange={(event) => change("password", { password: event.currentTarget.value })}
        error={errors["password"] || saidOf(method.password.path)}
      />
      {failure !== undefined && <SignInFailure failure={failure} />}
      <SignInButton isRunning={isRunning} />
    </form>
  );
}
