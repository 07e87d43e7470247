import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
}));

const text = { type: "string" };
const item = { type: "object", properties: { id: { type: "integer" }, name: text, notes: text } };
const content = (schema: object) => ({ "application/json": { schema } });
const list = (schema: object, parameters: readonly object[] = []) => ({
  get: { parameters, responses: { "200": { description: "", content: content(schema) } } },
});
const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });

/** A list whose total counts more rows than its pages have, and one without pages. */
function serveLists(upstream: Upstream): void {
  const total = { type: "integer" };
  const counted = { type: "object", properties: { total, items: { type: "array", items: item } } };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Lists", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/counted": list(counted, [query("page"), query("limit")]),
        "/plain": list({ type: "array", items: item }),
      },
    },
  });
  upstream.on("GET /counted", ({ parameters }) => {
    const size = Number(parameters.get("limit") ?? 25);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    return { json: { total: 90, items: rows.slice(start, start + size) } };
  });
  upstream.on("GET /plain", { json: rows.slice(0, 4) });
}

test("a total that the pages do not reach, and a page that cannot be opened, are reported @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveLists });
  await signInWith(page, origin, undefined, "/counted?page=2");
  const main = page.getByRole("main");
  await expect(bodyRows(page)).toHaveCount(15);
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(
    main.getByText("The API counts 90 records, but its pages end earlier."),
  ).toBeVisible();
  await main.getByRole("button", { name: "Previous page" }).click();
  await expect(bodyRows(page)).toHaveCount(15);
  await expect(main.getByText("The API counts 90 records")).toBeVisible();

  await page.goto(`${origin}/plain?page=3`);
  await expect(main.getByText("Page 3 cannot be opened")).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(4);
  expect(new URL(page.url()).search).toBe("");

  // No row has notes.
  await main.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(
    page.getByRole("option", { name: "Name" }).or(page.getByRole("menuitem", { name: "Name" })),
  ).toBeVisible();
  await expect(page.getByText("Notes", { exact: true })).toHaveCount(1);
});
