import { lookAt } from "#e2e/fixtures/looks.ts";
import { phone } from "#e2e/fixtures/phone.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const article = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    body: { type: "string", description: "Text in Markdown." },
  },
};
const content = { "application/json": { schema: article } };
const responses = { "200": { description: "", content } };

function serveArticle(upstream: Upstream): void {
  const record = { id: 1, title: "Harbor", body: "Open <b>daily</b>" };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Press", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/articles": {
          get: {
            responses: {
              "200": {
                description: "",
                content: { "application/json": { schema: { type: "array", items: article } } },
              },
            },
          },
        },
        "/articles/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses },
          patch: { requestBody: { content }, responses },
        },
      },
    },
  });
  upstream.on("GET /articles", () => ({ json: [record] }));
  upstream.on("GET /articles/1", () => ({ json: record }));
  upstream.on("PATCH /articles/1", ({ body }) => ({
    json: Object.assign(record, JSON.parse(body)),
  }));
}

test("Markdown is marked with the mouse and by keys, previewed, and shown without its HTML @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveArticle });
  await signInWith(page, origin, undefined, "/articles/1/edit");
  const main = page.getByRole("main");
  const text = main.getByRole("textbox", { name: "Body" });
  const tools = main.getByRole("group", { name: /Markdown/ });
  await text.press("Home");
  await page.keyboard.press("Shift+End");
  await tools.getByRole("button", { name: "Italic" }).press("Enter");
  await expect(text).toHaveValue("_Open <b>daily</b>_");
  await expect(text).toBeFocused();
  await text.fill("Open <b>daily</b>");
  await text.press("Home");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await tools.getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue("**Open** <b>daily</b>");
  await tools.getByRole("button", { name: "Preview" }).click();
  const preview = main.getByRole("region", { name: /Body/ });
  await expect(preview.locator("strong")).toHaveText("Open");
  await lookAt(page, "form, Markdown");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.locator("strong").filter({ hasText: "Open" })).toBeVisible();
  await expect(main.getByText("Open <b>daily</b>")).toBeVisible();
  await expect(main.locator("b")).toHaveCount(0);
});

test.describe("with a finger", () => {
  test.use(phone);

  test("Markdown is marked and previewed by taps @long", async ({ page, openGateway }) => {
    const { origin } = await openGateway({ serve: serveArticle });
    await signInWith(page, origin, undefined, "/articles/1/edit");
    const main = page.getByRole("main");
    const text = main.getByRole("textbox", { name: "Body" });
    await text.fill("Closed");
    await text.press("Control+a");
    await main.getByRole("button", { name: "Bold" }).tap();
    await expect(text).toHaveValue("**Closed**");
    await main.getByRole("button", { name: "Preview" }).tap();
    await expect(main.getByRole("region", { name: /Body/ })).toHaveText("Closed");
  });
});
