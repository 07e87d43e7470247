import { useQueryClient } from "@tanstack/react-query";
import type { FieldScope, ModelSummary } from "@quarterdeck/model";
import { lazy, type ReactNode, useEffect, useMemo, useState } from "react";
import { createRecordFinder } from "#addresses/addressed-record.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { loadChunk } from "#chunks/load-chunk.ts";
import {
  type FieldServices,
  FieldServicesContext,
  type ReferenceTitles,
} from "#fields/field-services.ts";
import { useModel } from "#queries/model/use-model.ts";
import { titleStore } from "#queries/reference-titles.ts";
import { listServers } from "./api-servers.ts";
import type * as Scoping from "./scoped-titles.ts";

// First screens show references without a picker.
const RecordPicker = lazy(async () => ({
  default: (await loadChunk(() => import("./record-picker.tsx"))).RecordPicker,
}));
const ReferenceFilter = lazy(async () => ({
  default: (await loadChunk(() => import("./reference-filter.tsx"))).ReferenceFilter,
}));

const FileLink = lazyComponent(async () => (await import("./file-link.tsx")).FileLink);

/** Gives fields the titles, addresses and pickers of referenced records. */
export function FieldServicesProvider({
  pathname = "",
  children,
}: {
  /** Address with the tenant of the referenced records. */
  readonly pathname?: string;
  readonly children: ReactNode;
}): ReactNode {
  const model = useModel();
  const client = useQueryClient();
  const scoping = useScoping(model);
  const scope = useMemo(
    () => scoping?.createTitleScope(model, pathname),
    [scoping, model, pathname],
  );
  const services = useMemo((): FieldServices => {
    const servers = listServers(model.servers);
    const getTitles = (form?: FieldScope): ReferenceTitles => {
      const titles = titleStore(client);
      return scope?.scopeTitles(titles, form) ?? titles;
    };
    return {
      hasResource: (name) => model.resources.some((resource) => resource.name === name),
      findRecordAddress: (name, text, row) => {
        const [own = "", names] = text.split("?");
        const resource = model.resources.find((one) => one.name === name);
        const [part] = resource?.key ?? [];
        const parents = resource?.parents.length === 0 ? {} : scope?.find(name, row)?.parents;
        // The value may be the key, unless the record was found by another field.
        const isKey = names?.split(",").includes(String(part?.field[0])) !== false;
        const key = (names && getTitles(row).findKey(name, text)) ?? (isKey ? own : undefined);
        if (key === undefined) return undefined;
        if (!resource || !parents || !(key === "" ? part?.isEscaped : part)) return undefined;
        return recordAddress(model, resource, key, { parents });
      },
      findAddressedRecord: createRecordFinder({ ...model, servers }, location.host),
      findDefinitions: async (...target) =>
        (await import("./find-definitions.ts")).findDefinitions(client, model, ...target),
      servers,
      FileLink,
      getTitles,
      RecordPicker,
      ReferenceFilter,
    };
  }, [model, client, scope]);
  return <FieldServicesContext value={services}>{children}</FieldServicesContext>;
}

/** Code for references between records of one tenant; undefined without such records, and until it is loaded. */
function useScoping({ resources }: ModelSummary): typeof Scoping | undefined {
  const [scoping, setScoping] = useState<typeof Scoping>();
  const isNeeded = resources.some(({ parents: [parent] }) => parent);
  useEffect(() => {
    // Without it, references show their keys.
    if (isNeeded) void import("./scoped-titles.ts").then(setScoping, () => undefined);
  }, [isNeeded]);
  return scoping;
}
