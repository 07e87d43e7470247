import { isEffectVerb } from "#read/effect-verbs.ts";
import { optionalSchema } from "#read/schema-of-values.ts";
import { isMap, type JsonMap } from "#read/member.ts";
import { listObservedRows, type ObservedBody, type ObservedCall } from "#read/observed-call.ts";
import { decodeSegment, segmentsOf, splitAddress } from "./address.ts";
import type { ApiResponse } from "./candidates.ts";
import type { ExplorerNetwork } from "./explorer-network.ts";
import { fillRoute } from "./fill-route.ts";
import { namesEffect } from "./names-effect.ts";
import type { Route } from "./routes.ts";

export { listParts } from "./parts.ts";

/** Reads of lists and single records, then of those that need keys. */
const MOST_READS = { plain: 80, keyed: 60 };
/** Requests at the same time. */
const AT_ONCE = 4;

/**
 * Calls of an API whose paths and methods are known: reads its lists, then with keys of their rows its records, and
 * adds the operations that it does not read. It sends GET alone.
 */
export async function exploreRoutes(
  routes: readonly Route[],
  { read }: Pick<ExplorerNetwork, "read">,
  origin: string,
): Promise<readonly ObservedCall[]> {
  const responses = new Map<string, ApiResponse>();
  const readAll = async (addresses: readonly (readonly [string, string])[]): Promise<void> => {
    for (let at = 0; at < addresses.length; at += AT_ONCE) {
      const batch = addresses.slice(at, at + AT_ONCE);
      // A few requests at a time limit the load on the API.
      const texts = await Promise.all(batch.map(([, address]) => read(address)));
      for (const [index, response] of texts.entries())
        if (response !== undefined) responses.set(batch[index]?.[0] ?? "", response);
    }
  };
  const paths = [...new Set(routes.filter(isRead).map(({ path }) => path))];
  const plain = paths.filter((path) => !path.includes("{")).toSorted(byDepth);
  await readAll(plain.slice(0, MOST_READS.plain).map((path) => [path, origin + path]));
  const rows = new Map(
    Array.from(responses, ([path, { value }]) => [path, listObservedRows(value)] as const),
  );
  const keyed = paths
    .filter((path) => path.includes("{"))
    .toSorted(byDepth)
    .flatMap((path) => {
      const filled = fillRoute(path, rows);
      return filled === undefined ? [] : [[path, origin + filled] as const];
    });
  await readAll(keyed.slice(0, MOST_READS.keyed));
  return writeCalls(routes, responses);
}

/** A GET may start an operation, and the request has the credential of the user. */
function isRead({ method, path, description = "" }: Route): boolean {
  return method === "get" && !namesEffect(path, "link", new Set()) && !describesEffect(description);
}

/** True for a description with an effect: "Declares a test queue, then publishes a message". */
function describesEffect(description: string): boolean {
  const verbs = description.matchAll(/(?:^\s*|\b(?:then|and)\s+)([a-z]+)/gi);
  return [...verbs].some(([, verb = ""]) => {
    const word = verb.toLowerCase();
    return [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some(isEffectVerb);
  });
}

function byDepth(one: string, other: string): number {
  return one.split("/").length - other.split("/").length;
}

/** Calls of routes, with the responses of those that were read, by path. */
export function writeCalls(
  routes: readonly Route[],
  responses: ReadonlyMap<string, ApiResponse>,
): readonly ObservedCall[] {
  return routes.flatMap((route) => {
    const { method, path } = route;
    const own = routes.filter((other) => other.path === path);
    const response = responses.get(path);
    // A body is that of the records, unless the index has it.
    const isDerived = responses.has(path) && (route.bodies ?? []).length === 0 && method !== "get";
    if (isDerived) return [];
    const body = bodyOf(route);
    return [
      {
        method,
        segments: segmentsOf(path).map(decodeSegment),
        endsWithSlash: path.length > 1 && path.endsWith("/"),
        query: [],
        description: route.description,
        ...(body && { body }),
        ...(method === "get" && {
          response: response && { status: 200, value: response.value },
          allow: own.map((one) => one.method),
        }),
      },
    ];
  });
}

/** An example shows some members of an object in a body, which may be a map: none of them is certain. */
function withOpenObjects(body: JsonMap): JsonMap {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isMap(value) ? {} : value]),
  );
}

function bodyOf({ bodies = [], required = [] }: Route): ObservedBody | undefined {
  if (bodies.length === 0) return undefined;
  const schema: JsonMap = {
    ...optionalSchema(bodies.map(withOpenObjects)),
    ...(required.length > 0 && { required }),
  };
  return { mediaType: "application/json", schema };
}

/**
 * Routes with the path that they have at the host: an index may name them from its own folder, which the first read
 * shows.
 */
export async function locateRoutes(
  routes: readonly Route[],
  { address, read }: { readonly address: string } & Pick<ExplorerNetwork, "read">,
): Promise<readonly Route[]> {
  const { origin } = splitAddress(address);
  const plain = routes.filter((route) => isRead(route) && !route.path.includes("{"));
  for (const folder of foldersOf(address)) {
    for (const { path } of plain.slice(0, 3)) {
      // One after the other: most indexes name paths of their host.
      if ((await read(origin + folder + path)) === undefined) continue;
      return routes.map((route) => ({ ...route, path: folder + route.path }));
    }
  }
  return routes;
}

/** The root of a host, and the folders of an address. */
export function foldersOf(address: string): readonly string[] {
  const segments = segmentsOf(address);
  return ["", ...segments.map((_, at) => `/${segments.slice(0, at + 1).join("/")}`).toReversed()];
}
