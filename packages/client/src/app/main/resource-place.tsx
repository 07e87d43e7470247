import { useLocation, useNavigate } from "@tanstack/react-router";
import type { SearchParams } from "#addresses/address.ts";
import { readListAddress } from "#addresses/list-address.ts";
import type { Place } from "#addresses/resource-address.ts";
import { listAddress, readPlace, recordAddress } from "#addresses/resource-address.ts";
import { lazyScreen } from "#app/chunks/lazy-screen.tsx";
import { ListScreen, RecordScreen } from "#app/screens-of-places.ts";
import { useModel } from "#queries/model.ts";

const NotFoundScreen = lazyScreen(
  async () => (await import("#screens/not-found/not-found-screen.tsx")).NotFoundScreen,
);

/** The list or record that the address names. */
export function ResourcePlace() {
  const model = useModel();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.search as SearchParams });
  const place = readPlace(model, pathname);
  if (place === undefined) return <NotFoundScreen isInside />;
  return place.kind === "list" ? (
    <ListPlace key={pathname} place={place} search={search} />
  ) : (
    <RecordPlace key={pathname} place={place} search={search} />
  );
}

interface PlaceProps<Kind extends Place["kind"]> {
  readonly place: Extract<Place, { readonly kind: Kind }>;
  readonly search: SearchParams;
}

function ListPlace({ place: { resource, parents }, search }: PlaceProps<"list">) {
  const model = useModel();
  const navigate = useNavigate();
  return (
    <ListScreen
      resource={resource}
      parents={parents}
      address={readListAddress(search, resource)}
      onAddress={(state, how) =>
        void navigate({
          ...listAddress(model, resource, { parents, state }),
          replace: how?.isReplace === true,
        })
      }
    />
  );
}

function RecordPlace({ place: { resource, parents, key }, search }: PlaceProps<"record">) {
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
    />
  );
}
