import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAtAll, type Sight } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");
const inMain = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole("button", { name, exact: true }).click();
const inBar = (name: string) => (page: Page) =>
  page.getByRole("region", { name: "Selection" }).getByRole("button", { name }).click();
const inDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name }).click();
const away = (page: Page) => page.keyboard.press("Escape");

const sights: readonly Sight[] = [
  {
    name: "list",
    path: ["/orders?size=10&status=paid,shipped&total[gte]=10", "Orders"],
    open: (page) => expect(bodyRows(page)).toHaveCount(10),
  },
  { name: "list, a chip", open: inMain(/^Total ≥/), close: away },
  { name: "list, a field to filter by", open: inMain("Filter") },
  {
    name: "list, its condition",
    open: async (page) => {
      await page.getByRole("combobox", { name: "Search fields" }).fill("placed");
      await page.keyboard.press("Enter");
    },
    close: away,
  },
  { name: "list, columns", open: inMain("Columns"), close: away },
  {
    name: "list, a column's menu",
    open: inMain("Column Total: menu"),
    close: away,
  },
  { name: "list, views", open: inMain("Views"), close: away },
  { name: "list, export", open: inMain("Export records"), close: away },
  {
    name: "list, a row's menu",
    open: (page) => bodyRows(page).first().getByRole("button").last().click(),
    close: away,
  },
  {
    name: "list, rows chosen",
    open: async (page) => {
      await bodyRows(page).nth(0).getByRole("checkbox").click();
      await bodyRows(page).nth(1).getByRole("checkbox").click();
    },
  },
  {
    name: "list, change of many",
    open: async (page) => {
      await inBar("Edit")(page);
      await page.getByRole("dialog").getByLabel("Add field").selectOption("Note");
      await page.getByRole("dialog").getByLabel(/^Note/).fill("Late");
    },
  },
  {
    name: "list, change of many, looked over",
    open: async (page) => {
      await inDialog("Review")(page);
      const label = page.getByRole("dialog").getByText("Note", { exact: true });
      await expect(label).toHaveCount(2);
    },
    close: away,
  },
  { name: "list, deletion of many", open: inBar("Delete"), close: away },
  {
    name: "list, a row without a page",
    path: ["/customer_totals", "Customer totals"],
    open: (page) => bodyRows(page).first().getByRole("button").first().click(),
    close: away,
  },
  {
    name: "list, nothing found",
    path: ["/orders?q=zzzz-nothing", "Orders"],
    open: (page) => expect(main(page).getByText("No matching orders")).toBeVisible(),
  },
];

test("axe finds nothing in lists and their overlays", async ({ page, builtIn }) => {
  test.setTimeout(180_000);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/-/settings");
  await expect(main(page).getByRole("heading").first()).toBeVisible();
  await lookAtAll(page, sights);
});
