import { reader } from "#e2e/fixtures/books-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const main = (page: Page) => page.getByRole("main");
const post = (summary: string) => ({
  post: { summary, responses: { "202": { description: "Accepted" } } },
});

/** An API whose 202 responses name an address that its description lacks. */
function serveReports(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Reports", version: "1" },
      servers: [{ url: `${upstream.origin}/v1` }],
      security: [{ bearer: [] }],
      paths: {
        "/reports/build": post("Build the report"),
        "/reports/send": post("Send the report"),
        "/tasks/{id}/cancel": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          post: { responses: { "204": { description: "Canceled" } } },
        },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  upstream.on("GET /v1/me", { json: reader });
  const accept = (location: string) => ({ status: 202, headers: { location } });
  upstream.on("POST /v1/reports/build", accept(`${upstream.origin}/v1/tasks/5`));
  upstream.on("GET /v1/tasks/5", { status: 202 });
  upstream.on("POST /v1/tasks/5/cancel", { status: 204 });
  upstream.on("POST /v1/reports/send", accept("/v1/outbox"));
  upstream.on("GET /v1/outbox", { status: 405, json: { message: "Not allowed" } });
}

async function run(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/-/operations`);
  await main(page).getByRole("link", { name }).click();
  await main(page).getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
}

test("a job whose read is not described is shown until it ends", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(405);
  const { origin, upstream } = await openGateway({ serve: serveReports });
  await signInWith(page, origin, undefined, "/-/operations");
  await run(page, origin, "Build the report");
  await expect(main(page)).toContainText("The job is running");
  await lookAt(page, "operation, job without a description");
  await main(page).getByRole("button", { name: "Cancel job" }).click();
  await expect.poll(() => upstream.received("POST /v1/tasks/5/cancel")).toHaveLength(1);
  upstream.on("GET /v1/tasks/5", { json: { rows: 12 } });
  await expect(main(page)).toContainText("The job is done");
  await expect(main(page)).toContainText("12");

  // An address that shows no job leaves the request accepted, and does not end the session.
  await run(page, origin, "Send the report");
  await expect(main(page)).toContainText("Accepted. The API may finish this later.");
  await expect(main(page).getByRole("link", { name: /\/outbox$/ })).toBeVisible();
  await expect(main(page)).not.toContainText("Done");
  await lookAt(page, "operation, accepted request");
});
