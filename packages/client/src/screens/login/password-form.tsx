import { TextInput } from "@mantine/core";
import { ownMember } from "@quarterdeck/model";
import type { BasicMethod, PasswordMethod } from "@quarterdeck/model";
import { type ComponentType, type FormEvent, type ReactNode, useRef, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import type { HttpError } from "#http/errors.ts";
import { loadCalls, signIn } from "#queries/sign-in/sign-in.ts";
import type { SignInValues } from "#queries/sign-in/sign-in-calls.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { MethodFormProps, OtherFieldsProps } from "./method-form-props.ts";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";

// The first attempt has no error.
const SignInFailure = lazyComponent(
  async () => (await import("./sign-in-failure.tsx")).SignInFailure,
);

const OtherFields = lazyComponent(async () => (await import("./other-fields.tsx")).OtherFields);

/** Message code: the language can change on this screen. */
type Errors = Readonly<Record<string, "missing" | "noAddress" | undefined>>;

interface PasswordFormProps extends MethodFormProps<PasswordMethod | BasicMethod> {
  /** Inputs above the name; absent: an API that needs others names them in a refusal. */
  readonly Others?: ComponentType<OtherFieldsProps>;
}

export function PasswordForm({ method, onSignedIn, Others }: PasswordFormProps): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("login");
  const nameLabel = method.username.field.label || t("username");
  const secretLabel = method.password.field.label || t("password");
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ username: "", password: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [more, setMore] = useState(("more" in method && method.more) || []);
  const { attempt, isRunning, failure } = useAttempt<SignInValues>(
    async (values) => {
      // A Basic credential has no other fields.
      await signIn(openHttp, { ...method, more } as typeof method, values);
      onSignedIn();
    },
    () => password.current?.select(),
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const others = Object.fromEntries(
      more.map(({ path }) => [path.join("."), String(entered.get(path.join(".")))]),
    );
    const invalid = check(others);
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first === undefined) attempt({ ...typed, more: others });
    else
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }

  function check(others: Readonly<Record<string, string>>): Errors {
    const username = typed.username.trim();
    const missing = Object.entries({ ...others, username, password: typed.password })
      // An API key as user name needs no password (RFC 7617).
      .filter(
        ([name, value]) => value === "" && (method.kind === "password" || name !== "password"),
      )
      .map(([name]) => [name, "missing"] as const);
    const hasNoAddress = method.username.field.kind === "email" && !/^$|@/.test(username);
    return {
      ...(hasNoAddress && { username: "noAddress" }),
      ...Object.fromEntries(missing),
    };
  }

  function change(key: "username" | "password", value: string): void {
    // On failure it is loaded again when it is needed, and that failure is shown.
    loadCalls().catch(() => undefined);
    setTyped((before) => ({ ...before, [key]: value }));
    setErrors((before) => ({ ...before, [key]: undefined }));
  }

  const errorOf = (key: string, label: string, path: readonly string[]): string | undefined => {
    const code = ownMember(errors, key);
    if (code !== undefined) return t(code, { label });
    // Only a response has a problem; the class of its error is not in this chunk.
    const { problem } = (failure ?? {}) as Partial<HttpError>;
    return problem?.fields.find((one) => one.path.join(".") === path.join("."))?.message;
  };

  const others = { method, typed, fields: more, onFields: setMore, errors, failure };

  return (
    <SignInForm onSubmit={submit}>
      {Others && <Others {...others} />}
      <TextInput
        label={nameLabel}
        type={method.username.field.kind === "email" ? "email" : "text"}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        value={typed.username}
        onChange={({ currentTarget: { value } }) => change("username", value)}
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
        onChange={({ currentTarget: { value } }) => change("password", value)}
        error={errorOf("password", secretLabel, method.password.path)}
      />
      {!Others && typed.username && <OtherFields {...others} />}
      {failure !== undefined && <SignInFailure failure={failure} method={method} />}
      <SignInButton isRunning={isRunning} />
    </SignInForm>
  );
}
