import { TextInput } from "@mantine/core";
import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { BasicMethod, FieldProblem, PasswordMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { fieldProblems, loadCalls, signIn } from "#queries/sign-in/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { MethodFormProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";

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

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const invalid = check();
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first === undefined) attempt(typed);
    else
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus();
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

  function change(key: string, fields: (before: Typed) => Partial<Typed>): void {
    // On failure it is loaded again when it is needed, and that failure is shown.
    loadCalls().catch(() => undefined);
    setTyped((before) => ({ ...before, ...fields(before) }));
    setErrors((before) => ({ ...before, [key]: undefined }));
  }

  const errorOf = (key: string, label: string, path: readonly string[]): string | undefined => {
    const code = ownMember(errors, key);
    if (code !== undefined) return t(code, { label });
    return refused.find((one) => one.path.join(".") === path.join("."))?.message;
  };

  return (
    <SignInForm onSubmit={submit}>
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
            onChange={({ currentTarget: { value } }) =>
              change(key, (before) => ({ more: { ...before.more, [key]: value } }))
            }
            error={errorOf(key, field.label, path)}
          />
        );
      })}
      <TextInput
        label={nameLabel}
        type={method.username.field.kind === "email" ? "email" : "text"}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        value={typed.username}
        onChange={({ currentTarget: { value } }) => change("username", () => ({ username: value }))}
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
        onChange={({ currentTarget: { value } }) => change("password", () => ({ password: value }))}
        error={errorOf("password", secretLabel, method.password.path)}
      />
      {failure !== undefined && <SignInFailure failure={failure} method={method} />}
      <SignInButton isRunning={isRunning} />
    </SignInForm>
  );
}
