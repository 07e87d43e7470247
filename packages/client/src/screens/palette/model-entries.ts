import type { ModelSummary, OperationSummary, ResourceSummary, SignIn } from "@quarterdeck/model";
import { operationAddress } from "#addresses/address.ts";
import {
  importAddress,
  listAddress,
  newAddress,
  recordAddress,
} from "#addresses/resource-address.ts";
import type { Tenant } from "#components/resources/tenants.ts";
import { formatKey } from "#components/resources/format-key.ts";
import type { Entry } from "./entry.ts";

interface EntryTexts {
  readonly newRecord: (label: string) => string;
  readonly importInto: (label: string) => string;
  readonly openKey: (label: string, key: string) => string;
}

/** Lists, forms for new records and operations of the API. */
export function modelEntries(
  model: ModelSummary,
  signOut: SignIn["signOut"],
  texts: EntryTexts,
  tenants: readonly Tenant[] = [],
): readonly Entry[] {
  const top = model.resources.filter(
    ({ parents, isHidden }) => parents.length === 0 && isHidden !== true,
  );
  return [
    ...tenants.flatMap((tenant) => tenantLists(model, tenant)),
    ...top.map((resource): Entry => {
      const { name, labels, isSingleton, group } = resource;
      return {
        id: `list ${name}`,
        group: "lists",
        label: isSingleton === true ? labels.one : labels.many,
        hint: group,
        words: name,
        target: listAddress(model, resource),
      };
    }),
    ...top.filter(isCreatable).map((resource): Entry => {
      const label = texts.newRecord(resource.labels.one);
      const target = newAddress(model, resource);
      return { id: `new ${resource.name}`, group: "create", label, target };
    }),
    ...top.filter(isCreatable).map((resource): Entry => {
      const label = texts.importInto(resource.labels.many);
      const target = importAddress(model, resource);
      return { id: `import ${resource.name}`, group: "create", label, target };
    }),
    ...model.operations
      .filter((operation) => !isSignOut(operation, signOut))
      .map((operation): Entry => {
        const { id, label, method, path, tag } = operation;
        return {
          id: `operation ${id}`,
          group: "operations",
          label,
          hint: `${method.toUpperCase()} ${path}`,
          words: `${tag ?? ""} ${id}`,
          target: operationAddress(id),
        };
      }),
  ];
}

/** Lists below a chosen tenant. */
function tenantLists(
  model: ModelSummary,
  { values, title, level, resources }: Tenant,
): readonly Entry[] {
  if (values === undefined) return [];
  return resources.map((resource): Entry => {
    const { name, labels, isSingleton } = resource;
    return {
      id: `list ${name}`,
      group: "lists",
      label: isSingleton === true ? labels.one : labels.many,
      hint: `${level.label} ${title ?? Object.values(values).at(-1) ?? ""}`,
      words: name,
      target: listAddress(model, resource, { parents: values }),
    };
  });
}

interface KeyContext {
  readonly texts: EntryTexts;
  /** Resources by last visit. */
  readonly visited: readonly ResourceSummary[];
}

/**
 * "orders 1042" and "order 1042" link to that record without a check that it exists; a number alone
 * links to the records of visited lists, after all records that a search returned.
 */
export function keyEntries(
  model: ModelSummary,
  typed: string,
  { texts, visited }: KeyContext,
): readonly Entry[] {
  const open = (resource: ResourceSummary, key: string, rank?: number): Entry => ({
    id: `key ${resource.name} ${key}`,
    group: "open",
    label: texts.openKey(resource.labels.one, formatKey(key)),
    target: recordAddress(model, resource, encodeURIComponent(key)),
    ...(rank !== undefined && { rank }),
  });
  const [, number] = /^[#№]?(\d+)$/u.exec(typed.trim()) ?? [];
  if (number !== undefined) {
    return visited
      .filter((resource) => hasAddress(resource) && resource.operations.read !== undefined)
      .slice(0, 3)
      .map((resource) => open(resource, number, UNCHECKED));
  }
  const [, name = "", key = ""] = /^(\S.*?)\s+[#№]?(\S+)$/u.exec(typed.trim()) ?? [];
  if (key === "" || !/[\d-]/.test(key)) return [];
  return model.resources
    .filter((resource) => isCalled(resource, name.toLowerCase()))
    .slice(0, 3)
    .map((resource) => open(resource, key));
}

/** Below the ranks of all matches. */
const UNCHECKED = -5;

function hasAddress({ key, parents }: ResourceSummary): boolean {
  return key.length === 1 && parents.length === 0;
}

function isCalled(resource: ResourceSummary, text: string): boolean {
  const { name, labels } = resource;
  return (
    hasAddress(resource) &&
    [name, labels.one, labels.many].some((one) => one.toLowerCase().startsWith(text))
  );
}

/** True for the sign-out, which the console handles itself. */
function isSignOut({ method, path }: OperationSummary, call: SignIn["signOut"]): boolean {
  return call !== undefined && method === call.method && path === call.path;
}

function isCreatable({ operations, isSingleton }: ResourceSummary): boolean {
  return operations.create !== undefined && isSingleton !== true;
}
