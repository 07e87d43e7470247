import type {
  ModelSummary,
  Parent,
  ChunkName,
  Resource,
  ResourceSummary,
} from "@quarterdeck/model";
import { recordKey, resourceChunk, ownMember, setOwnMember, valueAt } from "@quarterdeck/model";
import type { Address, ParentValues, SearchParams } from "./address.ts";
import { readKey, readSegment, writeKey, writePrefill, writeSegment } from "./address.ts";
import type { ListAddress } from "./list-address.ts";
import { writeListAddress } from "./list-address.ts";

/** Parsed address of a list, a record or a form. */
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
    /** State of the list in the tab. */
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

/** Address of the record of a row; undefined if the row does not contain its keys. */
export function findRowAddress(
  model: ModelSummary,
  resource: ResourceSummary & Pick<Resource, "rowTarget">,
  row: unknown,
  parents: ParentValues,
): Address | undefined {
  const { rowTarget } = resource;
  const target =
    rowTarget === undefined ? resource : model.resources.find(({ name }) => name === rowTarget.to);
  const key = target && recordKey(target, row);
  if (target === undefined || key === undefined) return undefined;
  const values: Record<string, string> = {};
  for (const { parameter, field } of rowTarget?.parents ?? []) {
    const value = field === undefined ? ownMember(parents, parameter) : valueAt(row, field);
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    setOwnMember(values, parameter, String(value));
  }
  return recordAddress(model, target, key, { parents: rowTarget === undefined ? parents : values });
}

/** Address of the form for a new record; `values`: initial values by field. */
export function newAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  parents: ParentValues = {},
  values: ParentValues = {},
): Address {
  return { to: `${resourcePath(model, resource, parents)}/new`, search: writePrefill(values) };
}

/** Address of the form for a new record with the values of another one. */
export function copyAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  key: string,
  parents: ParentValues = {},
): Address {
  return { to: newAddress(model, resource, parents).to, search: { copy: key } };
}

/** Key of the record to copy, from `copyAddress`. */
export function readCopyKey(search: SearchParams): string | undefined {
  return search["copy"];
}

const IMPORT = "/-/import";

/** Address of the import into a list. */
export function importAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  parents: ParentValues = {},
): Address {
  return { to: IMPORT + resourcePath(model, resource, parents), search: {} };
}

/** Reads the list of an import address; undefined: another address. */
export function readImportRoute(
  model: ModelSummary,
  pathname: string,
): Extract<Route, { readonly kind: "list" }> | undefined {
  if (!pathname.startsWith(`${IMPORT}/`)) return undefined;
  const route = readRoute(model, pathname.slice(IMPORT.length));
  return route?.kind === "list" ? route : undefined;
}

/** Address of the edit form of a record. */
export function editAddress(
  model: ModelSummary,
  resource: ResourceSummary,
  key: string,
  parents: ParentValues = {},
): Address {
  return { to: `${recordAddress(model, resource, key, { parents }).to}/edit`, search: {} };
}

/** Chunk that an address needs if it is a list or a record, before the model is loaded. */
export function expectedChunk(pathname: string): ChunkName | undefined {
  const { name = "" } = splitPath(pathname);
  return name === "" || pathname.startsWith("/-/") ? undefined : resourceChunk(name);
}

/** Reads a path such as `/orders/5/order_lines/new`; undefined: not an address of this API. */
export function readRoute(model: ModelSummary, pathname: string): Route | undefined {
  const { last, key, name, above, isEdit } = splitPath(pathname);
  const resource = model.resources.find((candidate) => candidate.name === name);
  const parents = resource && readParents(model, resource, above);
  if (resource === undefined || parents === undefined) return undefined;
  // A record with the key `new` has the segment `~new`.
  if (last === "new") return isEdit ? undefined : { kind: "new", resource, parents };
  if (key !== undefined) return { kind: isEdit ? "edit" : "record", resource, parents, key };
  if (resource.isSingleton === true)
    return { kind: isEdit ? "edit" : "record", resource, parents, key: "" };
  return isEdit ? undefined : { kind: "list", resource, parents };
}

/** Splits a path of alternating names and keys, with `edit` at the end of an edit address. */
function splitPath(pathname: string) {
  const all = pathname.replace(/^\/|\/$/g, "").split("/");
  const isEdit = all.length > 1 && all.at(-1) === "edit";
  const segments = isEdit ? all.slice(0, -1) : all;
  const isRecord = segments.length % 2 === 0;
  const collection = isRecord ? segments.slice(0, -1) : segments;
  const last = isRecord ? segments.at(-1) : undefined;
  return {
    last,
    key: last === undefined ? undefined : readKey(last),
    name: readSegment(collection.at(-1) ?? ""),
    above: collection.slice(0, -1),
    isEdit,
  };
}

/** An ancestor in a path and the parameters that its key fills. */
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
    const key = parameters
      .map((name) => encodeURIComponent(ownMember(values, name) ?? ""))
      .join(",");
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
    const isMatch = readSegment(segments[index * 2] ?? "") === segment;
    if (!isMatch || parts.length !== parameters.length) return undefined;
    for (const [part, parameter] of parameters.entries()) {
      setOwnMember(values, parameter, decodeURIComponent(parts[part] ?? ""));
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
