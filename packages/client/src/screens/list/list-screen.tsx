import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useMemo } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { Page } from "#components/page/page.tsx";
import { CollectionActions } from "./collection-actions.tsx";
import { ListPane } from "./list-pane.tsx";

// Few resources have no list.
const NoList = lazyComponent(async () => (await import("./no-list.tsx")).NoList);

interface ListScreenProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
  readonly onAddress: (next: ListAddress, how?: { readonly isReplace?: boolean }) => void;
}

/** List of a resource with the paging, sort, search and filters of its API. */
export function ListScreen({ resource, parents, address, onAddress }: ListScreenProps): ReactNode {
  const actions = useMemo(
    () => <CollectionActions resource={resource} parents={parents} />,
    [resource, parents],
  );
  const id = `${resource.name} ${JSON.stringify(parents)}`;
  return (
    <Page
      key={id}
      title={resource.labels.many}
      description={resource.description}
      actions={actions}
      isFilling={resource.list !== undefined}
    >
      {resource.list === undefined ? (
        <NoList resource={resource} parents={parents} />
      ) : (
        <ListPane
          resource={resource}
          list={resource.list}
          parents={parents}
          address={address}
          onAddress={onAddress}
        />
      )}
    </Page>
  );
}
