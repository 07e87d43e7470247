// @vitest-environment node
import {
  createModel,
  type Field,
  type Operation,
  type Resource,
  takeChunk,
} from "@quarterdeck/model";
import { expect, test } from "vitest";
import { formOperation, listHidden } from "./form-operation.ts";

const member = (name: string): Field => ({
  kind: "number",
  name,
  label: name,
  isRequired: false,
  isInteger: true,
});

const operation = (effects?: string): Operation => ({
  id: "update",
  method: "put",
  path: "/things/{key}",
  label: "",
  role: "update",
  scope: "record",
  parameters: [],
  needsSignIn: true,
  response: { status: "200", shape: "none", path: [] },
  evidence: [],
  ...(effects === undefined ? {} : { effects }),
  body: {
    isRequired: true,
    mediaType: "application/json",
    mediaTypes: ["application/json"],
    field: {
      kind: "group",
      name: "",
      label: "",
      isRequired: true,
      fields: [member("id"), member("hostId"), member("slug"), member("rowVersion")],
    },
  },
});

test.each<
  readonly [
    name: string,
    key: string | undefined,
    effects: string | undefined,
    want: readonly string[],
  ]
>([
  ["id", "1", undefined, ["id", "rowVersion"]],
  ["hostId", "1", undefined, ["hostId", "rowVersion"]],
  ["slug", "a", undefined, ["rowVersion"]],
  ["paid", "a", undefined, ["rowVersion"]],
  ["id", "1", "/things/{key}/effects", ["rowVersion"]],
  ["id", undefined, undefined, ["rowVersion"]],
])("the form of a record with the key %s (%s, effects %s) hides %j", (name, key, effects, want) => {
  const resource = { key: [{ field: [name], parameter: "key" }] } as unknown as Resource;
  expect(
    listHidden(key === undefined ? { resource } : { resource, key }, operation(effects)),
  ).toEqual(want);
});

test.each([
  ["patch", ["name"]],
  ["put", ["name", "password"]],
])("%s of an account requires %j", async (method, required) => {
  const account = {
    type: "object",
    required: ["name", "password"],
    properties: { name: { type: "string" }, password: { type: "string", writeOnly: true } },
  };
  const content = { "application/json": { schema: account } };
  const responses = { "200": { content } };
  const parameters = [{ name: "name", in: "path", required: true, schema: { type: "string" } }];
  const write = { requestBody: { content }, responses };
  const paths = { "/accounts/{name}": { parameters, get: { responses }, [method]: write } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const chunk = takeChunk(model, "resource:accounts");
  const change = chunk?.operations.find((one) => one.method === method);
  if (chunk?.resource === undefined || change === undefined) throw new Error("no accounts");
  const { field } = formOperation(chunk, chunk.resource, change).body ?? {};
  const fields = field?.kind === "group" ? field.fields : [];
  expect(fields.filter((one) => one.isRequired).map(({ name }) => name)).toEqual(required);
});
