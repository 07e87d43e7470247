// @vitest-environment node
import type { Field, Operation, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { listHidden } from "./form-operation.ts";

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
