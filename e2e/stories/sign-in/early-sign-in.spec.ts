import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";

const delayMs = 3000;

/** Holds the scripts back, except the small one that runs before the first paint. */
async function delayScripts(page: Page): Promise<void> {
  await page.route(/\/-\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}

/** Holds files back until the returned function is called. */
async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const pageForm = (page: Page) => page.locator("#page-form");

test("text, focus and Enter before the scripts arrive sign in once they do", async ({
  page,
  builtIn,
}) => {
  const signIns: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/login") && request.method() === "POST")
      signIns.push(request.postData() ?? "");
  });
  await delayScripts(page);
  await page.goto(`${builtIn.origin}/orders?size=50`, { waitUntil: "commit" });
  await expect(pageForm(page).getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");
  await expect(pageForm(page)).toBeVisible();
  expect(signIns).toEqual([]);
  await expect(page.getByRole("table")).toBeVisible({ timeout: 20_000 });
  expect(page.url()).toBe(`${builtIn.origin}/orders?size=50`);
  expect(signIns).toHaveLength(1);
});

test("a press that ends after the scripts arrived still signs in", async ({ page, builtIn }) => {
  const release = await holdFiles(page, /\/-\/assets\/.*\.js$/);
  await page.goto(`${builtIn.origin}/orders`, { waitUntil: "commit" });
  await pageForm(page).locator("[name=username]").fill(owner.email);
  await pageForm(page).locator("[name=password]").fill(owner.password);
  await pageForm(page).locator("[type=submit]").hover();
  await page.mouse.down();
  release();
  await page.locator("#root form").waitFor({ state: "attached" });
  await page.mouse.up();
  await expect(page.getByRole("table")).toBeVisible();
});

test("half a password remains, with focus and caret, when the screen replaces the form @long", async ({
  page,
  builtIn,
}) => {
  await delayScripts(page);
  await page.goto(`${builtIn.origin}/login`, { waitUntil: "commit" });
  await expect(pageForm(page).getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("half");
  await page.keyboard.press("ArrowLeft");
  await expect(pageForm(page)).toHaveCount(0, { timeout: 20_000 });
  const password = page.locator("[name=password]");
  await expect(password).toBeFocused();
  await page.keyboard.type("-");
  await expect(password).toHaveValue("hal-f");
  await expect(page.locator("[name=username]")).toHaveValue(owner.email);
});

/** Tags, classes and labels of the elements in the sign-in page. */
function outline(page: Page, selector: string): Promise<readonly string[]> {
  return page
    .locator(selector)
    .evaluate((root) =>
      [...root.querySelectorAll("aside *, h1, form, form *, [class*=footer] *")].map((element) =>
        [
          element.tagName,
          element.getAttribute("class"),
          ...["type", "name", "autocomplete", "aria-label"].map((name) =>
            element.getAttribute(name),
          ),
          element.children.length === 0 ? element.textContent : "",
        ].join(" "),
      ),
    );
}

/** Computed style of each element in the form of the page, after the transition to the style of the focus. */
function styles(page: Page): Promise<readonly (readonly [string, string])[]> {
  return pageForm(page).evaluate(async (root) => {
    await Promise.all(root.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return [...root.querySelectorAll("*")].flatMap((element) =>
      ["", "::before", "::after", "::placeholder"].map((part) => {
        const style = getComputedStyle(element, part);
        // Own properties are inherited by all elements, also those that none uses.
        const names = [...style].filter((name) => !name.startsWith("--"));
        const text = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
        return [`${element.outerHTML.slice(0, 200)} ${part}`, text] as const;
      }),
    );
  });
}

for (const language of ["en", "de", "ar"]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`the form in the page is the form of the screen, in colors, size and text${language === "de" ? "" : " @long"}`, async ({
      page,
      builtIn,
    }) => {
      const releaseStyles = await holdFiles(page, /\/-\/assets\/.*\.css$/);
      const releaseScripts = await holdFiles(page, /\/-\/assets\/.*\.js$/);
      await page.goto(`${builtIn.origin}/login?theme=light`, { waitUntil: "commit" });
      await expect(pageForm(page)).toBeVisible();
      const early = await outline(page, "#page-form");
      const button = page.locator("form [type=submit]");
      const look = async () => ({
        box: await button.boundingBox(),
        color: await button.evaluate((one) => getComputedStyle(one).backgroundColor),
        field: await page.locator("[name=password]").boundingBox(),
      });
      const earlyLook = await look();
      await expect(page.locator("style[data-sheet]")).toHaveCount(1);
      const earlyStyles = await styles(page);
      // The complete style sheet does not change the form.
      releaseStyles();
      await expect(page.locator("style[data-sheet]")).toHaveCount(0);
      expect(await styles(page)).toEqual(earlyStyles);
      releaseScripts();
      await expect(pageForm(page)).toHaveCount(0);
      expect(early).toEqual(await outline(page, "#root"));
      expect(earlyLook).toEqual(await look());
    });
  });
}

test("a signed-in visitor never sees the form", async ({ ownerPage: page, builtIn }) => {
  await delayScripts(page);
  await page.goto(`${builtIn.origin}/orders`, { waitUntil: "commit" });
  await expect(page.locator("html[data-formless]")).toHaveCount(1);
  await expect(pageForm(page)).toBeHidden();
  await expect(page.getByRole("table")).toBeVisible({ timeout: 20_000 });
  await expect(pageForm(page)).toHaveCount(0);
});

test("the form needs no script of the application, which loads when the user acts", async ({
  page,
  builtIn,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  // Otherwise the application starts after a moment, also without the user.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${builtIn.origin}/login`);
  expect(scripts).toEqual([]);
  await expect(pageForm(page).getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.clock.resume();
  await expect(pageForm(page)).toHaveCount(0);
  await expect(page.locator("[name=username]")).toHaveValue(owner.email);
});

test("another stored language waits for its texts", async ({ page, builtIn }) => {
  await page.goto(`${builtIn.origin}/login`);
  await page.evaluate(() => localStorage.setItem("quarterdeck-language", "fr"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
  await expect(pageForm(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "de" });

  test("the page explains it, and the form sends nothing", async ({ page, builtIn }) => {
    await page.goto(`${builtIn.origin}/login`);
    const notice = page.locator("noscript");
    await expect(notice).toBeVisible();
    // Text assertions skip this element.
    expect(await notice.innerHTML()).toContain("Diese Konsole benötigt JavaScript.");
    await page.locator("[name=username]").fill(owner.email);
    await page.locator("[name=password]").fill("secret");
    await page.locator("[name=password]").press("Enter");
    expect(page.url()).toBe(`${builtIn.origin}/login`);
  });
});
