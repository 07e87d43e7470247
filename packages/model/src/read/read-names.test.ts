import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { readSchema } from "./schema.ts";

const schemas = {
  Tree: {
    $id: "https://schemas.example/tree",
    $dynamicAnchor: "node",
    properties: {
      text: { type: "string" },
      children: { type: "array", items: { $dynamicRef: "#node" } },
      leaf: { $ref: "leaf" },
      size: { $ref: "#size" },
      flag: { $ref: "#/$defs/Flag" },
      outside: { $ref: "#/components/schemas/Pet" },
    },
    $defs: { Size: { $anchor: "size", type: "integer" }, Flag: { type: "boolean" } },
  },
  Leaf: { $id: "https://schemas.example/leaf", type: "object", properties: { z: {} } },
  Pet: { type: "object", properties: { name: { type: "string" } } },
  Strict: { $dynamicAnchor: "node", $ref: "https://schemas.example/tree", required: ["text"] },
  Page: {
    $id: "page",
    properties: { rows: { type: "array", items: { $dynamicRef: "#row" } } },
    $defs: { row: { $dynamicAnchor: "row" } },
  },
  PetPage: {
    $ref: "page",
    $defs: { row: { $dynamicAnchor: "row", $ref: "#/components/schemas/Pet" } },
  },
  Described: { $ref: "#/components/schemas/Pet", required: ["name"] },
};

async function read(name: string, ...path: readonly string[]) {
  const text = JSON.stringify({ openapi: "3.1.0", components: { schemas } });
  const { document } = await readDocument(text, { address: "https://h/openapi.json" });
  if (document === undefined) throw new Error("not read");
  let schema = readSchema(document, { $ref: `#/components/schemas/${name}` });
  for (const step of path) {
    const inner: unknown = step === "[]" ? schema.items : schema.properties.get(step);
    schema = readSchema(document, inner);
  }
  return {
    types: schema.types,
    names: [...schema.properties.keys()],
    required: [...schema.required],
    problems: document.problems,
  };
}

test.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
  ["Tree", ["leaf"], ["object"], ["z"]],
  ["Tree", ["size"], ["integer"], []],
  ["Tree", ["flag"], ["boolean"], []],
  ["Tree", ["outside"], ["object"], ["name"]],
  ["Tree", ["children", "[]", "size"], ["integer"], []],
  ["PetPage", ["rows", "[]"], ["object"], ["name"]],
  ["Page", ["rows", "[]"], [], []],
])("in %s the schema at %j has the type %j", async (name, path, types, names) => {
  expect(await read(name, ...path)).toMatchObject({ types, names, problems: [] });
});

test("a dynamic reference means the referring schema", async () => {
  expect(await read("Strict", "children", "[]", "children", "[]")).toMatchObject({
    required: ["text"],
    problems: [],
  });
  expect((await read("Tree", "children", "[]")).required).toEqual([]);
});

test("keywords next to a reference count, through any number of references", async () => {
  const more = await readDocument(
    JSON.stringify({
      openapi: "3.1.0",
      a: { $ref: "#/b" },
      b: { $ref: "#/c", required: ["x"] },
      c: { type: "object", required: ["y"] },
    }),
    {},
  );
  if (more.document === undefined) throw new Error("not read");
  expect([...readSchema(more.document, { $ref: "#/a" }).required]).toEqual(["y", "x"]);
});

test("references are relative to $self, servers are not", async () => {
  const loaded: string[] = [];
  const { document } = await readDocument(
    JSON.stringify({
      openapi: "3.2.0",
      $self: "https://names.example/api/openapi.json",
      x: [{ $ref: "other.json" }, { $ref: "https://names.example/api/openapi.json#/y" }],
      y: { type: "string" },
    }),
    {
      address: "https://h/openapi.json",
      load: async (address) => {
        loaded.push(address);
        return '{"$ref": "openapi.json#/y"}';
      },
    },
  );
  if (document === undefined) throw new Error("not read");
  const [other, itself] = document.root["x"] as readonly unknown[];
  expect(readSchema(document, other).types).toEqual(["string"]);
  expect(readSchema(document, itself).types).toEqual(["string"]);
  expect(loaded).toEqual(["https://names.example/api/other.json"]);
  expect(document.address).toBe("https://h/openapi.json");
  expect(document.problems).toEqual([]);
});
