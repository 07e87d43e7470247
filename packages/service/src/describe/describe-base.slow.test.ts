import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { serveSite as serve, type Site } from "#testing/serve-site.ts";
import { createDescriptionReader } from "./read-description.ts";

test.each([
  ["a version", "/v3", { "/v3": [200, '{"version":{"id":"v3"}}'] }, "/v3/users"],
  ["nothing", "/api", {}, "/api/products"],
  ["a welcome at the root", "", { "/": [200, '{"message":"Welcome"}'] }, "/api/v1/orders"],
] satisfies readonly [string, string, Site, string][])(
  "a base with %s leads to lists of usual names",
  async (_kind, base, site, list) => {
    const { origin } = await serve({ ...site, [list]: [200, '[{"id":1,"name":"Oslo"}]'] });
    const read = await createDescriptionReader(origin + base, {})();
    if (!("text" in read)) throw new Error(read.code);
    const { resources } = await createModel(read.text, { address: read.address });
    expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([list]);
  },
);

test("a base with a JSON response is opened without lists, for addresses that the user adds", async () => {
  const links = '[{"rel":"self","href":"/v3/"}]';
  const { origin } = await serve({ "/v3": [200, `{"version":{"id":"v3","links":${links}}}`] });
  for (const headers of [{}, { "X-Auth-Token": "secret" }]) {
    const read = await createDescriptionReader(`${origin}/v3`, headers)();
    if (!("text" in read)) throw new Error(read.code);
    const { resources, exploration } = await createModel(read.text, { address: read.address });
    expect(resources).toEqual([]);
    expect(exploration).toBe("X-Auth-Token" in headers ? "open" : undefined);
  }
});

test.each([
  ["a list", "/shop/products", 401, { "content-type": "application/json" }, ["/shop/products"]],
  ["a base", "/shop/api", 403, { "content-type": "application/problem+json" }, []],
  ["a text", "/shop/products", 403, { "content-type": "text/plain" }, undefined],
  ["a page", "/shop/products", 401, { "content-type": "text/html" }, undefined],
])("%s that refuses requests without naming a scheme", async (_, path, status, headers, lists) => {
  const { origin } = await serve({ [path]: [status, "{}", headers] });
  const read = await createDescriptionReader(origin + path, {})();
  const model =
    "text" in read ? await createModel(read.text, { address: read.address }) : undefined;
  expect(model?.resources.map(({ collectionPath }) => collectionPath)).toEqual(lists);
  expect(model?.signIn.methods[0]?.kind).toBe(model && "token");
});

test.each([
  ["Content-Type, X-API-Key", "header X-API-Key"],
  ["x-auth-token,x-csrf-token", "header x-auth-token"],
  ["Authorization, X-API-Key", "header Authorization"],
])("a refusal names its header by those of other origins: %s", async (permitted, header) => {
  const headers = { "content-type": "text/plain", "access-control-allow-headers": permitted };
  const { origin } = await serve({ "/rest/ships": [403, "Forbidden", headers] });
  const read = await createDescriptionReader(`${origin}/rest/ships`, {})();
  if (!("text" in read)) throw new Error(read.code);
  const { signIn } = await createModel(read.text, { address: read.address });
  const [method] = signIn.methods;
  const credential = method?.kind === "token" ? method.credential : undefined;
  expect(credential?.in === "header" ? `header ${credential.name}` : undefined).toBe(header);
});

test("the address of a description that is missing or wrong is not explored", async () => {
  const { origin, keys } = await serve({
    "/docs/openapi.json": [200, '{"hello":"world"}'],
    "/v1/openapi/users.json": [200, '[{"id":1}]'],
  });
  for (const path of ["/docs/openapi.json", "/v1/openapi.json"]) {
    const read = await createDescriptionReader(origin + path, {})();
    const text = "text" in read ? read.text : "";
    expect(text).not.toContain('"openapi":"3');
  }
  expect([...keys.keys()]).not.toContain("/v1/openapi/users.json");
});
