import type { Resource } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { readPrefill, type SearchParams } from "#addresses/address.ts";
import { readListAddress, readSupportedAddress } from "#addresses/list-address.ts";
import type { Route } from "#addresses/resource-address.ts";
import { listAddress, readRoute, recordAddress } from "#addresses/resource-address.ts";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { FormRoute, ListScreen, RecordScreen } from "#app/route-screens.ts";
import { Spinner } from "#app/spinner.tsx";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useModel } from "#queries/model/use-model.ts";

const NotFoundScreen = lazyScreen(
  async () => (await import("#screens/not-found/not-found-screen.tsx")).NotFoundScreen,
);

/** The list, record or form that the address names. */
export function ResourceRoute() {
  const model = useModel();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.search as SearchParams });
  const place = readRoute(model, pathname);
  if (place === undefined) return <NotFoundScreen isInside />;
  return (
    <ChunkBoundary key={pathname} name={resourceChunk(place.resource.name)} loading={<Spinner />}>
      {({ resource }) => resource && renderPlace(place, { resource, search })}
    </ChunkBoundary>
  );
}

interface Opened {
  /** All that is known of it. */
  readonly resource: Resource;
  readonly search: SearchParams;
}

function renderPlace(place: Route, opened: Opened): ReactNode {
  if (place.kind === "list") return <ListPlace place={place} {...opened} />;
  if (place.kind === "record") return <RecordPlace place={place} {...opened} />;
  const key = place.kind === "edit" ? place.key : undefined;
  return (
    <FormRoute
      resource={opened.resource}
      parents={place.parents}
      recordKey={key}
      prefill={readPrefill(opened.search)}
    />
  );
}

interface PlaceProps<Kind extends Route["kind"]> extends Opened {
  readonly place: Extract<Route, { readonly kind: Kind }>;
}

function ListPlace({ place: { parents }, resource, search }: PlaceProps<"list">) {
  const model = useModel();
  const navigate = useNavigate();
  return (
    <ListScreen
      resource={resource}
      parents={parents}
      address={readSupportedAddress(search, resource)}
      onAddress={(state, how) =>
        void navigate({
          ...listAddress(model, resource, { parents, state }),
          replace: how?.isReplace === true,
        })
      }
    />
  );
}

function RecordPlace({ place: { parents, key }, resource, search }: PlaceProps<"record">) {
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
