import { sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const ok = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const query = (name: string) => ({ name, in: "query", schema: text });

const harbors = ["Hamburg", "Bergen", "Porto"].map((name, at) => ({ id: at + 1, name }));
const ships = ["Ada", "Cora", "Bea"].map((name, at) => ({ id: at + 1, name, berth: at + 1 }));

/** An API whose description has a wrong header, and lacks its relation and its sort values. */
function serveFleet(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Fleet", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      security: [{ key: [] }],
      paths: {
        "/ships": {
          get: { parameters: [query("sort")], ...ok({ type: "array", items: ref("Ship") }) },
        },
        "/ships/{id}": { parameters: [id], get: ok(ref("Ship")) },
        "/harbors": { get: ok({ type: "array", items: ref("Harbor") }) },
        "/harbors/{id}": { parameters: [id], get: ok(ref("Harbor")) },
      },
      components: {
        securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
        schemas: {
          Ship: {
            type: "object",
            properties: { id: { type: "integer" }, name: text, berth: { type: "integer" } },
          },
          Harbor: { type: "object", properties: { id: { type: "integer" }, name: text } },
        },
      },
    },
  });
  upstream.on("GET /api/ships", ({ parameters }) => {
    const [field, direction] = (parameters.get("sort") ?? "id:asc").split(":");
    const by = ships.toSorted((a, b) =>
      field === "name" ? (a.name < b.name ? -1 : 1) : a.id - b.id,
    );
    return { json: direction === "desc" ? by.toReversed() : by };
  });
  upstream.on("GET /api/harbors", { json: harbors });
  for (const harbor of harbors) upstream.on(`GET /api/harbors/${harbor.id}`, { json: harbor });
  for (const ship of ships) upstream.on(`GET /api/ships/${ship.id}`, { json: ship });
}

/** Steps of a user. */
function countSteps() {
  const done: string[] = [];
  return {
    done,
    click: async (name: string, locator: ReturnType<Page["locator"]>): Promise<void> => {
      done.push(name);
      await locator.click();
    },
  };
}

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Corrections" });

test("a wrong relation is corrected at its column in four steps", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await signInWith(page, origin);
  await sidebarLink(page, "Ships").click();
  const table = page.getByRole("table");
  await expect(table.getByText("Ada")).toBeVisible();
  const harbor = table.locator('a[href$="/harbors/1"]');
  await expect(harbor).toHaveCount(0);

  const steps = countSteps();
  const menu = page.getByRole("button", { name: "Column Berth: menu" });
  await steps.click("column menu", menu);
  await steps.click("correct", page.getByRole("menuitem", { name: "Correct…" }));
  const panel = panelOf(page);
  await panel.getByLabel("Refers to").selectOption("harbors");
  await steps.click("apply", panel.getByRole("button", { name: "Apply" }));

  // The list next to the panel shows it.
  await expect(harbor).toBeVisible();
  expect(steps.done.length + 1).toBeLessThanOrEqual(4);

  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(harbor).toHaveCount(0);
});
