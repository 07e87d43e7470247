import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { serveSite as serve, type Site } from "#testing/serve-site.ts";
import { createDescriptionReader } from "./read-description.ts";

const html = { "content-type": "text/html" };
const lines = "GET /ships\nPOST /ships\nGET /ships/:id\nPUT /ships/:id\nDELETE /ships/:id";
const page = `<title>Fleet API</title><pre>${lines}</pre>`;
const ships = '[{"id":4,"name":"Ada"}]';
const challenge = { "www-authenticate": 'Basic realm="Fleet"' };

test.each([
  ["at the root of its host", "/docs", { "/ships": [200, ships] }, "/ships", "none"],
  ["in the folder of the page", "/api/docs", { "/api/ships": [200, ships] }, "/api/ships", "none"],
  ["behind a sign-in", "/api", { "/api/ships": [401, "", challenge] }, "/api/ships", "basic"],
  ["that refuses", "/v2", { "/v2/ships": [403, "Forbidden"] }, "/v2/ships", "token"],
] satisfies readonly [string, string, Site, string, string][])(
  "a page describes an API %s",
  async (_, path, site, list, method) => {
    const { origin } = await serve({ [path]: [200, page, html], ...site });
    const read = await createDescriptionReader(origin + path, {})();
    if (!("text" in read)) throw new Error(read.code);
    const { resources, operations, signIn, exploration } = await createModel(read.text, {
      address: read.address,
    });
    expect(resources.map(({ collectionPath }) => collectionPath)).toEqual([list]);
    expect(operations.map(({ role }) => role).toSorted()).toEqual([
      "create",
      "list",
      "read",
      "remove",
      "replace",
    ]);
    expect(signIn.methods[0]?.kind).toBe(method);
    expect(exploration).toBe(method === "none" ? undefined : "open");
  },
);
