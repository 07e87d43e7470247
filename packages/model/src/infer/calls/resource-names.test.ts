import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { recordKey } from "#request/records/record-key.ts";

const text = { type: "string" };
const good = (schema: object) => ({ "200": { description: "", schema } });
const body = (schema: object) => ({ name: "body", in: "body", required: true, schema });

/** Description as a gateway of gRPC writes it: resource names are one parameter with a pattern. */
function describe(collection: string, version: string, parent = ""): object {
  const name = `${parent}${collection}/[^/]+`;
  const record = { type: "object", properties: { name: text, displayName: text } };
  const inPath = (key: string, pattern: string) => ({
    name: key,
    in: "path",
    required: true,
    type: "string",
    pattern,
  });
  const list = { type: "object", properties: { [collection]: { type: "array", items: record } } };
  const path = `/${version}${parent === "" ? "" : "/{parent}"}/${collection}`;
  const above = parent === "" ? [] : [inPath("parent", parent.replace(/\/$/, ""))];
  return {
    [path]: {
      get: { parameters: above, responses: good(list) },
      post: { parameters: [...above, body(record)], responses: good(record) },
    },
    [`/${version}/{name}`]: {
      get: { parameters: [inPath("name", name)], responses: good(record) },
      delete: { parameters: [inPath("name", name)], responses: good({}) },
    },
    [`/${version}/{item.name}`]: {
      patch: {
        parameters: [inPath("item.name", `^${name}$`), body(record)],
        responses: good(record),
      },
    },
    [`/${version}/{name}:archive`]: {
      post: { parameters: [inPath("name", name), body({ type: "object" })], responses: good({}) },
    },
  };
}

// A harbor, a library, a cloud provider.
test.each([
  ["vessels", "v1", "", "vessels/9", "/v1/vessels/{vessel}"],
  [
    "books",
    "v1beta1",
    "shelves/[^/]+/",
    "shelves/1/books/9",
    "/v1beta1/shelves/{shelf}/books/{book}",
  ],
  [
    "instances",
    "v2",
    "projects/[^/]+/locations/[^/]+/",
    "projects/p/locations/l/instances/9",
    "/v2/projects/{project}/locations/{location}/instances/{instance}",
  ],
])("%s have the paths of their resource names", async (name, version, parent, key, path) => {
  const paths = describe(name, version, parent);
  const model = await createModel(JSON.stringify({ swagger: "2.0", paths }));
  const resource = model.resources.find((one) => one.name === name);
  const { read = "", ...others } = resource?.operations ?? {};
  expect(Object.keys(others).toSorted()).toEqual(["create", "list", "remove", "update"]);
  expect(model.operations.find(({ id }) => id === read)?.path).toBe(path);
  expect(model.operations.map((one) => one.path)).toContain(`${path}:archive`);
  expect(resource && recordKey(resource, { name: key })).toBe("9");
});

test("other patterns remain one parameter", async () => {
  const parameters = [
    { name: "name", in: "path", required: true, type: "string", pattern: "[a-z]+" },
  ];
  const paths = { "/v1/{name}": { get: { parameters, responses: good({ type: "object" }) } } };
  const { operations } = await createModel(JSON.stringify({ swagger: "2.0", paths }));
  expect(operations.map(({ path }) => path)).toEqual(["/v1/{name}"]);
});
