// @vitest-environment node
import type { AdminModel, Resource } from "@quarterdeck/model";
import type { SearchParams } from "./address.ts";
import { expect, test } from "vitest";
import {
  emptyListAddress,
  readListAddress,
  readSupportedAddress,
  writeListAddress,
} from "./list-address.ts";
import {
  editAddress,
  listAddress,
  newAddress,
  readRoute,
  recordAddress,
} from "./resource-address.ts";

const base = {
  labels: { one: "x", many: "xs" },
  fields: [],
  operations: {},
  actions: [],
  evidence: [],
};

function resource(name: string, more: Partial<Resource> = {}): Resource {
  const key = [{ field: ["id"], parameter: "id" }];
  return { ...base, name, parents: [], key, ...more };
}

const orders = resource("orders");
const lines = resource("lines", {
  parents: [{ parameter: "order_id", resource: "orders" }],
  key: [
    { field: ["order_id"], parameter: "order_id" },
    { field: ["line_no"], parameter: "line_no" },
  ],
});
const notes = resource("notes", {
  parents: [
    { parameter: "a", resource: "lines" },
    { parameter: "b", resource: "lines" },
  ],
});
const login = resource("login");
const me = resource("me", { key: [], isSingleton: true });
const loose = resource("things", { parents: [{ parameter: "org" }] });
const model = {
  resources: [orders, lines, notes, login, me, loose],
} as unknown as AdminModel;

test.each([
  [orders, "5", {}, "/orders/5"],
  [orders, "a%2Fb", {}, "/orders/a%2Fb"],
  [orders, "new", {}, "/orders/~new"],
  [orders, "~x", {}, "/orders/~~x"],
  [orders, "..", {}, "/orders/~.."],
  [login, "404", {}, "/~login/~404"],
  [lines, "5,2", { order_id: "5" }, "/orders/5/lines/5,2"],
  [notes, "9", { a: "5", b: "2" }, "/lines/5,2/notes/9"],
  [me, "", {}, "/me"],
  [loose, "1", { org: "a/b" }, "/org/a%2Fb/things/1"],
] as const)("a record's address is read back: %#", (of, key, parents, path) => {
  expect(recordAddress(model, of, key, { parents }).to).toBe(path);
  expect(readRoute(model, path)).toEqual({ kind: "record", resource: of, parents, key });
});

test.each([
  [orders, "5", {}, "/orders/5/edit"],
  [orders, "edit", {}, "/orders/~edit/edit"],
  [orders, "new", {}, "/orders/~new/edit"],
  [lines, "5,2", { order_id: "5" }, "/orders/5/lines/5,2/edit"],
  [me, "", {}, "/me/edit"],
] as const)("the address where a record is changed is read back: %#", (of, key, parents, path) => {
  expect(editAddress(model, of, key, parents).to).toBe(path);
  expect(readRoute(model, path)).toEqual({ kind: "edit", resource: of, parents, key });
});

test.each([
  [orders, {}, "/orders/new"],
  [lines, { order_id: "5" }, "/orders/5/lines/new"],
] as const)("the address of a new record is read back: %#", (of, parents, path) => {
  expect(newAddress(model, of, parents).to).toBe(path);
  expect(readRoute(model, path)).toEqual({ kind: "new", resource: of, parents });
});

test("a list address is read back, also below a parent", () => {
  expect(listAddress(model, lines, { parents: { order_id: "5" } }).to).toBe("/orders/5/lines");
  expect(readRoute(model, "/orders/5/lines")).toEqual({
    kind: "list",
    resource: lines,
    parents: { order_id: "5" },
  });
});

test.each([
  "/",
  "/nothing",
  "/orders/new/edit",
  "/orders/edit",
  "/lines",
  "/x/5/lines",
  "/orders/%E0%A4%A/x",
])("%s is not an address of this API", (path) => {
  expect(readRoute(model, path)).toBeUndefined();
});

test("a list state is plain text in its address and is read back", () => {
  const filters = ["status", "page", "_odd"].map((name) => ({
    name,
    at: { parameter: name },
    operator: "in" as const,
    field: { name, label: name, kind: "text" as const, isRequired: false },
  }));
  const listed = resource("listed", {
    list: { operation: "l", rows: [], paging: { style: "none" }, filters, evidence: [] },
  });
  const address = {
    page: 3,
    size: 50,
    sort: [
      { field: "placed_at", isDescending: true },
      { field: "id", isDescending: false },
    ],
    search: "a, b",
    filters: { status: ["open", "a,b", "50%2C"], page: ["7"], _odd: [""] },
    columns: ["id", "total"],
    peek: "4",
    totals: "status",
  };
  const search = writeListAddress(address);
  expect(search["sort"]).toBe("-placed_at,id");
  expect(search["_page"]).toBe("7");
  expect(readListAddress(search, listed)).toEqual(address);
  expect(writeListAddress(emptyListAddress)).toEqual({});
});

test.each<readonly [SearchParams, readonly string[]]>([
  [{ sort: "-total", q: "a" }, []],
  [{ sort: "gone,-total" }, ["gone"]],
  [{ gone: "1", status: "open" }, ["gone"]],
  [{ _page: "1", tab: "x" }, ["page"]],
  [{ columns: "status" }, []],
  [{ columns: "gone,status", sort: "gone" }, ["gone"]],
  [{ columns: "gone" }, ["gone"]],
])("in the address %o the list does not support %o", (search, unsupported) => {
  const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
  const words = { ascending: "asc", descending: "desc" };
  const sort = { form: "sign", at: { parameter: "sort" }, words, isMultiple: true } as const;
  const field = { name: "status", label: "Status", kind: "text", isRequired: false } as const;
  const listed = resource("listed", {
    fields: [field],
    list: {
      operation: "l",
      rows: [],
      paging: { style: "none" },
      sort: { ...sort, fields: ["total"], evidence },
      filters: [{ name: "status", at: { parameter: "status" }, operator: "is", field }],
      evidence: [],
    },
  });
  const read = readSupportedAddress(search, listed);
  expect(read.unsupported ?? []).toEqual(unsupported);
  expect(read.sort.map(({ field: name }) => name)).toEqual(
    search["sort"]?.includes("total") === true ? ["total"] : [],
  );
  expect(read.columns).toEqual(
    search["columns"]?.includes("status") === true ? ["status"] : undefined,
  );
  // The cleaned address has no unsupported part.
  expect(readSupportedAddress(writeListAddress(read), listed).unsupported).toBeUndefined();
});

test.each(["0", "-1", "x", "1e3", "99999999999999999999"])("page %s is ignored", (page) => {
  expect(readListAddress({ page }, orders).page).toBe(1);
});
