import { type ModelSummary, ownMember } from "@quarterdeck/model";
import { recordAddress } from "#addresses/resource-address.ts";
import type { Tenant } from "./tenants.ts";

/** Record of a chosen tenant. */
export interface TenantRecord {
  /** Path of its address. */
  readonly path: string;
  readonly key: string;
}

/** The record of a chosen tenant; undefined without a choice, or if the API has no records of tenants. */
export function findTenantRecord(
  model: ModelSummary,
  { level, parameters, values, outer }: Pick<Tenant, "level" | "parameters" | "values" | "outer">,
): TenantRecord | undefined {
  const owner = level.parents.at(-1)?.resource;
  const resource = model.resources.find(({ name }) => name === owner);
  const [parameter, ...others] = parameters;
  const key = values && parameter !== undefined ? ownMember(values, parameter) : undefined;
  if (resource === undefined || key === undefined || others.length > 0) return undefined;
  return {
    path: recordAddress(model, resource, encodeURIComponent(key), { parents: outer }).to,
    key,
  };
}
