import { owner } from "#e2e/fixtures/built-in.ts";
import { findCutTexts } from "#e2e/fixtures/find-cut-texts.ts";
import { writePseudoCatalog } from "#e2e/fixtures/pseudo-texts.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, store, test, type Page } from "#e2e/fixtures/test.ts";

test.describe("a browser that speaks Swiss German", () => {
  test.use({ locale: "de-CH" });

  test("gets German and its numbers, until the user selects another language @long", async ({
    page,
    builtIn,
  }) => {
    await page.goto(`${builtIn.origin}/login`);
    await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("textbox", { name: "Email" }).fill(owner.email);
    await page.getByRole("textbox", { name: "Password" }).fill(owner.password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByRole("button", { name: /Konto von/ })).toBeVisible();

    await page.goto(`${builtIn.origin}/orders`);
    await expect(page.getByText(/1–25 von 100.000/)).toBeVisible();
    // The dialog's texts come with the language, not in English first.
    await page.keyboard.press("Control+k");
    await expect(page.getByPlaceholder("Suchen oder Befehl ausführen")).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: /Konto von/ }).click();
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
    // The texts are English at once; the region stays the user's.
    await expect(page.getByText(/1–25 of 100.000/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/1–25 of 100.000/)).toBeVisible();

    await page.waitForLoadState("networkidle");
    // The end of a session clears local storage; the choice belongs to the user and returns with the next sign-in.
    const session = await builtIn.signIn(owner);
    await page.evaluate(() => localStorage.clear());
    await store(page, builtIn.origin, session);
    await page.goto(`${builtIn.origin}/-/settings`);
    await expect(page.getByRole("heading", { name: "Language and region" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("gets English where German does not arrive", async ({ page, builtIn, watched }) => {
    watched.allow(/Failed to load resource: net::ERR_FAILED.*\/de-/);
    await page.route("**/-/assets/de-*.js", (route) => route.abort());
    await page.goto(`${builtIn.origin}/login`);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("English loads no other language @long", async ({ ownerPage }) => {
  const requests: string[] = [];
  ownerPage.on("request", (request) => requests.push(request.url()));
  await ownerPage.reload();
  await expect(ownerPage.getByRole("main").getByRole("heading").first()).toBeVisible();
  await ownerPage.waitForLoadState("networkidle");
  expect(requests.filter((url) => /\/-\/assets\/(?:de|es|fr|ja|ar)-/.test(url))).toEqual([]);
});

const positions: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["/", async (page) => expect(page.getByRole("heading").first()).toBeVisible()],
  ["/orders?size=10", async (page) => expect(bodyRows(page).first()).toBeVisible()],
  ["/orders/1", async (page) => expect(page.getByRole("tablist")).toBeVisible()],
  ["/orders/1/edit", async (page) => expect(page.locator("form")).toBeVisible()],
  ["/-/settings", async (page) => expect(page.getByRole("heading").nth(1)).toBeVisible()],
];

test.describe("texts that are 40 % longer", () => {
  test.use({ locale: "de" });

  test("are not cut off, wide or narrow @long", async ({ page, builtIn }) => {
    const body = await writePseudoCatalog();
    await page.route("**/-/assets/de-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    const look = async (path: string): Promise<void> => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await findCutTexts(page), `${path}, ${width} wide`).toEqual([]);
      }
    };
    for (const path of ["/login", "/register"]) {
      await page.goto(`${builtIn.origin}${path}`);
      await expect(page.getByRole("heading", { name: "⟦" }).first()).toBeVisible();
      await look(path);
    }
    await store(page, builtIn.origin, await builtIn.signIn(owner));
    for (const [path, shows] of positions) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${builtIn.origin}${path}`);
      await shows(page);
      await look(path);
    }
  });
});
