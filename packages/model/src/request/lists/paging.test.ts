import { expect, test } from "vitest";
import type { Paging, PagingStyle } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Parameter } from "#types/operation.ts";
import { buildListRequest } from "./build-list-request.ts";
import { readObservedPage } from "./read-observed-page.ts";
import {
  sampleResponse,
  sampleList,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleState,
} from "#testing/sample-orders.ts";

const rowCount = 60;
const rows = Array.from({ length: rowCount }, (_, index) => ({ id: index + 1 }));

interface FakeApi {
  readonly style: PagingStyle;
  readonly paging: Paging;
  readonly parameters?: readonly Parameter[];
  /** Response of such an API to a query. */
  readonly reply: (query: ReadonlyMap<string, string>) => ReturnType<typeof sampleResponse>;
}

const at = (parameter: string, ...path: readonly string[]) => ({ parameter, path });
const numberOf = (query: ReadonlyMap<string, string>, name: string) =>
  Number(query.get(name) ?? NaN);

const apis: Readonly<Record<string, FakeApi>> = {
  "page from 1, total in the body": {
    style: "page",
    paging: { style: "page", page: at("page"), size: { at: at("perPage") }, first: 1 },
    reply: (query) => {
      const start = (numberOf(query, "page") - 1) * numberOf(query, "perPage");
      return sampleResponse({
        data: rows.slice(start, start + numberOf(query, "perPage")),
        total: 60,
      });
    },
  },
  "offset from 1, total in the body": {
    style: "offset",
    paging: { style: "offset", offset: at("startIndex"), size: { at: at("count") }, first: 1 },
    reply: (query) => {
      const start = numberOf(query, "startIndex") - 1;
      return sampleResponse({
        data: rows.slice(start, start + numberOf(query, "count")),
        startIndex: start + 1,
        total: 60,
      });
    },
  },
  "page from 0, nothing said": {
    style: "page",
    paging: { style: "page", page: at("page"), size: { at: at("size") }, first: 0 },
    reply: (query) => {
      const start = numberOf(query, "page") * numberOf(query, "size");
      return sampleResponse(rows.slice(start, start + numberOf(query, "size")));
    },
  },
  "page in brackets, a flag": {
    style: "page",
    paging: {
      style: "page",
      page: at("page", "number"),
      size: { at: at("page", "size") },
      first: 1,
    },
    parameters: [sampleParameter("page", { style: "deepObject" })],
    reply: (query) => {
      const start = (numberOf(query, "page[number]") - 1) * numberOf(query, "page[size]");
      const end = start + numberOf(query, "page[size]");
      return sampleResponse({ data: rows.slice(start, end), meta: { has_more: end < rowCount } });
    },
  },
  "page without a size, Link header": {
    style: "page",
    paging: { style: "page", page: at("page"), first: 1 },
    reply: (query) => {
      const page = numberOf(query, "page");
      const links =
        page < 6
          ? '<https://x.test/orders?page=2>; rel="next"'
          : '<https://x.test/orders?page=1>; rel="first"';
      return sampleResponse(rows.slice((page - 1) * 10, page * 10), { link: links });
    },
  },
  "offset, total in a header": {
    style: "offset",
    paging: { style: "offset", offset: at("skip"), size: { at: at("limit"), maximum: 20 } },
    reply: (query) => {
      const start = numberOf(query, "skip");
      const page = rows.slice(start, start + numberOf(query, "limit"));
      return sampleResponse(page, {
        "content-range": `orders ${start}-${start + page.length - 1}/60`,
      });
    },
  },
  "offset inside one JSON parameter": {
    style: "offset",
    paging: {
      style: "offset",
      offset: at("filter", "offset"),
      size: { at: at("filter", "limit") },
    },
    parameters: [sampleParameter("filter", { mediaType: "application/json" })],
    reply: (query) => {
      const { offset, limit } = JSON.parse(query.get("filter") ?? "") as {
        offset: number;
        limit: number;
      };
      return sampleResponse(rows.slice(offset, offset + limit));
    },
  },
  "cursor in the body": {
    style: "cursor",
    paging: {
      style: "cursor",
      cursor: at("after"),
      size: { at: at("limit") },
      next: { in: "body", path: ["next"] },
    },
    reply: (query) => {
      const start = Number(query.get("after") ?? 0);
      const end = start + numberOf(query, "limit");
      return sampleResponse({ items: rows.slice(start, end), next: end < rowCount ? end : null });
    },
  },
  "cursor is the last row's key, a flag": {
    style: "cursor",
    paging: {
      style: "cursor",
      cursor: at("starting_after"),
      size: { at: at("limit") },
      next: { in: "last-row", path: ["id"] },
    },
    reply: (query) => {
      const start = Number(query.get("starting_after") ?? 0);
      const end = start + numberOf(query, "limit");
      return sampleResponse({ data: rows.slice(start, end), has_more: end < rowCount });
    },
  },
  "cursor in a link of the body": {
    style: "cursor",
    paging: {
      style: "cursor",
      cursor: at("cursor"),
      isLink: true,
      next: { in: "body", path: ["links", "next"] },
    },
    reply: (query) => {
      const start = Number(query.get("cursor") ?? 0);
      const end = start + 25;
      const next = end < rowCount ? `https://api.test/v1/orders?cursor=${end}&x=a%20b` : null;
      return sampleResponse({ items: rows.slice(start, end), links: { next } });
    },
  },
  "the next page's address, and no parameter for it": {
    style: "cursor",
    paging: {
      style: "cursor",
      size: { at: at("page[size]") },
      isLink: true,
      next: { in: "body", path: ["links", "next"] },
    },
    parameters: [sampleParameter("page[size]")],
    reply: (query) => {
      const start = Number(query.get("page[after]") ?? 0);
      const end = start + numberOf(query, "page[size]");
      const next =
        end < rowCount
          ? `https://api.test/v1/orders?page[size]=${end - start}&page[after]=${end}`
          : null;
      return sampleResponse({ items: rows.slice(start, end), links: { prev: null, next } });
    },
  },
  "cursor in the Link header": {
    style: "cursor",
    paging: { style: "cursor", cursor: at("since"), next: { in: "link-header" } },
    reply: (query) => {
      const start = Number(query.get("since") ?? 0);
      const end = start + 25;
      const headers = end < rowCount ? { link: `</api/orders?since=${end}>; rel="next"` } : {};
      return sampleResponse(rows.slice(start, end), headers as Record<string, string>);
    },
  },
  "no pages": {
    style: "none",
    paging: { style: "none" },
    reply: () => sampleResponse({ orders: rows, note: "all" }),
  },
};

test("every paging style has a contract case", () => {
  const styles: Readonly<Record<PagingStyle, true>> = {
    none: true,
    page: true,
    offset: true,
    cursor: true,
  };
  const tried = new Set(Object.values(apis).map(({ style }) => style));
  expect([...tried].toSorted()).toEqual(Object.keys(styles).toSorted());
});

test.each(Object.entries(apis))("%s: each row is read once", (_, api) => {
  const { parameters = parametersOf(api.paging) } = api;
  const model = sampleModel(sampleOperation({ parameters }));
  const rowsPath = { data: ["data"], items: ["items"] };
  const first = api.reply(
    readQuery(buildListRequest(model, sampleList({ paging: api.paging }), sampleState())),
  );
  const body = first.body as Record<string, unknown>;
  const path = "data" in body ? rowsPath.data : "items" in body ? rowsPath.items : [];
  const total = "total" in body ? { total: { in: "body", path: ["total"] } as const } : {};
  const resource = sampleList({ paging: api.paging, rows: path, ...total });

  const seen: unknown[] = [];
  let state: ListState = sampleState();
  for (let turn = 0; turn < 20; turn += 1) {
    const response = api.reply(readQuery(buildListRequest(model, resource, state)));
    const page = readObservedPage(model, resource, response, state);
    seen.push(...page.rows);
    if (page.hasNext === false) break;
    state = { ...state, page: state.page + 1, cursor: page.next };
  }
  expect(seen).toEqual(rows);
});

function parametersOf(paging: Paging): readonly Parameter[] {
  if (paging.style === "none") return [];
  const member = { page: "page", offset: "offset", cursor: "cursor" }[paging.style];
  const values = paging as unknown as Record<string, { parameter: string }>;
  const names = [values[member]?.parameter, paging.size?.at.parameter];
  return names.filter((name) => name !== undefined).map((name) => sampleParameter(name));
}

function readQuery({ query }: { readonly query: string }): ReadonlyMap<string, string> {
  return new Map(new URLSearchParams(query));
}
