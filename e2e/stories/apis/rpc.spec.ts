import { bodyRows, expectLayout } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const document = { type: "object", properties: { id: text, title: text, archivedAt: text } };
const object = (properties: object) => ({ type: "object", properties });
const call = (properties: object, reply: object) => ({
  post: {
    requestBody: { content: { "application/json": { schema: object(properties) } } },
    responses: {
      "200": { description: "OK", content: { "application/json": { schema: reply } } },
    },
  },
});

/** Documents of an API with verbs in its paths and record keys in its bodies. */
function serveDocuments(upstream: Upstream): void {
  const integer = { type: "integer" };
  const one = object({ data: document });
  const list = object({ data: { type: "array", items: document } });
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Papers", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/documents.list": call({ offset: integer, limit: integer }, list),
        "/documents.info": call({ id: text }, one),
        "/documents.archive": call({ id: text }, one),
        "/documents.move": call({ id: text, folder: text }, one),
        "/documents.delete": call({ id: text, permanent: { type: "boolean" } }, object({})),
      },
    },
  });
  const papers = Array.from({ length: 30 }, (_, index) => ({
    id: `p${index + 1}`,
    title: `Paper ${index + 1}`,
  }));
  upstream.on("POST /documents.list", ({ body }) => {
    const { offset = 0, limit = 25 } = JSON.parse(body) as { offset?: number; limit?: number };
    return { json: { data: papers.slice(offset, offset + limit) } };
  });
  upstream.on("POST /documents.info", ({ body }) => ({
    json: { data: papers.find(({ id }) => id === (JSON.parse(body) as { id: string }).id) },
  }));
  for (const verb of ["archive", "move", "delete"]) {
    upstream.on(`POST /documents.${verb}`, { json: { data: papers[27] } });
  }
}

test("an operation with the key in its body targets the open record @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveDocuments });
  await signInWith(page, origin, undefined, "/documents");
  await expectLayout(page);
  await page.getByRole("button", { name: "Next page" }).click();
  await bodyRows(page).getByRole("link", { name: "Paper 28" }).click();
  await expect(page.getByRole("heading", { name: "Paper 28" })).toBeVisible();

  await page.getByRole("button", { name: "Archive", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText(/^Archive: Document /)).toBeVisible();

  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(dialog.getByLabel("ID", { exact: true })).toHaveCount(0);
  await dialog.getByLabel("Folder").fill("attic");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText(/^Move: Document /)).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: /Delete/ }).click();
  await expect(dialog.getByText(/cannot be undone/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Delete/ }).click();
  await expect(page).toHaveURL(`${origin}/documents`);
  const sent = (verb: string) =>
    upstream.received(`POST /documents.${verb}`).map(({ body }): unknown => JSON.parse(body));
  expect(sent("archive")).toEqual([{ id: "p28" }]);
  expect(sent("move")).toEqual([{ id: "p28", folder: "attic" }]);
  expect(sent("delete")).toEqual([{ id: "p28" }]);
});
