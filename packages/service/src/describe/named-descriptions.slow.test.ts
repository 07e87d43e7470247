import { expect, test } from "vitest";
import { serveSite as serve, type Site } from "#testing/serve-site.ts";
import { createDescriptionReader } from "./read-description.ts";

const document = JSON.stringify({ openapi: "3.1.0", info: { title: "Shop" }, paths: {} });
const page = (content: string): string => `<!doctype html><html><body>${content}</body></html>`;

const shed = document.replace("Shop", "Shed");
const several: readonly [string, Site["x"]][] = [
  [
    "Swagger UI",
    [200, page(`<script>SwaggerUIBundle({urls:[{url:"/a",name:"A"},{url:"/b"}]})</script>`)],
  ],
  ["Scalar", [200, page(`<script>create({sources:[{title:'A',url:'/a'},{url:'/b'}]})</script>`)]],
  ["Redoc", [200, page(`<redoc spec-url="/a"></redoc><redoc spec-url='/b'></redoc>`)]],
  [
    "link elements",
    [200, page(`<link rel="service-desc" href="/a"><link rel="service-desc" href="/b">`)],
  ],
  ["a header", [200, "{}", { link: '</a>; rel="service-desc", </b>; rel="service-desc"' }]],
  ["a catalog", [200, '{"linkset":[{"service-desc":[{"href":"/a"}]},{"item":[{"href":"/b"}]}]}']],
];

test.each(several)("all descriptions of a page with %s are named", async (_by, response) => {
  const { origin } = await serve({ "/": response, "/a": [200, document], "/b": [200, shed] });
  const others: unknown[] = [];
  const read = createDescriptionReader(`${origin}/`, {}, (_address, more) => others.push(...more));
  expect(await read()).toMatchObject({ address: `${origin}/a` });
  expect(others).toEqual([{ title: "Shed", address: `${origin}/b` }]);
});

const operations = { get: { responses: {} }, post: { responses: {} } };
const larger = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Shed" },
  paths: { "/tools": operations, "/tools/{id}": operations },
});
const yaml = `openapi: 3.1.0
info:
  title: Shed
paths:
  /tools:
    get:
      responses: {}
    post:
      responses: {}
`;

test.each([
  ["JSON", larger],
  ["indented JSON", JSON.stringify(JSON.parse(larger), null, 2)],
  ["YAML", yaml],
])("of several descriptions, that with the most operations in %s is read", async (_, large) => {
  const content = `<script>SwaggerUIBundle({urls:[{url:"/a"},{url:"/b"},{url:"/c"}]})</script>`;
  const { origin } = await serve({
    "/": [200, page(content)],
    "/a": [200, document],
    "/b": [200, large],
    "/c": [200, document.replace("Shop", "Stall")],
  });
  const others: unknown[] = [];
  const read = createDescriptionReader(`${origin}/`, {}, (_address, more) => others.push(...more));
  expect(await read()).toMatchObject({ address: `${origin}/b` });
  expect(others).toEqual([
    { title: "Shop", address: `${origin}/a` },
    { title: "Stall", address: `${origin}/c` },
  ]);
});

const inline: readonly [string, Site][] = [
  [
    "Redoc, with the description in its state",
    {
      "/ui": [
        200,
        page(`<script>const __redoc_state = {"menu":{},"spec":{"data":${document}}};</script>`),
      ],
    },
  ],
  [
    "Scalar, with the description in a script element",
    {
      "/ui": [200, page(`<script id="api-reference" type="application/json">${document}</script>`)],
    },
  ],
  [
    "Swagger UI, with the description in a script of settings",
    {
      "/ui": [200, page('<script src="./ui/swagger-ui-init.js"></script>')],
      "/ui/swagger-ui-init.js": [
        200,
        `window.onload = function () { let options = {"swaggerDoc": ${document}, "customOptions": {}}; }`,
      ],
    },
  ],
  [
    "settings whose description is a text",
    { "/ui": [200, page(`<script>create({ content: ${JSON.stringify(document)} })</script>`)] },
  ],
  [
    "Elements, with the description in an attribute",
    {
      "/ui": [
        200,
        page(`<elements-api data-document="${document.replaceAll('"', "&quot;")}"></elements-api>`),
      ],
    },
  ],
];

test.each(inline)("the description is found inside a page of %s", async (_page, site) => {
  const { origin } = await serve(site);
  const read = createDescriptionReader(`${origin}/ui`, {});
  // The second read requests the same page.
  await read();
  const description = await read();
  if (!("text" in description)) throw new Error(description.code);
  expect(JSON.parse(description.text)).toEqual(JSON.parse(document));
});
