import { expect, test } from "vitest";
import type { Resource } from "#types/resource.ts";
import {
  sampleField,
  sampleOperation,
  sampleResource,
  sampleResponse,
} from "#testing/sample-orders.ts";
import { readChangedKey, readCreatedKey } from "./read-written.ts";

const silences = sampleResource({ key: [{ field: ["id"], parameter: "silenceID" }] });
const invoices = sampleResource({ key: [{ field: ["InvoiceID"], parameter: "InvoiceID" }] });
const users = sampleResource({
  key: [{ field: ["name"], prefix: ["owner"], parameter: "id", in: "query" }],
});

test.each<readonly [string, Resource, string, unknown, string | undefined]>([
  ["the name of the parameter", silences, "/silences", { silenceID: "b2" }, "b2"],
  ["the field of the key", invoices, "/Invoices", { InvoiceID: "7" }, "7"],
  ["a key of two fields", users, "/update-user", { owner: "shop", name: "bo" }, "shop%2Fbo"],
  ["no key", silences, "/silences", { status: "ok" }, undefined],
  ["a path with the key", silences, "/silence/{silenceID}", { id: "b2" }, undefined],
])("the key in the response to a change: %s", (_, resource, path, body, expected) => {
  const operation = sampleOperation({ method: "post", path });
  const response = sampleResponse(body);
  const same = { before: { id: "b1" }, after: { id: "b1" } };
  expect(readChangedKey(resource, operation, { response, ...same })).toBe(expected);
});

test.each([
  [{ id: "b2" }, "b2"],
  // The response may be empty, or show that the API ignored the new key.
  ["", "b2"],
  [{ id: "b1" }, undefined],
])("a change of the key in the path, with the response %j, has the key %s", (body, expected) => {
  const operation = sampleOperation({ method: "patch", path: "/silence/{silenceID}" });
  const change = { before: { id: "b1" }, after: { id: "b2" } };
  expect(readChangedKey(silences, operation, { response: sampleResponse(body), ...change })).toBe(
    expected,
  );
});

test.each<readonly [object, object, string | undefined]>([
  [{ name: "pod1" }, { Id: "7e3e" }, "pod1"],
  [{ NAME: "net 1" }, {}, "net%201"],
  [{ title: "pod1" }, { Id: "7e3e" }, undefined],
  [{ name: "pod1" }, { Name: "pod2" }, "pod2"],
])("the key Name of the sent record %j with the response %j is %s", (sent, body, expected) => {
  const key = [{ field: ["Name"], parameter: "name" }];
  const operation = sampleOperation({ method: "post", path: "/pods/create" });
  const result = { response: sampleResponse(body), sent };
  expect(readCreatedKey({ ...silences, key }, operation, result)).toBe(expected);
});

test.each([
  ["a message", { message: "Created.", doc: { id: "b2", name: "Bow" } }],
  ["an outcome", { saved: true, entity: { id: "b2", name: "Bow" } }],
  ["another version", { v: 2, silence: { id: "b2", name: "Bow" } }],
])("the key of a created record in an envelope with %s that is not described", (_, body) => {
  const fields = ["id", "name"].map((name) => sampleField("text", name));
  const resource = { ...silences, fields };
  const operation = sampleOperation({ method: "post", path: "/silences" });
  const result = { response: sampleResponse(body), sent: { name: "Bow" } };
  expect(readCreatedKey(resource, operation, result)).toBe("b2");
});

test.each([
  ["the name of its parameter", { silenceID: "b2" }],
  ["the word of its record", { status: "ok", silence_id: "b2" }],
  ["a word for a new record", { acknowledged: true, insertedId: "b2" }],
  ["another spelling", { Id: "b2" }],
])("the key of a created record under %s", (_, body) => {
  const operation = sampleOperation({ method: "post", path: "/silences" });
  const labels = { one: "Silence", many: "Silences" };
  const result = { response: sampleResponse(body), sent: { comment: "Bow" } };
  expect(readCreatedKey({ ...silences, labels }, operation, result)).toBe("b2");
});

// A security engine, a tracker, an engine for tasks.
test.each([
  ["66", "66"],
  [["66"], "66"],
  [[7], "7"],
  [["66", "67"], undefined],
  [["A record was added."], undefined],
  [[], undefined],
])("the key of a created record in %j is %s", (body, want) => {
  const operation = sampleOperation({ method: "post", path: "/silences" });
  const result = { response: sampleResponse(body), sent: { comment: "Bow" } };
  expect(readCreatedKey(silences, operation, result)).toBe(want);
});

test("the key of another record in the response to a create is not its key", () => {
  const operation = sampleOperation({ method: "post", path: "/silences" });
  const result = { response: sampleResponse({ alertId: "a7", count: 1 }), sent: {} };
  expect(readCreatedKey(silences, operation, result)).toBeUndefined();
});
