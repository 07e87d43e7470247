import { createModel, leadsOn, pageSize } from "@quarterdeck/model";
import type { ListState, ModelChunk } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { checkFirstPage } from "./trials/first-page.ts";
import { listOptions } from "./list.ts";
import { chunkWithLearned, forgetLearnedFacts } from "./model/learned-facts.ts";
import { nextPageState } from "./next-page-state.ts";
import { describeDialect } from "./testing/describe-dialect.ts";
import type { PagingDialect, Row } from "./testing/paging-dialects.ts";
import { describeStart, startDescriptions, startDialects } from "./testing/start-dialects.ts";
import { testClient } from "./testing/test-client.ts";
import { walkList } from "./walk-list.ts";

const rows = Array.from({ length: 250 }, (_, index) => ({ id: `r${index + 1}` }));
const first: ListState = { page: 1, sort: [], search: "", filters: {} };

function serve(reply: PagingDialect["reply"]): void {
  forgetLearnedFacts();
  vi.stubGlobal("fetch", (address: string) => {
    const { status = 200, body, headers } = reply(new URL(address).searchParams, rows, null);
    const type = { "content-type": "application/json", ...headers };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: type }));
  });
}

interface Read {
  readonly rows: readonly string[];
  readonly mayBeMore: boolean;
}

function listOf(opened: ModelChunk) {
  const chunk = chunkWithLearned(opened);
  const { resource } = chunk;
  if (resource?.list === undefined) throw new Error("The list is missing.");
  return { chunk, resource, list: resource.list };
}

const idsOf = (page: { readonly rows: readonly unknown[] }) =>
  (page.rows as readonly Row[]).map(({ id }) => id);

/** Rows of an export. */
async function exportRows(opened: ModelChunk): Promise<Read> {
  const read: string[] = [];
  let mayBeMore = false;
  const walk = { ...listOf(opened), parents: {}, state: first };
  for await (const page of walkList(testClient(), walk, new AbortController().signal)) {
    read.push(...idsOf(page));
    const isShort = page.total !== undefined && page.total > read.length;
    mayBeMore = page.mayBeMore === true || isShort;
  }
  return { rows: read, mayBeMore };
}

/** Waits for attempts in the background. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Rows of the pages to which the button for the next page leads. */
async function turnPages(opened: ModelChunk): Promise<Read> {
  const client = testClient();
  let read: string[] = [];
  let state = first;
  for (;;) {
    const { chunk, resource, list } = listOf(opened);
    const options = listOptions(chunk, resource, state, {});
    // oxlint-disable-next-line no-await-in-loop
    const page = await client.fetchQuery({ ...options, staleTime: Infinity });
    // oxlint-disable-next-line no-await-in-loop
    if (state.page === 1)
      await checkFirstPage(client, { chunk, resource, parents: {}, state }, page);
    // oxlint-disable-next-line no-await-in-loop
    await settle();
    if (JSON.stringify(listOf(opened).list.paging) !== JSON.stringify(list.paging)) {
      // The learned paging reads the list again.
      read = [];
      state = first;
      continue;
    }
    read.push(...idsOf(page));
    const isShort = page.total !== undefined && page.total > read.length;
    if (page.hasNext === false) return { rows: read, mayBeMore: isShort };
    if (!leadsOn(list, page)) return { rows: read, mayBeMore: true };
    const size = { requested: pageSize(list.paging, state), count: page.rows.length };
    const isNumbered = list.paging.style === "page" || list.paging.style === "offset";
    const next = isNumbered
      ? nextPageState(state, { ...size, isCut: page.isCut })
      : { ...state, page: state.page + 1 };
    state = { ...next, cursor: page.next };
  }
}

const isWhole = ({ rows: read }: Read): boolean =>
  read.length === rows.length && new Set(read).size === rows.length;

const table = ["page", "cursor"].flatMap((name) =>
  Object.keys(startDescriptions).map((described) => [name, described] as const),
);

test.each(table)(
  "no list whose parameter %s is described as %s ends early unnoticed",
  async (name, described) => {
    const dialect = describeStart(name, startDescriptions[described] ?? {});
    const { resources, operations } = await createModel(describeDialect(dialect), {});
    const resource = resources.find((one) => one.name === "things");
    if (resource === undefined) throw new Error("The list is missing.");
    const opened = { operations, resource, referrers: [] };
    const early: string[] = [];
    const check = (server: string, by: string, read: Read): void => {
      if (!isWhole(read) && !read.mayBeMore) early.push(`${server}, ${by}: ${read.rows.length}`);
    };
    for (const [server, dialectOf] of Object.entries(startDialects)) {
      serve(dialectOf(name));
      // oxlint-disable-next-line no-await-in-loop
      check(server, "export", await exportRows(opened));
      forgetLearnedFacts();
      // oxlint-disable-next-line no-await-in-loop
      check(server, "pages", await turnPages(opened));
      // oxlint-disable-next-line no-await-in-loop
      check(server, "export after pages", await exportRows(opened));
    }
    expect(early).toEqual([]);
  },
);
