import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { buildListRequest } from "./build-list-request.ts";
import {
  sampleField,
  sampleList,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleResource,
  sampleState,
} from "#testing/sample-orders.ts";

const size = { at: { parameter: "perPage" }, maximum: 100 };
const paging = { style: "page", page: { parameter: "page" }, size, first: 1 } as const;
const parameters = ["page", "perPage", "sort", "order", "q", "status", "cursor"].map((name) =>
  sampleParameter(name),
);

function queryOf(list: Partial<ListShape>, state: Partial<ListState>, own = parameters): string {
  const model = sampleModel(sampleOperation({ parameters: own }));
  return decodeURIComponent(buildListRequest(model, sampleList(list), sampleState(state)).query);
}

test.each([
  [{}, "page=1&perPage=25"],
  [{ page: 3, size: 50 }, "page=3&perPage=50"],
  [{ size: 1_000_000 }, "page=1&perPage=100"],
  [{ page: 0, size: 0 }, "page=1&perPage=25"],
  [{ page: -1, size: 2.5 }, "page=1&perPage=25"],
  [{ page: NaN, size: Infinity }, "page=1&perPage=25"],
] as const)("state %j requests %s", (state, want) => {
  expect(queryOf({ paging }, state)).toBe(want);
});

test("the page size is at most the maximum of the list", () => {
  const small = { ...paging, size: { ...size, maximum: 10 } };
  expect(queryOf({ paging: small }, {})).toBe("page=1&perPage=10");
});

test("the first page has the number that the API uses", () => {
  expect(queryOf({ paging: { ...paging, first: 0 } }, {})).toBe("page=0&perPage=25");
  const offset = { style: "offset", offset: { parameter: "page" }, size } as const;
  expect(queryOf({ paging: offset }, { page: 3 })).toBe("page=50&perPage=25");
});

test("search and filters go to their parameters, unknown filters are ignored", () => {
  const filters = [
    { name: "status", at: { parameter: "status" }, operator: "in", field: sampleField("choices") },
    { name: "cursor", at: { parameter: "cursor" }, operator: "is", field: sampleField("text") },
  ] as const;
  const state = {
    search: "  lamp & co ",
    filters: { status: ["open", "paid"], unknown: ["x"], cursor: [""] },
  };
  expect(queryOf({ search: { parameter: "q" }, filters }, state)).toBe(
    "q=lamp & co&status=open,paid",
  );
});

test("a required query parameter repeats the path parameter", () => {
  const own = [
    sampleParameter("domainName", { in: "path", isRequired: true }),
    sampleParameter("domain_name", { isRequired: true }),
    sampleParameter("domain-name"),
  ];
  const operation = sampleOperation({ path: "/domains/{domainName}/records", parameters: own });
  const resource = sampleList({});
  const request = buildListRequest(sampleModel(operation), resource, sampleState({}), {
    domainName: "a.example",
  });
  expect(request.path).toBe("/domains/a.example/records");
  expect(request.query).toBe("domain_name=a.example");
});

test("several values are repeated, joined or sent as JSON, as declared", () => {
  const filters = [
    { name: "status", at: { parameter: "status" }, operator: "in", field: sampleField("choices") },
  ] as const;
  const model = (over: object) =>
    sampleModel(sampleOperation({ parameters: [sampleParameter("status", over)] }));
  const ask = (over: object) =>
    buildListRequest(
      model(over),
      sampleList({ filters }),
      sampleState({ filters: { status: ["a,b", "c"] } }),
    ).query;
  expect(ask({ field: sampleField("choices"), explode: true })).toBe("status=a%2Cb&status=c");
  expect(ask({ field: sampleField("choices"), explode: false })).toBe("status=a%2Cb,c");
  expect(ask({ explode: true })).toBe("status=a%2Cb%2Cc");
});

test("a required parameter without a value takes its default or first choice", () => {
  const choice = (value: string) => ({ value, label: value });
  const own = [
    sampleParameter("version", {
      isRequired: true,
      field: { ...sampleField("text"), default: "1.0" },
    }),
    sampleParameter("status", {
      isRequired: true,
      field: {
        name: "status",
        label: "",
        isRequired: true,
        kind: "choice",
        choices: [choice("open"), choice("paid")],
      },
    }),
    sampleParameter("plain", { isRequired: true }),
    sampleParameter("optional", { field: { ...sampleField("text"), default: "no" } }),
  ];
  expect(queryOf({}, {}, own)).toBe("version=1.0&status=open");
  const filters = [
    { name: "status", at: { parameter: "status" }, operator: "is", field: sampleField("choice") },
  ] as const;
  expect(queryOf({ filters }, { filters: { status: ["paid"] } }, own)).toBe(
    "version=1.0&status=paid",
  );
});

test("parents fill the path, by name or by position", () => {
  const resource = sampleResource({
    collectionPath: "/shops/{shop}/orders",
    parents: [{ parameter: "shop_id", resource: "shops" }],
    list: {
      operation: "listOrders",
      rows: [],
      paging: { style: "none" },
      filters: [],
      evidence: [],
    },
  });
  const model = sampleModel(
    sampleOperation({
      path: "/shops/{shop}/orders.{format}",
      parameters: [
        sampleParameter("shop", { in: "path" }),
        sampleParameter("format", {
          in: "path",
          field: {
            ...sampleField("choice"),
            choices: [
              { value: "xml", label: "" },
              { value: "json", label: "" },
            ],
          } as never,
        }),
      ],
    }),
  );
  const ask = (parents: Record<string, unknown>) =>
    buildListRequest(model, resource, sampleState(), parents).path;
  expect(ask({ shop_id: "a/b" })).toBe("/shops/a%2Fb/orders.json");
  expect(ask({ shop: 7 })).toBe("/shops/7/orders.json");
  expect(() => ask({})).toThrow('"shop"');
  expect(() => ask({ shop: ".." })).toThrow(RangeError);
});

test("the query of a next link replaces the query and cannot leave it", () => {
  const cursor = {
    style: "cursor",
    cursor: { parameter: "cursor" },
    isLink: true,
    next: { in: "link-header" },
  } as const;
  const model = sampleModel(sampleOperation({ parameters }));
  const ask = (text: string) =>
    buildListRequest(
      model,
      sampleList({ paging: cursor }),
      sampleState({ cursor: text, search: "x" }),
    );
  expect(ask("cursor=a%20b+c&limit=5&x").query).toBe("cursor=a%20b+c&limit=5&x");
  expect(ask("a=1#/../x\n").query).toBe("a=1%23/../x%0A");
  expect(ask("a=1").path).toBe("/orders");
});

test("a missing operation throws", () => {
  expect(() => buildListRequest(sampleModel(), sampleList(), sampleState())).toThrow(RangeError);
});
