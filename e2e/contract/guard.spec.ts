import { password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  expectLayout,
  expectLogin,
  openAccountMenu,
  signOut,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { expect, signInWith, stored, test, type Page } from "#e2e/fixtures/test.ts";

const { token, user } = readerSession;

/** Half sessions: none of them is one. */
const incomplete = [
  { name: "nothing", entries: {} },
  { name: "a token alone", entries: { token } },
  { name: "a user alone", entries: { user } },
  { name: "an empty token", entries: { token: "", user } },
  { name: "an empty user", entries: { token, user: "" } },
];

/** Notes in the page whether the layout was ever there, however briefly. */
async function noteLayout(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen = { layout: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector("header, [role=banner], nav a") !== null) seen.layout = true;
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { layout: boolean } }).seen.layout);
}

for (const { name, entries } of incomplete) {
  test(`[R3] ${name} in local storage is not a session`, async ({ page, openGateway }) => {
    const { origin, upstream } = await openGateway();
    const wasLayoutSeen = await noteLayout(page);
    await signInWith(page, origin, entries, "/books");
    await expectLogin(page);
    expect(await wasLayoutSeen()).toBe(false);
    expect(upstream.requests).toEqual([]);
  });
}

test("[R3] token and user are a session", async ({ page, library }) => {
  await signInWith(page, library.origin, readerSession, "/books");
  await expectLayout(page);
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
});

test("[R3] signing in writes the user first, then the token", async ({ page, library }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      written.push(key);
      setItem.call(this, key, value);
    };
  });
  await page.goto(`${library.origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  expect(written.filter((key) => key === "token" || key === "user")).toEqual(["user", "token"]);
});

/** Changes of the session by another tab. */
const ways: readonly { name: string; act: () => void }[] = [
  { name: "removes the token", act: () => localStorage.removeItem("token") },
  {
    name: "removes the user and then the token",
    act: () => {
      localStorage.removeItem("user");
      localStorage.removeItem("token");
    },
  },
  { name: "clears all", act: () => localStorage.clear() },
];

for (const { name, act } of ways) {
  test(`[R4] when another tab ${name}, this one goes to sign in`, async ({
    page,
    context,
    library,
  }) => {
    await signInWith(page, library.origin);
    await expectLayout(page);
    const other = await context.newPage();
    await other.goto(`${library.origin}/404`);
    await other.evaluate(act);
    await expectLogin(page);
  });
}

test("[R4] signing out in one tab signs out all", async ({ page, context, library }) => {
  await signInWith(page, library.origin);
  await expectLayout(page);
  const other = await context.newPage();
  await other.goto(`${library.origin}/books`);
  await expectLayout(other);
  await signOut(other);
  await expectLogin(other);
  await expectLogin(page);
});

test("[R4] signing in in one tab lets the other in on its next step", async ({
  page,
  context,
  library,
}) => {
  await page.goto(`${library.origin}/login`);
  await expectLogin(page);
  const other = await context.newPage();
  await signInWith(other, library.origin);
  await expectLayout(other);
  await page.goto(`${library.origin}/books`);
  await expectLayout(page);
});

test("[R4] each step inside the guarded area checks the session", async ({ page, library }) => {
  await signInWith(page, library.origin, readerSession, "/books");
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  // A tab gets no event for its own removal.
  await page.evaluate(() => localStorage.removeItem("user"));
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  await expectLogin(page);
});

test("[R4] a return from the back-forward cache checks the session", async ({ page, library }) => {
  await signInWith(page, library.origin, readerSession, "/books");
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expectLogin(page);
});

/** Addresses that must not be followed after signing in. */
const unsafeAddresses = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "javascript:document.title='owned'",
  "/\t/evil.example/",
  "data:text/html,owned",
];

for (const expected of unsafeAddresses) {
  test(`[R5] signing in does not follow ${JSON.stringify(expected)}`, async ({ page, library }) => {
    await page.goto(`${library.origin}/books`);
    await expectLogin(page);
    const url = new URL(page.url());
    const parameter = [...url.searchParams].find(([, value]) => value.includes("books"))?.[0];
    expect(
      parameter,
      "the address of the login screen contains the requested address",
    ).toBeDefined();
    url.searchParams.set(String(parameter), expected);
    await page.goto(url.href);
    await submitLogin(page, { email: reader.email, password });
    await expectLayout(page);
    expect(new URL(page.url()).origin).toBe(library.origin);
    expect(await page.title()).not.toBe("owned");
  });
}

/** Stored users in any shape. */
const users = ["ada", "{broken", '"text"', "12", "null", "[1,2]", '{"a":{"b":[1]}}', "Zoë ✓"];

for (const value of users) {
  test(`[R8] the stored user ${value} is a signed-in user`, async ({ page, library }) => {
    await signInWith(page, library.origin, { token, user: value }, "/books");
    await expectLayout(page);
    await expect(page.getByRole("main").getByRole("table")).toBeVisible();
    await openAccountMenu(page);
    await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    expect((await stored(page))["user"]).toBe(value);
  });
}

/** Storage that does not retain its values. */
const broken: readonly { name: string; breakIt: () => void }[] = [
  {
    name: "blocked",
    breakIt: () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    },
  },
  {
    name: "full",
    breakIt: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    },
  },
];

for (const { name, breakIt } of broken) {
  test(`[R8] with ${name} local storage, signing in works for the tab with a notice`, async ({
    page,
    library,
  }) => {
    await page.addInitScript(breakIt);
    await page.goto(`${library.origin}/login`);
    await submitLogin(page, { email: reader.email, password });
    await expectLayout(page);
    await expect(page.getByText(/ends when you .*(?:close|reload)/i).first()).toBeVisible();
    await page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: "Books", exact: true })
      .click();
    await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  });
}
