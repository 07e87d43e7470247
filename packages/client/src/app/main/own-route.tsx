import { usePathname } from "#router/use-router.ts";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";

const NotFoundScreen = lazyScreen(
  async () => (await import("#screens/not-found/not-found-screen.tsx")).NotFoundScreen,
);

/** Pages of the console below `/-/`, by name; each reads the rest of its address. */
const pages = {
  jobs: lazyScreen(async () => (await import("./jobs-route.tsx")).JobsRoute),
  "jobs/": lazyScreen(async () => (await import("./jobs-route.tsx")).JobRoute),
  history: lazyScreen(
    async () => (await import("#screens/history/history-screen.tsx")).HistoryScreen,
  ),
  "import/": lazyScreen(async () => (await import("./import-route.tsx")).ImportRoute),
  map: lazyScreen(async () => (await import("#screens/map/map-screen.tsx")).MapScreen),
  operations: lazyScreen(
    async () => (await import("#screens/operations/operations-screen.tsx")).OperationsScreen,
  ),
  "operations/": lazyScreen(async () => (await import("./operation-route.tsx")).OperationRoute),
  report: lazyScreen(async () => (await import("./report-route.tsx")).ReportRoute),
  rights: lazyScreen(async () => (await import("./rights-route.tsx")).RightsRoute),
  settings: lazyScreen(
    async () => (await import("#screens/settings/settings-screen.tsx")).SettingsScreen,
  ),
};

/** `operations` is a page, `operations/` all pages below it. */
export function OwnRoute() {
  const pathname = usePathname();
  const [name = "", below = ""] = pathname.replace(/\/$/, "").split("/").slice(2);
  const page = below === "" ? name : `${name}/`;
  if (!isPage(page)) return <NotFoundScreen isInside />;
  const Page = pages[page];
  return <Page />;
}

function isPage(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name);
}
