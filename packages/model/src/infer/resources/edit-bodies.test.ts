import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "#request/writes/build-change.ts";
import { changeOperation, writtenField } from "#request/writes/written-field.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });
const step = object({ op: text, path: text, value: {} });

interface Sample {
  readonly method: "put" | "patch";
  readonly summary?: string;
  readonly body: object;
  readonly mediaType?: string;
  /** Names of the fields of the edit form; undefined: no edit form. */
  readonly form?: readonly string[];
  readonly sent?: unknown;
  /** Body of a PUT next to it. */
  readonly put?: object;
}

const samples: Readonly<Record<string, Sample>> = {
  "a list of steps as JSON is JSON Patch": {
    method: "patch",
    body: list(step),
    form: ["name", "title"],
    sent: [{ op: "replace", path: "/title", value: "y" }],
  },
  "a list of steps by PUT is JSON Patch": {
    method: "put",
    body: list({ oneOf: [step, step] }),
    form: ["name", "title"],
    sent: [{ op: "replace", path: "/title", value: "y" }],
  },
  "JSON Patch by its media type": {
    method: "patch",
    body: list({}),
    mediaType: "application/json-patch+json",
    form: ["name", "title"],
    sent: [{ op: "replace", path: "/title", value: "y" }],
  },
  "a list of steps next to PUT: the record is replaced": {
    method: "patch",
    body: list(step),
    put: object({ title: text }),
    form: ["title"],
    sent: { title: "y" },
  },
  "a list of other objects": { method: "put", body: list(object({ user: text })) },
  "a list of texts": { method: "patch", body: list(text) },
  "no field of the record": { method: "put", body: object({ enabled: { type: "boolean" } }) },
  "no field of the record, but the words of an update": {
    method: "patch",
    summary: "Update a flag",
    body: object({ enabled: { type: "boolean" } }),
    form: ["enabled"],
    sent: { title: "y" },
  },
  "an object without members by PATCH takes the fields of the record": {
    method: "patch",
    body: { type: "object" },
    form: ["title"],
    sent: { title: "y" },
  },
  "an object with any members, called a partial update": {
    method: "put",
    summary: "Partially update a flag",
    body: { type: "object", additionalProperties: true },
    form: ["title"],
    sent: { title: "y" },
  },
  "a body without a schema by PATCH": {
    method: "patch",
    summary: "Change settings of a flag",
    body: {},
    form: ["title"],
    sent: { title: "y" },
  },
  "a whole record without members keeps its JSON": {
    method: "put",
    body: { type: "object" },
    sent: { name: "a", title: "y" },
  },
  "a field of the record": {
    method: "put",
    body: object({ title: text, reason: text }),
    form: ["title", "reason"],
    sent: { title: "y" },
  },
};

test.each(Object.entries(samples))("%s", async (_title, sample) => {
  const { method, summary, body, mediaType = "application/json", put } = sample;
  const sends = (schema: object, type: string) => ({
    requestBody: { content: { [type]: { schema } } },
  });
  const record = object({ name: text, title: text });
  const responses = {
    "200": { description: "", content: { "application/json": { schema: record } } },
  };
  const parameters = [{ name: "name", in: "path", required: true, schema: text }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/flags/{name}": {
          parameters,
          get: { responses },
          ...(put && { put: { ...sends(put, mediaType), responses } }),
          [method]: { summary, ...sends(body, mediaType), responses },
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("not understood");
  const chunk = { operations: model.operations, referrers: [] };
  const operation = changeOperation(chunk, resource);
  const field = operation && writtenField(chunk, resource, operation);
  const names = field?.kind === "group" ? field.fields.map(({ name }) => name) : undefined;
  expect(names).toEqual(sample.form);
  if (operation === undefined) return;
  const change = { before: { name: "a", title: "x" }, after: { name: "a", title: "y" } };
  const request = buildChange({ chunk, resource, parents: {}, key: "a" }, change);
  expect(JSON.parse(String(request?.body?.content))).toEqual(sample.sent);
});

/** Update of a record whose POST has no described body. */
async function updateOf(
  name: string,
  post: object,
  record: object = object({ id: text, note: text }),
) {
  const key = { name: "id", in: "path", required: true, schema: text };
  const json = (schema: object) => ({
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  });
  const paths = {
    [`/${name}`]: { get: json(list(record)) },
    [`/${name}/{id}`]: { parameters: [key], get: json(record), post: { ...post, ...json({}) } },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const { operations = {} } = model.resources.find((one) => one.name === name) ?? {};
  return operations.update;
}

test.each<readonly [string, string, object, string | undefined]>([
  ["a summary", "parameters", { summary: "Update a parameter's value" }, "post-parameters-id"],
  ["an id", "events", { operationId: "editEvent" }, "editEvent"],
  ["a modification", "rules", { operationId: "rules_modify", summary: "Modify" }, "rules_modify"],
  ["words of an action", "servers", { summary: "Restart a server" }, undefined],
  ["no words", "pools", {}, undefined],
])("an edit without a described body, by %s", async (_, name, post, want) => {
  expect(await updateOf(name, post)).toBe(want);
});

test("an edit without a described body needs the fields of its record", async () => {
  expect(await updateOf("notes", { summary: "Update a note" }, {})).toBeUndefined();
});
