import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { serveSite as serve, type Site } from "#testing/serve-site.ts";
import { createDescriptionReader } from "./read-description.ts";

const document = JSON.stringify({ openapi: "3.1.0", info: { title: "Shop" }, paths: {} });
const swagger = `swagger: "2.0"\ninfo: {title: Shop}\npaths: {}\n`;
const page = (content: string): string => `<!doctype html><html><body>${content}</body></html>`;

/** The index of WordPress; everyone may read it, with schemas on request. */
const routes = JSON.stringify({
  name: "Shop",
  routes: { "/wp/v2/posts": { namespace: "wp/v2", endpoints: [{ methods: ["GET"], args: {} }] } },
});

const sites: readonly [string, string, Site, string][] = [
  [
    "an index of routes with its schemas",
    "/wp-json/",
    { "/wp-json/": [200, routes], "/wp-json/?context=help": [200, routes] },
    "/wp-json/?context=help",
  ],
  [
    "an index of routes that has no schemas",
    "/wp-json/",
    { "/wp-json/": [200, routes] },
    "/wp-json/",
  ],
  [
    "an index of routes below a site",
    "/blog/",
    { "/blog/": [200, page("Blog")], "/blog/wp-json/?context=help": [200, routes] },
    "/blog/wp-json/?context=help",
  ],
  ["the address itself", "/x.json", { "/x.json": [200, document] }, "/x.json"],
  [
    "a usual path below the base",
    "/v1",
    { "/v1/openapi.json": [200, document] },
    "/v1/openapi.json",
  ],
  ["a usual path of the origin", "/api/v2", { "/v3/api-docs": [200, document] }, "/v3/api-docs"],
  [
    "a usual path next to the page that the base leads to",
    "/",
    {
      "/": [302, "", { location: "/admin" }],
      "/admin": [200, page("App")],
      "/server/specs/oas": [200, document],
    },
    "/server/specs/oas",
  ],
  ["YAML at a usual path", "/", { "/api/schema/": [200, swagger] }, "/api/schema/"],
  [
    "a header of the API (RFC 8631)",
    "/",
    {
      "/": [200, '{"ok":true}', { link: '</help>; rel="help", </spec>; rel="x service-desc"' }],
      "/spec": [200, document],
    },
    "/spec",
  ],
  [
    "the catalog of the origin (RFC 9727)",
    "/",
    {
      "/.well-known/api-catalog": [
        200,
        JSON.stringify({ linkset: [{ anchor: "/", "service-desc": [{ href: "/deep/spec" }] }] }),
      ],
      "/deep/spec": [200, document],
    },
    "/deep/spec",
  ],
  [
    "a catalog that lists APIs",
    "/",
    {
      "/.well-known/api-catalog": [200, '{"linkset":[{"item":[{"href":"/shop"}]}]}'],
      "/shop": [200, "{}", { link: "</shop/spec>; rel=service-desc" }],
      "/shop/spec": [200, document],
    },
    "/shop/spec",
  ],
  [
    "a page of Swagger UI with a script of settings",
    "/docs/",
    {
      "/docs/": [200, page('<script src="./swagger-initializer.js"></script>')],
      "/docs/swagger-initializer.js": [
        200,
        'SwaggerUIBundle({ url: "../spec/v7", dom_id: "#ui" })',
      ],
      "/spec/v7": [200, document],
    },
    "/spec/v7",
  ],
  [
    "a page of Swagger UI whose settings are at an address",
    "/ui",
    {
      "/ui": [200, page("<script>SwaggerUIBundle({ configUrl: '/ui-config' })</script>")],
      "/ui-config": [200, '{"urls":[{"url":"/groups/admin","name":"admin"}]}'],
      "/groups/admin": [200, document],
    },
    "/groups/admin",
  ],
  [
    "a page of Redoc",
    "/redoc",
    {
      "/redoc": [200, page('<redoc spec-url="/files/a?x=1&amp;y=2"></redoc>')],
      "/files/a?x=1&y=2": [200, swagger],
    },
    "/files/a?x=1&y=2",
  ],
  [
    "a page of Scalar",
    "/scalar",
    {
      "/scalar": [200, page('<script id="api-reference" data-url="/s/1"></script>')],
      "/s/1": [200, document],
    },
    "/s/1",
  ],
  [
    "settings of Scalar in an attribute",
    "/reference",
    {
      "/reference": [
        200,
        page(
          '<div data-configuration="{&quot;spec&quot;:{&quot;url&quot;:&quot;s/2&quot;}}"></div>',
        ),
      ],
      "/s/2": [200, document],
    },
    "/s/2",
  ],
  [
    "a setting that adds a path to the origin of the page",
    "/ui/docs",
    {
      "/ui/docs": [
        200,
        page('<script>SwaggerUIBundle({ url: window.location.origin + "/spec/v9" })</script>'),
      ],
      "/spec/v9": [200, document],
    },
    "/spec/v9",
  ],
  [
    "a setting that is relative to the base of the page",
    "/ui/",
    {
      "/ui/": [200, page(`<base href="/files/"><script>Redoc.init('spec-9', {})</script>`)],
      "/files/spec-9": [200, document],
    },
    "/files/spec-9",
  ],
  [
    "an escaped setting in a script",
    "/ui/docs",
    {
      "/ui/docs": [
        200,
        page(`<script>const c = JSON.parse('{"urls":[{"url":"\\u002Fs\\u002F3"}]}')</script>`),
      ],
      "/s/3": [200, document],
    },
    "/s/3",
  ],
  [
    "a script of Swagger UI with the example of the tool and an address of settings",
    "/ui/docs",
    {
      "/ui/docs": [200, page('<script src="swagger-initializer.js"></script>')],
      "/ui/swagger-initializer.js": [
        200,
        'ui = SwaggerUIBundle({ url: "https://petstore.invalid/swagger.json", configUrl: "/docs/swagger-config" })',
      ],
      "/docs/swagger-config": [200, '{"urls":[{"url":"/docs/admin","name":"admin"}]}'],
      "/docs/admin": [200, document],
    },
    "/docs/admin",
  ],
  [
    "a link of a page",
    "/start",
    {
      "/start": [200, page('<a href="/">Home</a> <a class="x" href="files/shop.yaml">API</a>')],
      "/files/shop.yaml": [200, swagger],
    },
    "/files/shop.yaml",
  ],
  [
    "a link element",
    "/app",
    { "/app": [200, page('<link href="/d" rel="service-desc">')], "/d": [200, document] },
    "/d",
  ],
];

test.each(sites)("the description is found by %s", async (_by, path, site, expected) => {
  const { origin } = await serve(site);
  const read = await createDescriptionReader(origin + path, {})();
  expect(read).toMatchObject({ address: origin + expected });
});

test("a refused description at a usual path is the reason, not the page at the base", async () => {
  const { origin } = await serve({
    "/": [200, page("Welcome")],
    "/openapi.json": [401, "key required"],
  });
  expect(await createDescriptionReader(origin, {})()).toMatchObject({
    message: { params: { reason: { code: "description-refused", params: { status: 401 } } } },
  });
});

test("a site with one page at every path has no description", async () => {
  const { origin } = await serve({ "*": [200, page('<script src="/index.js"></script>')] });
  // The reader of descriptions explains that this is a web page.
  expect(await createDescriptionReader(origin, {})()).toMatchObject({
    text: expect.stringContaining("<!doctype html>"),
  });
});

test("a list at the address is refused with the remedy", async () => {
  const { origin } = await serve({ "/": [200, "[1, 2]"] });
  expect(await createDescriptionReader(origin, {})()).toMatchObject({
    code: "description-unavailable",
    message: { params: { reason: { code: "no-description-found" } } },
  });
});

test.each([
  ["a list", "/api/tasks", '[{"id":1,"title":"Sweep","due":"2026-05-01"}]', ["due", "id", "title"]],
  [
    "rows in an envelope",
    "/v1/users",
    '{"data":[{"id":"a1","email":"a@b.c"}],"total":1}',
    ["email", "id"],
  ],
  ["rows with a nested object", "/ships.json", '[{"id":1,"port":{"name":"Oslo"}}]', ["id", "port"]],
])("%s at the address describes the API", async (_kind, path, body, names) => {
  const { origin } = await serve({ [path]: [200, body] });
  const read = await createDescriptionReader(origin + path, {})();
  if (!("text" in read)) throw new Error(read.code);
  const model = await createModel(read.text, { address: read.address });
  const [resource] = model.resources;
  expect(model.servers).toEqual([origin]);
  expect(resource?.collectionPath).toBe(path);
  expect(resource?.fields.map(({ name }) => name).toSorted()).toEqual(names);
});

test("a response that needs a credential describes nothing, nor does GraphQL", async () => {
  const { origin } = await serve({
    "/tasks": [200, '[{"id":1}]'],
    "/graphql": [200, '{"data":{"__schema":{"types":[]}}}'],
  });
  const closed = await createDescriptionReader(`${origin}/tasks`, { "X-Key": "secret" })();
  expect(JSON.stringify(closed)).not.toContain('"entries');
  const graph = await createDescriptionReader(`${origin}/graphql`, {})();
  expect(JSON.stringify(graph)).not.toContain("entries");
});

test("without a description anywhere, the status of the given address is the reason", async () => {
  const { origin } = await serve({});
  expect(await createDescriptionReader(`${origin}/gone`, {})()).toMatchObject({
    message: { params: { reason: { code: "error-status", params: { status: 404 } } } },
  });
});

test("a description that requires a credential is read with the given header, at its own origin only", async () => {
  const other = await serve({ "/away": [200, document] });
  const own = await serve({
    "/spec": [302, "", { location: `${other.origin}/away` }],
    "/closed": [401, "key required"],
  });
  expect(await createDescriptionReader(`${own.origin}/closed`, {})()).toMatchObject({
    message: { params: { reason: { code: "description-refused", params: { status: 401 } } } },
  });
  await createDescriptionReader(`${own.origin}/spec`, { "X-API-Key": "secret" })();
  expect(own.keys.get("/spec")).toBe("secret");
  expect(other.keys.get("/away")).toBeUndefined();
});

test("the header is not sent to other hosts that a page names", async () => {
  const other = await serve({ "/spec": [200, document] });
  const own = await serve({ "/": [200, page(`<redoc spec-url="${other.origin}/spec"></redoc>`)] });
  await createDescriptionReader(own.origin, { "X-API-Key": "secret" })();
  expect(other.keys.get("/spec")).toBeUndefined();
});

test("the second read goes to the address that the first one found", async () => {
  const { origin, keys } = await serve({ "/v1/openapi.json": [200, document] });
  const read = createDescriptionReader(`${origin}/v1`, {});
  await read();
  keys.clear();
  expect(await read()).toMatchObject({ address: `${origin}/v1/openapi.json` });
  expect([...keys.keys()]).toEqual(["/v1/openapi.json"]);
});
