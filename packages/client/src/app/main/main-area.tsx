import type { RouterLocation } from "#router/location.ts";
import { usePathname } from "#router/use-router.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { expectedChunk } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { loadResourceIcons } from "#components/resources/resource-icon.tsx";
import { JobsNotice } from "#app/shell/jobs-status.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { Spinner } from "#app/spinner.tsx";
import { chooseOwner } from "#storage/owner.ts";
import { hasUnstoredInput } from "#storage/unstored-input.ts";
import { createHttp, type Http } from "#http/http.ts";
import { HttpContext, type OpenHttp } from "#http/http-context.ts";
import { createRequestLog, type RequestLog, RequestLogContext } from "#http/request-log.ts";
import { createJobsAccess, type JobsAccess, JobsContext } from "#jobs/jobs-access.ts";
import { FieldServicesProvider } from "#pickers/field-services-provider.tsx";
import { prefetchModel } from "#queries/model/model-options.ts";
import { ModelProvider } from "#queries/model/model-provider.tsx";
import { createQueryClient } from "#queries/query-client.ts";
import { useSession, useSessionStore } from "#session/session-context.ts";
import { userIdentity } from "#session/user-value.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { currentLanguage, subscribeLanguage } from "#texts/current-language.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { RouteBoundary } from "#app/route-boundary.tsx";
import { isProbableList, prefetchRoute } from "#app/route-screens.ts";
import { ResourceRoute } from "./resource-route.tsx";
import { ExplorationHost } from "./exploration-host.tsx";
import { SchemaChangeHost } from "./schema-change-host.tsx";
import { ModelFailed } from "./model-failed.tsx";
import classes from "./main-area.module.css";
import "./forced-colors.css";
import "./right-to-left.css";
import "./targets.css";
import { ReferenceCardHost } from "./reference-card-host.tsx";
import { UndoHost } from "./undo-host.tsx";
import { LANGUAGE_KEY } from "#config/contract.ts";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { isLanguage } from "#texts/change-language.ts";
import { chooseLanguage } from "#session/language.ts";
import type { LocalArea } from "#session/browser-storage.ts";

// Few browsers cannot store drafts.
const SignInOver = lazyComponent(async () => (await import("./sign-in-over.tsx")).SignInOver);

/** R2: main layout with its data, which a page creates once. */
export interface MainArea {
  readonly Screen: () => ReactNode;
  /** Loads the screen and the model of an address before it renders. Resolves when they are loaded, or failed. */
  readonly prefetch: (pathname: string) => Promise<void>;
  /** Reads the rows of an address whose model is loaded. Resolves when they are read, or failed. */
  readonly prefetchRows: (location: RouterLocation) => Promise<void>;
}

export function createMainArea(openHttp: OpenHttp): MainArea {
  const http = openHttp(createHttp);
  http.session.hold.setTest(hasUnstoredInput);
  // Cleared for each session.
  const client = createQueryClient(http);
  const jobs = createJobsAccess(client);
  const state = { http, client, jobs, requestLog: createRequestLog(http) };
  return {
    Screen: () => <Area {...state} />,
    prefetch: async (pathname) => {
      const session = http.session.stored();
      if (session === null) return;
      chooseOwner(userIdentity(session.user));
      await Promise.all([prefetchModel(client, expectedChunk(pathname)), prefetchScreen(pathname)]);
    },
    prefetchRows: async (location) => {
      if (!isProbableList(location.pathname)) return;
      const { prefetchRows } = await import("./list-route.tsx");
      await prefetchRows(client, location);
    },
  };
}

interface AreaProps {
  readonly http: Http;
  readonly client: QueryClient;
  readonly jobs: JobsAccess;
  readonly requestLog: RequestLog;
}

function Area(props: AreaProps) {
  const session = useSession();
  const number = props.http.session.number();
  const [shown, setShown] = useState(() => ({
    number,
    page: <SignedIn key={number} {...props} />,
  }));
  if (session === null) {
    // Unmounts with the session, before the navigation to the login screen (R3, H7).
    if (!props.http.session.hold.isActive()) return null;
    // The same element: the screens stay as they were.
    return (
      <>
        {shown.page}
        <SignInOver />
      </>
    );
  }
  if (shown.number !== number) setShown({ number, page: <SignedIn key={number} {...props} /> });
  // H8: stays set after the session ends, so that a last draft is stored.
  chooseOwner(userIdentity(session.user));
  return <>{shown.page}</>;
}

function showFailure(error: Error, retry: () => void): ReactNode {
  return <ModelFailed error={error} onRetry={retry} />;
}

function SignedIn({ http, client, jobs, requestLog }: AreaProps) {
  useEffect(() => {
    // On failure the language stays.
    restoreLanguage(http.session.storage.local).catch(() => undefined);
    // Initializes `Intl` while the model loads, not while a record renders.
    const timer = setTimeout(() => currentLanguage().locale);
    return () => clearTimeout(timer);
  }, [http]);
  const t = useTexts("app");
  const pathname = usePathname();
  return (
    <TextsProvider texts={mainTexts}>
      <HttpContext value={http}>
        <QueryClientProvider client={client}>
          <ModelProvider
            loading={<Spinner label={t("loadingApi")} />}
            expected={expectedChunk(pathname)}
            renderFailure={showFailure}
          >
            <FieldServicesProvider pathname={pathname}>
              <JobsContext value={jobs}>
                <RequestLogContext value={requestLog}>
                  <Shell>
                    <StorageWarning />
                    <JobsNotice />
                    <Outlet />
                    <div className={classes.floating}>
                      <SchemaChangeHost />
                      <ExplorationHost />
                      <UndoHost />
                      <ReferenceCardHost />
                    </div>
                  </Shell>
                </RequestLogContext>
              </JobsContext>
            </FieldServicesProvider>
          </ModelProvider>
        </QueryClientProvider>
      </HttpContext>
    </TextsProvider>
  );
}

/** R8: warns that the session ends with the page if the browser has no persistent storage. */
function StorageWarning() {
  const t = useTexts("session");
  if (useSessionStore().storage.local.isPersistent()) return null;
  return (
    <div className={classes.warning}>
      <Notice tone="warning">{t("notLasting")}</Notice>
    </div>
  );
}

const PREFERENCE = "language";

/** Restores the user's language after the end of a session (H7, H8), or stores one that was chosen before the sign-in. */
async function restoreLanguage(local: LocalArea): Promise<void> {
  const storeLanguage = (): void => {
    const language = local.read(LANGUAGE_KEY);
    if (language !== null) void storePreference(PREFERENCE, language);
  };
  subscribeLanguage(storeLanguage);
  if (local.read(LANGUAGE_KEY) !== null) return storeLanguage();
  const stored = await readPreference(PREFERENCE);
  if (typeof stored === "string" && isLanguage(stored)) await chooseLanguage(local, stored);
}

const OwnRoute = lazyScreen(async () => (await import("./own-route.tsx")).OwnRoute);

const HomeScreen = lazyScreen(async () => {
  // With the cards, not after them.
  void loadResourceIcons();
  return (await import("#screens/home/home-screen.tsx")).HomeScreen;
});

function prefetchScreen(pathname: string): Promise<void> {
  if (pathname === "/") return HomeScreen.prefetch();
  return pathname.startsWith("/-/") ? OwnRoute.prefetch() : prefetchRoute(pathname);
}

/** Screen of the address, inside the layout. */
function Outlet(): ReactNode {
  const pathname = usePathname();
  const resource = pathname.startsWith("/-/") ? <OwnRoute /> : <ResourceRoute />;
  return <RouteBoundary>{pathname === "/" ? <HomeScreen /> : resource}</RouteBoundary>;
}
