import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";
import { learnRecord } from "#learn/learn-record.ts";
import { listReferenceTargets } from "#learn/reference-targets.ts";
import { canLearnRecord } from "#request/responses/can-learn-record.ts";

const text = { type: "string" };
const number = { type: "integer" };

async function learn(path: string, properties: object, record: object) {
  const item = { type: "object", properties };
  const reads = (schema: object) => ({
    get: { responses: { "200": { content: { "application/json": { schema } } } } },
  });
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const paths = {
    [path]: reads({ type: "array", items: item }),
    [`${path}/{id}`]: { parameters, ...reads(item) },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The document has no resource.");
  const find = (id: string | undefined) => model.operations.find((one) => one.id === id);
  const list = find(resource.operations.list) ?? { path, parameters: [] };
  const sources = {
    targets: listReferenceTargets(model),
    list,
    read: find(resource.operations.read),
  };
  const learned = await learnRecord(sources, resource, record);
  return { learned, isOpen: canLearnRecord(resource, record) };
}

test.each<readonly [string, string, object, object, string | undefined]>([
  [
    "an article with untyped times",
    "/articles",
    { documentId: text, title: text, publishedAt: text },
    { documentId: "k7", title: "Tea", publishedAt: "2026-05-02T10:11:12.000Z" },
    "publishedAt:date-time",
  ],
  [
    "a loan with a day",
    "/loans/",
    { id: number, due: text, state: text },
    { id: 7, due: "2026-06-01", state: "open" },
    "due:date",
  ],
  [
    "a job with seconds since 1970",
    "/jobs",
    { id: text, created_at: number, tries: number },
    { id: "j", created_at: 1_767_225_600, tries: 3 },
    "created_at:date-time",
  ],
  [
    "a turbine with a span of time in place of an object",
    "/turbines",
    {
      id: text,
      window: { type: "object", properties: { ticks: number } },
      spare: { type: "object", properties: { n: text } },
    },
    { id: "t", window: "08:30:00", spare: { n: "a" } },
    "window:text",
  ],
  [
    "a release whose version is not a time",
    "/releases",
    { id: text, version: text, tries: number },
    { id: "r", version: "2026.05.02", tries: 1_767_225_600 },
    undefined,
  ],
])("%s shows its times", async (_, path, properties, record, want) => {
  const { learned, isOpen } = await learn(path, properties, record);
  const kinds = learned?.refined?.map(({ name, kind }) => `${name}:${kind}`).join(" ");
  expect(kinds).toBe(want);
  expect(isOpen).toBe(want !== undefined);
  expect(learned?.key).toBeUndefined();
});
