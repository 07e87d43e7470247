import { ownMember } from "@quarterdeck/model";
import type { Tenant } from "#components/resources/tenants.ts";
import { useReferenceTitle } from "#fields/field-services.ts";

/** Title of a chosen tenant, or its key; undefined if none is chosen. */
export function useTenantTitle({ level, parameters, values, title }: Tenant): string | undefined {
  const keys = parameters.map((name) => (values && ownMember(values, name)) ?? "");
  const owner = level.parents.at(-1)?.resource ?? "";
  const isOne = values !== undefined && keys.length === 1 && owner !== "";
  const read = useReferenceTitle(owner, isOne ? encodeURIComponent(keys[0] ?? "") : "");
  return values === undefined ? undefined : ((isOne ? read : undefined) ?? title ?? keys.join("/"));
}
