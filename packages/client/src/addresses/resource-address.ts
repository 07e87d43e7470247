import type { ModelSummary, Parent, ChunkName, ResourceSummary } from "@quarterdeck/model";
import { resourceChunk } from "@quarterdeck/model";
import type { Address, ParentValues } from "./address.ts";
import { readKey, readSegment, writeKey, writePrefill, writeSegment } from "./address.ts";
import type { ListAddress } from "./list-address.ts";
import { writeListAddress } from "./list-address.ts";

/** What an address of a resource leads to. */
export type Route =
  | { readonly kind: "list"; readonly resource: ResourceSummary; readonly parents: ParentValues }
  | {
      readonly kind: "record";
      readonly resource: ResourceSummary;
      readonly parents: ParentValues;
      /** Empty for a singleton. */
      readonly key: string;
    }
  | { readonly kind: "new"; readonly resource: ResourceSummary; readonly parents: ParentValues }
  | {
      readonly kind: "edit";
      readonly resource: ResourceSummary;
      readonly parents: ParentValues;
      readonly key: string;
    };

export function listAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  at: {
    readonly parents?: ParentValues | undefined;
    readonly state?: ListAddress | undefined;
  } = {},
): Address {
  return {
    to: resourcePath(model, resource, at.parents ?? {}),
    search: at.state === undefined ? {} : writeListAddress(at.state),
  };
}

export function recordAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  key: string,
  at: {
    readonly parents?: ParentValues | undefined;
    readonly tab?: string | undefined;
    /** Of the list that the tab shows. */
    readonly state?: ListAddress | undefined;
  } = {},
): Address {
  const path = resourcePath(model, resource, at.parents ?? {});
  return {
    to: resource.isSingleton === true && key === "" ? path : `${path}/${writeKey(key)}`,
    search: {
      ...(at.tab === undefined ? {} : { tab: at.tab }),
      ...(at.state === undefined ? {} : writeListAddress(at.state)),
    },
  };
}

/** Where a new record is filled in; `values` of its fields stand there already. */
export function newAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  parents: ParentValues = {},
  values: ParentValues = {},
): Address {
  return { to: `${resourcePath(model, resource, parents)}/new`, search: writePrefill(values) };
}

const IMPORT = "/-/import";

/** Where records of a list come from a file. */
export function importAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  parents: ParentValues = {},
): Address {
  return { to: IMPORT + resourcePath(model, resource, parents), search: {} };
}

/** The list that such an address is about; undefined: it is another one. */
export function readImportRoute(
  model: ModelSummary,
  pathname: string,
): Extract<Route, { readonly kind: "list" }> | undefined {
  if (!pathname.startsWith(`${IMPORT}/`)) return undefined;
  const place = readRoute(model, pathname.slice(IMPORT.length));
  return place?.kind === "list" ? place : undefined;
}

/** Where a record is changed. */
export function editAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  key: string,
  parents: ParentValues = {},
): Address {
  return { to: `${recordAddress(model, resource, key, { parents }).to}/edit`, search: {} };
}

/** What an address will need if it is a list or a record, before it is known what there is. */
export function expectedChunk(pathname: string): ChunkName | undefined {
  const { name = "" } = splitPath(pathname);
  return name === "" || pathname.startsWith("/-/") ? undefined : resourceChunk(name);
}

/** The list, record or form that a path (`/orders/5/order_lines/new`) names; undefined: nothing of this API. */
export function readRoute(model: ModelSummary, pathname: string): Route | undefined {
  const { last, key, name, above, isEdit } = splitPath(pathname);
  const resource = model.resources.find((candidate) => candidate.name === name);
  const parents = resource && readParents(model, resource, above);
  if (resource === undefined || parents === undefined) return undefined;
  // A record of that key is `~new`.
  if (last === "new") return isEdit ? undefined : { kind: "new", resource, parents };
  if (key !== undefined) return { kind: isEdit ? "edit" : "record", resource, parents, key };
  if (resource.isSingleton === true)
    return { kind: isEdit ? "edit" : "record", resource, parents, key: "" };
  return isEdit ? undefined : { kind: "list", resource, parents };
}

/** A path is names and keys in turn, `edit` behind them; what it ends with tells a record from a list. */
function splitPath(pathname: string) {
  const all = pathname.replace(/^\/|\/$/g, "").split("/");
  const isEdit = all.length > 1 && all.at(-1) === "edit";
  const segments = isEdit ? all.slice(0, -1) : all;
  const isRecord = segments.length % 2 === 0;
  const place = isRecord ? segments.slice(0, -1) : segments;
  const last = isRecord ? segments.at(-1) : undefined;
  return {
    last,
    key: last === undefined ? undefined : readKey(last),
    name: readSegment(place.at(-1) ?? ""),
    above: place.slice(0, -1),
    isEdit,
  };
}

/** Parameters that one ancestor's key fills together. */
interface Ancestor {
  readonly segment: string;
  readonly parameters: readonly string[];
}

function resourcePath(
  model: ModelSummary,
  resource: ResourceSummary,
  values: ParentValues,
): string {
  const above = ancestors(model, resource.parents).map(({ segment, parameters }) => {
    const key = parameters.map((name) => encodeURIComponent(values[name] ?? "")).join(",");
    return `/${writeSegment(segment)}/${writeKey(key)}`;
  });
  return `${above.join("")}/${writeSegment(resource.name)}`;
}

function readParents(
  model: ModelSummary,
  resource: ResourceSummary,
  segments: readonly string[],
): ParentValues | undefined {
  const chain = ancestors(model, resource.parents);
  if (segments.length !== chain.length * 2) return undefined;
  const values: Record<string, string> = {};
  for (const [index, { segment, parameters }] of chain.entries()) {
    const parts = readKey(segments[index * 2 + 1] ?? "").split(",");
    const isOurs = readSegment(segments[index * 2] ?? "") === segment;
    if (!isOurs || parts.length !== parameters.length) return undefined;
    for (const [part, parameter] of parameters.entries()) {
      values[parameter] = decodeURIComponent(parts[part] ?? "");
    }
  }
  return values;
}

function ancestors(model: ModelSummary, parents: readonly Parent[]): readonly Ancestor[] {
  const chain: Ancestor[] = [];
  let rest = parents;
  for (let first = rest[0]; first !== undefined; first = rest[0]) {
    const { parameter, resource: name } = first;
    const resource = model.resources.find((candidate) => candidate.name === name);
    const count = sharedCount(resource, rest);
    chain.push({
      segment: name ?? parameter,
      parameters: rest.slice(0, count).map((parent) => parent.parameter),
    });
    rest = rest.slice(count);
  }
  return chain;
}

function sharedCount(resource: ResourceSummary | undefined, rest: readonly Parent[]): number {
  const size = resource?.key.length ?? 1;
  return size > 1 && rest.slice(0, size).every((parent) => parent.resource === resource?.name)
    ? size
    : 1;
}
