import type { ReactNode } from "react";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { RouteBoundary } from "#app/route-boundary.tsx";
import { usePathname } from "#router/use-router.ts";
import { OwnRoute } from "./own-route.tsx";
import { ResourceRoute } from "./resource-route.tsx";

const HomeScreen = lazyScreen(
  async () => (await import("#screens/home/home-screen.tsx")).HomeScreen,
);

/** Screen of the address, inside the layout. */
export function Outlet(): ReactNode {
  const pathname = usePathname();
  const resource = pathname.startsWith("/-/") ? <OwnRoute /> : <ResourceRoute />;
  return <RouteBoundary>{pathname === "/" ? <HomeScreen /> : resource}</RouteBoundary>;
}
