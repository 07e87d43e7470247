import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

test("a column shows totals by value, of the page and of all matching rows @long", async ({
  page,
  builtIn,
}) => {
  // As an API without aggregates.
  await page.route("**/api/aggregates/**", (route) => route.fulfill({ json: {} }));
  const token = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, token, "/products?sort=id");
  await cellAt(page, 0, "Category");
  const rows = await bodyRows(page).count();
  await page.getByRole("columnheader", { name: "Category" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Totals by value" }).click();
  const panel = page.getByRole("region", { name: "Totals by Category" });
  await expect(panel.getByRole("status")).toHaveText(`${rows} products on this page`);
  const total = panel.getByRole("row").last().getByRole("cell").first();
  await expect(total).toHaveText(String(rows));
  await lookAt(page, "totals of a list");
  await panel.getByRole("button", { name: "Read all" }).click();
  await expect(panel.getByRole("status")).toHaveText(/^All [\d,]+ matching products$/);
  await expect(total).not.toHaveText(String(rows));

  // A value leads to its rows.
  await panel
    .getByRole("button", { name: /^Show products: / })
    .first()
    .click();
  await expect(page.getByRole("group", { name: "Active filters" })).toContainText("Category is");
  await panel.getByRole("button", { name: "Close totals" }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/totals=/);

  await page.unroute("**/api/aggregates/**");
  await page.goto(`${builtIn.origin}/products?totals=category_id`);
  await expect(panel.getByRole("status")).toHaveText(/^All [\d,]+ matching products$/);
  await expect(panel.getByRole("button", { name: "Read all" })).toBeHidden();
});

/** Tasks of users, which another operation counts. */
function serveTasks(upstream: Upstream): void {
  const text = { type: "string" };
  const integer = { type: "integer" };
  const ok = (schema: object) => ({
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  });
  const object = (properties: object) => ({ type: "object", properties });
  const [task, user] = [
    object({ id: integer, title: text, user_id: integer }),
    object({ id: integer, name: text }),
  ];
  const query = (name: string) => ({ name, in: "query", schema: integer });
  const id = { name: "id", in: "path", required: true, schema: integer };
  const list = (schema: object, parameters: readonly object[]) => ({
    get: { parameters, ...ok({ type: "array", items: schema }) },
  });
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Tasks", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      paths: {
        "/tasks": list(task, [query("offset"), query("limit"), query("user_id")]),
        "/tasks/count": {
          get: { parameters: [query("user_id")], ...ok(object({ count: integer })) },
        },
        "/tasks/{id}": { get: { parameters: [id], ...ok(task) } },
        "/users": list(user, []),
        "/users/{id}": { get: { parameters: [id], ...ok(user) } },
      },
    },
  });
  upstream.on("GET /api/tasks", ({ parameters }) => {
    const start = Number(parameters.get("offset") ?? 0);
    const size = Number(parameters.get("limit") ?? 20);
    const rows = Array.from({ length: size }, (_, at) => ({
      id: start + at + 1,
      title: `Task ${start + at + 1}`,
      user_id: 1,
    }));
    return { json: rows };
  });
  upstream.on("GET /api/tasks/count", ({ parameters }) => ({
    json: { count: parameters.has("user_id") ? 30 : 60 },
  }));
  upstream.on("GET /api/users", { json: [{ id: 1, name: "Ada" }] });
  upstream.on("GET /api/users/1", { json: { id: 1, name: "Ada" } });
}

test("the records of a related list are counted on request", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway({ serve: serveTasks });
  await signInWith(page, origin, undefined, "/tasks");
  await expect(bodyRows(page).first()).toBeVisible();
  await page.goto(`${origin}/users/1`);
  const tasks = page.getByRole("group", { name: "Tasks" });
  await tasks.getByRole("button", { name: "Count exactly" }).click();
  await expect(tasks.getByRole("link", { name: "Show all tasks (30)" })).toBeVisible();
  expect(upstream.received("GET /api/tasks/count")).toHaveLength(1);
});
