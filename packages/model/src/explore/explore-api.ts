import { ownMember } from "#own/own-member.ts";
import { listObservedRows, type ObservedCall } from "#read/observed-call.ts";
import { decodeSegment, readQuery, segmentsOf, splitAddress } from "./address.ts";
import { findAddresses } from "./find-addresses.ts";
import {
  type ApiResponse,
  type Candidate,
  isIdentifier,
  isIndex,
  listCandidates,
  listParents,
  listPath,
  type Row,
  shapeOf,
} from "./candidates.ts";
import { exploreRoutes, locateRoutes } from "./explore-routes.ts";
import type { ExplorerNetwork } from "./explorer-network.ts";
import { listNamed, readNames } from "./named-lists.ts";
import { namesEffect } from "./names-effect.ts";
import { findOwnOrigins, moveAddresses } from "./own-origins.ts";
import { isPart, listParts } from "./parts.ts";
import { listRoutes } from "./routes.ts";
import { listFolders, listUsual } from "./usual-lists.ts";

export { isIndex } from "./candidates.ts";
export type { ExplorerNetwork } from "./explorer-network.ts";
export { findAddresses } from "./find-addresses.ts";

const MOST_READS = 40;
/** Requests at the same time. */
const AT_ONCE = 4;

/**
 * Calls of an API without a description: reads the lists and records that a response leads to, and the methods that
 * they allow. Without any, it looks for lists of usual names below `bases`. It sends GET and OPTIONS alone.
 */
export async function exploreApi(
  first: readonly ApiResponse[],
  network: ExplorerNetwork,
  bases: readonly string[] = first.map(({ address }) => address),
): Promise<readonly ObservedCall[]> {
  const indexed = await exploreIndex(first, network);
  if (indexed.length > 0) return indexed;
  const { responses, lists, origins } = await readLinked(first, network, bases);
  const data = [...responses.values()].filter(
    (response) =>
      !isIndex(response) &&
      !listNamed(response).some(({ address }) => lists.has(listPath(address))),
  );
  const allowed: string[] = [];
  for (let at = 0; at < data.length; at += AT_ONCE) {
    const batch = data.slice(at, at + AT_ONCE);
    // A few requests at a time limit the load on the API.
    const methods = await Promise.all(
      batch.map(async ({ address, allow }) => (allow === "" ? network.readAllow(address) : allow)),
    );
    allowed.push(...methods);
  }
  const names = collectParameters([...responses.values()], lists);
  return data.map(({ address, value }, at) => {
    const { path, query } = splitAddress(address);
    const own = new Map<string, string | undefined>(readQuery(query));
    for (const [name, text] of names.get(shapeOf(address, lists)) ?? [])
      if (!own.has(name)) own.set(name, text);
    return {
      method: "get",
      segments: segmentsOf(address).map(decodeSegment),
      endsWithSlash: path.endsWith("/"),
      query: Array.from(own, ([name, text]) => ({ name, value: text })),
      response: { status: 200, value },
      ...(origins.size > 0 && { origins: [...origins] }),
      allow: (allowed[at] ?? "")
        .split(",")
        .map((method) => method.trim())
        .filter((method) => /^[a-z]+$/i.test(method)),
    };
  });
}

/** Calls of the first response that names paths with their methods. */
async function exploreIndex(
  responses: readonly ApiResponse[],
  network: ExplorerNetwork,
): Promise<readonly ObservedCall[]> {
  for (const { address, value } of responses) {
    const routes = listRoutes(value);
    if (routes.length === 0) continue;
    const located = await locateRoutes(routes, { address, read: network.read });
    return exploreRoutes(located, network, splitAddress(address).origin);
  }
  return [];
}

/** Reads the addresses that responses lead to; of lists and records without any, those of usual names. */
async function readLinked(
  first: readonly ApiResponse[],
  network: ExplorerNetwork,
  bases: readonly string[],
): Promise<Explored> {
  const indexes = first.map((response) => readNames(response) ?? response);
  if (indexes.some((response, at) => response !== first[at])) {
    const named = createWalk(indexes, network);
    await named.follow(MOST_READS);
    const below = indexes.flatMap(listNamed).map(({ address }) => listPath(address));
    if (below.some((path) => named.lists.has(path))) return named;
  }
  const walk = createWalk(first, network);
  await walk.follow(MOST_READS);
  if (walk.lists.size > 0 || walk.responses.size > first.length) return walk;
  const folders = bases.flatMap(listFolders);
  for (const folder of folders) {
    const { frequent, others } = listUsual(folder);
    walk.add(frequent);
    await walk.follow(MOST_READS);
    if (walk.lists.size === 0 && folders.length > 1) continue;
    walk.add(others);
    await walk.follow(others.length + MOST_READS);
    break;
  }
  return walk;
}

interface Explored {
  /** One response of each shape. */
  readonly responses: ReadonlyMap<string, ApiResponse>;
  /** A row of each list, by the path of the list. */
  readonly lists: ReadonlyMap<string, Row>;
  /** Other origins that the API has for itself; the responses have its own one. */
  readonly origins: ReadonlySet<string>;
}

interface Walk extends Explored {
  /** Adds addresses that may be lists. */
  readonly add: (addresses: readonly string[]) => void;
  /** Reads the addresses that are known, and those that their responses lead to, up to a number of requests. */
  readonly follow: (mostReads: number) => Promise<void>;
}

function createWalk(first: readonly ApiResponse[], network: ExplorerNetwork): Walk {
  const lists = new Map<string, Row>();
  const responses = new Map<string, ApiResponse>();
  const origins = new Set<string>();
  const queued = new Set<string>();
  const waiting: Candidate[] = [];
  const paths = new Set<string>();
  const push = (candidates: readonly Candidate[]): void => {
    for (const { address } of candidates) paths.add(listPath(address));
    waiting.push(...candidates);
  };
  const folders = first.map(({ address }) => listPath(address)).filter((path) => path !== "");
  // An API may have each address below its version and without it: `/v1/nodes` and `/nodes`.
  const isCopy = (address: string): boolean => {
    const path = listPath(address);
    return folders.some(
      (folder) => !`${path}/`.startsWith(`${folder}/`) && paths.has(`${folder}/${path}`),
    );
  };
  const ownSegments = new Set(first.flatMap(({ address }) => segmentsOf(address)));
  const accept = (read: ApiResponse, { kind, part }: Pick<Candidate, "kind" | "part">): void => {
    const response = withOwnOrigin(read, origins);
    const parts = listParts(response.address, response.value);
    const isOther = isIndex(response) || parts.length > 0;
    const rows = isOther ? [] : listObservedRows(response.value).filter((row) => !isLink(row));
    if (part !== undefined && !isPart(response.value, part)) return;
    // The folder of a list may be one object with all lists.
    const isWhole = kind === "index" && parts.some(({ name }) => ownSegments.has(name));
    if (!isWhole && !matchesKind[kind](response, rows.length)) return;
    const [row] = rows;
    if (row !== undefined) lists.set(listPath(response.address), row);
    const shape = isSibling(response, lists)
      ? listPath(response.address)
      : shapeOf(response.address, lists);
    if (responses.has(shape)) return;
    responses.set(shape, response);
    push([...listNamed(response), ...listCandidates(response, rows)]);
  };
  for (const response of first) accept(response, { kind: "link" });
  for (const { address } of first) push(listParents(address));
  return {
    lists,
    responses,
    origins,
    add: (addresses) => push(addresses.map((address) => ({ address, kind: "list" }) as const)),
    follow: async (mostReads) => {
      let reads = 0;
      while (waiting.length > 0 && reads < mostReads) {
        const batch = waiting.splice(0, AT_ONCE).filter(({ address, kind }) => {
          // A GET may start an operation, and the request has the credential of the user.
          if (namesEffect(address, kind, ownSegments) || isCopy(address)) return false;
          const isNew = !queued.has(address) && !responses.has(shapeOf(address, lists));
          queued.add(address);
          return isNew;
        });
        reads += batch.length;
        // A few at a time: each response leads to further addresses.
        const texts = await Promise.all(batch.map(({ address }) => network.read(address)));
        for (const [at, response] of texts.entries()) {
          const candidate: Candidate | undefined = batch[at];
          const other = candidate?.other;
          if (response !== undefined) accept(response, candidate ?? { kind: "link" });
          // A second key is a guess: as for a list, its word must not be a verb.
          else if (other !== undefined && !namesEffect(other, "list", ownSegments))
            waiting.unshift({ address: other, kind: "record" });
        }
      }
    },
  };
}

/** The response with the origin that it was read from in all addresses of the API; `origins` collects the others. */
function withOwnOrigin(response: ApiResponse, origins: Set<string>): ApiResponse {
  const { address, value } = response;
  for (const one of findOwnOrigins(response, listObservedRows(value))) origins.add(one);
  const moved = moveAddresses(value, origins, splitAddress(address).origin);
  return { ...response, value: moved as object };
}

/** True for a link with a relation, also of a version that has an id. */
function isLink(row: Row): boolean {
  return Object.hasOwn(row, "href") && Object.hasOwn(row, "rel");
}

/** True for a response below a list that is not one of its records: `/ships/schema`, `/ships/count`. */
function isSibling({ address, value }: ApiResponse, lists: ReadonlyMap<string, Row>): boolean {
  const path = listPath(address);
  const row = lists.get(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
  return row !== undefined && !isIdentifier(path) && !sharesValues(row, value, MAX_LEVELS);
}

/** Levels of an envelope that a record may be in. */
const MAX_LEVELS = 4;

/** True if the object or an inner one has half of the plain members of the row. */
function sharesValues(row: Row, value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null || levels === 0) return false;
  const plain = Object.entries(row).filter(([, own]) => typeof own !== "object");
  const shared = plain.filter(([name, own]) => typeof ownMember(value as Row, name) === typeof own);
  if (shared.length > 0 && shared.length * 2 >= plain.length) return true;
  return Object.values(value).some((inner) => sharesValues(row, inner, levels - 1));
}

/** Conditions that an address that was guessed must meet. */
const matchesKind: Readonly<
  Record<Candidate["kind"], (response: ApiResponse, rowCount: number) => boolean>
> = {
  link: () => true,
  list: (_, rowCount) => rowCount > 0,
  record: ({ value }) => !Array.isArray(value),
  index: (response) => isIndex(response),
  part: () => true,
};

/** Query parameters that links and address templates have, by shape; those of templates have no value. */
function collectParameters(
  responses: readonly ApiResponse[],
  lists: Explored["lists"],
): ReadonlyMap<string, ReadonlyMap<string, string | undefined>> {
  const names = new Map<string, Map<string, string | undefined>>();
  for (const { address, value } of responses) {
    for (const link of findAddresses(value, address)) {
      const shape = shapeOf(link.address, lists);
      const own = names.get(shape) ?? new Map<string, string | undefined>();
      for (const name of link.names) if (!own.has(name)) own.set(name, undefined);
      for (const [name, text] of readQuery(splitAddress(link.address).query)) own.set(name, text);
      names.set(shape, own);
    }
  }
  return names;
}
