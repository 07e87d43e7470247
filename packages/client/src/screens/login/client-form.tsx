import { TextInput } from "@mantine/core";
import type { ClientCredentialsMethod } from "@quarterdeck/model";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { SecretInput } from "#components/inputs/secret-input.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { signIn } from "#queries/sign-in/sign-in.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { ProviderFailure } from "./provider-failure.tsx";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { provider } from "#texts/en/provider.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const providerTexts = { provider };

/** Sign-in with a client id and secret. */
export function ClientForm(props: MethodFormProps<ClientCredentialsMethod>): ReactNode {
  return (
    <TextsProvider texts={providerTexts}>
      <Form {...props} />
    </TextsProvider>
  );
}

const names = ["username", "password"] as const;

function Form({ method, onSignedIn }: MethodFormProps<ClientCredentialsMethod>): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("provider");
  const tLogin = useTexts("login");
  const id = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({
    username: "",
    password: "",
    scopes: method.scopes.join(" "),
  });
  const [missing, setMissing] = useState<(typeof names)[number]>();
  const { attempt, isRunning, failure } = useAttempt<typeof typed>(
    async (values) => {
      await signIn(openHttp, method, values);
      onSignedIn();
    },
    () => secret.current?.select(),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const first = names.find((name) => typed[name].trim() === "");
    setMissing(first);
    if (first === undefined) attempt(typed);
    else (first === "username" ? id : secret).current?.focus();
  }

  function change(fields: Partial<typeof typed>): void {
    setMissing(undefined);
    setTyped((before) => ({ ...before, ...fields }));
  }

  return (
    <SignInForm onSubmit={submit}>
      <TextInput
        ref={id}
        label={t("clientId")}
        description={method.description}
        name="client_id"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        value={typed.username}
        onChange={(event) => change({ username: event.currentTarget.value })}
        error={missing === "username" && t("missing", { label: t("clientId") })}
      />
      <SecretInput
        ref={secret}
        label={t("clientSecret")}
        description={t("secretHint")}
        name="client_secret"
        autoComplete="off"
        size="md"
        showLabel={tLogin("showPassword")}
        value={typed.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
        error={missing === "password" && t("missing", { label: t("clientSecret") })}
      />
      <ProviderFailure failure={failure} />
      <SignInButton isRunning={isRunning} />
      <details className={classes.ways}>
        <summary>{t("setUp")}</summary>
        <div className={classes.setUp}>
          <TextInput
            label={t("scopes")}
            description={t("scopesHint")}
            name="scope"
            spellCheck={false}
            value={typed.scopes}
            onChange={(event) => change({ scopes: event.currentTarget.value })}
          />
        </div>
      </details>
    </SignInForm>
  );
}
