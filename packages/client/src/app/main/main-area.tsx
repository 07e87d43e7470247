import { Outlet, useLocation } from "@tanstack/react-router";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { expectedChunk } from "#addresses/resource-address.ts";
import { JobsNotice } from "#app/shell/jobs-signs.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { Spinner } from "#app/spinner.tsx";
import { chooseOwner } from "#storage/owner.ts";
import { createRequestLog, RequestLogContext } from "#http/request-log.ts";
import { FieldServicesProvider } from "#pickers/field-services-provider.tsx";
import { modelOptions } from "#queries/model/model-options.ts";
import { ModelProvider } from "#queries/model/model-provider.tsx";
import { createQueryClient } from "#queries/query-client.ts";
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
import { NotLasting } from "./not-lasting.tsx";

export { OwnRoute } from "./own-route.tsx";
export { ResourceRoute } from "./resource-route.tsx";

const requestLog = createRequestLog();

/** One for the life of the page; emptied with each session. */
const client = createQueryClient();

/** The model for whoever is signed in, asked for before anything is drawn: the layout would take its time first. */
export function askForModel(pathname: string): void {
  const session = readSession();
  if (session === null) return;
  chooseOwner(userIdentity(session.user));
  void client.prefetchQuery(modelOptions(client, expectedChunk(pathname)));
}

/** R2: the main layout and all that is read for it. */
export function MainArea() {
  const session = useSession();
  // Gone with the session, before the way to the login screen is done (R3, H7).
  if (session === null) return null;
  // H8: stays chosen after the session's end, so that a last draft finds its place.
  chooseOwner(userIdentity(session.user));
  return <SignedIn key={sessionNumber()} />;
}

function showFailure(error: Error, retry: () => void): ReactNode {
  return <ModelFailed error={error} onRetry={retry} />;
}

function SignedIn() {
  useEffect(() => {
    // Without it the console speaks on as it does.
    import("#session/stored-language.ts")
      .then(({ restoreLanguage }) => restoreLanguage())
      .catch(() => undefined);
    // `Intl` wakes up while the API's model is on its way, not while a record is drawn.
    const waking = setTimeout(() => currentLanguage().locale);
    return () => clearTimeout(waking);
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
                <NotLasting />
                <JobsNotice />
                <Outlet />
                <div className={classes.place}>
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
