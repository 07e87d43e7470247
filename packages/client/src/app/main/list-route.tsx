import { withBrowserList } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { readSupportedAddress } from "#addresses/list-address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useNavigate } from "#router/use-router.ts";
import { ListScreen } from "#screens/list/list-screen.tsx";
import type { RouteProps } from "./route-props.ts";

export { prefetchRows } from "#screens/list/prefetch-rows.ts";

/** List of the address. */
export function ListRoute({ route: { parents }, resource, search }: RouteProps<"list">): ReactNode {
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
