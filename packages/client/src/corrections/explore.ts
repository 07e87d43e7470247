import {
  describeCalls,
  exploreApi,
  exploreRoutes,
  type ExplorerNetwork,
  type HttpResponse,
  type JsonObject,
  listObservedRows,
  listParts,
  ownMember,
  type ModelSummary,
  type ObservedCall,
  type Route,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { toApiPath } from "#config/api-path.ts";
import { HttpError, isAbort } from "#http/errors.ts";
import { httpOf } from "#queries/client-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { storePermission } from "#queries/permission-cache.ts";
import { applyCorrections, writeOpenApi } from "#queries/model/apply-corrections.ts";
import { readCorrections } from "#storage/corrections.ts";
import { EXPLORED } from "./create-by-put.ts";
import { replaceCorrections } from "./use-corrections.ts";

const STATE = "x-quarterdeck-exploration";
const ROLE = "x-quarterdeck-role";
/** Events and logs are streams without an end; a slow list takes less time. */
const LONGEST_READ_MS = 15_000;
const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** Options of an exploration. */
export interface ExploreOptions {
  /** Label of the correction. */
  readonly label: string;
  /** True: all methods are offered, because the API names none. */
  readonly offersWrites?: boolean;
}

/**
 * Finds the lists and records of an API without a description, with the credential of the session, and stores their
 * addresses and fields as a correction of this browser. It sends GET and OPTIONS alone, and no refusal ends the session.
 */
export async function explore(
  client: QueryClient,
  model: ModelSummary,
  { label, offersWrites = false }: ExploreOptions,
): Promise<void> {
  const network = createNetwork(client, model);
  const described = await readDescribed(client);
  const routes = listDescribed(described);
  const starts = routes.filter(({ method, path }) => method === "get" && !path.includes("{"));
  const knowsRoutes = routes.length > starts.length && model.exploration === "open";
  const calls = knowsRoutes
    ? await exploreRoutes(routes, network, originOf(model))
    : await exploreFrom(starts, network, originOf(model));
  if (calls.every(({ response }) => response === undefined)) throw new Error("no response");
  const hasLists = calls.some(({ response }) => listObservedRows(response?.value).length > 0);
  if (!hasLists && network.isRefused()) throw new Error("refused");
  const isKnown = calls.some(({ allow = [] }) => allow.length > 0);
  const written = isKnown || !offersWrites ? calls : calls.map(withWrites);
  const { paths, servers } = describeCalls(written, {});
  const update = {
    ...(Array.isArray(servers) && { servers: servers as readonly JsonObject[] }),
    [STATE]: isKnown || offersWrites || !hasLists ? "done" : "methods",
    paths: withoutDescribed(paths as JsonObject, described, new Set(calls.flatMap(pathOfParts))),
  };
  const correction = { id: EXPLORED, label, value: String(starts.length), pointer: "", update };
  await applyCorrections(
    client,
    replaceCorrections(await readCorrections(), [EXPLORED], [correction]),
  );
  const { operations = [] } = client.getQueryData<ModelSummary>(queryKeys.model()) ?? {};
  const reads = listReadPaths(update.paths);
  // Their titles and first rows are read without an opened list.
  for (const { id, method, path } of operations)
    if (method === "get" && reads.has(path)) storePermission(id, true);
}

/** Notes that the forms of an explored API are not offered. */
export async function finishExploration(client: QueryClient, label: string): Promise<void> {
  const all = await readCorrections();
  const explored = all.find(({ id }) => id === EXPLORED);
  const next = {
    ...(explored ?? { id: EXPLORED, label, value: "", pointer: "" }),
    update: { ...explored?.update, [STATE]: "done" },
  };
  await applyCorrections(client, replaceCorrections(all, [EXPLORED], [next]));
}

function withWrites(call: ObservedCall): ObservedCall {
  return { ...call, allow: WRITES, isAssumed: true };
}

/** Path of a response that is one object with several lists: it was only expected to be a list. */
function pathOfParts({ segments, response }: ObservedCall): readonly string[] {
  const path = `/${segments.join("/")}`;
  return listParts(path, response?.value).length > 0 ? [path] : [];
}

/** Paths with the response to a read: a route of an index may have been left out. */
function listReadPaths(paths: JsonObject): ReadonlySet<string> {
  const read = Object.entries(paths).filter(([, item]) => {
    const { responses = {} } = (ownMember(item as JsonObject, "get") ?? {}) as JsonObject;
    return Object.hasOwn(responses as JsonObject, "200");
  });
  return new Set(read.map(([path]) => path));
}

/** Paths of the description. */
async function readDescribed(client: QueryClient): Promise<JsonObject> {
  const text = await writeOpenApi(client, await readCorrections());
  const { paths = {} } = JSON.parse(text) as JsonObject;
  return paths as JsonObject;
}

function listDescribed(paths: JsonObject): readonly Route[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).map(([method, operation]) => {
      const { summary, description = summary } = operation as JsonObject;
      return { method, path, ...(typeof description === "string" && { description }) };
    }),
  );
}

async function exploreFrom(
  starts: readonly Route[],
  network: SessionNetwork,
  origin: string,
): Promise<readonly ObservedCall[]> {
  const addresses = starts.map(({ path }) => origin + path);
  const read = await Promise.all(addresses.map((address) => network.read(address)));
  const first = read.filter((response) => response !== undefined);
  if (first.length === 0 && network.isRefused()) throw new Error("refused");
  // A base may respond with 404.
  return exploreApi(first, network, addresses);
}

/**
 * Operations that the description has get their responses, and a body if they have none: their parameters are
 * described.
 */
function withoutDescribed(
  paths: JsonObject,
  described: JsonObject,
  ofParts: ReadonlySet<string>,
): JsonObject {
  const keyOf = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, "{}");
  const own = new Map(Object.keys(described).map((path) => [keyOf(path), path]));
  return Object.fromEntries(
    Object.entries(paths).map(([written, calls]) => {
      const path = own.get(keyOf(written)) ?? written;
      const item = (ownMember(described, path) ?? {}) as JsonObject;
      const operations = Object.entries(calls as JsonObject).map(([method, operation]) => {
        const declared = ownMember(item, method) as JsonObject | undefined;
        if (declared === undefined) return [method, operation] as const;
        const { responses, requestBody } = operation as JsonObject;
        const isWritten = requestBody === undefined || declared["requestBody"] !== undefined;
        const shown = { responses, ...(!isWritten && { requestBody }) };
        return [method, ofParts.has(path) ? { ...shown, [ROLE]: "" } : shown] as const;
      });
      return [path, Object.fromEntries(operations)] as const;
    }),
  );
}

/** Origin of the API, which the addresses in its responses have. */
function originOf({ servers: [server = ""] }: ModelSummary): string {
  return URL.canParse(server) ? new URL(server).origin : location.origin;
}

interface SessionNetwork extends ExplorerNetwork {
  /** True if the API refused a request for its credential. */
  readonly isRefused: () => boolean;
}

function createNetwork(client: QueryClient, model: ModelSummary): SessionNetwork {
  const http = httpOf(client);
  const origin = originOf(model);
  const { settings } = model.signIn;
  let isRefused = false;
  const send = async (method: string, address: string): Promise<HttpResponse | undefined> => {
    const [path = "", query = ""] = address.slice(origin.length).split("?");
    const request = { method, path, query, headers: {}, ...(settings && { settings }) };
    if (toApiPath(address, [origin]) === undefined) return undefined;
    try {
      return await http.send(request, {
        isTrial: true,
        signal: AbortSignal.timeout(LONGEST_READ_MS),
      });
    } catch (error) {
      if (isAbort(error)) throw error;
      return error instanceof HttpError ? error.response : undefined;
    }
  };
  return {
    read: async (address) => {
      const response = await send("get", address);
      const body = response?.body;
      isRefused ||= response?.status === 401 || response?.status === 403;
      if (response === undefined || response.status >= 400) return undefined;
      if (typeof body !== "object" || body === null || body instanceof Blob) return undefined;
      return { address, value: body, allow: response.headers["allow"] ?? "" };
    },
    readAllow: async (address) => (await send("options", address))?.headers["allow"] ?? "",
    isRefused: () => isRefused,
  };
}
