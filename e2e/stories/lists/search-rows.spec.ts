import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const flag = {
  type: "object",
  properties: { name: text, kind: text, description: text, project: text },
};
const project = { type: "object", properties: { id: text, name: text, mode: text } };
const responds = (schema: object) => ({
  get: { responses: { "200": { content: { "application/json": { schema } } } } },
});
const inPath = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: text })),
});

/** Flags below their projects, and a search over all flags. */
function serveFlags(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Flags", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/projects": responds({ type: "array", items: project }),
        "/projects/{projectId}": { ...inPath("projectId"), ...responds(project) },
        "/projects/{projectId}/flags": {
          ...inPath("projectId"),
          ...responds({ type: "array", items: flag }),
        },
        "/projects/{projectId}/flags/{flagName}": {
          ...inPath("projectId", "flagName"),
          ...responds(flag),
        },
        "/search/flags": responds({ type: "array", items: flag }),
      },
    },
  });
  const dark = { name: "dark/mode", kind: "release", description: "Dark colors", project: "web" };
  upstream.on("GET /search/flags", { json: [dark, { ...dark, name: "beta", project: "app" }] });
  upstream.on("GET /projects/web/flags/dark%2Fmode", { json: dark });
}

test("a row of a search opens the record that it describes @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveFlags });
  await signInWith(page, origin, undefined, "/search-flags");
  await expect(bodyRows(page)).toHaveCount(2);
  await bodyRows(page).getByRole("link", { name: "dark/mode" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "dark/mode" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Dark colors");
  await expect(page).toHaveURL(/\/projects\/web\/projects-flags\//);
});

test("a search without a result is announced @long", async ({ ownerPage: page, builtIn }) => {
  await page.goto(`${builtIn.origin}/products`);
  await bodyRows(page).first().getByRole("link").first().waitFor();
  const status = page.getByRole("main").getByRole("status");
  await expect(status.filter({ hasText: /^1–25 of/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search products" }).fill("zzzz");
  await expect(status.filter({ hasText: "No matching products" })).toBeVisible();
});
