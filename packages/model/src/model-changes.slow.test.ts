import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findModelChanges } from "#schema-changes/find-model-changes.ts";
import { createModel } from "./create-model.ts";
import {
  basic,
  type ShipOptions,
  toPartialModel,
  name,
  readShips,
  shipChanges,
} from "#testing/ship-changes.ts";

const scheme = (one: object) => ({
  security: [{ way: [] }],
  components: { securitySchemes: { way: one } },
});
const key = (location: string, more: object = {}) =>
  scheme({ type: "apiKey", in: location, name: "X-Key", ...more });
const planes = { "/planes": { get: { summary: "List planes", responses: { "200": {} } } } };
const tenant = { name: "X-Tenant", in: "header", required: true, schema: name };
const register = (user: string, password: string, more: object = {}) => {
  const schema = { type: "object", properties: { [user]: name, [password]: name } };
  const requestBody = { content: { "application/json": { schema } } };
  const post = {
    summary: "Register",
    requestBody,
    responses: { "201": {} },
    security: [],
    ...more,
  };
  return { "/register": { post } };
};
const dock = { "/ships/dock": { post: { summary: "Dock", responses: { "204": {} } } } };

describe("changes are reported", () => {
  test.each<[claim: string, before: ShipOptions, after: ShipOptions, expected: readonly object[]]>([
    [
      "a server",
      { top: { servers: [{ url: "https://one.example" }] } },
      { top: { servers: [{ url: "https://two.example" }] } },
      [
        { kind: "server-gone", address: "https://one.example" },
        { kind: "server-new", address: "https://two.example" },
      ],
    ],
    [
      "a changed sign-in method",
      { top: key("header") },
      { top: scheme({ type: "http", scheme: "basic" }) },
      [
        { kind: "sign-in-gone", method: "token" },
        { kind: "sign-in-new", method: "basic" },
      ],
    ],
    [
      "the same sign-in method with another location",
      { top: key("header") },
      { top: key("query") },
      [{ kind: "sign-in-other", method: "token" }],
    ],
    [
      "a new registration",
      {},
      { paths: register("email", "password") },
      [
        { kind: "operation-new", label: "Register", call: "POST /register" },
        { kind: "registration-new", call: "POST /register" },
      ],
    ],
    [
      "a registration that now needs a sign-in",
      { paths: register("email", "password"), top: key("header") },
      { paths: register("email", "password", { security: [{ way: [] }] }), top: key("header") },
      [{ kind: "registration-gone", call: "POST /register" }],
    ],
    [
      "a registration with other fields",
      { paths: register("email", "password") },
      { paths: register("username", "password") },
      [
        { kind: "registration-other", call: "POST /register" },
        { kind: "field-gone", labels: ["Email"], owners: ["Register"] },
        { kind: "field-new", labels: ["Username"], owners: ["Register"] },
      ],
    ],
    [
      "a new connection setting",
      {},
      { allParameters: [tenant] },
      [{ kind: "setting-new", label: "Tenant" }],
    ],
    [
      "a removed connection setting",
      { allParameters: [tenant] },
      {},
      [{ kind: "setting-gone", label: "Tenant" }],
    ],
    [
      "a deprecated operation",
      { paths: dock },
      { paths: { "/ships/dock": { post: { ...dock["/ships/dock"].post, deprecated: true } } } },
      [{ kind: "operation-deprecated", label: "Dock", call: "POST /ships/dock" }],
    ],
    [
      "a new operation",
      {},
      { paths: dock },
      [{ kind: "operation-new", label: "Dock", call: "POST /ships/dock" }],
    ],
    [
      "a removed operation",
      { paths: dock },
      {},
      [{ kind: "operation-gone", label: "Dock", call: "POST /ships/dock" }],
    ],
  ])("%s", async (_claim, before, after, expected) => {
    expect(await shipChanges(before, after)).toEqual(expected);
  });

  test("a new or removed resource is reported without its operations and fields", async () => {
    const list = { type: "array", items: { type: "object", properties: basic } };
    const responses = { "200": { content: { "application/json": { schema: list } } } };
    const paths = { "/planes": { get: { responses }, post: { responses: {} } } };
    expect(await shipChanges({}, { paths })).toEqual([{ kind: "resource-new", label: "Planes" }]);
    expect(await shipChanges({ paths }, {})).toEqual([{ kind: "resource-gone", label: "Planes" }]);
  });
});

describe("other differences are not reported", () => {
  test.each<[claim: string, before: ShipOptions, after: ShipOptions]>([
    ["nothing", {}, {}],
    ["order", {}, { properties: { name, id: basic.id } }],
    ["descriptions", {}, { properties: { ...basic, name: { ...name, description: "Of it" } } }],
    ["examples", {}, { properties: { ...basic, name: { ...name, examples: ["Emma"] } } }],
    ["titles", {}, { properties: { ...basic, name: { ...name, title: "Called" } } }],
    [
      "summaries",
      { paths: planes },
      { paths: { "/planes": { get: { summary: "All planes", responses: { "200": {} } } } } },
    ],
    [
      "descriptions of sign-in methods",
      { top: key("header") },
      { top: key("header", { description: "Ask the harbour master" }) },
    ],
    [
      "descriptions of the registration",
      { paths: register("email", "password") },
      { paths: register("email", "password", { description: "Ask the harbour master" }) },
    ],
    [
      "names of path parameters",
      { paths: { "/docks/{dock}/close": { post: { responses: {} } } } },
      { paths: { "/docks/{dockId}/close": { post: { responses: {} } } } },
    ],
  ])("%s", async (_claim, before, after) => {
    expect(await shipChanges(before, after)).toEqual([]);
  });
});

test("fields of chunks that were not loaded are not compared", async () => {
  const before = toPartialModel(await readShips({}));
  const after = toPartialModel(
    await readShips({ properties: { ...basic, flag: name }, paths: dock }),
  );
  expect(findModelChanges({ ...before, chunks: [] }, after).map(({ kind }) => kind)).toEqual([
    "operation-new",
  ]);
});

test("a description is the same as itself", async () => {
  const path = "../../../examples/museum/openapi.yaml";
  const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
  const model = await createModel(text);
  expect(findModelChanges(toPartialModel(model), toPartialModel(await createModel(text)))).toEqual(
    [],
  );
});
