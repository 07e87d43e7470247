import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const signUp = { email: text, password: text };
const record = { id: 1, title: "Lamps", note: "None", origin: "Kiel" };

interface Described {
  readonly written: object;
  readonly version: string;
  readonly more?: object;
  /** A list added next to the first. */
  readonly server?: string;
  /** Address of the API. Absent: on the upstream. */
  readonly base?: string;
}

function describe(upstream: Upstream, { written, version, more, server, base }: Described): void {
  const schema = { type: "object", properties: { id: { type: "integer" }, ...written } };
  const responseOf = (content: object) => ({
    "200": { description: version, content: { "application/json": { schema: content } } },
  });
  const requestBody = {
    content: { "application/json": { schema: { type: "object", properties: written } } },
  };
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  upstream.on("GET /openapi.json", {
    headers: { etag: `"${version}"` },
    json: {
      openapi: "3.1.0",
      info: { title: "Stores", version },
      servers: [base ?? `${upstream.origin}/api`, server].flatMap((url) => (url ? [{ url }] : [])),
      paths: {
        "/items": { get: { responses: responseOf({ type: "array", items: schema }) } },
        "/items/{id}": {
          parameters,
          get: { responses: responseOf(schema) },
          patch: { summary: "Change item", requestBody, responses: responseOf(schema) },
        },
        ...more,
      },
    },
  });
}

test("a changed API is reported on an open page, and adopted without losing typed input @long", async ({
  page,
  openGateway,
}) => {
  test.setTimeout(90_000);
  const count = { "/count": { post: { summary: "Count", responses: { "204": {} } } } };
  const first = { title: text, note: text, origin: text };
  const { origin, upstream } = await openGateway({
    serve: (api) => {
      describe(api, { written: first, version: "1", more: count });
      api.on("GET /api/items/1", { json: record });
      api.on("PATCH /api/items/1", ({ body }) => ({
        json: { ...record, ...(JSON.parse(body) as object) },
      }));
    },
  });
  await page.clock.install();
  await signInWith(page, origin, undefined, "/items/1/edit");
  await page.getByRole("textbox", { name: "Title" }).fill("Lanterns");
  await page.getByRole("textbox", { name: "Note" }).fill("Behind the sails");

  // The clock would end a file that still loads.
  await page.waitForLoadState("networkidle");

  // Changed texts of a description are not reported.
  describe(upstream, { written: first, version: "2", more: count });
  const news = page.getByRole("status");
  const looks = async (): Promise<number> => {
    const look = page.waitForResponse(/version\.json$/);
    await page.clock.fastForward("05:00");
    await look;
    return upstream.received("GET /openapi.json").length;
  };
  // The service reads a description again after twenty times the time that reading takes.
  const nextReading = { timeout: 25_000 };
  await expect.poll(looks, nextReading).toBe(1);
  await expect(news.filter({ hasText: /./ })).toHaveCount(0);

  const written = { title: text, origin: text, weight: text };
  const requests = { content: { "application/json": { schema: { properties: signUp } } } };
  describe(upstream, {
    written,
    version: "3",
    server: "https://two.example",
    more: {
      "/register": {
        post: {
          summary: "Register",
          requestBody: requests,
          responses: { "201": {} },
          security: [],
        },
      },
    },
  });
  await expect.poll(looks, nextReading).toBe(2);
  const bar = news.filter({ hasText: "The API changed" });
  await expect(bar).toContainText(
    "1 operation removed, 1 new operation, 1 new server, registration opened, 1 field removed, 1 new field",
  );
  expect(upstream.received("GET /openapi.json").at(1)?.headers["if-none-match"]).toBe('"2"');
  await bar.getByRole("button", { name: "Details" }).click();
  const details = page.getByRole("dialog", { name: "API changes" });
  await expect(details.getByRole("listitem")).toHaveText([
    "Count (POST /count)",
    "Register (POST /register)",
    "https://two.example",
    "POST /register",
    "Note (Items)",
    "Weight (Items)",
  ]);
  await lookAt(page, "drift, details");
  await page.keyboard.press("Escape");
  // An open dialog hides the page from axe.
  await expect(details).toBeHidden();
  await lookAt(page, "drift");
  // It covers no control.
  await page.getByRole("button", { name: "Save" }).click({ trial: true });

  await bar.getByRole("button", { name: "Use new version" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Weight" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Lanterns");
  await expect(page.getByRole("alert")).toContainText("Behind the sails");
  await page.getByRole("textbox", { name: "Weight" }).fill("2 kg");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lamps" })).toBeVisible();
  const sent = (): readonly object[] =>
    upstream.received("PATCH /api/items/1").map(({ body }) => JSON.parse(body) as object);
  await expect.poll(sent).toEqual([{ title: "Lanterns", weight: "2 kg" }]);
});

test("a description that sends calls to another host is not used, and the open page shows it @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({
    serve: (api) => {
      describe(api, { written: { title: text }, version: "1" });
      api.on("GET /api/items", { json: [record] });
    },
  });
  await page.clock.install();
  await signInWith(page, origin, undefined, "/items");
  await expect(page.getByRole("link", { name: "Lamps" })).toBeVisible();

  const other = upstream.origin.replace("127.0.0.1", "localhost");
  describe(upstream, { written: { title: text }, version: "2", base: `${other}/api` });
  const news = page.getByRole("status").filter({ hasText: other });
  await expect(async () => {
    // The time limit of a file that is loading must not pass.
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward("05:00");
    await expect(news).toContainText("This change is not used.", { timeout: 2_000 });
  }).toPass();
  await lookAt(page, "description moved");
  // Still the first address.
  await page.reload();
  await expect(page.getByRole("link", { name: "Lamps" })).toBeVisible();
  await expect(news).toBeVisible();
  await news.getByRole("button", { name: "Close" }).click();
  await expect(news).toHaveCount(0);

  // The end of the change ends the notice.
  await page.reload();
  await expect(news).toBeVisible();
  describe(upstream, { written: { title: text }, version: "3" });
  await expect(async () => {
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward("05:00");
    await expect(news).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});
