import type { HttpResponse, ListPage, ListState, ModelChunk, Paging } from "@quarterdeck/model";
import {
  buildListRequest,
  readNext,
  readObservedPage,
  recordKey,
  undescribedParameters,
  writeJson,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import type { ListWalk } from "#queries/list-walk.ts";

type Rows = readonly unknown[];
type NumberedPaging = Extract<Paging, { readonly style: "page" | "offset" }>;
type CursorPaging = Extract<Paging, { readonly style: "cursor" }>;

export interface Source {
  readonly client: QueryClient;
  readonly walk: ListWalk;
  /** Rows of the first page. */
  readonly first: Rows;
}

/** The paging with its first page and its page length, if its second page has other rows; otherwise undefined. */
export async function tryPaging(
  source: Source,
  suggested: NumberedPaging,
): Promise<Paging | undefined> {
  const { first, walk } = source;
  const size = first.length;
  const short = withPageLength(suggested, size, false);
  if (!hasNewRows(source, await readRows(source, short, { page: 2, size }))) return undefined;
  const again = await readRows(source, short, { page: 1, size });
  if (again === undefined) return undefined;
  if (hasNewRows(source, again) && short.style === "page" && short.first === 1) {
    return tryPaging(source, { ...short, first: 0 as const });
  }
  // A list that changes with each read proves nothing.
  const [key] = keysOf(walk, first);
  if (keysOf(walk, again)[0] !== key) return undefined;
  const isRead = async (length: number): Promise<boolean> => {
    const paging = withPageLength(suggested, length, false);
    const rows = await readRows(source, paging, { page: 1, size: length });
    return rows?.length === length && keysOf(walk, rows)[0] === key;
  };
  if (await isRead(size + 1)) return withPageLength(suggested, size, true);
  return size <= DEFAULT_SIZE || (await isRead(DEFAULT_SIZE)) ? short : withoutSize(suggested);
}

/** Rows per page that the console requests. */
const DEFAULT_SIZE = 25;

/** The paging of an API that ignores the page size. */
function withoutSize(paging: NumberedPaging): Paging {
  if (paging.style === "page") return { style: "page", page: paging.page, first: paging.first };
  const { offset, first } = paging;
  if (offset.in !== undefined) return paging;
  const next = { in: "row-count", ...(first !== undefined && { first }) } as const;
  return { style: "cursor", cursor: offset, next };
}

/** Page that a token leads to, if it has other rows than the first page; otherwise undefined. */
export async function tryCursor(
  source: Source,
  paging: CursorPaging,
  response: HttpResponse,
): Promise<ListPage | undefined> {
  const { resource } = withPaging(source.walk, paging);
  const cursor = readNext(resource, response, source.first);
  if (cursor === undefined) return undefined;
  const page = await readWith(source, paging, { page: 2, cursor });
  return hasNewRows(source, page?.rows) ? page : undefined;
}

/** Rows of a page; undefined if the API refuses the parameters. */
export async function readRows(
  source: Source,
  paging: Paging,
  state: Pick<ListState, "page" | "size">,
): Promise<Rows | undefined> {
  return (await readWith(source, paging, state))?.rows;
}

/** True for rows of which the first page has none. */
export function hasNewRows({ walk, first }: Source, rows: Rows | undefined): boolean {
  const keys = new Set(keysOf(walk, first));
  return rows !== undefined && rows.length > 0 && keysOf(walk, rows).every((key) => !keys.has(key));
}

export function operationOf({ chunk, resource }: Pick<ListWalk, "chunk" | "resource">) {
  return chunk.operations.find(({ id }) => id === resource.list?.operation);
}

export function parametersOf(walk: ListWalk) {
  return operationOf(walk)?.parameters ?? [];
}

export function keysOf({ resource }: Pick<ListWalk, "resource">, rows: Rows): readonly string[] {
  return rows.map((row) => recordKey(resource, row) ?? writeJson(row));
}

/** Paging with the size that the API was seen to use; without proof of longer pages, its page is the longest. */
function withPageLength<Suggested extends NumberedPaging>(
  paging: Suggested,
  rowCount: number,
  isLonger: boolean,
): Suggested {
  const described = paging.size ?? { at: { parameter: "limit" } };
  const size = { ...described, default: rowCount, ...(!isLonger && { maximum: rowCount }) };
  return { ...paging, size };
}

async function readWith(
  { client, walk }: Source,
  paging: Paging,
  changed: Pick<ListState, "page" | "size" | "cursor">,
): Promise<ListPage | undefined> {
  const { chunk, resource, parents } = withPaging(walk, paging);
  const state = { ...walk.state, size: undefined, cursor: undefined, ...changed };
  try {
    const request = buildListRequest(chunk, resource, state, parents);
    const response = await sendTracked(client, resource.list?.operation, request);
    return readObservedPage(chunk, resource, response, state);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** The list of a walk with another paging. */
export function withPaging(walk: ListWalk, paging: Paging): ListWalk {
  const { list } = walk.resource;
  if (list === undefined) return walk;
  const resource = { ...walk.resource, list: { ...list, paging } };
  const operations = walk.chunk.operations.map((one) =>
    one.id === list.operation
      ? {
          ...one,
          parameters: [...one.parameters, ...undescribedParameters(paging, one.parameters)],
        }
      : one,
  );
  const chunk: ModelChunk = { ...walk.chunk, operations, resource };
  return { ...walk, chunk, resource };
}
