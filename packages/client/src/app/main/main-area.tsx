import { Alert } from "@mantine/core";
import { Outlet, useLocation } from "@tanstack/react-router";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { expectedChunk } from "#addresses/resource-address.ts";
import { JobsNotice } from "#app/shell/jobs-status.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { Spinner } from "#app/spinner.tsx";
import { chooseOwner } from "#storage/owner.ts";
import { createRequestLog, RequestLogContext } from "#http/request-log.ts";
import { FieldServicesProvider } from "#pickers/field-services-provider.tsx";
import { modelOptions } from "#queries/model/model-options.ts";
import { ModelProvider } from "#queries/model/model-provider.tsx";
import { createQueryClient } from "#queries/query-client.ts";
import { isStoragePersistent } from "#session/local-storage.ts";
import { readSession, sessionNumber, useSession } from "#session/session.ts";
import { userIdentity } from "#session/user-value.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { currentLanguage } from "#texts/current-language.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { SchemaChangeHost } from "./schema-change-host.tsx";
import { ModelFailed } from "./model-failed.tsx";
import classes from "./main-area.module.css";
import "./right-to-left.css";
import "./targets.css";
import { UndoHost } from "./undo-host.tsx";

export { OwnRoute } from "./own-route.tsx";
export { ResourceRoute } from "./resource-route.tsx";

const requestLog = createRequestLog();

/** One per page; cleared for each session. */
const client = createQueryClient();

/** Requests the model before the layout renders. */
export function prefetchModel(pathname: string): void {
  const session = readSession();
  if (session === null) return;
  chooseOwner(userIdentity(session.user));
  void client.prefetchQuery(modelOptions(client, expectedChunk(pathname)));
}

/** R2: main layout with its data. */
export function MainArea() {
  const session = useSession();
  // Unmounts with the session, before the navigation to the login screen (R3, H7).
  if (session === null) return null;
  // H8: stays set after the session ends, so that a last draft is stored.
  chooseOwner(userIdentity(session.user));
  return <SignedIn key={sessionNumber()} />;
}

function showFailure(error: Error, retry: () => void): ReactNode {
  return <ModelFailed error={error} onRetry={retry} />;
}

function SignedIn() {
  useEffect(() => {
    // On failure the language stays.
    import("#session/restore-language.ts")
      .then(({ restoreLanguage }) => restoreLanguage())
      .catch(() => undefined);
    // Initializes `Intl` while the model loads, not while a record renders.
    const timer = setTimeout(() => currentLanguage().locale);
    return () => clearTimeout(timer);
  }, []);
  const t = useTexts("app");
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <TextsProvider texts={mainTexts}>
      <QueryClientProvider client={client}>
        <ModelProvider
          loading={<Spinner label={t("loadingApi")} />}
          expected={expectedChunk(pathname)}
          renderFailure={showFailure}
        >
          <FieldServicesProvider>
            <RequestLogContext value={requestLog}>
              <Shell>
                <StorageWarning />
                <JobsNotice />
                <Outlet />
                <div className={classes.floating}>
                  <SchemaChangeHost />
                  <UndoHost />
                </div>
              </Shell>
            </RequestLogContext>
          </FieldServicesProvider>
        </ModelProvider>
      </QueryClientProvider>
    </TextsProvider>
  );
}

/** R8: warns that the session ends with the page if the browser has no persistent storage. */
function StorageWarning() {
  const t = useTexts("session");
  if (isStoragePersistent()) return null;
  return (
    <Alert role="note" color="yellow" mb="md">
      {t("notLasting")}
    </Alert>
  );
}
