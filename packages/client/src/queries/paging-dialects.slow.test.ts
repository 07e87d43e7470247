import { createModel, MissingRowsError } from "@quarterdeck/model";
import type { ModelChunk } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { checkFirstPage } from "./trials/first-page.ts";
import { chunkWithLearned, forgetLearnedFacts } from "./model/learned-facts.ts";
import { describeDialect } from "./testing/describe-dialect.ts";
import { endlessDialects } from "./testing/endless-dialects.ts";
import { nameDialects } from "./testing/name-dialects.ts";
import { pagingDialects as plainDialects } from "./testing/paging-dialects.ts";
import { rangeDialects } from "./testing/range-dialects.ts";
import type { PagingDialect } from "./testing/paging-dialects.ts";
import { responseDialects } from "./testing/response-dialects.ts";
import { testClient } from "./testing/test-client.ts";
import { walkList } from "./walk-list.ts";

interface Row {
  readonly id?: string;
  readonly node?: { readonly id: string };
}

const client = testClient();
const pagingDialects = {
  ...plainDialects,
  ...rangeDialects,
  ...responseDialects,
  ...nameDialects,
};
const rows = Array.from({ length: 250 }, (_, index) => ({ id: `r${index + 1}` }));

async function chunkOf(dialect: PagingDialect | undefined): Promise<ModelChunk> {
  const { resources, operations } = await createModel(describeDialect(dialect), {});
  const resource = resources.find(({ name }) => name === "things");
  if (resource?.list === undefined) throw new Error("The list is missing.");
  return { operations, resource, referrers: [] };
}

const state = { page: 1, sort: [], search: "", filters: {} };

/** Checks the number of the first page, as the screen of a list does. */
async function checkFirst(chunk: ModelChunk): Promise<void> {
  const { resource } = chunk;
  if (resource?.list?.paging.style !== "page") return;
  const walk = { chunk, resource, parents: {}, state };
  for await (const { rows: first, total } of walkList(client, walk, new AbortController().signal)) {
    await checkFirstPage(client, walk, { rows: first, total, next: undefined });
    return;
  }
}

/** Number of rows that the console reads of a server, and if it reports that more may follow. */
async function walkRows({ reply }: PagingDialect, described: PagingDialect | undefined) {
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const range = new Headers(init.headers).get("range");
    const { status = 200, body, headers } = reply(new URL(address).searchParams, rows, range);
    const type = { "content-type": "application/json", ...headers };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: type }));
  });
  forgetLearnedFacts();
  const opened = await chunkOf(described);
  const read = new Set<unknown>();
  let mayBeMore = false;
  try {
    await checkFirst(opened);
    const chunk = chunkWithLearned(opened);
    if (chunk.resource === undefined) throw new Error("The list is missing.");
    const walk = { chunk, resource: chunk.resource, parents: {}, state };
    for await (const page of walkList(client, walk, new AbortController().signal)) {
      for (const row of page.rows as readonly Row[]) read.add(row.id ?? row.node?.id);
      if (page.mayBeMore === true) mayBeMore = true;
      if (page.total !== undefined && page.total > read.size) mayBeMore = true;
      else if (page.total === read.size) mayBeMore = false;
    }
  } catch (error) {
    // A list without rows is an error on its screen.
    if (!(error instanceof MissingRowsError)) throw error;
    mayBeMore = true;
  }
  return { count: read.size, mayBeMore };
}

const dialects = Object.entries(pagingDialects);

test.each(dialects)("%s: all rows are read if it is described rightly", async (_, dialect) => {
  expect(await walkRows(dialect, dialect)).toEqual({ count: 250, mayBeMore: false });
});

test.each([...dialects, ...Object.entries(endlessDialects)])(
  "%s: a list does not end early unnoticed if its paging is not described",
  async (_, dialect) => {
    const { count, mayBeMore } = await walkRows(dialect, undefined);
    expect(count === 250 || mayBeMore, `${count} rows`).toBe(true);
  },
);

const described = [
  "page and per_page, total in the body",
  "page alone, nothing in the response",
  "offset and limit, nothing in the response",
  "a Link header with a cursor",
  "nextPageToken, absent at the end",
  "has_more and the last key",
  "a Range header of items",
].map((name) => [name, pagingDialects[name]] as const);

test.each(described)(
  "a list that is described as %s does not end early unnoticed",
  async (_, as) => {
    const early: string[] = [];
    for (const [name, dialect] of [...dialects, ...Object.entries(endlessDialects)]) {
      const { count, mayBeMore } = await walkRows(dialect, as);
      if (count !== 250 && !mayBeMore) early.push(`${name}: ${count}`);
    }
    expect(early).toEqual([]);
  },
);

/** Dialects whose responses lead to the next page without a description. */
const selfDescribing = [
  "a Link header with page numbers",
  "a Link header with a cursor",
  "the next URL in the body",
  "next_cursor in metadata",
  "nextPageToken, absent at the end",
  "a continuation token",
  "cursors.after",
  "links of HAL",
  "links of JSON:API",
  "links of OData",
  "the number of the next page",
  "Next-Range",
];

test.each([undefined, ...described.map(([, as]) => as)])(
  "the responses lead through all rows with each description",
  async (as) => {
    const counts: Record<string, number> = {};
    for (const name of selfDescribing) {
      const dialect = pagingDialects[name];
      if (dialect !== undefined) counts[name] = (await walkRows(dialect, as)).count;
    }
    expect(counts).toEqual(Object.fromEntries(selfDescribing.map((name) => [name, 250])));
  },
);
