import { createModel } from "@quarterdeck/model";
import type { ListState } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { checkFirstPage } from "./first-page.ts";
import { listOptions } from "#queries/list.ts";
import { chunkWithLearned, forgetLearnedFacts } from "#queries/model/learned-facts.ts";
import { describeDialect } from "#queries/testing/describe-dialect.ts";
import { pagingDialects, query } from "#queries/testing/paging-dialects.ts";
import type { PagingDialect, Row } from "#queries/testing/paging-dialects.ts";
import { rangeDialects } from "#queries/testing/range-dialects.ts";
import { responseDialects } from "#queries/testing/response-dialects.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { walkList } from "#queries/walk-list.ts";

const rows: readonly Row[] = Array.from({ length: 68 }, (_, index) => ({ id: `r${index + 1}` }));
const state: ListState = { page: 1, sort: [], search: "", filters: {} };
const requested: string[] = [];

beforeEach(forgetLearnedFacts);

/** A server of one dialect whose list is described as another one. */
async function serve({ reply }: PagingDialect, described: PagingDialect) {
  requested.length = 0;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const { search, searchParams } = new URL(address);
    requested.push(search);
    const range = new Headers(init.headers).get("range");
    const { status = 200, body, headers } = reply(searchParams, rows, range);
    const type = { "content-type": "application/json", ...headers };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: type }));
  });
  const { resources, operations } = await createModel(describeDialect(described), {});
  const resource = resources.find(({ name }) => name === "things");
  if (resource?.list === undefined) throw new Error("The list is missing.");
  const chunk = { operations, resource, referrers: [] };
  const client = testClient();
  const learned = () => {
    const next = chunkWithLearned(chunk);
    return { chunk: next, resource: next.resource ?? resource, parents: {}, state };
  };
  const read = async (page: ListState) => {
    const walk = learned();
    return client.fetchQuery(listOptions(walk.chunk, walk.resource, page, {}));
  };
  return { client, learned, read };
}

const idsOf = (page: { readonly rows: readonly unknown[] }) =>
  (page.rows as readonly Row[]).map(({ id }) => id);

const numbered: PagingDialect = {
  parameters: [query("page"), query("per_page")],
  reply: () => ({ body: [] }),
};
const all = { ...pagingDialects, ...rangeDialects, ...responseDialects };

test.each([
  "offset and limit, nothing in the response",
  "cursors.after",
  "has_more and the last key",
  "start and length, recordsTotal",
  "a token in X-Next-Cursor",
  "a Range header of items",
])("%s: the paging is learned from a page that repeats the first one", async (name) => {
  const dialect = all[name];
  if (dialect === undefined) throw new Error("The dialect is missing.");
  const described = { ...dialect, parameters: numbered.parameters };
  const { client, learned, read } = await serve(dialect, described);
  const { next } = await read(state);
  await read({ ...state, page: 2, cursor: next });

  const ids = new Set<string>();
  for await (const page of walkList(client, learned(), new AbortController().signal)) {
    for (const id of idsOf(page)) ids.add(id);
  }
  expect(ids.size).toBe(68);
});

test("a walk learns the paging without a page that was opened", async () => {
  const dialect = all["offset and limit, nothing in the response"] ?? numbered;
  const { client, learned } = await serve(dialect, numbered);
  const ids: string[] = [];
  for await (const page of walkList(client, learned(), new AbortController().signal)) {
    ids.push(...idsOf(page));
  }
  expect(ids).toHaveLength(68);
});

test("a list that ignores all parameters has no second page", async () => {
  const whole: PagingDialect = { ...numbered, reply: () => ({ body: rows.slice(0, 25) }) };
  const { learned, read } = await serve(whole, whole);
  await read(state);
  expect(await read({ ...state, page: 2 })).toMatchObject({ hasNext: undefined });
  expect(learned().resource.list?.paging).toMatchObject({ style: "none", isTried: true });
});

function zeroBased(parameters: PagingDialect["parameters"]): PagingDialect {
  return {
    parameters,
    reply: (values) => {
      const start = Number(values.get("page") ?? 0) * 25;
      return { body: rows.slice(start, start + 25) };
    },
  };
}

test("an API that counts from 0 without a word has its first page on page 0", async () => {
  const dialect = zeroBased(numbered.parameters);
  const { client, learned, read } = await serve(dialect, dialect);
  expect(idsOf(await read(state))[0]).toBe("r26");
  await checkFirstPage(client, learned(), await read(state));
  expect(idsOf(await read(state))[0]).toBe("r1");
});

test("an API that counts from 0 against its words has its first page on page 0", async () => {
  const words = { schema: { type: "integer" }, description: "Page, the first is 1" };
  const dialect = zeroBased([{ name: "page", in: "query", ...words }, query("per_page")]);
  const { client, learned, read } = await serve(dialect, dialect);
  await checkFirstPage(client, learned(), await read(state));
  expect(idsOf(await read(state))[0]).toBe("r1");
});

test.each<readonly [string, object]>([
  ["a default", { schema: { type: "integer", default: 1 } }],
  ["a least value", { schema: { type: "integer", minimum: 1 } }],
])("page 0 is not requested if the first number is described by %s", async (_, described) => {
  const parameters = [{ name: "page", in: "query", ...described }, query("per_page")];
  const dialect = zeroBased(parameters);
  const { client, learned, read } = await serve(dialect, dialect);
  const page = await read(state);
  await checkFirstPage(client, learned(), page);
  expect(requested).toHaveLength(1);
});
