import {
  chooseColors,
  expectLayout,
  expectScheme,
  isDark,
  sidebar,
  sidebarLink,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";

const KEY = "quarterdeck-theme";

test("[T1] the sidebar shows until someone hides it, and shows again", async ({
  page,
  library,
}) => {
  await signInWith(page, library.origin);
  await expectLayout(page);
  await expect(sidebarLink(page, "Books")).toBeInViewport();
  const width = async (): Promise<number> => (await sidebar(page).boundingBox())?.width ?? 0;
  const shown = await width();
  const toggle = page.getByRole("button", { name: /(?:collapse|expand) sidebar/i });
  await toggle.click();
  await expect.poll(width).toBeLessThan(shown / 2);
  await toggle.click();
  await expect.poll(width).toBe(shown);
});

/** Query of the address, and the resulting scheme over a stored `dark`. */
const parameters = [
  { at: "/login?theme=light", scheme: "light" },
  { at: "/login?theme=%20light", scheme: "light" },
  { at: "/login?theme=light<script>alert(1)</script>", scheme: "light" },
  { at: "/login?theme=light%3Cscript%3E", scheme: "light" },
  { at: "/login?theme=<b>light", scheme: "dark" },
  { at: "/login?theme=", scheme: "dark" },
  { at: "/login?theme=%E0%A4%A", scheme: "dark" },
  { at: "/?theme=light#/login", scheme: "light" },
  { at: "/#/login?theme=light", scheme: "light" },
  { at: "/login?x=1&theme=light&y=2", scheme: "light" },
] as const;

test("[T2] over a stored dark, the word of the address decides", async ({ page, library }) => {
  for (const { at, scheme } of parameters) {
    await test.step(`${at} is ${scheme}`, async () => {
      await signInWith(page, library.origin, { [KEY]: "dark" } as object, at);
      await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
      await expectScheme(page, scheme);
    });
  }
});

for (const at of ["/?theme=light#/login", "/#/login?theme=light"]) {
  test(`[T2] under hash history ${at} is light`, async ({ page, openGateway }) => {
    const { origin } = await openGateway({ env: { HISTORY: "hash" } });
    await page.goto(`${origin}${at}`);
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expectScheme(page, "light");
  });
}

test("[T3] with nothing chosen it is dark, on a light system too", async ({ page, library }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${library.origin}/login`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expectScheme(page, "dark");
});

for (const scheme of ["light", "dark"] as const) {
  test(`[T3] the stored color mode ${scheme} wins over the system preference`, async ({
    page,
    library,
  }) => {
    await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
    await signInWith(page, library.origin, { [KEY]: scheme } as object, "/login");
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expectScheme(page, scheme);
  });
}

test("[T3] no other scheme shows while the console loads", async ({ page, library }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    const seen = new Set<string | null>();
    Object.assign(globalThis, { seenSchemes: seen });
    const attribute = "data-mantine-color-scheme";
    const look = (): unknown => seen.add(document.documentElement.getAttribute(attribute));
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributeFilter: [attribute],
    });
  });
  await signInWith(page, library.origin);
  await expectLayout(page);
  await expectScheme(page, "dark");
  expect(await page.evaluate("[...seenSchemes]")).toEqual(["dark"]);
});

test("[T4] the word is written only when someone chose it", async ({ page, library }) => {
  await signInWith(page, library.origin);
  await expectLayout(page);
  expect((await stored(page))[KEY]).toBeUndefined();
  await chooseColors(page, "Light");
  await expectScheme(page, "light");
  expect((await stored(page))[KEY]).toBe("light");
  await page.reload();
  await expectLayout(page);
  await expectScheme(page, "light");
});

test("[T4] the parameter's word is written too", async ({ page, library }) => {
  await page.goto(`${library.origin}/login?theme=light`);
  await expectScheme(page, "light");
  expect((await stored(page))[KEY]).toBe("light");
});

for (const word of ["auto", "solarized"]) {
  test(`[T4] ${word} follows the system, live`, async ({ page, library }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await signInWith(page, library.origin, { [KEY]: word } as object, "/login");
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expectScheme(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectScheme(page, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectScheme(page, "light");
  });
}

test("[T4] tabs agree", async ({ page, context, library }) => {
  await signInWith(page, library.origin);
  await expectLayout(page);
  await expectScheme(page, "dark");
  const other = await context.newPage();
  await other.goto(`${library.origin}/books`);
  await expectLayout(other);
  await chooseColors(other, "Light");
  await expectScheme(other, "light");
  await expectScheme(page, "light");
});

for (const scheme of ["light", "dark"] as const) {
  test(`[T5] the first frame is ${scheme} already, before the script has come`, async ({
    page,
    library,
  }) => {
    await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
    await signInWith(page, library.origin, { [KEY]: scheme } as object, "/404");
    let release: () => void = () => {};
    const nested = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/-/assets/*.js", async (route) => {
      await nested;
      await route.continue();
    });
    await page.goto(`${library.origin}/login`, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByType("paint").length > 0 || document.readyState !== "loading",
    );
    const signIn = page.locator("#root").getByRole("button", { name: "Sign in", exact: true });
    await expect(signIn).toHaveCount(0);
    expect(await isDark(page)).toBe(scheme === "dark");
    release();
    await expect(signIn).toBeVisible();
    expect(await isDark(page)).toBe(scheme === "dark");
  });
}
