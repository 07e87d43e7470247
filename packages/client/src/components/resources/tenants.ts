import type { ModelSummary, Parent, ResourceSummary, TenantLevel } from "@quarterdeck/model";
import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { readRoute } from "#addresses/resource-address.ts";
import type { StoredTenant } from "#storage/tenants.ts";

/** Level with the tenant that the user chose. */
export interface Tenant {
  readonly level: TenantLevel;
  /** Values of the levels above; undefined while one of them is not chosen. */
  readonly outer: ParentValues | undefined;
  /** Parameters of this level. */
  readonly parameters: readonly string[];
  /** Undefined: not chosen. */
  readonly values: ParentValues | undefined;
  readonly title: string | undefined;
  /** Lists and single records that only need this tenant. */
  readonly resources: readonly ResourceSummary[];
}

/** Tenant levels of a model with their chosen values, outer levels first. */
export function readTenants(
  { tenantLevels = [], resources }: ModelSummary,
  stored: readonly StoredTenant[],
): readonly Tenant[] {
  const tenants: Tenant[] = [];
  for (const level of tenantLevels) {
    const above = tenants.findLast((one) => startsWith(level.parents, one.level.parents));
    const outer = above === undefined ? {} : above.values;
    const parameters = level.parents
      .slice(above?.level.parents.length ?? 0)
      .map(({ parameter }) => parameter);
    const chosen = stored.find(({ path }) => path === level.path);
    const isCurrent =
      chosen !== undefined &&
      outer !== undefined &&
      Object.entries(outer).every(([name, value]) => ownMember(chosen.values, name) === value) &&
      parameters.every((name) => ownMember(chosen.values, name) !== undefined);
    tenants.push({
      level,
      outer,
      parameters,
      values: isCurrent ? chosen.values : undefined,
      title: isCurrent ? chosen.title : undefined,
      resources: resources.filter(
        ({ parents, isHidden }) =>
          isHidden !== true &&
          parents.length === level.parents.length &&
          startsWith(parents, level.parents),
      ),
    });
  }
  return tenants;
}

/** Tenants that a route leads to: a list below them, or the record of the tenant itself. */
export function tenantsOfRoute(model: ModelSummary, pathname: string): readonly StoredTenant[] {
  const route = readRoute(model, pathname);
  if (route === undefined) return [];
  const { resource, parents } = route;
  return (model.tenantLevels ?? []).flatMap(({ path, parents: own }) => {
    if (startsWith(resource.parents, own)) {
      return { path, values: pick(parents, own) };
    }
    const last = own.at(-1);
    const isRecord = route.kind === "record" && last?.resource === resource.name;
    const isAbove = startsWith(own, resource.parents) && own.length === resource.parents.length + 1;
    if (!isRecord || !isAbove || resource.key.length !== 1) return [];
    const values = { ...parents };
    setOwnMember(values, last.parameter, decodeURIComponent(route.key));
    return { path, values };
  });
}

function pick(values: ParentValues, parents: readonly Parent[]): ParentValues {
  const picked: Record<string, string> = {};
  for (const { parameter } of parents) {
    setOwnMember(picked, parameter, ownMember(values, parameter) ?? "");
  }
  return picked;
}

function startsWith(parents: readonly Parent[], start: readonly Parent[]): boolean {
  return start.every(
    ({ parameter, resource }, index) =>
      parents[index]?.parameter === parameter && parents[index].resource === resource,
  );
}
