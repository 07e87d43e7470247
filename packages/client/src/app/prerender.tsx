import type { ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { loginAddress } from "#addresses/address.ts";
import { prefix, setPrefix } from "#config/prefix.ts";
import { readRuntimeConfig, runtimeConfig, setRuntimeConfig } from "#config/runtime-config.ts";
import { createOpenHttp, OpenHttpContext } from "#http/http-context.ts";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import { parseLocation, type RouterLocation, writeAddressText } from "#router/location.ts";
import type { Router } from "#router/router.ts";
import { RouterContext } from "#router/use-router.ts";
import { SessionContext } from "#session/session-context.ts";
import { createSessionStore } from "#session/session-store.ts";
import { createUiState, UiStateContext } from "#session/ui-state.ts";
import { changeLanguage, isLanguage } from "#texts/change-language.ts";
import { currentLanguage } from "#texts/current-language.ts";
import type { Language } from "#texts/languages.ts";
import { useTexts } from "#texts/use-texts.ts";
import { writeAddress } from "./app-history.ts";
import { writeBrandRules } from "./brand/paint-brand.ts";
import { LoginRoute } from "./open/login-route.tsx";
import { WaitingPage } from "./open/waiting-page.tsx";
import { Providers } from "./providers.tsx";
import { isOpenPath } from "./return-address.ts";

/** Styles that are loaded with the screen, not with the page. */
const styles = import.meta.glob<string>("../screens/login/*.module.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

const waitingStyles = import.meta.glob<string>("./open/waiting-page.module.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

interface PageFormRequest {
  /** Configuration block of the page, as JSON. */
  readonly config: string;
  /** Path of the console, with both slashes. */
  readonly prefix: string;
  /** Path and query inside the console. */
  readonly address: string;
  /** Languages of the browser, the preferred one first. */
  readonly languages: readonly string[];
}

interface PageForm {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly html: string;
  /** CSS: inline styles, which the content security policy blocks in HTML, and the configured colors. */
  readonly style: string;
  readonly noScript: string;
}

type RenderPageForm = (request: PageFormRequest) => Promise<PageForm | undefined>;

/**
 * Creates a function that renders the sign-in form of an address for the service, with the components of the client.
 * Undefined: the address has another screen, or no form. While the service reads the description for the first time,
 * every address has a page that shows it.
 */
export function createPageFormRenderer(): RenderPageForm {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    // One after another: language and configuration belong to the module.
    const next = last.then(() => render(request));
    last = next.catch(() => undefined);
    return next;
  };
}

const render: RenderPageForm = async (request) => {
  setRuntimeConfig(readRuntimeConfig(request.config));
  setPrefix(request.prefix);
  const { signIn, problems } = runtimeConfig();
  if (problems.some(({ code }) => code === "description-awaited")) return renderWaiting(request);
  const location = locationOf(request.address);
  if (location === undefined || signIn === null || problems.length > 0) return undefined;
  const { text, ...rest } = await renderPage(request, location, <LoginRoute />);
  if (!text.includes("<form")) return undefined;
  const focused = text.replace("<input", "<input autofocus");
  return { ...rest, ...moveStyles(focused, "page-form", Object.values(styles)) };
};

const renderWaiting = async (request: PageFormRequest): Promise<PageForm> => {
  const { text, ...rest } = await renderPage(request, parseLocation("/"), <WaitingPage />);
  return { ...rest, ...moveStyles(text, "page-wait", Object.values(waitingStyles)) };
};

interface RenderedPage extends Omit<PageForm, "html" | "style"> {
  readonly text: string;
}

async function renderPage(
  { languages }: PageFormRequest,
  location: RouterLocation,
  screen: ReactNode,
): Promise<RenderedPage> {
  const language = pickLanguage(languages);
  await changeLanguage(language, language);
  const texts = { title: "", noScript: "" };
  const { prelude } = await prerender(
    <Page location={location}>
      <ReadTexts into={texts} />
      {screen}
    </Page>,
    // Larger boundaries would need inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    language,
    direction: currentLanguage().direction,
    title: `${texts.title} · ${runtimeConfig().title}`,
    noScript: texts.noScript,
    // React hoists the title.
    text: (await new Response(prelude).text()).replaceAll(/<title>.*?<\/title>/g, ""),
  };
}

/** Location of the login screen for an address without a session; undefined for other public screens. */
function locationOf(address: string): RouterLocation | undefined {
  const location = parseLocation(address);
  if (readProviderResponse(location.search) !== undefined) return undefined;
  if (location.pathname === "/login") return location;
  if (isOpenPath(location.pathname)) return undefined;
  return parseLocation(writeAddressText(loginAddress(location.pathname + location.searchText)));
}

function pickLanguage(languages: readonly string[]): Language {
  const codes = languages.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return codes.find(isLanguage) ?? "en";
}

interface PageProps {
  readonly location: RouterLocation;
  readonly children: ReactNode;
}

function Page({ location, children }: PageProps): ReactNode {
  const session = createSessionStore();
  return (
    <SessionContext value={session}>
      <OpenHttpContext value={createOpenHttp(session)}>
        <UiStateContext value={createUiState()}>
          <Providers>
            <RouterContext value={stillRouter(location)}>{children}</RouterContext>
          </Providers>
        </UiStateContext>
      </OpenHttpContext>
    </SessionContext>
  );
}

/** A router that never moves. */
function stillRouter(location: RouterLocation): Router {
  return {
    location: () => location,
    subscribe: () => () => undefined,
    navigate: async () => undefined,
    refresh: () => undefined,
    createHref: (address) =>
      writeAddress(runtimeConfig().history, writeAddressText(address), prefix()),
    addBlocker: () => () => undefined,
    leftHref: () => undefined,
    restoreScroll: () => undefined,
  };
}

function ReadTexts({ into }: { readonly into: { title: string; noScript: string } }): ReactNode {
  const title = useTexts("login")("title");
  const noScript = useTexts("app")("noScript");
  Object.assign(into, { title, noScript });
  return null;
}

/** Replaces style attributes by an attribute and rules for its values. */
function moveStyles(
  text: string,
  frame: "page-form" | "page-wait",
  styleSheets: readonly string[],
): Pick<PageForm, "html" | "style"> {
  const seen = new Map<string, number>();
  const html = text.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const number = seen.get(style) ?? seen.size;
    seen.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...seen].map(
    ([style, number]) => `#${frame} [data-style="${number}"]{${style.replaceAll("&quot;", '"')}}`,
  );
  const css = styleSheets.join("") + writeBrandRules(runtimeConfig().accent);
  return { html, style: css + rules.join("") };
}
