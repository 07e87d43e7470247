import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, useMemo } from "react";
import { createRecordFinder } from "#addresses/addressed-record.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { loadChunk } from "#chunks/load-chunk.ts";
import { type FieldServices, FieldServicesContext } from "#fields/field-services.ts";
import { useModel } from "#queries/model/use-model.ts";
import { titleStore } from "#queries/reference-titles.ts";
import { listServers } from "./api-servers.ts";

// First screens show references without a picker.
const RecordPicker = lazy(async () => ({
  default: (await loadChunk(() => import("./record-picker.tsx"))).RecordPicker,
}));
const ReferenceFilter = lazy(async () => ({
  default: (await loadChunk(() => import("./reference-filter.tsx"))).ReferenceFilter,
}));

const FileLink = lazyComponent(async () => (await import("./file-link.tsx")).FileLink);

/** Gives fields the titles, addresses and pickers of referenced records. */
export function FieldServicesProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const model = useModel();
  const client = useQueryClient();
  const services = useMemo(
    (): FieldServices => ({
      hasResource: (name) => model.resources.some((resource) => resource.name === name),
      findRecordAddress: (name, key) => {
        const resource = model.resources.find((one) => one.name === name);
        const [part] = resource?.key ?? [];
        const isAddressable =
          resource?.parents.length === 0 && (key === "" ? part?.isEscaped : part);
        return isAddressable ? recordAddress(model, resource, key) : undefined;
      },
      findAddressedRecord: createRecordFinder(
        { ...model, servers: listServers(model.servers) },
        location.host,
      ),
      FileLink,
      getTitles: () => titleStore(client),
      RecordPicker,
      ReferenceFilter,
    }),
    [model, client],
  );
  return <FieldServicesContext value={services}>{children}</FieldServicesContext>;
}
