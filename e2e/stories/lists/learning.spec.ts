import { bodyRows, expectLayout } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const rows = Array.from({ length: 60 }, (_, index) => ({
  thing_id: `t${index + 1}`,
  title: `Thing ${index + 1}`,
  weight: 1.5 + index,
  made_at: "2026-03-05T10:00:00Z",
}));

/** A description with operations and without responses. */
function serveUndescribed(upstream: Upstream): void {
  const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const responses = { "200": { description: "As it happens" } };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Undescribed", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/things": { get: { parameters: [query("page"), query("limit")], responses } },
        "/things/{id}": { get: { parameters: [id], responses } },
      },
    },
  });
  upstream.on("GET /things", ({ parameters }) => {
    const size = Number(parameters.get("limit") ?? 20);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    return { json: { things: rows.slice(start, start + size), total_count: rows.length } };
  });
  upstream.on("GET /things/*", ({ path }) => ({
    json: rows.find(({ thing_id: key }) => path.endsWith(`/${key}`)),
  }));
}

test("a list without a description is complete after its first response @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveUndescribed });
  await signInWith(page, origin, undefined, "/things");
  await expectLayout(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("columnheader", { name: "Made at", exact: true })).toBeVisible();
  await expect(main.getByText("1–25 of 60")).toBeVisible();
  await expect(
    bodyRows(page)
      .first()
      .getByText(/5 Mar 2026/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(main.getByText("26–50 of 60")).toBeVisible();
  await bodyRows(page).first().getByRole("link", { name: "Thing 26" }).click();
  await expect(page.getByRole("heading", { name: "Thing 26" })).toBeVisible();
  expect(upstream.received("GET /things/t26").length).toBeGreaterThan(0);
  const first = upstream.received("GET /things").filter(({ parameters }) => {
    return parameters.get("page") === "1";
  });
  expect(first).toHaveLength(1);

  // Other users start with the learned facts if the console has the overlay.
  await page.goto(`${origin}/-/report`);
  await page.getByRole("button", { name: "Learned from responses" }).click();
  await expect(page.getByRole("region", { name: /\.overlay\.yaml/ })).toContainText("total_count");

  // The next visit uses the learned facts immediately.
  upstream.requests.length = 0;
  await page.goto(`${origin}/things`);
  await expect(main.getByText("1–25 of 60")).toBeVisible();
  expect(upstream.received("GET /things")).toHaveLength(1);
});

test("a list that responds with one object is this record, or rows by their keys", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({
    serve: (api) => {
      const get = { responses: { "200": { description: "" } } };
      const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
      api.on("GET /openapi.json", {
        json: {
          openapi: "3.1.0",
          info: { title: "Objects", version: "1" },
          servers: [{ url: api.origin }],
          paths: {
            "/statuses": { get },
            "/zones": { get },
            "/zones/{id}": { get: { parameters: [id], ...get } },
          },
        },
      });
      const disks = [{ path: "/var", free: 7 }];
      api.on("GET /statuses", { json: { uptime: 44, database: { host: "db1" }, disks } });
      api.on("GET /zones", { json: { east: { size: 2 }, west: { size: 4 } } });
      api.on("GET /zones/*", { json: { size: 4 } });
    },
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const alert = document.querySelector('[role="alert"]');
      if (alert !== null) console.error(`Shown: ${alert.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await signInWith(page, origin, undefined, "/statuses");
  const main = page.getByRole("main");
  await expect(main.getByRole("tab", { name: "Disks (1)" })).toBeVisible();
  await expect(main.getByText("db1")).toBeVisible();
  // The next visit starts with the record.
  upstream.requests.length = 0;
  await page.reload();
  await expect(main.getByText("db1")).toBeVisible();
  expect(upstream.received("GET /statuses")).toHaveLength(1);

  await page.goto(`${origin}/zones`);
  await expect(bodyRows(page)).toHaveCount(2);
  await bodyRows(page).last().getByRole("link", { name: "west" }).click();
  await expect(page.getByRole("heading", { name: "Zone west" })).toBeVisible();
});
