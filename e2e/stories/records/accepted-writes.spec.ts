import { reader } from "#e2e/fixtures/books-api.ts";
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
