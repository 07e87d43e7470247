import { bookToken, password, reader } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows, expectLayout, submitLogin } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";

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
  const { user: storedValue = "" } = await stored(page);
  expect(JSON.parse(storedValue)).toEqual(reader);
  expect(storedValue.length).toBeLessThan(2048);
});

test("[H3] without a user in the sign-in response, the user is requested", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway();
  upstream.on("POST /api/auth/login", { json: { token: bookToken } });
  await page.goto(`${origin}/login`);
  await submitLogin(page, { email: reader.email, password });
  await expectLayout(page);
  expect(JSON.parse((await stored(page))["user"] ?? "")).toEqual(reader);
  expect(upstream.received("GET /api/me")[0]?.headers.authorization).toBe(`Bearer ${bookToken}`);
});

test("[H3] without any user, the typed name is used", async ({ page, openGateway }) => {
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
  await signInWith(page, origin, readerSession, "/books?genre=novel,essay%252C%20short");
  await expect(bodyRows(page)).toHaveCount(10);
  const queries = upstream.received("GET /api/books").map(({ query }) => query.split("&"));
  expect(queries.flat().map((part) => part.replace("+", "%20"))).toContain(
    "genre=novel,essay%2C%20short",
  );
});
