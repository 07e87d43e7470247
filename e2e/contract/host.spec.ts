import { bookToken, password, reader, serveBooks } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows, expectLayout, sidebarLink, submitLogin } from "#e2e/fixtures/screens.ts";
import { startStaticHost } from "#e2e/fixtures/static-host.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { startUpstream } from "#e2e/fixtures/upstream.ts";
import { waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

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
  await waitBeforeAbsence(page, 500);
  expect(stranger.requests).toEqual([]);
  await stranger.close();
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
