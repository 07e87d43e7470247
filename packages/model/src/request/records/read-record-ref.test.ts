import { expect, test } from "vitest";
import type { RecordRef } from "#types/record-ref.ts";
import type { KeyPart } from "#types/resource.ts";
import { parseJson } from "#json/parse-json.ts";
import { readRecordRef } from "./read-record-ref.ts";
import { sampleOperation, sampleResource } from "#testing/sample-orders.ts";

const part = (parameter: string, over: Partial<KeyPart> = {}): KeyPart => ({
  field: [parameter],
  parameter,
  ...over,
});

interface OperationValues {
  readonly path: string;
  readonly key: readonly KeyPart[];
  readonly parents?: readonly string[];
  readonly parameters?: object;
  readonly body?: object;
}

test.each<readonly [string, OperationValues, Pick<RecordRef, "key" | "parents">]>([
  [
    "a path parameter is the key",
    { path: "/orders/{id}", key: [part("id")], parameters: { id: 5 } },
    { key: "5", parents: {} },
  ],
  [
    "a number beyond double precision is exact",
    { path: "/orders/{id}", key: [part("id")], parameters: { id: parseJson("9007199254740993") } },
    { key: "9007199254740993", parents: {} },
  ],
  [
    "a parameter of another name is matched by position",
    { path: "/orders/{order_id}", key: [part("id")], parameters: { order_id: "a,b/c" } },
    { key: "a%2Cb%2Fc", parents: {} },
  ],
  [
    "parents come before the parts of the key",
    {
      path: "/shops/{shop}/lines/{order}/{line}",
      key: [part("order"), part("line")],
      parents: ["shop"],
      parameters: { shop: "s", order: 1, line: 2 },
    },
    { key: "1,2", parents: { shop: "s" } },
  ],
  [
    "key parts in the query and the body",
    {
      path: "/orders.update",
      key: [part("id", { in: "body" }), part("line", { in: "query" })],
      parameters: { line: 3 },
      body: { id: 7 },
    },
    { key: "7,3", parents: {} },
  ],
  ["a missing value gives no key", { path: "/orders/{id}", key: [part("id")] }, { parents: {} }],
  [
    "a path without the parameter gives no key",
    { path: "/orders/last", key: [part("id")], parameters: { id: 1 } },
    { parents: {} },
  ],
])("%s", (_, { path, key, parents = [], parameters = {}, body }, want) => {
  const resource = sampleResource({
    key,
    parents: parents.map((parameter) => ({ parameter })),
  });
  const operation = sampleOperation({ path });
  expect(readRecordRef(operation, resource, { parameters: { ...parameters }, body })).toEqual(want);
});
