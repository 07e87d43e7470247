import {
  correctHeader,
  correctionsPanel,
  correctRelation,
  correctSort,
  describeFleet,
  harbors,
  ships,
  signInWithHeader,
  sortByName,
  sortShips,
  TOKEN_HEADER,
} from "#e2e/fixtures/fleet-api.mjs";
import { expect, signInWith, store, test, type Page } from "#e2e/fixtures/test.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const ok = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

function serveFleet(upstream: Upstream): void {
  upstream.on("GET /openapi.json", { json: describeFleet(`${upstream.origin}/api`) });
  // The API expects another header than its description declares.
  upstream.on("GET /api/ships", ({ parameters, headers }) => {
    if (headers["x-token"] !== "abc") return { status: 401, json: { message: "No X-Token" } };
    return { json: sortShips(parameters.get("sort")) };
  });
  upstream.on("GET /api/harbors", { json: harbors });
  for (const harbor of harbors) upstream.on(`GET /api/harbors/${harbor.id}`, { json: harbor });
  for (const ship of ships) upstream.on(`GET /api/ships/${ship.id}`, { json: ship });
}

/** Opens the ships with the header that the API accepts. */
async function openShips(page: Page, origin: string): Promise<void> {
  await store(page, origin, {
    token: "abc",
    user: "null",
    "quarterdeck-credential": JSON.stringify({ in: "header", name: TOKEN_HEADER, prefix: "" }),
  });
  await page.goto(`${origin}/ships`);
}

test("a wrong relation is corrected at its column @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await openShips(page, origin);
  const table = page.locator("table");
  await expect(table.getByText("Ada")).toBeVisible();
  const harbor = table.locator('a[href$="/harbors/1"]');
  await expect(harbor).toHaveCount(0);

  await correctRelation(page);

  // The list next to the panel shows it.
  await expect(harbor).toBeVisible();

  await correctionsPanel(page).getByRole("button", { name: "Undo" }).click();
  await expect(harbor).toHaveCount(0);
});

test("a wrong header is corrected before the sign-in @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await page.goto(origin);
  await correctHeader(page);
  // A reload has it too.
  await signInWithHeader(page);
  await expect(page.locator("table").getByText("Ada")).toBeVisible();
});

test("wrong sort values are corrected at the list @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveFleet });
  await openShips(page, origin);
  const names = page.locator("table").getByRole("link", { name: /^(?:Ada|Bea|Cora)$/ });
  await expect(names).toHaveText(["Ada", "Cora", "Bea"]);

  await correctSort(page);
  await expect(correctionsPanel(page).getByText("Applied in this browser.")).toBeVisible();

  await sortByName(page);
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

test("the dialog of an action leads to its correction", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveBuoys });
  await signInWith(page, origin, undefined, "/buoys/1");
  await page.getByRole("main").getByRole("button", { name: "Repair", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /Repair/ });
  await expect(dialog.getByLabel("Reason")).toBeVisible();
  await lookAt(page, "action, correction");
  await dialog.getByRole("button", { name: "Correct Repair…" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(correctionsPanel(page).getByText("Repair").first()).toBeVisible();
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
        "/buoys/{id}/repair": {
          parameters: [id],
          post: {
            summary: "Repair",
            requestBody: {
              content: {
                "application/json": {
                  schema: { type: "object", properties: { reason: text }, required: ["reason"] },
                },
              },
            },
            ...ok(schema),
          },
        },
      },
    },
  });
  upstream.on("GET /api/buoys", { json: [] });
  upstream.on("POST /api/buoys", { status: 201, json: { id: 1, name: "Weser" } });
  upstream.on("GET /api/buoys/1", { json: { id: 1, name: "Weser" } });
}
