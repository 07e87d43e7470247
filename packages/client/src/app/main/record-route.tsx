import type { ReactNode } from "react";
import { readListAddress } from "#addresses/list-address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useNavigate } from "#router/use-router.ts";
import { RecordScreen } from "#screens/record/record-screen.tsx";
import type { RouteProps } from "./route-props.ts";

/** Record of the address. */
export function RecordRoute({
  route: { parents, key },
  resource,
  search,
}: RouteProps<"record">): ReactNode {
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
