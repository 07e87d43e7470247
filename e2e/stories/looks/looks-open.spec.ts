import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt, lookAtAll } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("axe finds nothing on the open screens", async ({ page, builtIn }) => {
  test.setTimeout(120_000);
  for (const path of ["/login", "/register", "/404", "/500"]) {
    await page.goto(`${builtIn.origin}${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await lookAt(page, path, { isDeaf: /\d/.test(path) });
  }
});

test("axe finds nothing in the sidebar of a phone", async ({ page, builtIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/sessions");
  await expect(page.getByRole("main").getByRole("list", { name: "Sessions" })).toBeVisible();
  await page.getByRole("button", { name: "Open navigation" }).click();
  // The last list: the sidebar scrolls to it.
  await expect(page.getByRole("link", { name: "Sessions", exact: true }).first()).toBeInViewport();
  await lookAt(page, "sidebar of a phone");
});

test("axe finds nothing on any way to sign in, on a phone @long", async ({ page, openGateway }) => {
  const tokenUrl = "https://id.test/token";
  const securitySchemes = {
    basic: { type: "http", scheme: "basic" },
    bearer: { type: "http", scheme: "bearer" },
    app: { type: "apiKey", in: "header", name: "X-App-Secret" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
    flows: {
      type: "oauth2",
      flows: {
        clientCredentials: { tokenUrl, scopes: { read: "Read" } },
        authorizationCode: { tokenUrl, authorizationUrl: "https://id.test/auth", scopes: {} },
      },
    },
  };
  const { origin } = await openGateway({
    serve: ({ on }) =>
      on("GET /openapi.json", {
        json: {
          openapi: "3.1.0",
          info: { title: "Many doors", version: "1" },
          servers: [{ url: "https://api.test" }],
          paths: { "/ships": { get: { responses: {} } } },
          components: { securitySchemes },
          security: [{ basic: [] }, { bearer: [] }, { key: [], app: [] }, { flows: [] }],
        },
      }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/login`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const others = page.getByText("Other ways to sign in");
  const ways = ["Token", "Single sign-on", "Client ID and secret"];
  await lookAt(page, "ways to sign in");
  for (const way of ways) {
    const choice = page.getByRole("button", { name: way, exact: true });
    if (!(await choice.isVisible())) await others.click();
    await choice.click();
    await lookAt(page, `sign-in, ${way}`);
    if (way !== "Token") continue;
    await page.getByRole("button", { name: "Change" }).click();
    await lookAt(page, "sign-in, location of a token");
  }
});

test("axe finds nothing where a list or a record could not be read", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(500);
  const { origin } = await openGateway({
    serve: (upstream) => {
      serveBooks(upstream);
      upstream.on("GET /api/books", { status: 500, json: { message: "Engine trouble" } });
      upstream.on("GET /api/books/7", { status: 500, json: { message: "Engine trouble" } });
    },
  });
  await signInWith(page, origin, undefined, "/books");
  await expect(page.getByText("Engine trouble").first()).toBeVisible();
  await lookAtAll(page, [
    { name: "list, failed" },
    {
      name: "record, failed",
      path: ["/books/7", "Book 7"],
      open: () => expect(page.getByText("Engine trouble").first()).toBeVisible(),
    },
  ]);
});
