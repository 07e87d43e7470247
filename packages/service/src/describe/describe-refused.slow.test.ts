import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { serveSite as serve, type Site } from "#testing/serve-site.ts";
import { createDescriptionReader } from "./read-description.ts";

const json = { "content-type": "application/json" };
const basic = { ...json, "www-authenticate": 'Basic realm="Ships"' };
const words = '{"message":"Missing or invalid X-Session-Token header"}';

test.each([
  [
    "an index of inner paths",
    {
      "/": [200, '{"ship":{"list":"/ship/","schema":"/ship/schema/"}}'],
      "/ship/": [401, "", json],
    },
    ["/ship/"],
    "Authorization",
  ],
  [
    "paths among other values",
    { "/": [200, '{"version":"3","resources":["/ships","/ports"]}'], "/ships": [401, words, json] },
    ["/ships"],
    "X-Session-Token",
  ],
  [
    "a challenge",
    { "/": [200, '{"ships":"/ships","ports":"/ports"}'], "*": [401, "{}", basic] },
    ["/ships", "/ports"],
    "Authorization",
  ],
  [
    "a list of a usual name",
    { "/": [200, '{"message":"Welcome"}'], "/users": [403, '{"error":"no api key"}', json] },
    ["/users"],
    "Authorization",
  ],
] satisfies readonly [string, Site, readonly string[], string][])(
  "an open base with closed lists requires a credential: %s",
  async (_kind, site, checks, header) => {
    const { origin } = await serve(site);
    const read = await createDescriptionReader(origin, {})();
    if (!("text" in read)) throw new Error(read.code);
    const { signIn, exploration } = await createModel(read.text, { address: read.address });
    const [method] = signIn.methods;
    expect(method?.kind).not.toBe("open");
    expect(JSON.stringify(method)).toContain(`"${header}"`);
    // A wrong credential is noticed before the session begins.
    expect(signIn.checks?.map(({ path }) => path)).toEqual(checks);
    expect(exploration).toBe("open");
  },
);

test("a base that refuses each guessed address names none of them", async () => {
  const { origin } = await serve({ "/api": [200, '{"status":"ok"}'], "*": [401, words, json] });
  const read = await createDescriptionReader(`${origin}/api`, {})();
  if (!("text" in read)) throw new Error(read.code);
  const { operations, exploration } = await createModel(read.text, { address: read.address });
  expect(operations.map(({ path }) => path)).toEqual(["/api"]);
  expect(exploration).toBe("open");
});

test.each([
  ["/docs/", "a script with the description"],
  ["/api/docs", "an address in a script"],
])("the page of a documentation tool at %s leads to %s", async (path, kind) => {
  const description = '{"openapi":"3.1.0","info":{"title":"Ships"},"paths":{}}';
  const isInside = kind.endsWith("description");
  const script = isInside
    ? `var options = { "swaggerDoc": ${description}, "customOptions": {} };`
    : 'SwaggerUIBundle({ url: "/files/ships.json" })';
  const { origin } = await serve({
    "/": [200, '{"message":"Running"}'],
    [path]: [
      200,
      '<!doctype html><div id="swagger-ui"></div><script src="/swagger-ui-init.js"></script>',
      { "content-type": "text/html" },
    ],
    "/swagger-ui-init.js": [200, script, { "content-type": "text/javascript" }],
    "/files/ships.json": [200, description, json],
  });
  const read = await createDescriptionReader(origin, {})();
  if (!("text" in read)) throw new Error(read.code);
  expect((await createModel(read.text, { address: read.address })).title).toBe("Ships");
});
