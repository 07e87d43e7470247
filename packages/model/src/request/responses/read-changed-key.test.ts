import { expect, test } from "vitest";
import type { Resource } from "#types/resource.ts";
import { sampleOperation, sampleResource, sampleResponse } from "#testing/sample-orders.ts";
import { readChangedKey } from "./read-written.ts";

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
  expect(readChangedKey(resource, operation, sampleResponse(body))).toBe(expected);
});
