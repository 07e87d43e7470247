import { owner } from "#e2e/fixtures/built-in.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";
import { waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

function related(page: Page, name: string) {
  return page
    .getByRole("region", { name: "Related records", exact: true })
    .getByRole("group", { name, exact: true });
}

function rowsOf(list: ReturnType<typeof related>) {
  return list.locator("tbody").getByRole("row");
}

/** Shelves with jars below them, and fields without a value. */
function serveShelves(upstream: Upstream): void {
  const text = { type: "string" };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const shelfId = { ...id, name: "shelf_id" };
  const reply = (schema: object): object => ({
    200: { description: "", content: { "application/json": { schema } } },
  });
  const jar = { type: "object", properties: { id: { type: "integer" }, name: text } };
  const shelf = {
    type: "object",
    properties: {
      ...jar.properties,
      height: text,
      width: text,
      depth: text,
    },
  };
  const list = (items: object): object => reply({ type: "array", items });
  const paths = {
    "/shelves": { get: { responses: list(shelf) } },
    "/shelves/{id}": { get: { parameters: [id], responses: reply(shelf) } },
    "/shelves/{shelf_id}/jars": { get: { parameters: [shelfId], responses: list(jar) } },
  };
  const info = { title: "Cellar", version: "1" };
  const servers = [{ url: `${upstream.origin}/api` }];
  upstream.on("GET /openapi.json", { json: { openapi: "3.1.0", info, servers, paths } });
  upstream.on("GET /api/shelves/*", { json: { id: 1, name: "Top", height: null } });
  for (const key of [1, 2]) {
    upstream.on(`GET /api/shelves/${key}/jars`, { json: [{ id: 7, name: "Plum" }] });
  }
}

test("a record shows its key facts, its fields and its related lists on one page @long", async ({
  page,
  builtIn,
}) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/customers/1");
  await expect(page.getByRole("tab", { name: "Overview", exact: true })).toBeVisible();
  const orders = related(page, "Orders");
  // Each list follows when the one before it has its height.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(rowsOf(orders).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(rowsOf(orders).first()).toBeVisible();
  // The newest order is first.
  await expect(orders.getByRole("columnheader", { name: /Placed at/ })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(orders.getByRole("link", { name: /^Show all orders/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await lookAt(page, "overview of a customer");

  await rowsOf(orders).first().getByRole("link").first().click();
  const facts = page.getByRole("region", { name: "Key facts", exact: true });
  await expect(facts.getByRole("term")).toHaveText(["Status", "Total", "Customer"]);
});

test("related lists of a foreign API are read on request, and after they responded @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveShelves });
  await signInWith(page, origin, readerSession, "/shelves/1");
  const button = page.getByRole("button", { name: "Load jars", exact: true });
  await expect(button).toBeVisible();
  await waitBeforeAbsence(page, 500);
  expect(upstream.received("GET /api/shelves/1/jars*")).toEqual([]);
  await button.click();
  await expect(rowsOf(related(page, "Jars"))).toHaveText([/Plum/]);
  await page.goto(`${origin}/shelves/2`);
  await expect(rowsOf(related(page, "Jars"))).toHaveText([/Plum/]);
  expect(upstream.received("GET /api/shelves/2/jars*")).toHaveLength(1);
  // Few of the fields have a value.
  await expect(page.getByRole("term").filter({ hasText: "Height" })).toBeHidden();
  await page.getByText("3 empty fields", { exact: true }).click();
  await expect(page.getByRole("term").filter({ hasText: "Height" })).toBeVisible();
});

test("related records are filtered in their section @long", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/customers/1");
  const orders = related(page, "Orders");
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(rowsOf(orders).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await orders.getByRole("button", { name: "Filter", exact: true }).click();
  const query = orders.getByRole("combobox", { name: "Search fields" });
  // All rows have the same customer.
  await expect(orders.getByRole("option", { name: /^Status/ })).toBeVisible();
  await expect(orders.getByRole("option", { name: /^Customer/ })).toHaveCount(0);
  await query.fill("status:delivered total>1");
  await query.press("Enter");
  const chips = orders.getByRole("group", { name: "Active filters" });
  await expect(chips).toContainText("Status is Delivered");
  await expect(chips).toContainText("Total > 1");
  await expect(page).toHaveURL(/\/customers\/1$/);
  await expect(rowsOf(orders).filter({ hasText: "Delivered" })).toHaveCount(
    await rowsOf(orders).count(),
  );
  await lookAt(page, "related records with filters");
  const all = orders.getByRole("link", { name: /^Show all orders/ });
  await expect(all).toHaveAttribute("href", /customer_id=1/);
  await expect(all).toHaveAttribute("href", /status(?:%5Bin%5D|\[in\])?=delivered/);
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expect(chips).toHaveCount(0);
  await expect(orders.getByRole("region").first()).toBeFocused();
});
