import { bookToken, password, reader, serveBooks } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  sidebarLink,
  signOut,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { startStaticHost } from "#e2e/fixtures/static-host.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";
import { heldReply, startUpstream } from "#e2e/fixtures/upstream.ts";

for (const prefix of ["", "/any/prefix"]) {
  test(`[H1] every call goes to ${prefix}/api`, async ({ page, openGateway }) => {
    const { origin } = await openGateway(prefix === "" ? {} : { env: { PREFIX: prefix } });
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url());
    });
    await signInWith(page, `${origin}${prefix}`, readerSession, "/books");
    await expect(bodyRows(page)).toHaveCount(10);
    const foreign = calls.filter((url) => !url.startsWith(`${origin}${prefix}/`));
    expect(foreign).toEqual([]);
    expect(calls).toContainEqual(expect.stringMatching(`^${origin}${prefix}/api/books`));
  });
}

test("[H1] a configured host, its path included, takes the calls", async ({ page }) => {
  const upstream = await startUpstream();
  serveBooks(upstream);
  upstream.on("GET /some/where/api/books", {
    json: { data: [{ id: 1, title: "Afar" }], total: 1 },
  });
  const host = await startStaticHost({
    apiHost: `${upstream.origin}/some/where`,
    description: `${upstream.origin}/openapi.json`,
    history: "hash",
  });
  await signInWith(page, host.origin, readerSession, "/#/books");
  await expect(bodyRows(page)).toHaveCount(1);
  const received = upstream.received("GET /some/where/api/books");
  expect(received.length).toBeGreaterThan(0);
  expect(received[0]?.headers.authorization).toBe(`Bearer ${bookToken}`);
  await host.close();
  await upstream.close();
});

test("[H1] a next link below the API's own base becomes a path, with the token", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ hasNextLink: true });
  upstream.on("GET /api/books", ({ parameters }) => ({
    json:
      parameters.get("cursor") === null
        ? { data: [{ id: 1, title: "First" }], next: `${upstream.origin}/api/books?cursor=two` }
        : { data: [{ id: 2, title: "Second" }], next: null },
  }));
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page).first()).toContainText("First");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Second");
  const second = upstream
    .received("GET /api/books")
    .find(({ query }) => query.includes("cursor=two"));
  expect(second?.headers.authorization).toBe(`Bearer ${bookToken}`);
});

test("[H1] a next link to another origin is refused: nothing goes there", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ hasNextLink: true });
  const stranger = await startUpstream();
  stranger.on("* /*", { json: { data: [{ id: 2, title: "Stolen" }], next: null } });
  upstream.on("GET /api/books", ({ parameters }) => ({
    json: {
      data: [{ id: 1, title: parameters.get("cursor") === null ? "First" : "Stayed" }],
      next: `${stranger.origin}/api/books?cursor=two`,
    },
  }));
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page).first()).toContainText("First");
  const next = page.getByRole("button", { name: "Next page" });
  if (await next.isEnabled()) await next.click();
  await expect(page.getByText("Stolen")).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(stranger.requests).toEqual([]);
  await stranger.close();
});

test("[H2] the token goes with every call while it is stored, and never else", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  const [login, ...later] = upstream.requests;
  expect(login?.path).toBe("/api/auth/login");
  expect(login?.headers.authorization).toBeUndefined();
  expect(later.length).toBeGreaterThan(0);
  for (const { path, headers } of later) {
    expect(headers.authorization, path).toBe(`Bearer ${bookToken}`);
  }
  await signOut(page);
  await expectLogin(page);
  const before = upstream.requests.length;
  await submitLogin(page, { email: reader.email, password: "wrong" });
  await expect.poll(() => upstream.requests.length).toBeGreaterThan(before);
  expect(upstream.requests.at(-1)?.headers.authorization).toBeUndefined();
});

test("[H2] a new token is read by the very next call", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  await page.evaluate(() => localStorage.setItem("token", "a-newer-one"));
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Book 11");
  expect(upstream.requests.at(-1)?.headers.authorization).toBe("Bearer a-newer-one");
});

test("[H2] a stored user without a token is still sent", async ({ page, openGateway, watched }) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, { user: "ada" }, "/login");
  await submitLogin(page, { email: reader.email, password: "wrong" });
  await expect.poll(() => upstream.received("POST /api/auth/login").length).toBe(1);
  const { headers } = upstream.requests[0] ?? {};
  expect(headers?.["user"]).toBe("ada");
  expect(headers?.authorization).toBeUndefined();
});

test("[H2] a key that belongs in a header of its own goes there instead", async ({
  page,
  openGateway,
}) => {
  const scheme = { type: "apiKey", in: "header", name: "X-API-Key" };
  const { origin, upstream } = await openGateway({
    security: { name: "key", scheme },
    hasLogin: false,
  });
  await signInWith(page, origin, { token: "k3y", user: "ada" }, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  const { headers } = upstream.received("GET /api/books")[0] ?? {};
  expect(headers?.["x-api-key"]).toBe("k3y");
  expect(headers?.authorization).toBeUndefined();
});

test("[H2] a key that belongs in the query goes there instead", async ({ page, openGateway }) => {
  const scheme = { type: "apiKey", in: "query", name: "key" };
  const { origin, upstream } = await openGateway({
    security: { name: "key", scheme },
    hasLogin: false,
  });
  await signInWith(page, origin, { token: "k3y&x", user: "ada" }, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  const [first] = upstream.received("GET /api/books");
  expect(first?.parameters.get("key")).toBe("k3y&x");
  expect(first?.headers.authorization).toBeUndefined();
});

test("[H2] an API without security is entered by one button, and no placeholder is sent", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ security: null, hasLogin: false, hasMe: false });
  await page.goto(`${origin}/books`);
  await expectLogin(page);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(10);
  expect((await stored(page))["token"]).toBeTruthy();
  for (const { headers } of upstream.requests) expect(headers.authorization).toBeUndefined();
});

/** Stored users and the header that carries each. */
const users = [
  { user: '{"name":"Ada"}', header: '{"name":"Ada"}' },
  { user: '{"name":"Zoë ✓"}', header: String.raw`{"name":"Zo\u00eb \u2713"}` },
  { user: '{"name":"🦜"}', header: String.raw`{"name":"\ud83e\udd9c"}` },
  { user: "Zoë ✓", header: "Zo%C3%AB%20%E2%9C%93" },
  { user: "ada", header: "ada" },
];

for (const { user, header } of users) {
  test(`[H3] the stored user ${user} travels as ${header}`, async ({ page, openGateway }) => {
    const { origin, upstream } = await openGateway();
    await signInWith(page, origin, { token: bookToken, user }, "/books");
    await expect(bodyRows(page)).toHaveCount(10);
    expect(String(upstream.received("GET /api/books")[0]?.headers["user"]).toLowerCase()).toBe(
      header.toLowerCase(),
    );
  });
}

test("[H3] signing in stores a compact user", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  const user = {
    ...reader,
    biography: "x".repeat(9000),
    permissions: Array.from({ length: 500 }, (_, n) => `p${n}`),
  };
  upstream.on("POST /api/auth/login", { json: { token: bookToken, user } });
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  const { user: kept = "" } = await stored(page);
  expect(JSON.parse(kept)).toEqual(reader);
  expect(kept.length).toBeLessThan(2048);
});

test("[H3] where the sign-in answers no user, it is asked for", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  upstream.on("POST /api/auth/login", { json: { token: bookToken } });
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  expect(JSON.parse((await stored(page))["user"] ?? "")).toEqual(reader);
  expect(upstream.received("GET /api/me")[0]?.headers.authorization).toBe(`Bearer ${bookToken}`);
});

test("[H3] where nothing tells the user, it is the name that was typed", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ hasMe: false });
  upstream.on("POST /api/auth/login", { json: { token: bookToken } });
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  expect(JSON.parse((await stored(page))["user"] ?? "")).toEqual({ name: reader.email });
});

test("[H3] the header can be switched off", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway({ env: { USER_HEADER: "false" } });
  await signInWith(page, origin, readerSession, "/books");
  await expect(bodyRows(page)).toHaveCount(10);
  const { headers } = upstream.received("GET /api/books")[0] ?? {};
  expect(headers?.["user"]).toBeUndefined();
  expect(headers?.authorization).toBe(`Bearer ${bookToken}`);
});

test("[H4] a list of values is joined by commas, a comma inside a value escaped", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await signInWith(page, origin, readerSession, "/books?genre=novel,essay%2C%20short");
  await expect(bodyRows(page)).toHaveCount(10);
  const queries = upstream.received("GET /api/books").map(({ query }) => query.split("&"));
  expect(queries.flat().map((part) => part.replace("+", "%20"))).toContain(
    "genre=novel,essay%2C%20short",
  );
});

test("[H5] a call waits for ever, says so, and can be cancelled", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", heldReply().handler);
  await page.clock.install();
  await signInWith(page, origin, readerSession, "/books");
  await expect.poll(() => upstream.received("GET /api/books").length).toBe(1);
  await page.clock.fastForward("01:00:00");
  await expect(page.getByText(/still waiting/i).first()).toBeVisible();
  expect(upstream.received("GET /api/books")).toHaveLength(1);
  expect(upstream.received("GET /api/books")[0]?.isAborted()).toBe(false);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => upstream.received("GET /api/books")[0]?.isAborted()).toBe(true);
});

test("[H5] a read is cancelled when its screen goes", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", heldReply().handler);
  await signInWith(page, origin, readerSession, "/books");
  await expect.poll(() => upstream.received("GET /api/books").length).toBe(1);
  await sidebarLink(page, "Authors").click();
  await expect(bodyRows(page)).toHaveCount(5);
  await expect.poll(() => upstream.received("GET /api/books")[0]?.isAborted()).toBe(true);
});

test("[H6] the cookie XSRF-TOKEN comes back as a header on every call, reads included", async ({
  page,
  context,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  await context.addCookies([{ name: "XSRF-TOKEN", value: "x%20srf", url: origin }]);
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  expect(upstream.requests.length).toBeGreaterThan(1);
  for (const { path, headers } of upstream.requests) {
    expect(headers["x-xsrf-token"], path).toBe("x srf");
  }
});

test("[H6] the cookie's value does not leave for another origin", async ({ page, context }) => {
  const upstream = await startUpstream();
  serveBooks(upstream);
  const host = await startStaticHost({
    apiHost: upstream.origin,
    description: `${upstream.origin}/openapi.json`,
    history: "hash",
  });
  await context.addCookies([{ name: "XSRF-TOKEN", value: "secret", url: host.origin }]);
  await signInWith(page, host.origin, readerSession, "/#/books");
  await expect(bodyRows(page)).toHaveCount(10);
  for (const { path, headers } of upstream.requests) {
    expect(headers["x-xsrf-token"], path).toBeUndefined();
  }
  await host.close();
  await upstream.close();
});
