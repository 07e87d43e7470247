import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, expectLayout } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const rules = Array.from({ length: 40 }, (_, index) => ({
  name: `Rule ${index + 1}`,
  limit: (index * 7) % 40,
}));

/** Settings with a list, and a system check that responds with two. */
function serveSettings(upstream: Upstream): void {
  const list = (properties: object) => ({ type: "array", items: { type: "object", properties } });
  const text = { type: "string" };
  const reply = (properties: object) => ({
    "200": {
      description: "OK",
      content: { "application/json": { schema: { type: "object", properties } } },
    },
  });
  const limits = reply({ depth: { type: "integer" }, ports: list({ name: text }) });
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Ship", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/settings": {
          get: {
            responses: reply({
              port: text,
              rules: list({ name: text, limit: { type: "integer" } }),
            }),
          },
        },
        "/limits": {
          get: { responses: limits },
          patch: { requestBody: limits["200"], responses: limits },
        },
        "/health": {
          get: {
            summary: "Check the ship",
            operationId: "health",
            responses: reply({ status: text, pumps: list({ name: text }), masts: list({}) }),
          },
        },
      },
    },
  });
  upstream.on("GET /settings", { json: { port: "Bergen", rules } });
  upstream.on("GET /limits", { json: { depth: 3, ports: [] } });
  upstream.on("GET /health", {
    json: { status: "afloat", pumps: [{ name: "Fore" }, { name: "Aft" }], masts: [{ metres: 12 }] },
  });
}

test("a list that holds nothing, and a record without history, lead to where that changes @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveSettings });
  upstream.on("GET /settings", { json: { port: "Bergen", rules: [] } });
  await signInWith(page, origin, undefined, "/settings?tab=in.rules");
  const main = page.getByRole("main");
  await expect(main.getByText("This record has no rules.")).toBeVisible();
  await expectLayout(page);
  upstream.on("GET /settings", { json: { port: "Bergen", rules } });
  await main.getByRole("tabpanel").getByRole("button", { name: "Reload" }).click();
  await expect(main.getByText("1–25 of 40")).toBeVisible();

  await page.goto(`${origin}/limits?tab=in.ports`);
  await expect(main.getByRole("tabpanel").getByRole("link", { name: "Edit" })).toBeVisible();
  await main.getByRole("tab", { name: "History" }).click();
  await expect(main.getByRole("link", { name: "Show all history" })).toBeVisible();
  await expectLayout(page);
  await main.getByRole("link", { name: "Edit record" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Edit/ })).toBeVisible();
});

test("lists inside a record and inside a response are separate tables @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveSettings });
  await signInWith(page, origin, undefined, "/settings");
  const main = page.getByRole("main");
  await expect(main.getByText("Bergen")).toBeVisible();
  await main.getByRole("tab", { name: "Rules (40)" }).click();
  await expect(page).toHaveURL(/tab=in\.rules/);
  await expect(main.getByText("1–25 of 40")).toBeVisible();
  await expectLayout(page);
  await main.getByRole("button", { name: "Limit" }).click();
  await main.getByRole("button", { name: "Limit" }).click();
  await expect(bodyRows(page).first()).toContainText("39");
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(main.getByText("26–40 of 40")).toBeVisible();
  await page.reload();
  await expect(main.getByText("26–40 of 40")).toBeVisible();
  await expect(bodyRows(page).last()).toContainText("Rule 1");
  await main.getByRole("searchbox", { name: "Search rules" }).fill("rule 33");
  await expect(main.getByText("1–2 of 2")).toBeVisible();
  await lookAt(page, "record, a held list");
  await bodyRows(page).last().getByRole("button").click();
  await expect(page.getByRole("dialog")).toContainText("Rule 33");
  await lookAt(page, "record, a held row");
  await page.keyboard.press("Escape");

  await page.goto(`${origin}/-/operations/health`);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(main.getByText("afloat")).toBeVisible();
  await expect(main.getByRole("table", { name: "pumps" }).getByRole("row")).toHaveCount(3);
  await expect(main.getByRole("table", { name: "masts" })).toContainText("12");
  await expectLayout(page);
});

const text = { type: "string" };
const entry = { host: text, kind: text, ttl: { type: "integer" } };
const change = { enum: ["REPLACE", "DELETE"] };

interface Entry {
  readonly host: string;
  readonly kind: string;
  readonly ttl: number;
}

/** Zones with entries that PATCH replaces or deletes one by one. */
function serveEntries(upstream: Upstream): void {
  let entries: readonly Entry[] = [
    { host: "www", kind: "A", ttl: 300 },
    { host: "mail", kind: "MX", ttl: 600 },
  ];
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const reads = (schema: object) => ({
    responses: { "200": { description: "", ...json(schema) } },
  });
  const required = ["host", "kind", "ttl"];
  const items = {
    type: "object",
    properties: { ...entry, change },
    required: [...required, "change"],
  };
  const zone = {
    type: "object",
    properties: { id: text, entries: { type: "array", items } },
  };
  const key = { name: "id", in: "path", required: true, schema: text };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Names", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/zones": { get: reads({ type: "array", items: zone }) },
        "/zones/{id}": {
          parameters: [key],
          get: reads(zone),
          patch: { requestBody: json(zone), responses: { "204": { description: "" } } },
        },
      },
    },
  });
  upstream.on("GET /zones", () => ({ json: [{ id: "example", entries }] }));
  upstream.on("GET /zones/example", () => ({ json: { id: "example", entries } }));
  upstream.on("PATCH /zones/example", ({ body }) => {
    const [sent] = (
      JSON.parse(body) as { readonly entries: readonly (Entry & { readonly change: string })[] }
    ).entries;
    if (sent === undefined) return { status: 422, json: { message: "No entry." } };
    const { change: kind, ...item } = sent;
    const others = entries.filter(({ host }) => host !== item.host);
    entries = kind === "DELETE" ? others : [...others, item];
    return { status: 204 };
  });
}

test("rows of a short list are added, edited and deleted below the fields of their record @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveEntries });
  await signInWith(page, origin, undefined, "/zones/example");
  const list = page.getByRole("main").getByRole("group", { name: "Entries" });
  const rows = list.locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(list.getByRole("heading")).toHaveText(/^Entries 2$/);
  await lookAt(page, "short list in a record");

  const dialog = page.getByRole("dialog");
  await list.getByRole("button", { name: "New" }).click();
  await expect(dialog.getByRole("heading")).toHaveText("New entry");
  await dialog.getByLabel("Host").fill("ftp");
  await dialog.getByLabel("Kind").fill("A");
  await dialog.getByLabel("TTL", { exact: false }).fill("60");
  await lookAt(page, "new row of a list in a record");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(3);

  const choose = async (host: string, action: string): Promise<void> => {
    await rows
      .filter({ hasText: host })
      .getByRole("button", { name: /actions/i })
      .click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("mail", "Edit");
  await dialog.getByLabel("TTL", { exact: false }).fill("900");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(rows.filter({ hasText: "mail" })).toContainText("900");

  await choose("www", "Delete");
  await lookAt(page, "deletion of a row of a list in a record");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "www" })).toHaveCount(0);

  await page.keyboard.press("Control+z");
  await expect(rows.filter({ hasText: "www" })).toHaveCount(1);
  await page.getByRole("button", { name: /^Redo/ }).click();
  await expect(rows.filter({ hasText: "www" })).toHaveCount(0);
});
