import type { Page } from "@playwright/test";
import type { Gateway } from "#e2e/fixtures/gateway.ts";
import type { IdentityProvider } from "#e2e/fixtures/identity-provider.ts";
import { configured, openId, signInThere, test } from "#e2e/fixtures/provider-test.ts";
import { bodyRows, expectLayout, expectLogin, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, stored } from "#e2e/fixtures/test.ts";

/** The library accepts only fresh tokens of the provider. */
function guard({ upstream }: Gateway, provider: IdentityProvider): void {
  upstream.on("GET /api/authors", ({ headers }) =>
    provider.isValid(headers.authorization)
      ? { json: { data: [{ id: 1, name: "Author 1" }], total: 1 } }
      : { status: 401, json: { message: "Too old" } },
  );
}

const renewals = ({ upstream }: IdentityProvider): number =>
  upstream.received("POST /token").filter(({ body }) => body.includes("grant_type=refresh_token"))
    .length;

/** Data that the browser stores beyond this tab. */
async function cachedForLong(page: Page): Promise<string> {
  return JSON.stringify(await stored(page));
}

test("a token is renewed before it expires, without a visible effect @long", async ({
  page,
  openGateway,
  provider,
}) => {
  provider.rules.expiresIn = 6;
  const gateway = await openGateway({ ...openId(provider), env: configured });
  guard(gateway, provider);
  provider.redirects.add(`${gateway.origin}/login`);
  await page.goto(`${gateway.origin}/authors`);
  await signInThere(page);
  await expect(bodyRows(page)).toHaveCount(1);
  const first = (await stored(page))["token"];
  await expect.poll(() => renewals(provider), { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => (await stored(page))["token"]).not.toBe(first);
  await page.reload();
  await expect(bodyRows(page)).toHaveCount(1);
  const before = renewals(provider);
  await expect.poll(() => renewals(provider), { timeout: 10_000 }).toBeGreaterThan(before);
  expect(provider.reuses()).toBe(0);
  expect(await cachedForLong(page)).not.toContain("refresh");
});

test("another tab takes the fresh token over, and renews nothing itself @long", async ({
  page,
  context,
  openGateway,
  provider,
}) => {
  provider.rules.expiresIn = 6;
  const gateway = await openGateway({ ...openId(provider), env: configured });
  guard(gateway, provider);
  provider.redirects.add(`${gateway.origin}/login`);
  await page.goto(`${gateway.origin}/authors`);
  await signInThere(page);
  await expect(bodyRows(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(`${gateway.origin}/`);
  await expectLayout(other);
  await expect.poll(() => renewals(provider), { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
  await sidebarLink(other, "Authors").click();
  await expect(bodyRows(other)).toHaveCount(1);
  expect(provider.reuses()).toBe(0);
});

test("after a 401 nothing is renewed: the session is over", async ({
  page,
  openGateway,
  provider,
  watched,
}) => {
  watched.allowFailed(401);
  provider.rules.expiresIn = 60;
  const gateway = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${gateway.origin}/login`);
  gateway.upstream.on("GET /api/authors", { status: 401, json: { message: "Revoked" } });
  await page.goto(`${gateway.origin}/authors`);
  await signInThere(page);
  await expectLogin(page);
  expect(renewals(provider)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("refresh");
});
