import type { HttpResponse, ListPage } from "@quarterdeck/model";
import {
  buildListRequest,
  readListPage,
  recordKey,
  suggestPaging,
  undescribedParameters,
  writeJson,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { storeFacts } from "./model/store-facts.ts";
import { sendTracked } from "./permission-cache.ts";
import type { ListWalk } from "./walk-list.ts";

type Rows = readonly unknown[];
type SuggestedPaging = ReturnType<typeof suggestPaging>[number];

/**
 * Learns the paging parameters of a list whose response shows that more rows follow, although its description has no
 * parameter for them. The parameters that the response suggests are tried until one leads to other rows.
 */
export async function learnPaging(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
  page: ListPage,
): Promise<void> {
  const { list, name } = walk.resource;
  if (list?.paging.style !== "none" || !isOpen(walk, page)) return;
  const suggested = suggestPaging(list, response, page);
  if (suggested.length === 0) return;
  const source = { client, walk, first: page.rows };
  // Two reads of the same list try once.
  storeFacts(name, { fields: [], paging: { ...list.paging, isTried: true }, evidence: [] });
  try {
    for (const one of suggested) {
      // One parameter after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      const paging = await tryPaging(source, one);
      if (paging === undefined) continue;
      const parameters = undescribedParameters(paging, parametersOf(walk));
      const reason = { code: "seen-next" } as const;
      const evidence = [{ pointer: "", reason, confidence: 0.9 }];
      storeFacts(name, { fields: [], paging, parameters, evidence });
      return;
    }
  } catch {
    // The attempts are repeated after a failure of the network.
    storeFacts(name, { fields: [], paging: list.paging, evidence: [] });
  }
}

/** True for the first page of a list that has no way to its other rows. */
function isOpen({ chunk, resource, state }: ListWalk, { next, hasNext }: ListPage): boolean {
  const { paging } = resource.list ?? {};
  const isFirst = state.page === 1 && (state.cursor ?? "") === "" && state.size === undefined;
  const isUnpaged = paging?.style === "none" && paging.isTried !== true;
  const isOwn = chunk.resource?.name === resource.name;
  const isRead = operationOf({ chunk, resource })?.method === "get";
  return isFirst && isUnpaged && isOwn && isRead && next === undefined && hasNext !== false;
}

function operationOf({ chunk, resource }: Pick<ListWalk, "chunk" | "resource">) {
  return chunk.operations.find(({ id }) => id === resource.list?.operation);
}

function parametersOf(walk: ListWalk) {
  return operationOf(walk)?.parameters ?? [];
}

interface Source {
  readonly client: QueryClient;
  readonly walk: ListWalk;
  /** Rows of the first page. */
  readonly first: Rows;
}

/** The paging with its first page and its page length, if its second page has other rows; otherwise undefined. */
async function tryPaging(
  source: Source,
  suggested: SuggestedPaging,
): Promise<SuggestedPaging | undefined> {
  const { first, walk } = source;
  const short = withPageLength(suggested, first.length, false);
  const keys = keysOf(walk, first);
  const isNew = (rows: Rows | undefined): boolean =>
    rows !== undefined && rows.length > 0 && keysOf(walk, rows).every((key) => !keys.includes(key));
  if (!isNew(await readRows(source, short, 2))) return undefined;
  const again = await readRows(source, short, 1);
  if (again === undefined) return undefined;
  if (isNew(again) && short.style === "page" && short.first === 1) {
    return tryPaging(source, { ...short, first: 0 });
  }
  // A list that changes with each read proves nothing.
  if (keysOf(walk, again)[0] !== keys[0]) return undefined;
  const long = withPageLength(suggested, first.length, true);
  const length = first.length + 1;
  const longer = await readRows(source, withPageLength(suggested, length, false), 1);
  return longer?.length === length && keysOf(walk, longer)[0] === keys[0] ? long : short;
}

/** Paging with the size that the API was seen to use; without proof of longer pages, its page is the longest. */
function withPageLength(
  paging: SuggestedPaging,
  rowCount: number,
  isLonger: boolean,
): SuggestedPaging {
  const described = paging.size ?? { at: { parameter: "limit" } };
  const size = { ...described, default: rowCount, ...(!isLonger && { maximum: rowCount }) };
  return { ...paging, size };
}

/** Rows of a page; undefined if the API refuses the parameters. */
async function readRows(
  { client, walk }: Source,
  paging: SuggestedPaging,
  page: number,
): Promise<Rows | undefined> {
  const { chunk, resource, parents, state } = walk;
  const { list } = resource;
  if (list === undefined) return undefined;
  const paged = { ...resource, list: { ...list, paging } };
  const operations = chunk.operations.map((one) =>
    one.id === list.operation
      ? {
          ...one,
          parameters: [...one.parameters, ...undescribedParameters(paging, one.parameters)],
        }
      : one,
  );
  const request = buildListRequest({ operations }, paged, { ...state, page }, parents);
  try {
    const response = await sendTracked(client, list.operation, request);
    return readListPage(paged, response, { ...state, page }).rows;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

function keysOf({ resource }: ListWalk, rows: Rows): readonly string[] {
  return rows.map((row) => recordKey(resource, row) ?? writeJson(row));
}
