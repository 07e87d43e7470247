import { expect, test } from "vitest";
import { memberOf } from "./member.ts";
import { readDocument } from "./read-document.ts";
import { resolve } from "./resolve.ts";
import { readSchema } from "./schema.ts";
import { problemText } from "#testing/test-messages.ts";

async function problemOf(text: string) {
  const read = await readDocument(text, {});
  return read.document === undefined ? read.problems[0] : undefined;
}

test.each([
  ["", "empty", /empty/],
  ["  \n ", "empty", /empty/],
  ["<!doctype html><html></html>", "html", /web page/],
  ["\n  <HTML><body>", "html", /web page/],
  ["PNG\0\0", "binary", /not text/],
  ['{"openapi": "3.1.0",\n "info": [}', "syntax", /JSON at line 2, column 11: a value/],
  ["openapi: 3.1.0\ninfo: a: b", "syntax", /YAML at line 2/],
  ["just some words", "not-openapi", /a text/],
  ["[]", "not-openapi", /a list/],
  ["null", "not-openapi", /`openapi` or `swagger` is missing/],
  ["{}", "not-openapi", /`openapi` or `swagger` is missing/],
  ['{"openapi": "9.9.9"}', "not-openapi", /9\.9\.9/],
  ['{"openapi": {"x": 1}}', "not-openapi", /OpenAPI/],
  ['{"swagger": "1.2"}', "not-openapi", /Swagger 1/],
  ['{"asyncapi": "2.0.0"}', "not-openapi", /AsyncAPI/],
  ['{"overlay": "1.0.0"}', "not-openapi", /Overlay/],
  ['{"message": "Not Found"}', "not-openapi", /error response/],
  ['{"info": {"_postman_id": "x"}}', "not-openapi", /Postman/],
  ['{"data": {"__schema": {}}}', "not-openapi", /GraphQL/],
  ["type Query { users: [User!]! }\ntype User { id: ID! }", "is-graphql-schema", /GraphQL/],
  ["schema{ query: Root }\ntype Root {\n  id: ID!\n}", "is-graphql-schema", /GraphQL/],
])("%j has a problem with a remedy", async (text, code, message) => {
  expect(await problemOf(text)).toMatchObject({ code, severity: "error" });
  expect(problemText(await problemOf(text))).toMatch(message);
});

test.each([
  ['{"swagger": "2.0"}', "2.0"],
  ["swagger: 2.0", "2.0"],
  ['{"openapi": "3.0.4"}', "3.0"],
  ["openapi: 3.1.1", "3.1"],
  ["\uFEFFopenapi: 3.2.0", "3.2"],
  ["{openapi: 3.1.0}", "3.1"],
  ['{"openapi": "v3.0.1"}', "3.0"],
  ['{"openapi": "3.10.0"}', "3.2"],
  ['{"openapi": 3}', "3.0"],
  ['{"paths": {}, "info": {}}', "3.1"],
  ['{"paths": {}, "definitions": {}}', "2.0"],
  ['{"paths": {}, "basePath": "/v1"}', "2.0"],
  ['{"openapi": "4.0.0", "paths": {}}', "3.2"],
  ['{"openapi": ["3"], "paths": {}}', "3.1"],
])("%j is read as OpenAPI %s", async (text, version) => {
  expect((await readDocument(text, {})).document?.version).toBe(version);
});

test.each([
  ['{"paths": {}}', /has no `openapi` or `swagger` version/],
  ['{"openapi": "4.0.0", "paths": {}}', /4\.0\.0/],
])("%j is read as the nearest version with a warning", async (text, message) => {
  const { document } = await readDocument(text, {});
  expect(document?.problems).toMatchObject([{ code: "version-unknown", severity: "warning" }]);
  expect(problemText(document?.problems[0])).toMatch(message);
});

test("endless nesting is a problem or a document, never an exception", async () => {
  const deep = `{"openapi":"3.1.0","x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  expect((await readDocument(deep, {})).document?.version).toBe("3.1");
  expect(await problemOf(`openapi: 3.1.0\nx: ${"[".repeat(50_000)}`)).toMatchObject({
    severity: "error",
  });
});

const document = {
  openapi: "3.1.0",
  components: {
    schemas: {
      A: { $ref: "#/components/schemas/B" },
      B: { $ref: "#/components/schemas/A" },
      "with/slash~": { type: "string" },
      Itself: { allOf: [{ $ref: "#/components/schemas/Itself" }, { type: "object" }] },
      Either: { oneOf: [{ $ref: "#/components/schemas/Either" }, { type: "string" }] },
    },
  },
};

async function read(value: object = document) {
  const result = await readDocument(JSON.stringify(value), {});
  if (result.document === undefined) throw new Error("not read");
  return result.document;
}

test("circular references are a problem", async () => {
  const made = await read();
  expect(resolve(made, { $ref: "#/components/schemas/A" }).value).toBeUndefined();
  expect(made.problems).toMatchObject([{ code: "reference-broken" }]);
});

test.each([
  ["#/components/schemas/Missing"],
  ["#/__proto__/toString"],
  ["#/components/schemas/constructor"],
  ["#nowhere"],
  ["other.yml#/x"],
  [""],
  ["#/%E0%A4%A"],
])("the reference %j is broken or harmless", async (reference) => {
  const made = await read();
  const { value } = resolve(made, { $ref: reference });
  expect(typeof value).not.toBe("function");
  expect(made.problems.length).toBeLessThanOrEqual(1);
});

test("escaped pointers are followed", async () => {
  const made = await read();
  expect(resolve(made, { $ref: "#/components/schemas/with~1slash~0" })).toEqual({
    value: { type: "string" },
    pointer: "/components/schemas/with~1slash~0",
  });
});

test("a recursive schema is read once", async () => {
  const made = await read();
  expect(readSchema(made, { $ref: "#/components/schemas/Itself" }).types).toEqual(["object"]);
  expect(readSchema(made, { $ref: "#/components/schemas/Either" }).types).toEqual(["string"]);
});

test("other files are loaded once, relative to the referring file", async () => {
  const files: { readonly [address: string]: string } = {
    "http://h/docs/common/errors.yml": "Broken: {$ref: 'types.yml#/Text'}\nOwn: {$ref: '#/Broken'}",
    "http://h/docs/common/types.yml": "Text: {type: string}",
  };
  const loaded: string[] = [];
  const load = async (address: string) => {
    loaded.push(address);
    const text = files[address];
    if (text === undefined) throw new Error("not there");
    return text;
  };
  const text = JSON.stringify({
    openapi: "3.1.0",
    x: [{ $ref: "common/errors.yml#/Own" }, { $ref: "common/errors.yml#/Own" }],
    y: { $ref: "lost.yml#/x" },
  });
  const result = await readDocument(text, { address: "http://h/docs/api.json", load });
  const made = result.document;
  if (made === undefined) throw new Error("not read");
  expect(resolve(made, { $ref: "common/errors.yml#/Own" }).value).toEqual({ type: "string" });
  expect(loaded.toSorted()).toEqual([
    "http://h/docs/common/errors.yml",
    "http://h/docs/common/types.yml",
    "http://h/docs/lost.yml",
  ]);
  expect(made.problems).toMatchObject([{ code: "file-unavailable", severity: "warning" }]);
});

test("inherited JavaScript members are not members of a document", () => {
  expect(memberOf({}, "constructor")).toBeUndefined();
  expect(memberOf(JSON.parse('{"__proto__": 1}'), "__proto__")).toBe(1);
  expect(memberOf("text", "length")).toBeUndefined();
});
