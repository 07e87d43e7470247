import { type ReactNode, useEffect } from "react";
import { findTenantRecord } from "#components/resources/tenant-record.ts";
import { type Tenant, tenantsOfRoute } from "#components/resources/tenants.ts";
import { useTenantTitle } from "#pickers/use-tenant-title.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useShownTitle } from "#queries/shown-title.ts";
import { useTenants } from "#queries/use-tenants.ts";
import { usePathname } from "#router/use-router.ts";
import { type StoredTenant, storedTenants, storeTenant } from "#storage/tenants.ts";

/** Chooses the tenants of visited addresses, and stores the titles of chosen ones for the breadcrumbs. */
export function TenantWatch(): ReactNode {
  const model = useModel();
  const pathname = usePathname();
  useEffect(() => chooseTenantsOf(tenantsOfRoute(model, pathname)), [model, pathname]);
  return useTenants().map((tenant) => <TenantTitle key={tenant.level.path} tenant={tenant} />);
}

function TenantTitle({ tenant }: { readonly tenant: Tenant }): ReactNode {
  const title = useTenantTitle(tenant);
  const record = findTenantRecord(useModel(), tenant);
  useShownTitle(record?.path ?? "", record?.key === title ? undefined : title);
  return null;
}

/** Chooses the tenants of a visited route. */
function chooseTenantsOf(visited: readonly StoredTenant[]): void {
  for (const tenant of visited) {
    const before = storedTenants().find(({ path }) => path === tenant.path);
    const isSame = JSON.stringify(before?.values) === JSON.stringify(tenant.values);
    if (!isSame) storeTenant(tenant);
  }
}
