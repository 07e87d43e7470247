import { expect, test } from "vitest";
import { done, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const make = (operationId: string) => ({ operationId, ...sent() });

test.each<readonly [string, object, readonly string[]]>([
  [
    "a PUT that creates",
    {
      "/queues/{instance}": { put: make("CreateQueue") },
      "/queues/{instance}/{queue}": {
        get: json(record()),
        post: make("UpdateQueue"),
        delete: done,
      },
    },
    ["queues: create read remove update"],
  ],
  [
    "a POST that creates next to the list",
    {
      "/prompts/{site}": { get: rows(), post: make("addPrompt") },
      "/prompts/{site}/{prompt}": { get: json(record()), delete: done },
    },
    ["prompts: create list read remove"],
  ],
  [
    "actions of one record",
    {
      "/flows/{site}": { put: make("createFlow") },
      "/flows/{site}/{flow}": { get: json(record()), delete: done },
      "/flows/{site}/{flow}/start": { post: done },
    },
    ["flows: create read remove"],
  ],
  [
    "a record with parts",
    {
      "/orders/{order}": { get: json(record()), put: make("createOrder") },
      "/orders/{order}/{line}": { get: json(record()), delete: done },
    },
    ["orders: create read replace"],
  ],
  [
    "an edit of the record",
    {
      "/orders/{order}": { put: make("updateOrder") },
      "/orders/{order}/{line}": { get: json(record()), delete: done },
    },
    ["orders: replace"],
  ],
])("the last key is that of the record only next to a create: %s", async (_, paths, resources) => {
  expect(await summarize(paths)).toEqual(expect.arrayContaining([...resources]));
});
