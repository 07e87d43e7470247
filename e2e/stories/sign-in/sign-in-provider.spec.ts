import { readBlock, splitCommand } from "#e2e/fixtures/guide.ts";
import { clientId } from "#e2e/fixtures/identity-provider.ts";
import type { IdentityProvider } from "#e2e/fixtures/identity-provider.ts";
import type { Gateway } from "#e2e/fixtures/gateway.ts";
import { configured, flow, openId, signInThere, test } from "#e2e/fixtures/provider-test.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, expectLayout, expectLogin } from "#e2e/fixtures/screens.ts";
import { startStaticHost } from "#e2e/fixtures/static-host.ts";
import { expect, stored } from "#e2e/fixtures/test.ts";

/** The API accepts only tokens of the provider. */
function guard({ upstream }: Gateway, provider: IdentityProvider): void {
  upstream.on("GET /api/authors", ({ headers }) =>
    provider.isValid(headers.authorization)
      ? { json: { data: [{ id: 1, name: "Author 1" }], total: 1 } }
      : { status: 401, json: { message: "Who are you?" } },
  );
}

/** As the guide starts it. */
function readGuide(): { readonly secret: string; readonly flags: readonly string[] } {
  const words = splitCommand(readBlock("sign-in.md", "sh provider"));
  const [variable = "", npm, start, , api, , ...flags] = words;
  expect([npm, start, api, ...flags]).toEqual(["npm", "start", "--api", "--client-id", clientId]);
  const [, secret = ""] = /^OAUTH_CLIENT_SECRET=(.+)$/.exec(variable) ?? [];
  return { secret, flags };
}

test("set up as in the guide, OpenID Connect returns to the requested address", async ({
  page,
  openGateway,
  provider,
}) => {
  const { secret, flags } = readGuide();
  provider.rules.clientSecret = secret;
  const env = { OAUTH_CLIENT_SECRET: secret };
  const gateway = await openGateway({ ...openId(provider), flags, env });
  guard(gateway, provider);
  provider.redirects.add(`${gateway.origin}/login`);
  await page.goto(`${gateway.origin}/authors`);
  await expectLogin(page);
  await signInThere(page);
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${gateway.origin}/authors`);
  const storedValue = await stored(page);
  expect(JSON.parse(storedValue["user"] ?? "")).toMatchObject({
    id: "u-7",
    name: "Ada Reader",
    email: "ada@example.com",
  });
  expect(provider.isValid(`Bearer ${storedValue["token"]}`)).toBe(true);
  expect(JSON.stringify(storedValue)).not.toContain(secret);
  expect(await page.evaluate(() => sessionStorage.getItem("quarterdeck-sign-in"))).toBeNull();
});

test("under hash history and a prefix the provider leads back too @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const env = { ...configured, HISTORY: "hash", PREFIX: "/desk" };
  const { origin } = await openGateway({ ...flow("authorizationCode", provider), env });
  provider.redirects.add(`${origin}/desk/`);
  await page.goto(`${origin}/desk/#/authors`);
  await signInThere(page);
  await expect(bodyRows(page)).toHaveCount(5);
  await expect(page).toHaveURL(`${origin}/desk/#/authors`);
});

test("an unconfigured client ID is entered once and remembered @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const { origin } = await openGateway(flow("authorizationCode", provider));
  provider.redirects.add(`${origin}/login`);
  await page.goto(`${origin}/login`);
  const box = page.getByLabel("Client ID");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Client ID is required.")).toBeVisible();
  await page.getByText("Provider setup").click();
  await expect(page.getByText(`${origin}/login`, { exact: true })).toBeVisible();
  await lookAt(page, "sign-in, a client ID");
  await box.fill(clientId);
  await signInThere(page);
  await expectLayout(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
  await expect(box).toHaveValue(clientId);
});

test("a program signs in with its own name and secret @long", async ({
  page,
  openGateway,
  provider,
}) => {
  provider.rules.clientSecret = "s3cr3t";
  const { origin, upstream } = await openGateway({
    ...flow("clientCredentials", provider),
    env: { OAUTH_GRANTS: "client_credentials" },
  });
  await page.goto(`${origin}/authors`);
  await page.getByLabel("Client ID").fill(clientId);
  await page.getByLabel("Client secret").fill("s3cr3t");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(5);
  const { headers } = upstream.received("GET /api/authors")[0] ?? {};
  expect(provider.isValid(headers?.authorization)).toBe(true);
  expect(JSON.stringify(await stored(page))).not.toContain("s3cr3t");
});

test("a password flow at another host signs in through the service @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const { origin, upstream } = await openGateway({
    ...flow("password", provider),
    env: configured,
  });
  await page.goto(`${origin}/authors`);
  await page.getByLabel("Username").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(5);
  const { headers } = upstream.received("GET /api/authors")[0] ?? {};
  expect(provider.isValid(headers?.authorization)).toBe(true);
});

test("on a static host the browser calls the provider itself @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const { upstream } = await openGateway(openId(provider));
  const host = await startStaticHost({
    apiHost: upstream.origin,
    description: `${upstream.origin}/openapi.json`,
    history: "hash",
    clientId,
  });
  provider.redirects.add(`${host.origin}/`);
  await page.goto(`${host.origin}/#/authors`);
  await signInThere(page);
  await expect(bodyRows(page)).toHaveCount(5);
  await expect(page).toHaveURL(`${host.origin}/#/authors`);
  await page.close();
  await host.close();
});
