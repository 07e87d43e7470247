import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { describeStock, rows } from "#e2e/fixtures/stock-api.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const item = { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } };
const schema = { type: "array", items: item };
const responses = { "200": { description: "", content: { "application/json": { schema } } } };

/** A list that needs a version in a header, which the description does not name. */
function serveNodes(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Nodes", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: { "/nodes": { get: { responses } } },
    },
  });
  upstream.on("GET /nodes", ({ headers }) =>
    headers["x-api-version"] === "2024-05"
      ? { json: [{ id: 1, name: "First" }] }
      : { status: 400, json: { message: "The header X-Api-Version is required, e.g. 2024-05." } },
  );
}

test("a header that a refusal demands is added, and removed in the settings", async ({
  page,
  watched,
  openGateway,
}) => {
  watched.allowFailed(400);
  const { origin } = await openGateway({ serve: serveNodes });
  await signInWith(page, origin, undefined, "/nodes");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Name of the header")).toHaveValue("X-Api-Version");
  await expect(main.getByLabel("Value")).toHaveValue("2024-05");
  await main.getByRole("button", { name: "Add header" }).click();
  await expect(bodyRows(page)).toHaveCount(1);
  await page.reload();
  await expect(bodyRows(page)).toHaveCount(1);

  await page.goto(`${origin}/-/settings`);
  await expect(main.getByText("X-Api-Version: 2024-05")).toBeVisible();
  await main.getByRole("button", { name: "Remove X-Api-Version" }).click();
  await expect(main.getByText("X-Api-Version: 2024-05")).toBeHidden();
  await page.goto(`${origin}/nodes`);
  await expect(main.getByText("The header X-Api-Version is required")).toBeVisible();
});

test("a header that a refused sign-in demands is added on the sign-in screen", async ({
  page,
  watched,
  openGateway,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({
    serve: (api) => describeStock(api, {}),
  });
  upstream.on("GET /api/items", ({ headers }) =>
    headers["x-branch"] === "nord" && headers.authorization === "Bearer k3y"
      ? { json: rows }
      : { status: 401, json: { message: "The header X-Branch is required." } },
  );
  await page.goto(`${origin}/items`);
  await page.getByLabel("Token", { exact: true }).fill("k3y");
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  await signIn.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The header X-Branch is required.");
  await alert.getByLabel("Value").fill("nord");
  await alert.getByRole("button", { name: "Add header" }).click();
  await signIn.click();
  await expect(bodyRows(page)).toHaveCount(1);
});
