import { useMemo, useSyncExternalStore } from "react";
import { readTenants, type Tenant } from "#components/resources/tenants.ts";
import { storedTenants, subscribeTenants } from "#storage/tenants.ts";
import { useModel } from "#queries/model/use-model.ts";

/** Tenant levels with the tenants that the user chose. */
export function useTenants(): readonly Tenant[] {
  const model = useModel();
  const stored = useSyncExternalStore(subscribeTenants, storedTenants);
  return useMemo(() => readTenants(model, stored), [model, stored]);
}
