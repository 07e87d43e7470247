import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { createRootRoute, createRoute, createRouter, Outlet } from "@tanstack/react-router";
import type { OpenHttp } from "#http/http-context.ts";
import { parseSearch, stringifySearch } from "#addresses/search.ts";
import { lazyScreen } from "./chunks/lazy-screen.tsx";
import type { MainArea } from "./main/main-area.tsx";
import { guard } from "./guard.ts";
import { RouteFailed } from "./route-failed.tsx";
import { prefetchRoute } from "./route-screens.ts";
import { Spinner } from "./spinner.tsx";

// Every route of the application. Routes below `main` are guarded and not in the entry chunk.

const root = createRootRoute({ component: Outlet });

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  component: lazyScreen(async () => (await import("#app/open/login-route.tsx")).LoginRoute),
});

const register = createRoute({
  getParentRoute: () => root,
  path: "/register",
  component: lazyScreen(async () => (await import("#app/open/register-route.tsx")).RegisterRoute),
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: "/404",
  component: lazyScreen(async () => (await import("#app/open/not-found-route.tsx")).NotFoundRoute),
});

const serverError = createRoute({
  getParentRoute: () => root,
  path: "/500",
  component: lazyScreen(
    async () => (await import("#app/open/server-error-route.tsx")).ServerErrorRoute,
  ),
});

function createMainRoute(openHttp: OpenHttp) {
  let area: Promise<MainArea> | undefined;
  const loadArea = (): Promise<MainArea> => {
    area ??= import("./main/main-area.tsx").then(({ createMainArea }) => createMainArea(openHttp));
    area.catch(() => (area = undefined));
    return area;
  };
  const main = createRoute({
    getParentRoute: () => root,
    id: "main",
    beforeLoad: (options) => {
      guard(options);
      // The layout shows a failed import.
      loadArea()
        .then(({ prefetchModel }) => prefetchModel(options.location.pathname))
        .catch(() => undefined);
    },
    component: lazyScreen(async () => (await loadArea()).Screen),
  });
  const home = createRoute({
    getParentRoute: () => main,
    path: "/",
    component: lazyScreen(async () => (await import("#screens/home/home-screen.tsx")).HomeScreen),
  });
  // Pages of the console; own-route.tsx has their table.
  const own = createRoute({
    getParentRoute: () => main,
    path: "/-/$",
    component: lazyScreen(async () => (await import("./main/main-area.tsx")).OwnRoute),
  });
  // Lists and records, also nested ones; the model reads the path.
  const resource = createRoute({
    getParentRoute: () => main,
    path: "$",
    // In a separate task: this one renders the layout.
    beforeLoad: ({ location }) => void setTimeout(prefetchRoute, 0, location.pathname),
    component: lazyScreen(async () => (await import("./main/main-area.tsx")).ResourceRoute),
  });
  return main.addChildren([home, own, resource]);
}

export function createAppRouter(history: RouterHistory, openHttp: OpenHttp): AnyRouter {
  return createRouter({
    routeTree: root.addChildren([
      login,
      register,
      notFound,
      serverError,
      createMainRoute(openHttp),
    ]),
    history,
    parseSearch: (text) => ({ ...parseSearch(text) }),
    stringifySearch,
    defaultErrorComponent: RouteFailed,
    defaultPendingComponent: Spinner,
    scrollRestoration: true,
    // No route waits for data, so a preload has no effect.
    defaultPreload: false,
  });
}
