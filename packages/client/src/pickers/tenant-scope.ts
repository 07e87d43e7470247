import type { FieldScope, ReferenceField } from "@quarterdeck/model";
import type { Tenant } from "#components/resources/tenants.ts";

/** Reference to the record of a tenant. */
export function tenantField({ level, parameters }: Tenant): ReferenceField {
  return {
    kind: "reference",
    name: parameters[0] ?? "",
    label: level.label,
    isRequired: true,
    to: level.parents.at(-1)?.resource ?? "",
    keyPath: [],
  };
}

/** Scope of this reference: the tenants of the levels above. */
export function tenantScope(tenant: Tenant): FieldScope {
  return { parents: tenant.outer ?? {}, fields: [tenantField(tenant)], values: undefined };
}
