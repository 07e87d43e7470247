import "@mantine/core/styles/baseline.css";
import "virtual:theme-variables.css";
import "@mantine/core/styles/global.css";
import "./theme.css";
import { setNonce } from "get-nonce";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { removePageForm } from "#components/page/page-form.ts";
import { logoAddress } from "#config/logo-address.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { prefix } from "#config/prefix.ts";
import { createOpenHttp, OpenHttpContext } from "#http/http-context.ts";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import { createRouter } from "#router/router.ts";
import { RouterContext } from "#router/use-router.ts";
import { startColorMode } from "#session/color-mode.ts";
import { SessionContext } from "#session/session-context.ts";
import { createBrowserStorage } from "#session/browser-storage.ts";
import { createSessionStore } from "#session/session-store.ts";
import { startLanguage } from "#session/start-language.ts";
import { createUiState, UiStateContext } from "#session/ui-state.ts";
import { createAppHistory } from "./app-history.ts";
import { cspNonce } from "./csp-nonce.ts";
import { redirectOpen, watchSession } from "./guard.ts";
import { Providers } from "./providers.tsx";
import { createRoutes } from "./routes.tsx";

/** Time without a spinner. */
const SCREEN_MS = 700;

/** Time without a skeleton of the rows. */
const ROWS_MS = 100;

const storage = createBrowserStorage();
const languageReady = startLanguage(storage.local);
// Before the first navigation: without a `<base>` the prefix is read from the document's address.
prefix();
setNonce(cspNonce());
const uiState = createUiState();
startColorMode(uiState, storage.local);
const { title, accent } = runtimeConfig();
const logo = logoAddress();
document.title = title;

const session = createSessionStore(storage);
const openHttp = createOpenHttp(session);
const { Screens, prefetch, prefetchRows } = createRoutes(openHttp);
let prefetched = Promise.resolve();
const router = createRouter({
  history: createAppHistory(),
  redirect: (location) => redirectOpen(location, session),
  onLocation: (location) => {
    // The user may leave the sign-in screen before it replaces the form.
    if (location.pathname !== "/login") removePageForm();
    prefetched = prefetch(location.pathname);
  },
});
watchSession(router, session);

const { pathname, search } = router.location();
if (pathname !== "/login" || readProviderResponse(search) !== undefined) removePageForm();
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element #root.");
const brand =
  logo + accent === ""
    ? undefined
    : import("./brand/paint-brand.ts").then(({ paintBrand }) => paintBrand({ logo, accent }));
const screen = prefetched.then(() => within(ROWS_MS, prefetchRows(router.location())));
const reactRoot = createRoot(root);
// Before the first render, so that colors and texts do not change. A failed brand is ignored. A screen that is loaded
// soon renders once, not a spinner and a skeleton first. Not by a top-level `await`, with which the bundler does not
// merge chunks.
void Promise.allSettled([languageReady, brand, within(SCREEN_MS, screen)]).then(() =>
  // As a transition: key presses do not wait.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <SessionContext value={session}>
          <OpenHttpContext value={openHttp}>
            <UiStateContext value={uiState}>
              <Providers>
                <RouterContext value={router}>
                  <Screens />
                </RouterContext>
              </Providers>
            </UiStateContext>
          </OpenHttpContext>
        </SessionContext>
      </StrictMode>,
    ),
  ),
);

/** Resolves with a promise, or after a time. */
function within(ms: number, loaded: Promise<unknown>): Promise<unknown> {
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, ms))]);
}
