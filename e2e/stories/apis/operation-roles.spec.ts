import { reader } from "#e2e/fixtures/books-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const good = (schema: object) => ({
  responses: { "200": { description: "Good", ...json(schema) } },
});
const list = (schema: object) => good({ type: "array", items: schema });
const object = (properties: object) => ({ type: "object", properties });
const byPath = (name: string) => ({
  parameters: [{ name, in: "path", required: true, schema: text }],
});
const gone = { responses: { "204": { description: "Gone" } } };

const setting = object({ key: text, value: text });
const post = object({ id: text, title: text, deletedAt: { ...text, readOnly: true } });
const job = object({ jobId: text, status: text, progress: { type: "integer" }, rows: {} });

/** An API without common REST: names in paths, a PUT that creates, a restore, and a job. */
function serveOffice(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Office", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      security: [{ bearer: [] }],
      paths: {
        "/settings": { get: list(setting) },
        "/settings/{key}": {
          ...byPath("key"),
          get: good(setting),
          put: {
            summary: "Create or replace a setting",
            requestBody: json(object({ value: text })),
            ...good(setting),
          },
        },
        "/posts/getAll": { get: list(post) },
        "/posts/getById/{id}": { ...byPath("id"), get: good(post) },
        "/posts/update/{id}": {
          ...byPath("id"),
          put: { requestBody: json(object({ title: text })), ...good(post) },
        },
        "/posts/delete/{id}": { ...byPath("id"), delete: gone },
        "/posts/restore/{id}": { ...byPath("id"), post: gone },
        "/exports/start": {
          post: {
            summary: "Start an export",
            responses: { "202": { description: "Accepted", ...json(job) } },
          },
        },
        "/backups": {
          get: list(object({ id: text, name: text })),
          post: {
            requestBody: json(object({ name: text })),
            responses: { "202": { description: "Accepted", ...json(job) } },
          },
        },
        "/jobs/{jobId}": { ...byPath("jobId"), get: good(job) },
        "/jobs/{jobId}/cancel": { ...byPath("jobId"), post: gone },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  upstream.on("GET /api/me", { json: reader });
  upstream.on("GET /api/settings", { json: [{ key: "theme", value: "dark" }] });
  upstream.on("GET /api/settings/theme", { json: { key: "theme", value: "dark" } });
  const font = { key: "font size", value: "14" };
  upstream.on("PUT /api/settings/font%20size", { json: font });
  const stored = { id: "p1", title: "Hello", deletedAt: null };
  upstream.on("GET /api/posts/getAll", { json: [stored] });
  upstream.on("GET /api/posts/getById/p1", { json: stored });
  upstream.on("PUT /api/posts/update/p1", { json: { ...stored, title: "Bye" } });
  upstream.on("DELETE /api/posts/delete/p1", { status: 204 });
  upstream.on("POST /api/posts/restore/p1", { status: 204 });
  upstream.on("POST /api/exports/start", { status: 202, json: { jobId: "j1", status: "queued" } });
  upstream.on("GET /api/backups", { json: [] });
  upstream.on("POST /api/backups", { status: 202, json: { jobId: "j1", status: "queued" } });
  upstream.on("GET /api/jobs/j1", { json: { jobId: "j1", status: "running", progress: 40 } });
  upstream.on("POST /api/jobs/j1/cancel", { status: 204 });
}

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });

test("an API without common REST is edited: a chosen key, paths with verbs, a restore and a job @long", async ({
  page,
  openGateway,
  watched,
}) => {
  // A new key is read before it is written.
  watched.allowFailed(404);
  const { origin, upstream } = await openGateway({ serve: serveOffice });
  await signInWith(page, origin, undefined, "/settings/new");

  // The new record has an input for its key, and an existing one is not replaced.
  await main(page).getByLabel(/^Key/).fill("theme");
  await main(page)
    .getByLabel(/^Value/)
    .fill("14");
  await save(page).click();
  await expect(main(page).getByRole("alert")).toContainText("A record with this key exists.");
  await main(page).getByLabel(/^Key/).fill("font size");
  upstream.on("GET /api/settings/font%20size", { status: 404, json: { message: "None" } });
  await save(page).click();
  await expect.poll(() => upstream.received("PUT /api/settings/font%20size")).toHaveLength(1);
  expect(upstream.received("PUT /api/settings/theme")).toHaveLength(0);

  // A deletion is undone by the restore of the API.
  await page.goto(`${origin}/posts/p1`);
  await expect(main(page)).toContainText("Hello");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => upstream.received("POST /api/posts/restore/p1")).toHaveLength(1);

  // A job shows its progress until it ends.
  await page.goto(`${origin}/-/operations`);
  await main(page)
    .getByRole("link", { name: /Start an export/ })
    .click();
  await main(page).getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(main(page)).toContainText("The job is running (running)");
  await lookAt(page, "operation, running job");
  await main(page).getByRole("button", { name: "Cancel job" }).click();
  await expect.poll(() => upstream.received("POST /api/jobs/j1/cancel")).toHaveLength(1);
  const result = { jobId: "j1", status: "completed", progress: 100, rows: 12 };
  upstream.on("GET /api/jobs/j1", { json: result });
  await expect(main(page)).toContainText("The job is done (completed)");
  await expect(main(page)).toContainText("12");

  // So does a job that creates a record.
  upstream.on("GET /api/jobs/j1", { json: { jobId: "j1", status: "running", progress: 40 } });
  await page.goto(`${origin}/backups/new`);
  await main(page).getByLabel(/^Name/).fill("Nightly");
  await save(page).click();
  await expect(main(page)).toContainText("The job is running (running)");
  await expect(page.getByText("Backup “Nightly” was created")).toHaveCount(0);
  await lookAt(page, "form, job that creates a record");
  upstream.on("GET /api/jobs/j1", { json: result });
  await expect(main(page)).toContainText("The job is done (completed)");
  await expect(page.getByText("Backup “Nightly” was created")).toBeVisible();
  await main(page).getByRole("link", { name: "Go to backups" }).click();
  await expect(page).toHaveURL(`${origin}/backups`);
});
