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

test("a list and a record of any name have addresses that survive a reload", async ({
  page,
  openGateway,
}) => {
  test.slow();
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
  for (const path of paths) {
    await page.goto(origin + path);
    await expect(bodyRows(page).first()).toContainText("Record of");
    await bodyRows(page).first().getByRole("link").first().click();
    const heading = page.getByRole("heading", { level: 1, name: /^Record of/ });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
  }
});
