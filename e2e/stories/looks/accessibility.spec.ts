import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { bodyRows, cellAt, expectLayout } from "#e2e/fixtures/screens.ts";
import { settle } from "#e2e/fixtures/looks.ts";

test("a step moves the focus and the title to the new screen", async ({ ownerPage }) => {
  await expect(ownerPage.getByRole("main").getByRole("heading").first()).toBeVisible();
  await ownerPage
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Orders", exact: true })
    .click();
  await expect(ownerPage).toHaveTitle(/Orders/);
  await expect
    .poll(() => ownerPage.evaluate(() => document.activeElement?.closest("main") !== null))
    .toBe(true);
});

test("the focused element is not hidden behind pinned content @long", async ({ page, builtIn }) => {
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner));
  for (const path of ["/orders?size=10", "/orders/1/edit"]) {
    await page.goto(`${builtIn.origin}${path}`);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await settle(page);
    for (const height of [600, 256]) {
      await page.setViewportSize({ width: height === 256 ? 320 : 1000, height });
      await page.locator("main").focus();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press("Tab");
        expect(await coveredFocus(page), `${path}, ${height} pixels high`).toBe("");
      }
    }
  }
});

/** The focused element, if another one covers all of it. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return "";
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return isSeen ? "" : focused.outerHTML.slice(0, 200);
  });
}

test("the keyboard is in a table or a form after few keys, also with large text @long", async ({
  ownerPage,
  builtIn,
}) => {
  await ownerPage.setViewportSize({ width: 1280, height: 800 });
  // With conditions: all controls above the table.
  await ownerPage.goto(`${builtIn.origin}/orders?status=paid&total[gt]=5`);
  const table = ownerPage.getByRole("region", { name: "Orders", exact: true });
  await expect(bodyRows(ownerPage).first()).toBeVisible();
  await ownerPage.locator("body").press("Tab");
  const skip = ownerPage.getByRole("link", { name: "Skip to content" });
  await skip.focus();
  // The groups of controls are one stop each, as soon as their code is loaded.
  await expect(ownerPage.locator("nav a[tabindex='-1']").first()).toBeAttached();
  const stops: string[] = [];
  const isInTable = () => table.evaluate((one) => one === document.activeElement);
  while (!(await isInTable()) && stops.length < 20) {
    await ownerPage.keyboard.press("Tab");
    stops.push(
      await ownerPage.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ""),
    );
  }
  expect(stops.length, stops.join("\n")).toBeLessThanOrEqual(9);
  await skip.focus();
  await ownerPage.keyboard.press("Enter");
  expect(await ownerPage.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(
    true,
  );

  await ownerPage.goto(`${builtIn.origin}/orders`);
  await bodyRows(ownerPage).first().getByRole("link").first().waitFor();
  await ownerPage.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expectEightRows(ownerPage);
  // Also next to a panel.
  await cellAt(ownerPage, 0, "Status");
  await bodyRows(ownerPage).first().getByRole("link").first().focus();
  await ownerPage.keyboard.press("ArrowRight");
  await ownerPage.keyboard.press("Space");
  await expect(ownerPage.getByRole("main").getByRole("complementary")).toBeVisible();
  await expectEightRows(ownerPage);
  await ownerPage.keyboard.press("Escape");

  await bodyRows(ownerPage).first().getByRole("link").first().press("Enter");
  await ownerPage.getByRole("tab", { name: "Overview" }).waitFor();
  await ownerPage.keyboard.press("e");
  await expect(ownerPage.locator("form").getByRole("textbox").first()).toBeFocused();
});

/** The table shows eight rows without a scroll. */
async function expectEightRows(page: Page): Promise<void> {
  const frame = await page.getByRole("region", { name: "Orders", exact: true }).boundingBox();
  const row = await bodyRows(page).nth(7).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  );
}

test("each control and picture has a name in the accessibility tree @long", async ({
  ownerPage: page,
  builtIn,
}) => {
  const tree = await page.context().newCDPSession(page);
  for (const path of ["/", "/orders", "/orders/1", "/products/1/edit", "/-/map", "/-/rights"]) {
    await page.goto(`${builtIn.origin}${path}`);
    await expectLayout(page);
    await page.waitForLoadState("networkidle");
    const { nodes } = await tree.send("Accessibility.getFullAXTree");
    const named = nodes.filter(({ ignored, role }) => !ignored && needsName.has(role?.value));
    expect(named.length, path).toBeGreaterThan(20);
    const unnamed = named.filter(({ name }) => String(name?.value ?? "").trim() === "");
    const parents = unnamed.map(({ role, parentId }) => {
      const parent = nodes.find(({ nodeId }) => nodeId === parentId);
      return `${role?.value} in ${parent?.role?.value} ${parent?.name?.value}`;
    });
    expect(parents, path).toEqual([]);
  }
});

/** Roles of elements that a screen reader announces by their name. */
const needsName = new Set([
  "button",
  "checkbox",
  "combobox",
  "image",
  "link",
  "menuitem",
  "radio",
  "searchbox",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
]);
