import { type ReactNode, useLayoutEffect } from "react";
import type { OpenHttp } from "#http/http-context.ts";
import type { RouterLocation } from "#router/location.ts";
import { useLocationPart, usePathname, useRouter } from "#router/use-router.ts";
import { useSession } from "#session/session-context.ts";
import { lazyScreen } from "./chunks/lazy-screen.tsx";
import type { MainArea } from "./main/main-area.tsx";
import { isOpenPath, isOpenReport } from "./return-address.ts";
import { RouteBoundary } from "./route-boundary.tsx";
import { prefetchRoute } from "./route-screens.ts";

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
  /** Requests the files of a location before it renders. */
  readonly prefetch: (location: RouterLocation) => void;
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
    prefetch: ({ pathname }) => {
      if (isOpenPath(pathname)) return;
      // The layout shows a failed import.
      loadArea()
        .then(({ prefetchModel }) => prefetchModel(pathname))
        .catch(() => undefined);
      // In a separate task: this one renders the layout.
      if (pathname !== "/" && !pathname.startsWith("/-/")) setTimeout(prefetchRoute, 0, pathname);
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
