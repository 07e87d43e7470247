import { expect, test } from "vitest";
import { listOperations } from "./list-operations.ts";
import { readDocument } from "./read-document.ts";

async function list(paths: object, more: object = {}) {
  const text = JSON.stringify({ openapi: "3.2.0", paths, ...more });
  const { document } = await readDocument(text, {});
  if (document === undefined) throw new Error("not read");
  const operations = listOperations(document).map(
    ({ method, template, pointer }) => `${method} ${template.path} ${pointer}`,
  );
  return { operations, problems: document.problems.map(({ pointer }) => pointer) };
}

const components = {
  pathItems: {
    A: { get: {}, parameters: [{ name: "shared", in: "query" }] },
    B: { $ref: "#/components/pathItems/A", post: {} },
  },
};

test.each<readonly [string, object, readonly string[]]>([
  [
    "fixed methods",
    { "/a": { get: {}, query: {}, trace: {} } },
    ["get /a /paths/~1a/get", "query /a /paths/~1a/query", "trace /a /paths/~1a/trace"],
  ],
  [
    "additional methods",
    { "/a": { additionalOperations: { LINK: {}, copy: {}, Get: {} } } },
    [
      "LINK /a /paths/~1a/additionalOperations/LINK",
      "COPY /a /paths/~1a/additionalOperations/copy",
      "get /a /paths/~1a/additionalOperations/Get",
    ],
  ],
  [
    "members that are not operations",
    { "/a": { get: null, post: [{}], put: "x", GET: {}, summary: "s", additionalOperations: 1 } },
    [],
  ],
  [
    "an empty object that Lua or PHP wrote as an array",
    { "/a": { get: [] } },
    ["get /a /paths/~1a/get"],
  ],
  ["an extension", { "x-get": { get: {} } }, []],
  ["no slash", { a: { get: {} } }, ["get /a /paths/a/get"]],
  [
    "a path item in components",
    { "/a": { $ref: "#/components/pathItems/A" } },
    ["get /a /paths/~1a/get"],
  ],
  [
    "another path",
    { "/a": { get: {} }, "/b": { $ref: "#/paths/~1a" } },
    ["get /a /paths/~1a/get", "get /b /paths/~1b/get"],
  ],
  [
    "a reference with sibling members",
    { "/a": { $ref: "#/components/pathItems/A", put: {} } },
    ["get /a /paths/~1a/get", "put /a /paths/~1a/put"],
  ],
  [
    "chained references with sibling members",
    { "/a": { $ref: "#/components/pathItems/B", put: {} } },
    ["get /a /paths/~1a/get", "post /a /paths/~1a/post", "put /a /paths/~1a/put"],
  ],
  [
    "names of inherited JavaScript members",
    { "/__proto__": { get: {} }, constructor: { post: {} } },
    ["get /__proto__ /paths/~1__proto__/get", "post /constructor /paths/constructor/post"],
  ],
])("%s: every operation is found", async (_, paths, want) => {
  expect(await list(paths, { components })).toEqual({ operations: want, problems: [] });
});

test("a broken or circular reference does not affect other operations", async () => {
  expect(await list({ "/a": { $ref: "#/nowhere", get: {} } })).toEqual({
    operations: ["get /a /paths/~1a/get"],
    problems: ["/nowhere"],
  });
  const circle = { "/a": { $ref: "#/paths/~1b", get: {} }, "/b": { $ref: "#/paths/~1a" } };
  expect((await list(circle)).operations).toEqual([
    "get /a /paths/~1a/get",
    "get /b /paths/~1b/get",
  ]);
});

test("webhooks and callbacks are not listed", async () => {
  const callbacks = { paid: { "{$request.body#/url}": { post: {} } } };
  const { operations } = await list(
    { "/a": { post: { callbacks } } },
    { webhooks: { paid: { post: {} } } },
  );
  expect(operations).toEqual(["post /a /paths/~1a/post"]);
});

test("parameters of a referenced path item come before its sibling parameters", async () => {
  const paths = {
    "/a": { $ref: "#/components/pathItems/A", parameters: [{ name: "own", in: "query" }] },
  };
  const { document } = await readDocument(
    JSON.stringify({ openapi: "3.1.0", paths, components }),
    {},
  );
  const [operations] = document === undefined ? [] : listOperations(document);
  expect(operations?.item["parameters"]).toMatchObject([{ name: "shared" }, { name: "own" }]);
});
