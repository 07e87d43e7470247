import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { createRootRoute, createRoute, createRouter, Outlet } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "#addresses/search.ts";
import { lazyScreen } from "./chunks/lazy-screen.tsx";
import { guard } from "./guard.ts";
import { RouteFailed } from "./route-failed.tsx";
import { prefetchRoute } from "./route-screens.ts";
import { Spinner } from "./spinner.tsx";

// Every address of the application. What stands below `main` is guarded, and none of it is in the entry.

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

const main = createRoute({
  getParentRoute: () => root,
  id: "main",
  beforeLoad: (wanted) => {
    guard(wanted);
    // Where it cannot be loaded, the layout says so.
    import("./main/main-area.tsx")
      .then(({ askForModel }) => askForModel(wanted.location.pathname))
      .catch(() => undefined);
  },
  component: lazyScreen(async () => (await import("./main/main-area.tsx")).MainArea),
});

const home = createRoute({
  getParentRoute: () => main,
  path: "/",
  component: lazyScreen(async () => (await import("#screens/home/home-screen.tsx")).HomeScreen),
});

/** Pages of the product's own: which one, a table below the entry says. */
const own = createRoute({
  getParentRoute: () => main,
  path: "/-/$",
  component: lazyScreen(async () => (await import("./main/main-area.tsx")).OwnRoute),
});

/** Lists and records, nested ones too: which one, the model says. */
const resource = createRoute({
  getParentRoute: () => main,
  path: "$",
  // In a task of its own: this one draws the layout.
  beforeLoad: ({ location }) => void setTimeout(prefetchRoute, 0, location.pathname),
  component: lazyScreen(async () => (await import("./main/main-area.tsx")).ResourceRoute),
});

const tree = root.addChildren([
  login,
  register,
  notFound,
  serverError,
  main.addChildren([home, own, resource]),
]);

export function createAppRouter(history: RouterHistory): AnyRouter {
  return createRouter({
    routeTree: tree,
    history,
    parseSearch: (text) => ({ ...parseSearch(text) }),
    stringifySearch,
    defaultErrorComponent: RouteFailed,
    defaultPendingComponent: Spinner,
    scrollRestoration: true,
    // The page's own scripts make what a preload would: nothing here waits for data.
    defaultPreload: false,
  });
}
