import { resourceChunk } from "@quarterdeck/model";
import { useEffect, useEffectEvent } from "react";
import type { Tenant } from "#components/resources/tenants.ts";
import { useOptions } from "#queries/options.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useMayRead } from "#queries/permission-cache.ts";
import { storeTenant } from "#storage/tenants.ts";
import { useOwnTenant } from "./use-own-tenant.ts";

/** Chooses the tenant of a level if there is only one, or the user's own. */
export function useOnlyTenant({ level, outer, parameters, values }: Tenant): void {
  const { resources } = useModel();
  const isOpen = values === undefined && outer !== undefined && parameters.length === 1;
  const owner = resources.find(({ name }) => name === level.parents.at(-1)?.resource);
  const mayRead = useMayRead(owner?.operations.list);
  const isReadable = isOpen && mayRead && owner !== undefined;
  const { data } = useNamedChunk(resourceChunk(owner?.name ?? ""), { isEnabled: isReadable });
  const chunk = useChunkWithLearned(data);
  const reading = useOptions(isReadable ? (chunk ?? undefined) : undefined, {
    text: "",
    parents: outer ?? {},
    isOpen: isReadable,
  });
  const [option, ...others] = reading.options;
  const isSingle = !reading.isBusy && others.length === 0 && reading.readMore === undefined;
  const own = useOwnTenant(level, { isEnabled: isOpen });
  const read = isReadable && isSingle && option !== undefined ? option : own;
  const only = level.choices?.length === 1 ? level.choices[0] : read?.key;
  const choose = useEffectEvent((key: string) => {
    const [parameter = ""] = parameters;
    storeTenant({ path: level.path, values: { ...outer, [parameter]: key }, title: read?.title });
  });
  useEffect(() => {
    if (isOpen && only !== undefined) choose(only);
  }, [isOpen, only]);
}
