import { Button, Loader } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { SignInPage } from "#components/page/sign-in-page.tsx";
import type { ProviderResponse } from "#queries/sign-in/provider-response.ts";
import type { PendingSignIn } from "#queries/sign-in/pending-sign-in.ts";
import { useOpenHttp } from "#http/http-context.ts";
import { returnFromProvider } from "#queries/sign-in/sign-in-provider.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./login-screen.module.css";
import { ProviderFailure } from "./provider-failure.tsx";
import { provider } from "#texts/en/provider.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const providerTexts = { provider };

interface ReturnedScreenProps {
  readonly response: ProviderResponse;
  readonly trip: PendingSignIn | undefined;
  /** Returns to the sign-in methods. */
  readonly onGiveUp: () => void;
}

/** Shown briefly after the return from a provider. */
export function ReturnedScreen(props: ReturnedScreenProps): ReactNode {
  return (
    <TextsProvider texts={providerTexts}>
      <Returned {...props} />
    </TextsProvider>
  );
}

/** A code can be used once, regardless of renders. */
const underWay = new WeakMap<ProviderResponse, Promise<void>>();

function Returned({ response, trip, onGiveUp }: ReturnedScreenProps): ReactNode {
  const openHttp = useOpenHttp();
  const t = useTexts("provider");
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    const going = underWay.get(response) ?? returnFromProvider(openHttp, response, trip);
    underWay.set(response, going);
    // The session watcher navigates.
    going.catch((error: unknown) => {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, [openHttp, response, trip]);
  return (
    <SignInPage title={t("title")}>
      <div className={classes.stack}>
        <ProviderFailure failure={failure} />
        {failure === undefined ? (
          <p className={classes.hint}>
            <Loader size="xs" mr="sm" aria-hidden="true" />
            {t("wait")}
          </p>
        ) : (
          <Button size="md" onClick={onGiveUp}>
            {t("again")}
          </Button>
        )}
      </div>
    </SignInPage>
  );
}
