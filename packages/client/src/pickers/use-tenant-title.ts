import { ownMember } from "@quarterdeck/model";
import { useMemo } from "react";
import type { Tenant } from "#components/resources/tenants.ts";
import { useReferenceTitle } from "#fields/field-services.ts";
import { tenantScope } from "./tenant-scope.ts";

/** Title of a chosen tenant, or its key; undefined if none is chosen. */
export function useTenantTitle(tenant: Tenant): string | undefined {
  const { level, parameters, values, title } = tenant;
  const keys = parameters.map((name) => (values && ownMember(values, name)) ?? "");
  const owner = level.parents.at(-1)?.resource ?? "";
  const isOne = values !== undefined && keys.length === 1 && owner !== "";
  const scope = useMemo(() => tenantScope(tenant), [tenant]);
  const read = useReferenceTitle(owner, isOne ? encodeURIComponent(keys[0] ?? "") : "", scope);
  return values === undefined ? undefined : ((isOne ? read : undefined) ?? title ?? keys.join("/"));
}
