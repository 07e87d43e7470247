import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAtAll, type Sight } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole("button", { name, exact: true }).click();
const openTab = (name: string, shows: RegExp) => async (page: Page) => {
  await main(page).getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toContainText(shows);
};
const away = (page: Page) => page.keyboard.press("Escape");

const records: readonly Sight[] = [
  {
    name: "record",
    path: ["/orders/1", /^SO-/],
    open: async (page) => {
      await expect(
        main(page)
          .getByRole("link", { name: /^Show all/ })
          .first(),
      ).toBeVisible();
      // Columns of a list that is still being read have no headings.
      await expect(main(page).locator("th:has(> span:empty)")).toHaveCount(0);
    },
  },
  { name: "record, a list of its own", open: openTab("Order lines", /Show all/) },
  { name: "record, its JSON", open: openTab("JSON", /placed_at/) },
  { name: "record, its history", open: openTab("History", /\w{3}/) },
  { name: "record, more actions", open: press("More actions") },
  { name: "record, deletion", open: press(/^Delete/), close: away },
  {
    name: "record that is not there",
    path: ["/orders/99999999", /./],
    open: (page) =>
      expect(
        main(page)
          .getByText(/not found/i)
          .first(),
      ).toBeVisible(),
  },
  {
    name: "record, an action",
    path: ["/accounts/2", /Vera/],
    open: press("Approve"),
    close: away,
  },
];

const forms: readonly Sight[] = [
  {
    name: "form, new",
    path: ["/orders/new", "New order"],
    open: (page) => expect(main(page).getByRole("button", { name: "Save" })).toBeVisible(),
  },
  { name: "form, refused", open: press("Save") },
  {
    name: "form, a choice of records",
    open: async (page) => {
      await main(page).getByRole("combobox", { name: "Customer" }).click();
      await page.keyboard.type("greta");
      await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Greta");
    },
  },
  {
    name: "form, a record made in place",
    open: async (page) => {
      await page.getByRole("option", { name: "New customer…" }).click();
      await expect(dialog(page).getByLabel("Name").first()).toBeFocused();
    },
    close: away,
  },
  {
    name: "form, leaving it",
    open: async (page) => {
      await page.getByLabel("Number").fill("X-1");
      await page.getByRole("link", { name: "Home", exact: true }).first().click();
    },
    close: (page) => dialog(page).getByRole("button", { name: "Discard changes" }).click(),
  },
  {
    name: "form, edit",
    path: ["/products/3/edit", /^Edit/],
    open: (page) => expect(main(page).getByRole("button", { name: "Save" })).toBeVisible(),
  },
  {
    name: "operation",
    path: ["/-/operations/read_orders?p.id=1", "Read order"],
    open: (page) => expect(main(page).getByRole("button", { name: "Send" })).toBeVisible(),
  },
  {
    name: "operation, its response",
    open: async (page) => {
      await press("Send")(page);
      await expect(main(page).getByText("Responded with 200")).toBeVisible();
    },
  },
];

test("axe finds nothing on records, forms and their overlays", async ({
  page,
  builtIn,
  watched,
}) => {
  watched.allowFailed(404);
  test.setTimeout(180_000);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/-/settings");
  await builtIn.register({ ...owner, name: "Vera Visitor", email: "vera@example.com" });
  await expect(main(page).getByRole("heading").first()).toBeVisible();
  await lookAtAll(page, [...records, ...forms]);
});
