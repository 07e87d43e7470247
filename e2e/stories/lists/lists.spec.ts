import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

test("a list is filtered by chips, each edited in place", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  await expect(bodyRows(page).first(), "the newest is first").toContainText("SO-0100000");
  // A range of two conditions on one field.
  await addFilter(page, "total", "1000", "1200.50");
  const chips = page.getByRole("group", { name: "Active filters" });
  await chips.getByRole("button", { name: "Total ≥ 1,000", exact: true }).press("Enter");
  await page.getByLabel("Total: Operator").selectOption("more than");
  await page.getByLabel("Value").press("Enter");
  await expect(chips.getByRole("button", { name: "Total > 1,000", exact: true })).toBeVisible();
  await chips.getByRole("button", { name: "Total ≤ 1,200.50", exact: true }).press("Enter");
  await page.getByLabel("Value").fill("1");
  await page.keyboard.press("Escape");
  await expect(chips.getByRole("button", { name: "Total ≤ 1,200.50", exact: true })).toBeFocused();
  await addFilter(page, "due on", "is empty");
  await expect(chips).toContainText("Due on is empty");
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    "total[gt]": "1000",
    "total[lte]": "1200.50",
    "due_on[null]": "true",
  });
  await chips.getByRole("button", { name: "Remove filter Due on is empty" }).click();
  await expect(page).not.toHaveURL(/due_on/);
  await expect(chips.getByRole("button", { name: "Clear all" })).toBeFocused();
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expect(chips).toHaveCount(0);
  const region = page.getByRole("region", { name: "Orders", exact: true });
  await expect(region).toBeFocused();

  // The address stores "Last 30 days"; the API receives dates, relative to the day of the request.
  await page.clock.setFixedTime("2025-03-10T12:00:00Z");
  await page.keyboard.press("f");
  await page.getByRole("combobox", { name: "Search fields" }).fill("placed");
  await page.keyboard.press("Enter");
  const requests = page.waitForRequest((request) => request.url().includes("placed_at"));
  await page.getByRole("button", { name: "Last 30 days" }).press("Enter");
  await expect(page).toHaveURL(/placed_at(\[|%5B)gte(\]|%5D)=~last-30-days/);
  const { searchParams: sent } = new URL((await requests).url());
  expect(sent.get("placed_at[gte]")).toBe("2025-02-08T23:00:00.000Z");
  expect(sent.get("placed_at[lte]")).toBe("2025-03-10T22:59:59.999Z");
  await chips.getByRole("button", { name: "Placed at last 30 days", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Last 30 days", pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(chips).toHaveCount(0);

  // A row leads to those like it, by its menu.
  await bodyRows(page)
    .first()
    .getByRole("button", { name: /^Actions/ })
    .press("Enter");
  const alike = page.getByRole("group", { name: "Filter by this value" });
  await alike.getByRole("menuitem", { name: /^Status: / }).press("Enter");
  const status = page.getByRole("main").getByRole("group", { name: "Status", exact: true });
  await expect(status.getByRole("button", { pressed: true })).toHaveCount(1);
  await expect(region).toBeFocused();
  await expect(page).toHaveURL(/\?status(\[in\])?=\w+$/);
});

test("a table retains the layout that the user chose @long", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  await bodyRows(page).first().waitFor();
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/orders") requests.push(search);
  });

  // Columns are resized by keyboard and by dragging, reordered and pinned without another request.
  const total = page.getByRole("separator", { name: "Width of Total" });
  const before = await widthOf(page, "total");
  const frame = page.getByRole("region", { name: "Orders", exact: true });
  await total.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => widthOf(page, "total")).toBe(before + 32);
  const edge = await total.boundingBox();
  if (edge === null) throw new Error("no edge");
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2 + 100, edge.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, "total")).toBe(before + 132);

  // A column's own menu: at its button, by the key for menus, by the other button of the mouse.
  await page.locator('th[data-column="id"]').click({ button: "right" });
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect(frame, "its heading is gone").toBeFocused();
  await page.getByRole("button", { name: "Total", exact: true }).press("Shift+F10");
  await page.getByRole("menuitem", { name: "Wider" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => widthOf(page, "total")).toBe(before + 196);
  await page.getByRole("menuitem", { name: "Narrower" }).click({ clickCount: 2 });
  await page.keyboard.press("Escape");
  await expect.poll(() => widthOf(page, "total")).toBe(before + 132);
  await expect(page.getByRole("button", { name: "Total", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Column Number: menu" }).click();
  await page.getByRole("menuitem", { name: "Move left" }).hover();
  await expect(page.getByRole("tooltip").filter({ visible: true })).toContainText(
    "The title column",
  );
  await page.mouse.click(2, 2);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Currency" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("checkbox", { name: "Currency" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^Currency: 4 of/ })).toHaveCount(1);
  await dragGrip(page, "Placed at", -2);
  await page.getByRole("button", { name: "Pin Status" }).click();
  await page.getByRole("radio", { name: "Compact" }).check({ force: true });
  await page.keyboard.press("Escape");
  const order = ["Number", "Status", "Customer", "Salesperson", "Placed at", "Currency", "Total"];
  await expect.poll(() => headingsOf(page)).toEqual(order);
  expect(requests).toEqual([]);

  await page.setViewportSize({ width: 900, height: 800 });
  await frame.evaluate((element) => element.scrollTo({ left: 1000 }));
  const position = (name: string): Promise<number> =>
    page.locator(`th[data-column="${name}"]`).evaluate((cell) => cell.getBoundingClientRect().left);
  expect(await position("status")).toBeGreaterThan(await position("customer_id"));

  await page.reload();
  await bodyRows(page).first().waitFor();
  await expect.poll(() => headingsOf(page)).toEqual(order);
  await expect.poll(() => widthOf(page, "total")).toBe(before + 132);
  const height = await bodyRows(page)
    .first()
    .evaluate((row) => row.clientHeight);
  expect(height).toBeLessThan(36);

  // A view keeps its own widths; the plain list keeps the last ones.
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("View name").fill("Narrow");
  await page.keyboard.press("Enter");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("navigation").getByRole("link", { name: "Narrow" }).click();
  await total.press("Home");
  await expect.poll(() => widthOf(page, "total")).toBe(56);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Reset columns" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => headingsOf(page)).toContain("ID");
  await page.getByRole("navigation").getByRole("link", { name: "Narrow" }).click();
  await expect.poll(() => headingsOf(page)).toEqual(order);
  await expect.poll(() => widthOf(page, "total")).toBe(56);

  // Sorting and filtering from the heading too: the focus returns to it.
  const menu = page.getByRole("button", { name: "Column Currency: menu" });
  await menu.press("Enter");
  await page.getByRole("menuitemcheckbox", { name: "Sort descending" }).press("Enter");
  await expect(page).toHaveURL(/sort=-currency/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemcheckbox", { checked: true })).toHaveText("Sort descending");
  await page.getByRole("menuitem", { name: "Filter…" }).press("Enter");
  await page.getByRole("group", { name: "Filter by Currency" }).getByLabel("Value").fill("GBP");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Currency .*GBP$/ })).toBeVisible();
  await expect(menu).toBeFocused();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("on a phone the tools of a list are in one row below the search box, and their panels fit @long", async ({
    ownerPage: page,
    builtIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${builtIn.origin}/orders`);
    await page.getByRole("main").getByRole("list", { name: "Orders" }).waitFor();
    const tools = ["Filter", "Columns", "Export records", "Views", "Reload"].map((name) =>
      page.getByRole("button", { name, exact: true }),
    );
    const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y ?? 0));
    expect(new Set(tops.map((top) => Math.round(top))).size).toBe(1);
    const search = await page.getByRole("searchbox").boundingBox();
    expect((search?.y ?? 0) + (search?.height ?? 0)).toBeLessThanOrEqual(tops[0] ?? 0);
    expect(search?.width).toBeGreaterThan(300);
    for (const name of ["Filter", "Columns", "Views"]) {
      await page.getByRole("button", { name, exact: true }).click();
      const panel = page.getByRole("group", { name, exact: true });
      await panel
        .getByRole("textbox")
        .or(panel.getByRole("combobox"))
        .or(panel.getByRole("checkbox"))
        .first()
        .waitFor();
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 350, height: 844 });
    const ways = ["Previous page", "Next page"].map((name) => page.getByRole("button", { name }));
    const heights = await Promise.all(ways.map(async (way) => (await way.boundingBox())?.y));
    expect(new Set(heights).size).toBe(1);
    // There is no hover on touch: a tap shows the disabled reason.
    await page.getByRole("button", { name: "Previous page" }).tap({ force: true });
    await expect(page.getByRole("tooltip").filter({ visible: true })).toHaveText(
      "This is the first page.",
    );
  });
});

/** By keyboard alone: the field's first comparison that is not made yet, or one that needs no value. */
async function addFilter(page: Page, field: string, value: string, end?: string): Promise<void> {
  await page.keyboard.press("f");
  await page.getByRole("combobox", { name: "Search fields" }).fill(field);
  await page.keyboard.press("Enter");
  const comparison = page.getByLabel(/: Operator$/);
  await comparison.waitFor();
  if (value === "is empty") {
    await comparison.selectOption(value);
    await page.getByRole("button", { name: "Apply" }).press("Enter");
  } else {
    await page.getByLabel("Value").fill(value);
    if (end !== undefined) await page.getByLabel("At most").fill(end);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("combobox", { name: "Search fields" })).toBeHidden();
  await expect(comparison).toBeHidden();
}

function widthOf(page: Page, column: string): Promise<number> {
  return page
    .locator(`th[data-column="${column}"]`)
    .evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
}

async function headingsOf(page: Page): Promise<readonly string[]> {
  const names = await page
    .locator("main th[data-column][aria-label]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return names;
}

/** Drags a column of the open menu by some positions. */
async function dragGrip(page: Page, label: string, positions: number): Promise<void> {
  const row = page.getByRole("listitem").filter({ has: page.getByLabel(label, { exact: true }) });
  const box = await row.boundingBox();
  if (box === null) throw new Error(`${label} is not there`);
  const x = box.x + 10;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + positions * box.height, { steps: 4 });
  await page.mouse.up();
}
