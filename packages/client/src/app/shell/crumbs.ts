import { ownMember } from "@quarterdeck/model";
import type { ModelSummary, ResourceSummary } from "@quarterdeck/model";
import {
  type Address,
  homeAddress,
  jobsAddress,
  operationsAddress,
  type ParentValues,
  readSegment,
} from "#addresses/address.ts";
import { formatKey } from "#components/resources/format-key.ts";
import {
  listAddress,
  readImportRoute,
  readRoute,
  recordAddress,
} from "#addresses/resource-address.ts";

export interface Crumb {
  readonly label: string;
  readonly address: Address;
}

interface CrumbLabels {
  readonly history: string;
  readonly home: string;
  readonly job: string;
  readonly jobs: string;
  readonly map: string;
  readonly operations: string;
  readonly report: string;
  readonly rights: string;
  readonly settings: string;
  readonly notFound: string;
  readonly import: string;
  readonly create: string;
  readonly edit: string;
}

/** Breadcrumbs from home to an address. */
export function buildCrumbs(
  model: ModelSummary,
  pathname: string,
  labels: CrumbLabels,
): readonly Crumb[] {
  const home = { label: labels.home, address: homeAddress() };
  const here = { to: pathname, search: {} };
  if (pathname === "/") return [home];
  const page = pathname.slice("/-/".length);
  if (pathname.startsWith("/-/") && isLabel(labels, page)) {
    return [home, { label: labels[page], address: here }];
  }
  if (pathname.startsWith("/-/jobs/")) {
    const job = { label: labels.job, address: here };
    return [home, { label: labels.jobs, address: jobsAddress() }, job];
  }
  if (pathname.startsWith("/-/operations")) {
    const id = readSegment(pathname.split("/")[3] ?? "");
    const operation = model.operations.find((candidate) => candidate.id === id);
    const all = { label: labels.operations, address: operationsAddress() };
    return operation === undefined
      ? [home, all]
      : [home, all, { label: operation.label, address: here }];
  }
  const imported = readImportRoute(model, pathname);
  const route = imported ?? readRoute(model, pathname);
  if (route === undefined) return [home, { label: labels.notFound, address: here }];
  const { resource, parents } = route;
  const list = listCrumb(model, resource, parents);
  const above = [home, ...parentCrumbs(model, resource, parents)];
  if (imported !== undefined) return [...above, list, { label: labels.import, address: here }];
  if (route.kind === "list") return [...above, list];
  if (route.kind === "new") return [...above, list, { label: labels.create, address: here }];
  const record = route.key === "" ? [] : [recordCrumb(model, resource, route.key, parents)];
  const edit = route.kind === "edit" ? [{ label: labels.edit, address: here }] : [];
  return [...above, list, ...record, ...edit];
}

function isLabel(labels: CrumbLabels, name: string): name is keyof CrumbLabels {
  return Object.hasOwn(labels, name);
}

/** Parent records of a nested resource, each after its list. */
function parentCrumbs(
  model: ModelSummary,
  resource: ResourceSummary,
  values: ParentValues,
): readonly Crumb[] {
  const names = new Set(resource.parents.map((parent) => parent.resource));
  return [...names].flatMap((name) => {
    const parent = model.resources.find((candidate) => candidate.name === name);
    if (parent === undefined) return [];
    const key = resource.parents
      .filter((one) => one.resource === name)
      .map(({ parameter }) => encodeURIComponent(ownMember(values, parameter) ?? ""))
      .join(",");
    return [listCrumb(model, parent, values), recordCrumb(model, parent, key, values)];
  });
}

function listCrumb(model: ModelSummary, resource: ResourceSummary, parents: ParentValues): Crumb {
  return { label: resource.labels.many, address: listAddress(model, resource, { parents }) };
}

function recordCrumb(
  model: ModelSummary,
  resource: ResourceSummary,
  key: string,
  parents: ParentValues,
): Crumb {
  return {
    label: formatKey(key),
    address: recordAddress(model, resource, key, { parents }),
  };
}
