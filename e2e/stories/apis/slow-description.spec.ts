import { startService } from "#e2e/fixtures/service.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { startUpstream } from "#e2e/fixtures/upstream.ts";

const rows = { type: "array", items: { type: "object", properties: { name: { type: "string" } } } };
const content = { "application/json": { schema: rows } };
const ships = {
  openapi: "3.1.0",
  info: { title: "Ships", version: "1" },
  paths: { "/ships": { get: { responses: { "200": { description: "All", content } } } } },
};

test("the page shows that the description is being read, then opens by itself", async ({
  page,
  watched,
}) => {
  watched.allowFailed(503);
  const upstream = await startUpstream();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  upstream.on("GET /openapi.json", async () => {
    await released;
    return { json: ships };
  });
  const service = await startService(["--api", `${upstream.origin}/openapi.json`], {}, "/healthz");
  try {
    await page.goto(`${service.origin}/ships?page=2`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Loading the API description");
    release();
    await expect(page.getByRole("button", { name: /^(?:Continue|Sign in)/ }).first()).toBeVisible();
    await page.waitForURL("**/login?**");
  } finally {
    await page.close();
    await service.stop();
    await upstream.close();
  }
});
