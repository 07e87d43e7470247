import { expect, test } from "vitest";
import { sampleField, sampleResponse } from "#testing/sample-orders.ts";
import { readRecord } from "./read-record.ts";

const fields = ["name", "icon", "color"].map((name) => sampleField("text", name));
const record = { name: "a", icon: null, color: "red" };

test.each([
  ["a version next to it", { version: 1, tagType: record }, record],
  ["metadata", { data: record, meta: {} }, record],
  ["two such objects", { before: record, after: record }, undefined],
  ["a status", { status: "ok", result: record, errors: [] }, record],
  ["an undescribed member inside", { tag: { ...record, extra: 1 } }, { ...record, extra: 1 }],
  ["mostly other members", { links: { name: "x", href: "y", rel: "z" } }, undefined],
  ["its own field", { name: "b", parent: record }, undefined],
  ["no object", { version: 1, name2: "a" }, undefined],
])("a record described as the body, in an envelope with %s", (_title, body, inner) => {
  expect(readRecord({ fields }, sampleResponse(body))).toEqual(inner ?? body);
});
