import { TextInput } from "@mantine/core";
import { useSearch } from "#router/use-router.ts";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import {
  leaveForProvider,
  type ProviderPageMethod,
  readClientId,
  redirectAddress,
  storeClientId,
} from "#queries/sign-in/sign-in-provider.ts";
import { useSessionStore } from "#session/session-context.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import type { MethodFormProps } from "./method-form-props.ts";
import { ProviderFailure } from "./provider-failure.tsx";
import { SignInButton } from "./sign-in-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { provider } from "#texts/en/provider.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const providerTexts = { provider };

/** Opens the provider's page. */
export function ProviderForm(props: MethodFormProps<ProviderPageMethod>): ReactNode {
  return (
    <TextsProvider texts={providerTexts}>
      <Form {...props} />
    </TextsProvider>
  );
}

function Form({ method }: MethodFormProps<ProviderPageMethod>): ReactNode {
  const t = useTexts("provider");
  const { to } = useSearch();
  const { tab } = useSessionStore().storage;
  const configured = runtimeConfig().clientId;
  const [clientId, setClientId] = useState(configured);
  const [scopes, setScopes] = useState(method.scopes.join(" "));
  const [error, setError] = useState<string>();
  const { attempt, isRunning, failure } = useAttempt<string>(async (id) => {
    if (configured === "") await storeClientId(method.id, id);
    await leaveForProvider(tab, method, {
      clientId: id,
      scopes: scopes.trim(),
      returnTo: to ?? "",
    });
    // The page unloads: the button keeps its loading state.
    await new Promise(() => {});
  });
  useEffect(() => {
    if (configured !== "") return;
    void readClientId(method.id).then((stored) => {
      if (stored !== undefined) setClientId((typed) => typed || stored);
    });
  }, [configured, method.id]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const id = clientId.trim();
    setError(id === "" ? t("missing", { label: t("clientId") }) : undefined);
    if (id !== "") attempt(id);
  }

  return (
    <SignInForm onSubmit={submit}>
      <p className={classes.hint}>{method.description ?? t("leaving")}</p>
      {configured === "" && (
        <TextInput
          label={t("clientId")}
          description={t("clientIdHint")}
          name="client_id"
          autoComplete="off"
          spellCheck={false}
          size="md"
          value={clientId}
          onChange={(event) => setClientId(event.currentTarget.value)}
          error={error}
        />
      )}
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
            value={scopes}
            onChange={(event) => setScopes(event.currentTarget.value)}
          />
          <p>{t("redirect")}</p>
          {!import.meta.env.SSR && <code>{redirectAddress()}</code>}
        </div>
      </details>
    </SignInForm>
  );
}
