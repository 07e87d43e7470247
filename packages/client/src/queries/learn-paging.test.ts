import { createModel, readObservedPage } from "@quarterdeck/model";
import type { ListState } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { learnPaging } from "./learn-paging.ts";
import { chunkWithLearned, forgetLearnedFacts } from "./model/learned-facts.ts";
import { describeDialect } from "./testing/describe-dialect.ts";
import { encode, slice } from "./testing/paging-dialects.ts";
import type { Row } from "./testing/paging-dialects.ts";
import { testClient } from "./testing/test-client.ts";
import { walkList } from "./walk-list.ts";

const rows: readonly Row[] = Array.from({ length: 68 }, (_, index) => ({ id: `r${index + 1}` }));
const state: ListState = { page: 1, sort: [], search: "", filters: {} };

interface Page {
  readonly start: number;
  readonly size: number;
}

type Names = readonly [start: string, size?: string];

/** A page by number, or by the first row. */
function readPage(query: URLSearchParams, [start, size]: Names, style: string, most = 10): Page {
  const length = Math.min(Number((size && query.get(size)) ?? 10), most);
  const number = Number(query.get(start) ?? (style === "page" ? 1 : 0));
  return { start: style === "page" ? (number - 1) * length : number, size: length };
}

const numberOf = ({ start, size }: Page): number => start / size + 1;

type Reply = (query: URLSearchParams) => object | undefined;

/** Lists whose description has no paging parameter. */
const replies: Readonly<Record<string, Reply>> = {
  "page, limit and total": (query) => {
    const page = readPage(query, ["page", "limit"], "page", 50);
    const data = slice(rows, page.start, page.size).page;
    return { data, page: numberOf(page), limit: page.size, total: rows.length };
  },
  "total, limit, skip and data of Feathers": (query) => {
    const page = readPage(query, ["$skip", "$limit"], "offset");
    const data = slice(rows, page.start, page.size).page;
    return { total: rows.length, limit: page.size, skip: page.start, data };
  },
  "pagination with a number of pages alone": (query) => {
    const page = readPage(query, ["page", "per_page"], "page");
    const items = slice(rows, page.start, page.size).page;
    const facts = { current_page: numberOf(page), per_page: page.size, total_pages: 7 };
    return { items, meta: { pagination: facts } };
  },
  "offset in metadata": (query) => {
    const page = readPage(query, ["offset", "limit"], "offset");
    const results = slice(rows, page.start, page.size).page;
    return { results, meta: { offset: page.start, limit: page.size, total: rows.length } };
  },
  "pages from zero": (query) => {
    const size = 10;
    const number = Number(query.get("page") ?? 0);
    const items = slice(rows, number * size, size).page;
    return { items, totalElements: rows.length };
  },
  "documents of JSON:API": (query) => {
    const page = readPage(query, ["page[number]", "page[size]"], "page", 30);
    const data = slice(rows, page.start, page.size).page;
    const documents = data.map(({ id }) => ({
      type: "things",
      id,
      attributes: { code: encode(1) },
    }));
    return { data: documents, meta: { total: rows.length } };
  },
  "other parameters are refused": (query) => {
    if ([...query.keys()].some((name) => name !== "skip" && name !== "take")) return undefined;
    const page = readPage(query, ["skip", "take"], "offset");
    const items = slice(rows, page.start, page.size).page;
    return { items, skip: page.start, take: page.size, total: rows.length };
  },
};

let reply: Reply = () => [];
const requested: string[] = [];

beforeEach(() => {
  forgetLearnedFacts();
  isDescribed = true;
  requested.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const { search, searchParams } = new URL(address);
    requested.push(search);
    const body = reply(searchParams);
    const headers = { "content-type": "application/json" };
    const status = body === undefined ? 400 : 200;
    return Promise.resolve(new Response(JSON.stringify(body ?? {}), { status, headers }));
  });
});

let isDescribed = true;

async function readChunk() {
  const { resources, operations } = await createModel(describeDialect(undefined), {});
  const described = resources.find(({ name }) => name === "things");
  if (described?.list === undefined) throw new Error("The list is missing.");
  const { list } = described;
  const paging = { style: "none", isObserved: true } as const;
  const resource = isDescribed ? described : { ...described, list: { ...list, paging } };
  return { chunk: chunkWithLearned({ operations, resource, referrers: [] }), resource };
}

/** Learns from the first page, and reads the whole list with the learned facts. */
async function learn(client = testClient()) {
  const { chunk, resource } = await readChunk();
  const body = reply(new URLSearchParams());
  const response = { status: 200, headers: {}, body };
  const page = readObservedPage(chunk, chunk.resource ?? resource, response, state);
  const walk = { chunk, resource: chunk.resource ?? resource, parents: {}, state };
  await learnPaging(client, walk, response, page);
  const learned = chunkWithLearned((await readChunk()).chunk);
  return { client, chunk: learned, resource: learned.resource ?? resource };
}

test.each(Object.entries(replies))("%s lead to all rows", async (_, one) => {
  reply = one;
  const { client, chunk, resource } = await learn();
  expect(resource.list?.paging.style).not.toBe("none");
  const read = new Set<string>();
  const walk = { chunk, resource, parents: {}, state };
  for await (const page of walkList(client, walk, new AbortController().signal)) {
    for (const row of page.rows as readonly Row[]) read.add(row.id);
  }
  expect(read.size).toBe(68);
});

test("a page that may be longer has no maximum", async () => {
  reply = replies["page, limit and total"] ?? reply;
  const { resource } = await learn();
  expect(resource.list?.paging).toEqual({
    style: "page",
    page: { parameter: "page" },
    first: 1,
    size: { at: { parameter: "limit" }, default: 10 },
  });
});

test("a list that ignores all parameters is not tried again", async () => {
  reply = () => ({ items: rows.slice(0, 10), page: 1, total: rows.length });
  await learn();
  const count = requested.length;
  expect(count).toBeGreaterThan(0);
  const { resource } = await learn();
  expect(requested).toHaveLength(count);
  expect(resource.list?.paging).toEqual({ style: "none", isTried: true });
});

test.each([
  ["all rows", { items: rows.slice(0, 10), total: 10 }],
  ["one page", { items: rows.slice(0, 10), page: 1, pageCount: 1 }],
  ["no total", { items: rows.slice(0, 10) }],
])("a response with %s leads to no request", async (_, body) => {
  reply = () => body;
  await learn();
  expect(requested).toEqual([]);
});

test.each<readonly [string, Names]>([
  ["skip and limit", ["skip", "limit"]],
  ["offset and limit", ["offset", "limit"]],
  ["_start and a length that is fixed", ["_start"]],
])("a full page of an API without a description leads to all rows by %s", async (_, names) => {
  isDescribed = false;
  reply = (query) => {
    const page = readPage(query, names, "offset", 30);
    return { items: slice(rows, page.start, page.size).page };
  };
  const { client, chunk, resource } = await learn();
  const read = new Set<string>();
  const walk = { chunk, resource, parents: {}, state };
  for await (const page of walkList(client, walk, new AbortController().signal)) {
    for (const row of page.rows as readonly Row[]) read.add(row.id);
  }
  expect(read.size).toBe(68);
});

test("a page of an unusual length of an API without a description leads to no request", async () => {
  isDescribed = false;
  reply = () => ({ items: rows.slice(0, 13) });
  await learn();
  expect(requested).toEqual([]);
});
