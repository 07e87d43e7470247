import { reader } from "#e2e/fixtures/books-api.ts";
import { bodyRows, cellAt } from "#e2e/fixtures/screens.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const main = (page: Page) => page.getByRole("main");
const server = {
  type: "object",
  properties: { id: { type: "integer", readOnly: true }, name: { type: "string" } },
};
const content = (schema: object) => ({ "application/json": { schema } });
const respond = (schema: object) => ({
  responses: { "200": { description: "OK", content: content(schema) } },
});
const accepted = { responses: { "202": { description: "Accepted" } } };

/** Servers that the API changes and deletes later, by jobs at addresses that its description lacks. */
function serveServers({ origin, on }: Upstream): void {
  on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Servers", version: "1" },
      servers: [{ url: `${origin}/v1` }],
      security: [{ bearer: [] }],
      paths: {
        "/servers": { get: respond({ type: "array", items: server }) },
        "/servers/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: respond(server),
          put: { requestBody: { content: content(server) }, ...accepted },
          delete: accepted,
        },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  on("GET /v1/me", { json: reader });
  on("GET /v1/servers", { json: [{ id: 1, name: "alpha" }] });
  on("GET /v1/servers/1", { json: { id: 1, name: "alpha" } });
  const accept = (location: string) => ({ status: 202, headers: { location } });
  on("PUT /v1/servers/1", accept("/v1/work/5"));
  on("DELETE /v1/servers/1", accept("/v1/work/6"));
  on("GET /v1/work/*", { json: { status: "running" } });
}

test("an edit that the API carries out later is followed, and the record is read again", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveServers });
  await signInWith(page, origin, undefined, "/servers/1/edit");
  await page.getByRole("textbox", { name: /^Name/ }).fill("beta");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(main(page)).toContainText("The job is running");
  await lookAt(page, "form, accepted edit");
  upstream.on("GET /v1/servers/1", { json: { id: 1, name: "beta" } });
  upstream.on("GET /v1/work/5", { json: { status: "succeeded" } });
  await expect(main(page)).toContainText("The job is done");
  await main(page).getByRole("link", { name: "Server 1" }).click();
  await expect(main(page).getByText("beta", { exact: true }).first()).toBeVisible();
});

test("a deletion that the API carries out later is followed until the record is gone", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(404);
  const { origin, upstream } = await openGateway({ serve: serveServers });
  await signInWith(page, origin, undefined, "/servers/1");
  const dialog = page.getByRole("dialog");
  const remove = async (): Promise<void> => {
    await main(page).getByRole("button", { name: "More actions" }).click();
    const menu = page.getByRole("group", { name: "More actions" });
    await menu.getByRole("button", { name: /^Delete/ }).click();
    await dialog.getByRole("button", { name: /^Delete/ }).click();
  };
  await remove();
  await expect(dialog).toContainText("The job is running");
  await lookAt(page, "dialog, accepted deletion");

  // The record stays if the job fails.
  upstream.on("GET /v1/work/6", { json: { status: "failed", message: "In use" } });
  await expect(dialog).toContainText("The job failed");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(main(page).getByText("alpha", { exact: true }).first()).toBeVisible();

  upstream.on("GET /v1/work/6", { json: { status: "running" } });
  await remove();
  await expect(dialog).toContainText("The job is running");
  upstream.on("GET /v1/servers", { json: [] });
  upstream.on("GET /v1/servers/1", { status: 404, json: { message: "No such server" } });
  upstream.on("GET /v1/work/6", { json: { status: "succeeded" } });
  await expect(page).toHaveURL(/\/servers$/);
  await expect(dialog).toBeHidden();
});

test("a value that the API saves later is followed in its cell", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway({ serve: serveServers });
  await signInWith(page, origin, undefined, "/servers");
  const cell = await cellAt(page, 0, "Name");
  await cell.dblclick();
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox").fill("beta");
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("The job is running");
  await lookAt(page, "list, accepted value");
  upstream.on("GET /v1/servers", { json: [{ id: 1, name: "beta" }] });
  upstream.on("GET /v1/servers/1", { json: { id: 1, name: "beta" } });
  upstream.on("GET /v1/work/5", { json: { status: "succeeded" } });
  await expect(panel).toBeHidden();
  await expect(cell).toHaveText("beta");
  await expect(page.getByText("Server “beta” was changed")).toBeVisible();
});

test("the end of a deletion is in the history although its dialog was closed", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(404);
  const { origin, upstream } = await openGateway({ serve: serveServers });
  await signInWith(page, origin, undefined, "/servers/1");
  const dialog = page.getByRole("dialog");
  const remove = async (): Promise<void> => {
    await main(page).getByRole("button", { name: "More actions" }).click();
    const menu = page.getByRole("group", { name: "More actions" });
    await menu.getByRole("button", { name: /^Delete/ }).click();
    await dialog.getByRole("button", { name: /^Delete/ }).click();
    await expect(dialog).toContainText("The job is running");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
  };
  await remove();
  upstream.on("GET /v1/work/6", { json: { status: "failed", message: "In use" } });
  const bar = page.getByRole("status").filter({ hasText: "Server “alpha” was not deleted" });
  await expect(bar).toContainText("In use");
  await lookAt(page, "bar, failed deletion");
  upstream.on("GET /v1/work/6", { json: { status: "running" } });
  await remove();
  upstream.on("GET /v1/servers", { json: [] });
  upstream.on("GET /v1/servers/1", { status: 404, json: { message: "No such server" } });
  upstream.on("GET /v1/work/6", { json: { status: "succeeded" } });
  await expect(page.getByText("Server “alpha” was deleted")).toBeVisible();
  await page.goto(`${origin}/-/history`);
  await expect(main(page).getByText("Server “alpha” was deleted")).toBeVisible();
  await expect(main(page).getByText("Server “alpha” was not deleted")).toBeVisible();
});

test("rows that the API deletes later are done when their jobs end", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveServers });
  const rows = [1, 2].map((id) => ({ id, name: `server ${id}` }));
  upstream.on("GET /v1/servers", { json: rows });
  for (const row of rows) {
    upstream.on(`GET /v1/servers/${row.id}`, { json: row });
    const headers = { location: `/v1/work/${row.id}` };
    upstream.on(`DELETE /v1/servers/${row.id}`, { status: 202, headers });
  }
  await signInWith(page, origin, undefined, "/servers");
  for (const index of [0, 1]) await bodyRows(page).nth(index).getByRole("checkbox").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete 2/ })
    .click();
  await page.getByRole("link", { name: "Details" }).click();
  await expect(main(page)).toContainText("2 in progress");
  upstream.on("GET /v1/work/1", { json: { state: "succeeded" } });
  upstream.on("GET /v1/work/2", { json: { state: "failed", error: { message: "In use" } } });
  await expect(main(page)).toContainText("1 done, 1 failed");
  await expect(main(page).getByRole("row", { name: "server 2" })).toContainText("In use");
});
