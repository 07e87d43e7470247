import type { Resource } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import { usePathname, useSearch } from "#router/use-router.ts";
import { type ReactNode, useMemo } from "react";
import { readPrefill, type SearchParams } from "#addresses/address.ts";
import type { Route } from "#addresses/resource-address.ts";
import { readCopyKey, readRoute } from "#addresses/resource-address.ts";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { FormRoute, ListRoute, RecordRoute } from "#app/route-screens.ts";
import { Spinner } from "#app/spinner.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";

const NotFoundScreen = lazyScreen(
  async () => (await import("#screens/not-found/not-found-screen.tsx")).NotFoundScreen,
);

/** List, record or form of the address. */
export function ResourceRoute() {
  const model = useModel();
  const pathname = usePathname();
  const search = useSearch();
  const route = useMemo(() => readRoute(model, pathname), [model, pathname]);
  if (route === undefined) return <NotFoundScreen isInside />;
  return (
    <ChunkBoundary key={pathname} name={resourceChunk(route.resource.name)} loading={<Spinner />}>
      {({ resource }) => resource && renderRoute(route, { resource, search })}
    </ChunkBoundary>
  );
}

function renderRoute(
  route: Route,
  loaded: { readonly resource: Resource; readonly search: SearchParams },
): ReactNode {
  if (route.kind === "list") return <ListRoute route={route} {...loaded} />;
  if (route.kind === "record") return <RecordRoute route={route} {...loaded} />;
  const key = route.kind === "edit" ? route.key : undefined;
  return (
    <FormRoute
      resource={loaded.resource}
      parents={route.parents}
      recordKey={key}
      prefill={readPrefill(loaded.search)}
      copyKey={route.kind === "new" ? readCopyKey(loaded.search) : undefined}
    />
  );
}
