import { type ReactNode, useLayoutEffect } from "react";
import type { OpenHttp } from "#http/http-context.ts";
import type { RouterLocation } from "#router/location.ts";
import { useLocationPart, usePathname, useRouter } from "#router/use-router.ts";
import { useSession } from "#session/session-context.ts";
import { lazyScreen } from "./chunks/lazy-screen.tsx";
import type { MainArea } from "./main/main-area.tsx";
import { isOpenPath, isOpenReport } from "./return-address.ts";
import { RouteBoundary } from "./route-boundary.tsx";

/** Screens without a session. All others are below `main`, which is guarded and not in the entry chunk. */
const open = {
  "/login": lazyScreen(async () => (await import("#app/open/login-route.tsx")).LoginRoute),
  "/register": lazyScreen(async () => (await import("#app/open/register-route.tsx")).RegisterRoute),
  "/404": lazyScreen(async () => (await import("#app/open/not-found-route.tsx")).NotFoundRoute),
  "/500": lazyScreen(
    async () => (await import("#app/open/server-error-route.tsx")).ServerErrorRoute,
  ),
};

const OpenReport = lazyScreen(async () => (await import("#app/open/open-report.tsx")).OpenReport);

interface Routes {
  readonly Screens: () => ReactNode;
  /** Loads the files and the model of an address before it renders. Resolves when they are loaded, or failed. */
  readonly prefetch: (pathname: string) => Promise<void>;
  /** Reads the rows of an address whose files and model are loaded. Resolves when they are read, or failed. */
  readonly prefetchRows: (location: RouterLocation) => Promise<void>;
}

/** Every route of the application; `main/main-area.tsx` has those inside the layout. */
export function createRoutes(openHttp: OpenHttp): Routes {
  let area: Promise<MainArea> | undefined;
  const loadArea = (): Promise<MainArea> => {
    area ??= import("./main/main-area.tsx").then(({ createMainArea }) => createMainArea(openHttp));
    area.catch(() => (area = undefined));
    return area;
  };
  const Main = lazyScreen(async () => (await loadArea()).Screen);
  return {
    prefetch: async (pathname) => {
      if (isOpenPath(pathname)) return;
      const layout = Main.prefetch();
      // The layout shows a failed import.
      const loaded = await loadArea().catch(() => undefined);
      await Promise.all([layout, loaded?.prefetch(pathname)]);
    },
    prefetchRows: async (location) => {
      if (isOpenPath(location.pathname)) return;
      await loadArea()
        .then(({ prefetchRows }) => prefetchRows(location))
        .catch(() => undefined);
    },
    Screens: () => <Screens main={<Main />} />,
  };
}

function Screens({ main }: { readonly main: ReactNode }): ReactNode {
  const router = useRouter();
  const pathname = usePathname();
  const location = useLocationPart((current) => current);
  const session = useSession();
  useLayoutEffect(() => router.restoreScroll(), [router, location]);
  if (session === null && isOpenReport(pathname)) {
    return (
      <RouteBoundary key={pathname}>
        <OpenReport />
      </RouteBoundary>
    );
  }
  if (!isOpen(pathname)) return <RouteBoundary>{main}</RouteBoundary>;
  const Screen = open[pathname];
  return (
    <RouteBoundary key={pathname}>
      <Screen />
    </RouteBoundary>
  );
}

function isOpen(pathname: string): pathname is keyof typeof open {
  return Object.hasOwn(open, pathname);
}
