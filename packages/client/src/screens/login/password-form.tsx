import { TextInput } from "@mantine/core";
import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { BasicMethod, FieldProblem, PasswordMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { fieldProblems, loadCalls, signIn } from "#queries/sign-in/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";

/** Initial state without an error. */
const SignInFailure = lazyComponent(
  async () => (await import("./sign-in-failure.tsx")).SignInFailure,
);

interface Typed {
  readonly username: string;
  readonly password: string;
  /** Field errors by joined path. */
  readonly more: Readonly<Record<string, string>>;
}

/** Message code: the language can change on this screen. */
type Errors = Readonly<Record<string, "missing" | "noAddress" | undefined>>;

export function PasswordForm({
  method,
  onSignedIn,
}: MethodFormProps<PasswordMethod | BasicMethod>): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("login");
  const nameLabel = method.username.field.label || t("username");
  const secretLabel = method.password.field.label || t("password");
  const form = useRef<HTMLFormElement>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ username: "", password: "", more: {} });
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const more = (method.kind === "password" && method.more) || [];
  const { attempt, isRunning, failure } = useAttempt<Typed>(
    async (values) => {
      setRefused([]);
      try {
        await signIn(openHttp, method, values);
      } catch (error) {
        setRefused(await fieldProblems(error));
        throw error;
      }
      onSignedIn();
    },
    () => password.current?.select(),
  );
  useEffect(() => username.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const invalid = check();
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first === undefined) attempt(typed);
    else form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }

  function check(): Errors {
    const { username: user, password: secret } = typed;
    const missing: Record<string, Errors[string]> = {};
    for (const { path } of more) {
      const name = path.join(".");
      if (!ownMember(typed.more, name)) setOwnMember(missing, name, "missing");
    }
    if (user.trim() === "") missing["username"] = "missing";
    else if (method.username.field.kind === "email" && !user.includes("@"))
      missing["username"] = "noAddress";
    // An API key as user name needs no password (RFC 7617).
    if (secret === "" && method.kind === "password") missing["password"] = "missing";
    return missing;
  }

  function change(key: string, fields: Partial<Typed>): void {
    // On failure it is loaded again when it is needed, and that failure is shown.
    loadCalls().catch(() => undefined);
    setTyped({ ...typed, ...fields });
    setErrors({ ...errors, [key]: undefined });
  }

  const errorOf = (key: string, label: string, path: readonly string[]): string | undefined => {
    const code = ownMember(errors, key);
    if (code !== undefined) return t(code, { label });
    return refused.find((one) => one.path.join(".") === path.join("."))?.message;
  };

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
            value={ownMember(typed.more, key) ?? ""}
            onChange={(event) =>
              change(key, { more: { ...typed.more, [key]: event.currentTarget.value } })
            }
            error={errorOf(key, field.label, path)}
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
        error={errorOf("username", nameLabel, method.username.path)}
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
        error={errorOf("password", secretLabel, method.password.path)}
      />
      {failure !== undefined && <SignInFailure failure={failure} method={method} />}
      <SignInButton isRunning={isRunning} />
    </form>
  );
}
