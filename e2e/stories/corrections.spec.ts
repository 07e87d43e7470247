import { expect, signInWith, store, test, type Page } from "#e2e/fixtures/test.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
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
  // The API expects another header than its description declares.
  upstream.on("GET /api/ships", ({ parameters, headers }) => {
    if (headers["x-token"] !== "abc") return { status: 401, json: { message: "No X-Token" } };
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

/** Opens the ships with the header that the API accepts. */
async function openShips(page: Page, origin: string): Promise<void> {
  await store(page, origin, {
    token: "abc",
    user: "null",
    "quarterdeck-credential": JSON.stringify({ in: "header", name: "X-Token", prefix: "" }),
  });
  await page.goto(`${origin}/ships`);
}

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Corrections" });

test("a wrong relation is corrected at its column in four steps @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await openShips(page, origin);
  const table = page.locator("table");
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

test("a wrong header is corrected before the sign-in @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await page.goto(origin);
  const steps = countSteps();
  await steps.click("report", page.getByRole("link", { name: "API report and corrections" }));
  await steps.click("correct", page.getByRole("button", { name: "Correct sign-in" }));
  const panel = panelOf(page);
  await panel.getByLabel("Name of the header").fill("X-Token");
  await steps.click("apply", panel.getByRole("button", { name: "Apply" }));
  await expect(panel.getByText("Applied in this browser.")).toBeVisible();
  expect(steps.done.length + 1).toBeLessThanOrEqual(5);

  // A reload has it too.
  await page.goto(`${origin}/login?to=/ships`);
  await expect(page.getByText("X-Token").first()).toBeVisible();
  await page
    .getByLabel("API key", { exact: true })
    .or(page.getByLabel("Token", { exact: true }))
    .first()
    .fill("abc");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.locator("table").getByText("Ada")).toBeVisible();
});

test("wrong sort values are corrected at the list @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await openShips(page, origin);
  const names = page.locator("table").getByRole("link", { name: /^(?:Ada|Bea|Cora)$/ });
  await expect(names).toHaveText(["Ada", "Cora", "Bea"]);

  const steps = countSteps();
  await steps.click("correct", page.getByRole("button", { name: "Correct Ships…" }));
  const panel = panelOf(page);
  await panel.getByLabel("Sort value").selectOption("colon");
  await steps.click("apply", panel.getByRole("button", { name: "Apply" }));
  await expect(panel.getByText("Applied in this browser.")).toBeVisible();
  expect(steps.done.length + 1).toBeLessThanOrEqual(5);

  const request = page.waitForRequest(/sort=name(?::|%3A)asc/);
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").first().click();
  await request;
  await expect(names).toHaveText(["Ada", "Bea", "Cora"]);
});

test("a form is sent in another media type of its operation, also after a reload @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveBuoys });
  await signInWith(page, origin, undefined, "/buoys/new");
  await page.getByLabel("Name").fill("Weser");
  const sendAs = page.getByLabel("Send as");
  await expect(sendAs).toHaveValue("application/json");
  await sendAs.selectOption("multipart/form-data");
  await expect(sendAs).toHaveValue("multipart/form-data");
  await expect(page.getByLabel("Name")).toHaveValue("Weser");
  await lookAt(page, "form, media type");
  await page.reload();
  await expect(sendAs).toHaveValue("multipart/form-data");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/buoys\/1$/);
  const [sent] = upstream.received("POST /api/buoys");
  expect(sent?.headers["content-type"]).toMatch(/^multipart\/form-data;/);
  expect(sent?.body).toContain('name="name"\r\n\r\nWeser\r\n');
});

/** An API whose writes are declared as JSON, form and multipart. */
function serveBuoys(upstream: Upstream): void {
  const schema = {
    type: "object",
    properties: { id: { type: "integer", readOnly: true }, name: text },
  };
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Buoys", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      paths: {
        "/buoys": {
          get: ok({ type: "array", items: schema }),
          post: { requestBody: { content }, ...ok(schema) },
        },
        "/buoys/{id}": { parameters: [id], get: ok(schema) },
      },
    },
  });
  upstream.on("GET /api/buoys", { json: [] });
  upstream.on("POST /api/buoys", { status: 201, json: { id: 1, name: "Weser" } });
  upstream.on("GET /api/buoys/1", { json: { id: 1, name: "Weser" } });
}
