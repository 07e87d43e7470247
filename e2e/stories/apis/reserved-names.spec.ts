import { bodyRows, sidebar } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

/** Names that are also addresses of the console, its files or its service, and a key with a dot. */
const names = [
  "assets",
  "login",
  "register",
  "api",
  "healthz",
  "readyz",
  "new",
  "edit",
  "404",
  "500",
];

const schema = {
  type: "object",
  required: ["id", "name"],
  properties: { id: { type: "string" }, name: { type: "string" } },
};

function serveReservedNames(upstream: Upstream): void {
  const many = { "application/json": { schema: { type: "array", items: schema } } };
  const one = { "application/json": { schema } };
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Names", version: "1" },
      servers: [{ url: `${upstream.origin}/base` }],
      paths: Object.fromEntries(
        names.flatMap((name) => [
          [`/${name}`, { get: { responses: { "200": { description: "", content: many } } } }],
          [
            `/${name}/{id}`,
            { parameters: [id], get: { responses: { "200": { description: "", content: one } } } },
          ],
        ]),
      ),
    },
  });
  for (const name of names) {
    const row = { id: "new.js", name: `Record of ${name}` };
    upstream.on(`GET /base/${name}`, { json: [row] });
    upstream.on(`GET /base/${name}/*`, { json: row });
  }
}

test("a list and a record of any name have addresses that survive a reload @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveReservedNames });
  await signInWith(page, origin);
  const links = sidebar(page).getByRole("link");
  await expect(links.first()).toBeVisible();
  const paths = new Set<string>();
  for (const link of await links.all()) {
    const path = await link.getAttribute("href");
    if (path !== null && path !== "/" && !path.startsWith("/-/")) paths.add(path);
  }
  expect(paths.size).toBe(names.length);
  const heading = page.getByRole("heading", { level: 1, name: /^Record of/ });
  for (const path of paths) {
    await sidebar(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(origin + path);
    await expect(bodyRows(page).first()).toContainText("Record of");
    await bodyRows(page).first().getByRole("link").first().click();
    await expect(heading).toBeVisible();
    for (const address of [origin + path, page.url()]) {
      const served = await page.request.get(address, { headers: { accept: "text/html" } });
      expect(await served.text(), address).toContain('<div id="root">');
    }
  }
  await page.reload();
  await expect(heading).toBeVisible();
});

/** Names of members that every object inherits. */
const inherited = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty"];

/** Defines members also under the name `__proto__`. */
const withMembers = (value: (name: string) => unknown): object =>
  Object.fromEntries(inherited.map((name) => [name, value(name)]));

function serveInheritedNames(upstream: Upstream): void {
  const thing = {
    type: "object",
    required: ["id"],
    properties: Object.fromEntries([
      ["id", { type: "integer", readOnly: true }],
      ["name", { type: "string" }],
      ...inherited.map((name) => [name, { type: "string" }]),
    ]),
  };
  const one = { "200": { description: "", content: { "application/json": { schema: thing } } } };
  const many = { "application/json": { schema: { type: "array", items: thing } } };
  const body = { requestBody: { content: { "application/json": { schema: thing } } } };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Things", version: "1" },
      servers: [{ url: `${upstream.origin}/base` }],
      paths: {
        "/constructor": {
          get: {
            parameters: inherited.map((name) => ({
              name,
              in: "query",
              schema: { type: "string" },
            })),
            responses: { "200": { description: "", content: many } },
          },
          post: { ...body, responses: { "201": one["200"] } },
        },
        "/constructor/{id}": {
          parameters: [id],
          get: { responses: one },
          put: { ...body, responses: one },
        },
      },
    },
  });
  let rows: readonly object[] = [
    Object.fromEntries([
      ["id", 1],
      ["name", "First"],
      ...Object.entries(withMembers((name) => `old ${name}`)),
    ]),
  ];
  upstream.on("GET /base/constructor", () => ({ json: rows }));
  upstream.on("GET /base/constructor/1", () => ({ json: rows[0] }));
  upstream.on("PUT /base/constructor/1", ({ body: text }) => {
    const stored = Object.fromEntries([["id", 1], ...Object.entries(JSON.parse(text) as object)]);
    rows = [stored];
    return { json: stored };
  });
}

test("fields with names that objects inherit are shown, edited and saved @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveInheritedNames });
  await signInWith(page, origin, undefined, "/constructor");
  const row = bodyRows(page).first();
  for (const name of inherited) await expect(row).toContainText(`old ${name}`);

  await row.getByRole("link", { name: "First" }).click();
  const main = page.getByRole("main");
  for (const name of inherited) await expect(main).toContainText(`old ${name}`);

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  for (const name of inherited) {
    const input = main.locator(`input[value="old ${name}"]`);
    await input.fill(`new ${name}`);
  }
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/constructor\/1$/);
  for (const name of inherited) await expect(main).toContainText(`new ${name}`);
  const sent = JSON.parse(
    upstream.received("PUT /base/constructor/1").at(-1)?.body ?? "",
  ) as object;
  expect(new Map(Object.entries(sent))).toEqual(
    new Map([["name", "First"], ...Object.entries(withMembers((name) => `new ${name}`))]),
  );
  await sidebar(page).getByRole("link", { name: "Constructors" }).click();
  for (const name of inherited) await expect(row).toContainText(`new ${name}`);
});
