import type { Resource } from "@quarterdeck/model";
import { resourceChunk, withBrowserList } from "@quarterdeck/model";
import { useNavigate, usePathname, useSearch } from "#router/use-router.ts";
import type { ReactNode } from "react";
import { readPrefill, type SearchParams } from "#addresses/address.ts";
import { readListAddress, readSupportedAddress } from "#addresses/list-address.ts";
import type { Route } from "#addresses/resource-address.ts";
import { listAddress, readCopyKey, readRoute, recordAddress } from "#addresses/resource-address.ts";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { FormRoute, ListScreen, RecordScreen } from "#app/route-screens.ts";
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
  const route = readRoute(model, pathname);
  if (route === undefined) return <NotFoundScreen isInside />;
  return (
    <ChunkBoundary key={pathname} name={resourceChunk(route.resource.name)} loading={<Spinner />}>
      {({ resource }) => resource && renderRoute(route, { resource, search })}
    </ChunkBoundary>
  );
}

interface LoadedRoute {
  /** Resource with its model chunk. */
  readonly resource: Resource;
  readonly search: SearchParams;
}

function renderRoute(route: Route, loaded: LoadedRoute): ReactNode {
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

interface RouteProps<Kind extends Route["kind"]> extends LoadedRoute {
  readonly route: Extract<Route, { readonly kind: Kind }>;
}

function ListRoute({ route: { parents }, resource, search }: RouteProps<"list">) {
  const model = useModel();
  const navigate = useNavigate();
  return (
    <ListScreen
      resource={resource}
      parents={parents}
      address={readSupportedAddress(search, withBrowserList(resource))}
      onAddress={(state, how) =>
        void navigate({
          ...listAddress(model, resource, { parents, state }),
          replace: how?.isReplace === true,
        })
      }
    />
  );
}

function RecordRoute({ route: { parents, key }, resource, search }: RouteProps<"record">) {
  const model = useModel();
  const navigate = useNavigate();
  return (
    <RecordScreen
      resource={resource}
      recordKey={key}
      parents={parents}
      tab={search["tab"]}
      onTab={(tab) =>
        void navigate({ ...recordAddress(model, resource, key, { parents, tab }), replace: true })
      }
      nestedAddress={{ ...readListAddress(search, resource), filters: {} }}
      onNestedAddress={(state, { isReplace }) =>
        void navigate({
          ...recordAddress(model, resource, key, { parents, tab: search["tab"], state }),
          replace: isReplace,
        })
      }
    />
  );
}
