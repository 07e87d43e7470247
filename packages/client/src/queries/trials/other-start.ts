import type { HttpResponse, ListPage, Paging } from "@quarterdeck/model";
import {
  buildListRequest,
  otherMeanings,
  pageSize,
  readObservedPage,
  suggestOtherPaging,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { HttpError } from "#http/errors.ts";
import { isDescribed } from "./first-page.ts";
import { type FirstPage, type NumberedPaging, startsAtOne } from "./may-have-other-start.ts";
import { chunkWithLearned } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { sendTracked } from "#queries/permission-cache.ts";
import { sessionNotes } from "#queries/session-notes.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { storeUnpaged, tryPagings } from "./other-paging.ts";
import { keysOf, operationOf, parametersOf, readRows, withPaging } from "./try-paging.ts";
import type { Source } from "./try-paging.ts";

interface Start {
  readonly response: HttpResponse;
  readonly page: ListPage;
}

/**
 * Learns the paging of a list whose first page, by its description, is not the first page of the API: it is refused or
 * empty, or other rows come before it. Returns the first page of the API.
 */
export async function learnOtherStart(
  client: QueryClient,
  walk: ListWalk,
  { rows }: Pick<ListPage, "rows">,
  isZeroAllowed: boolean,
): Promise<ListPage | undefined> {
  const { paging } = walk.resource.list ?? {};
  if (paging === undefined) return undefined;
  const [read] = keysOf(walk, rows);
  // Later reads of an empty list need no other attempt.
  const notes = sessionNotes(client);
  const note = `first page ${walk.resource.name}`;
  if (read === undefined && notes.has(note)) return undefined;
  if (read === undefined) notes.add(note);
  const isNumbered = paging.style === "page" || paging.style === "offset";
  // Without a number, the size of the page may have another meaning.
  const firsts = isNumbered ? firstPages(walk, paging, isZeroAllowed) : [withoutAll];
  for (const one of firsts) {
    // The second request is needed only without rows.
    // oxlint-disable-next-line no-await-in-loop
    const start = await readStart(client, walk, one);
    const first = start && keysOf(walk, start.page.rows)[0];
    if (start !== undefined && first !== undefined) {
      if (first === read) return undefined;
      const learned = await learnFrom({ client, walk, first: start.page.rows }, start);
      // A list that changes with each read has no other first page.
      if (learned === undefined && read !== undefined) return undefined;
      if (learned === undefined) storeUnpaged(walk.resource, isNumbered ? paging.size : undefined);
      return start.page;
    }
    if (read !== undefined) return undefined;
  }
  return undefined;
}

/** The walk from the first page of the API, if that is another one than the described one. */
export async function findOtherStart(
  client: QueryClient,
  walk: ListWalk,
  read: FirstPage,
): Promise<ListWalk | undefined> {
  const { name, list } = walk.resource;
  const operation = operationOf(walk);
  if (list === undefined || operation === undefined) return undefined;
  const { paging } = list;
  const isOpen = startsAtOne(paging) && !isDescribed(operation, paging, false);
  const first = "error" in read ? { rows: [] } : read;
  if ((await learnOtherStart(client, walk, first, isOpen)) === undefined) {
    if (first.rows.length > 0) storeFacts(name, { fields: [], paging, evidence: [] });
    return undefined;
  }
  const chunk = chunkWithLearned(walk.chunk);
  return chunk.resource && { ...walk, chunk, resource: chunk.resource };
}

const withoutAll: Paging = { style: "none" };

/** The list with page 0, and without a number: an API that has no such number returns its first page. */
function firstPages(
  walk: ListWalk,
  paging: NumberedPaging,
  isZeroAllowed: boolean,
): readonly Paging[] {
  const at = paging.style === "page" ? paging.page : paging.offset;
  const isRequired = parametersOf(walk).some(
    (one) => one.name === at.parameter && one.isRequired && at.path === undefined,
  );
  const zero: readonly Paging[] =
    paging.style === "page" ? [{ ...paging, first: 0 }] : [withoutFirst(paging)];
  const none: Paging = { style: "none", ...(paging.size !== undefined && { size: paging.size }) };
  return [
    ...(paging.first === 1 && isZeroAllowed ? zero : []),
    ...(isRequired || at.in !== undefined ? [] : [none]),
  ];
}

function withoutFirst({ first: _, ...paging }: Extract<Paging, { style: "offset" }>): Paging {
  return paging;
}

async function readStart(
  client: QueryClient,
  walk: ListWalk,
  paging: Paging,
): Promise<Start | undefined> {
  const { chunk, resource, parents } = withPaging(walk, paging);
  const described = walk.resource.list?.paging;
  const size = described && paging.size ? pageSize(described, walk.state) : undefined;
  const state = { ...walk.state, page: 1, cursor: undefined, size };
  try {
    const request = buildListRequest(chunk, resource, state, parents);
    const response = await sendTracked(client, resource.list?.operation, request);
    return { response, page: readObservedPage(chunk, resource, response, state) };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

async function learnFrom(source: Source, { response, page }: Start): Promise<Paging | undefined> {
  if (page.hasNext === false) return tryNumbers(source);
  const { resource } = source.walk;
  const suggested = suggestOtherPaging(resource, operationOf(source.walk), response, page.rows);
  const isToken = (one: Paging): boolean =>
    one.style === "cursor" && (one.next.in === "body" || one.next.in === "header");
  const others = [
    ...suggested.filter(isToken),
    ...otherMeanings(resource.list?.paging ?? { style: "none" }),
    ...suggested.filter((one) => !isToken(one)),
  ];
  return (await tryPagings(source, response, others))?.paging;
}

/** Learns the number that leads to the only page. */
async function tryNumbers(source: Source): Promise<Paging | undefined> {
  const { resource } = source.walk;
  const [key] = keysOf(source.walk, source.first);
  for (const paging of otherMeanings(resource.list?.paging ?? { style: "none" })) {
    // The first number that works ends the attempts.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await readRows(source, paging, { page: 1, size: source.walk.state.size });
    if (rows === undefined || keysOf(source.walk, rows)[0] !== key) continue;
    const evidence = [{ pointer: "", reason: { code: "seen-next" } as const, confidence: 0.7 }];
    storeFacts(resource.name, { fields: [], paging, evidence });
    return paging;
  }
  return undefined;
}
