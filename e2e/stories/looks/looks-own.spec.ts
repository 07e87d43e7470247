import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAtAll, type Sight } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole("button", { name, exact: true }).click();
const away = (page: Page) => page.keyboard.press("Escape");

const file = {
  name: "addresses.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "customer_id,kind,street,city,junk\r\n1,nonsense,A,Aix,x\r\n,billing,A,Aix,y\r\n",
  ),
};

const homeSights: readonly Sight[] = [
  {
    name: "home",
    path: ["/", /./],
    open: (page) => expect(main(page).getByRole("img", { name: /highest in/ })).toBeVisible(),
  },
  {
    name: "home, as a table",
    open: (page) => main(page).getByRole("button", { name: "View as table" }).first().click(),
    close: press("View as chart"),
  },
  {
    name: "palette",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
    close: away,
  },
  { name: "keys", open: (page) => page.keyboard.press("?"), close: away },
  {
    name: "account menu",
    open: (page) =>
      page
        .getByRole("banner")
        .getByRole("button", { name: /account/i })
        .click(),
    close: away,
  },
  {
    name: "calls",
    open: async (page) => {
      await page.keyboard.press("i");
      const calls = page.getByRole("complementary", { name: "API requests" });
      await calls.getByRole("listitem").first().locator("summary").click();
    },
    close: (page) => page.keyboard.press("i"),
  },
];

const ownSights: readonly Sight[] = [
  {
    name: "API map",
    path: ["/-/map", "API map"],
    open: (page) => expect(main(page).getByRole("link", { name: /^Orders\./ })).toBeVisible(),
  },
  {
    name: "API map, as a list",
    open: (page) => main(page).getByRole("radio", { name: "List" }).check(),
  },
  { name: "operations", path: ["/-/operations", "Operations"] },
  { name: "jobs, none", path: ["/-/jobs", "Jobs"] },
  { name: "history, empty", path: ["/-/history", "History"] },
  { name: "settings", path: ["/-/settings", "Settings"] },
  { name: "not found", path: ["/no-such-place", /./] },
  {
    name: "report",
    path: ["/-/report", "API report"],
    open: async (page) => {
      await main(page).getByRole("heading", { name: "Suppliers", exact: true }).click();
      await expect(
        main(page)
          .getByRole("button", { name: /^Correct/ })
          .first(),
      ).toBeVisible();
    },
  },
  { name: "report, a correction", open: press("Correct names and key") },
  {
    name: "report, corrections",
    open: async (page) => {
      const panel = page.getByRole("complementary", { name: "Corrections" });
      await panel.getByLabel("Plural label").fill("Sources");
      await panel.getByRole("button", { name: "Apply" }).click();
      await panel.getByRole("button", { name: "1 correction" }).click();
      await expect(dialog(page)).toBeVisible();
    },
    close: async (page) => {
      await dialog(page).getByRole("button", { name: "Discard all" }).click();
      await expect(dialog(page)).toBeHidden();
      await page
        .getByRole("complementary", { name: "Corrections" })
        .getByRole("button", { name: "Close" })
        .click();
    },
  },
  { name: "import, a file", path: ["/-/import/addresses", /^Import/] },
  {
    name: "import, its columns",
    open: async (page) => {
      await main(page).locator("[type=file]").setInputFiles(file);
      await expect(page.getByLabel("Field for “junk”")).toBeVisible();
    },
  },
  {
    name: "import, its faults",
    open: async (page) => {
      await press("Check all rows")(page);
      await expect(page.getByText("“nonsense” is not an allowed value")).toBeVisible();
    },
  },
];

for (const [name, sights] of [
  ["home, its overlays and the requests", homeSights],
  ["the console's own screens and their overlays @long", ownSights],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page, builtIn }) => {
    test.setTimeout(180_000);
    await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/-/settings");
    await expect(main(page).getByRole("heading").first()).toBeVisible();
    await lookAtAll(page, sights);
  });
}
