import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { describeClosedList, schemeOfChallenge, schemeOfHeaders } from "./closed-list.ts";

test.each([
  ["a challenge of Basic", schemeOfChallenge('Basic realm="Queues"'), "basic"],
  ["a challenge of Bearer", schemeOfChallenge("Bearer"), "token"],
  ["a header with Basic", schemeOfHeaders({ Authorization: "Basic YTpi" }), "basic"],
  ["a header with Bearer", schemeOfHeaders({ authorization: "Bearer abc" }), "token"],
  ["a header with a key", schemeOfHeaders({ "X-Tenant": "5", "X-API-Key": "abc" }), "token"],
])("%s gives the list its sign-in", async (_name, scheme, method) => {
  const description = describeClosedList("https://mq.example/api/queues?page=1", scheme);
  const model = await createModel(description?.text ?? "");
  expect(model.signIn.methods.map(({ kind }) => kind)).toContain(method);
  expect(model.servers).toEqual(["https://mq.example"]);
  expect(
    model.resources.map(({ collectionPath, list }) => [collectionPath, list?.operation]),
  ).toEqual([["/api/queues", expect.any(String)]]);
});

test.each([
  ["https://mq.example/"],
  ["https://mq.example/v3/api-docs"],
  ["https://mq.example/spec"],
  ["https://mq.example/files/shop.yaml"],
  ["https://mq.example/odata/$metadata"],
])("%s is not taken for a list", (address) => {
  expect(describeClosedList(address, schemeOfChallenge("Basic"))).toBeUndefined();
});

test("a list without a scheme is not described", () => {
  expect(describeClosedList("https://mq.example/api/queues", undefined)).toBeUndefined();
  expect(schemeOfChallenge("")).toBeUndefined();
  expect(schemeOfHeaders({ "X-Tenant": "5" })).toBeUndefined();
});
