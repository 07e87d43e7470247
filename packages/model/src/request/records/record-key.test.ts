import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildReadRequest } from "#request/build-read-request.ts";
import { parseJson } from "#json/parse-json.ts";
import { readRecord } from "#request/responses/read-record.ts";
import { recordKey, splitKey } from "./record-key.ts";
import { recordTitle } from "./record-title.ts";
import {
  sampleResponse,
  sampleModel,
  sampleOperation,
  sampleParameter,
  sampleResource,
} from "#testing/sample-orders.ts";

const lines = sampleResource({
  key: [
    { field: ["order_id"], parameter: "order_id" },
    { field: ["line", "no"], parameter: "line_no" },
  ],
});
const orders = sampleResource();
const named = sampleResource({
  key: [{ field: ["name"], parameter: "memo", isLastSegment: true }],
});
const owned = sampleResource({
  key: [{ field: ["name"], prefix: ["owner"], parameter: "id", in: "query" }],
});

test.each([
  [owned, { owner: "shop", name: "anna" }, "shop%2Fanna"],
  [owned, { name: "anna" }, undefined],
  [orders, { id: 7 }, "7"],
  [orders, { id: "a/b c,d" }, "a%2Fb%20c%2Cd"],
  [orders, parseJson('{"id":9007199254740993}'), "9007199254740993"],
  [orders, { id: 0 }, "0"],
  [orders, { id: "" }, undefined],
  [orders, { id: null }, undefined],
  [orders, { id: {} }, undefined],
  [orders, {}, undefined],
  [orders, null, undefined],
  [lines, { order_id: 5, line: { no: "1,2" } }, "5,1%2C2"],
  [lines, { order_id: 5 }, undefined],
  [sampleResource({ key: [] }), { id: 1 }, undefined],
  [named, { name: "memos/a b" }, "a%20b"],
  [named, { name: "abc" }, "abc"],
])("the key of a row", (resource, row, want) => {
  expect(recordKey(resource, row)).toBe(want);
});

test.each([
  [orders, "7", { id: "7" }],
  [orders, "a,b", { id: "a,b" }],
  [orders, "a%2Cb", { id: "a,b" }],
  [orders, "%", undefined],
  [orders, "", undefined],
  [lines, "5,1%2C2", { order_id: "5", line_no: "1,2" }],
  [lines, "5", undefined],
  [lines, "5,", undefined],
  [lines, "5,1,2", undefined],
])("the parts of a key", (resource, key, want) => {
  expect(splitKey(resource, key)).toEqual(want);
});

test("any key is split into its parts", () => {
  const part = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(part, part, (order, no) => {
      const key = recordKey(lines, { order_id: order, line: { no } }) ?? "";
      expect(splitKey(lines, key)).toEqual({ order_id: order, line_no: no });
    }),
  );
});

const read = sampleOperation({
  id: "readOrder",
  path: "/order_lines/{order_id},{line_no}",
  parameters: [
    sampleParameter("order_id", { in: "path" }),
    sampleParameter("line_no", { in: "path" }),
    sampleParameter("api-version", {
      isRequired: true,
      field: { name: "v", label: "", isRequired: true, kind: "text", default: "2" },
    }),
  ],
});

test("a read request has all parts of the key", () => {
  expect(buildReadRequest(sampleModel(read), lines, "5,1%2C2")).toMatchObject({
    method: "GET",
    path: "/order_lines/5,1%2C2",
    query: "api-version=2",
    headers: {},
  });
});

test("a text that is not a key throws", () => {
  expect(() => buildReadRequest(sampleModel(read), lines, "5")).toThrow(RangeError);
  const one = sampleOperation({ id: "readOrder", path: "/orders/{id}" });
  for (const key of [".", "..", "%2e%2E"]) {
    expect(() => buildReadRequest(sampleModel(one), orders, key)).toThrow(RangeError);
  }
  expect(buildReadRequest(sampleModel(one), orders, "../x").path).toBe("/orders/..%2Fx");
  expect(buildReadRequest(sampleModel(one), orders, "...").path).toBe("/orders/...");
});

test("a nested read takes parent and key by position", () => {
  const resource = sampleResource({
    parents: [{ parameter: "shop" }],
    key: [{ field: ["id"], parameter: "order" }],
  });
  const below = sampleOperation({ id: "readOrder", path: "/shops/{id}/orders/{order_id}" });
  expect(buildReadRequest(sampleModel(below), resource, "9", { shop: 3 }).path).toBe(
    "/shops/3/orders/9",
  );
});

test("a resource without a key is read without a key", () => {
  const me = sampleOperation({ id: "readOrder", path: "/me" });
  const resource = sampleResource({ key: [], isSingleton: true });
  expect(buildReadRequest(sampleModel(me), resource, "").path).toBe("/me");
});

test.each([
  [["order"], { order: { id: 1 } }, { id: 1 }],
  [[], { id: 1 }, { id: 1 }],
  [undefined, { id: 1 }, { id: 1 }],
  [["order"], { id: 1 }, { id: 1 }],
])("the record at %j of %j", (record, body, want) => {
  const resource = { fields: [], ...(record === undefined ? {} : { record }) };
  expect(readRecord(resource, sampleResponse(body))).toEqual(want);
});

test.each([
  [{ name: "Ada" }, "Ada"],
  [{ name: "  two\nlines\u202E " }, "two lines"],
  [{ name: "x".repeat(300) }, `${"x".repeat(199)}…`],
  [{ name: 12 }, "12"],
  [{ name: " " }, undefined],
  [{ name: null }, undefined],
  [{}, undefined],
])("the title of %j", (row, want) => {
  expect(recordTitle({ title: ["name"] }, row)).toBe(want);
  expect(recordTitle({}, row)).toBeUndefined();
});
