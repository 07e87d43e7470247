import { clientId } from "#e2e/fixtures/identity-provider.ts";
import { configured, flow, openId, signInThere, test } from "#e2e/fixtures/provider-test.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expectLayout, expectLogin } from "#e2e/fixtures/screens.ts";
import { expect, stored } from "#e2e/fixtures/test.ts";

test("the code is removed from the address before any request", async ({
  page,
  openGateway,
  provider,
}) => {
  const gateway = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${gateway.origin}/login`);
  let shown = "";
  await page.route("**/token", async (route) => {
    shown = page.url();
    await route.continue();
  });
  await page.goto(`${gateway.origin}/login`);
  await signInThere(page);
  await expectLayout(page);
  expect(shown).toBe(`${gateway.origin}/login`);
  await page.goBack();
  expect(page.url()).not.toContain("code=");
});

test("the browser never calls the provider itself, and no call of the API carries a code @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const gateway = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${gateway.origin}/login`);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) requests.push(new URL(request.url()).origin);
  });
  await page.goto(`${gateway.origin}/login`);
  await signInThere(page);
  await expectLayout(page);
  expect(requests).not.toContain(provider.origin);
  const [token] = provider.upstream.received("POST /token");
  expect(token).toBeDefined();
  expect(token?.headers["user"]).toBeUndefined();
  expect(token?.headers["cookie"]).toBeUndefined();
  for (const { query } of gateway.upstream.requests) expect(query).not.toContain("code=");
});

test("a response to a sign-in that was not started is rejected @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const { origin } = await openGateway({ ...openId(provider), env: configured });
  await page.goto(`${origin}/login?code=stolen&state=guessed`);
  await expect(page.getByRole("alert")).toContainText("does not belong to a sign-in");
  await lookAt(page, "sign-in, refused");
  await expect(page).toHaveURL(`${origin}/login`);
  expect(provider.upstream.received("POST /token")).toEqual([]);
  await page.getByRole("button", { name: "Back to sign-in" }).click();
  await expectLogin(page);
  expect(await stored(page)).toEqual({});
});

test("a response with another state is rejected, and ends the pending sign-in @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const { origin } = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${origin}/login`);
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const right = await page.getByRole("link", { name: "Allow" }).getAttribute("href");
  await page.goto(`${origin}/login?code=stolen&state=guessed`);
  await expect(page.getByRole("alert")).toContainText("another sign-in");
  await page.goto(String(right));
  await expect(page.getByRole("alert")).toContainText("does not belong to a sign-in");
  expect(provider.upstream.received("POST /token")).toEqual([]);
});

test("a refusal shows the provider's message @long", async ({ page, openGateway, provider }) => {
  const { origin } = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${origin}/login`);
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "Refuse" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "The provider refused the sign-in: Ada said no",
  );
  expect(provider.upstream.received("POST /token")).toEqual([]);
});

test("a code of another issuer is not redeemed @long", async ({ page, openGateway, provider }) => {
  const { origin } = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${origin}/login`);
  provider.rules.issuer = "https://other.example";
  await page.goto(`${origin}/login`);
  await signInThere(page);
  await expect(page.getByRole("alert")).toContainText("another provider");
  expect(provider.upstream.received("POST /token")).toEqual([]);
});

test("an identity with another nonce is rejected @long", async ({
  page,
  openGateway,
  provider,
}) => {
  const { origin } = await openGateway({ ...openId(provider), env: configured });
  provider.redirects.add(`${origin}/login`);
  provider.rules.nonce = "of-another-sign-in";
  await page.goto(`${origin}/login`);
  await signInThere(page);
  await expect(page.getByRole("alert")).toContainText("it was rejected");
  expect(await stored(page)).toEqual({});
});

test("a configured secret authenticates the console, and never reaches the page @long", async ({
  page,
  openGateway,
  provider,
}) => {
  provider.rules.clientSecret = "s3cr3t";
  const env = { ...configured, OAUTH_CLIENT_SECRET: "s3cr3t" };
  const gateway = await openGateway({ ...openId(provider), env });
  provider.redirects.add(`${gateway.origin}/login`);
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => bodies.push(response.text().catch(() => "")));
  await page.goto(`${gateway.origin}/login`);
  await signInThere(page);
  await expectLayout(page);
  expect((await Promise.all(bodies)).join("\n")).not.toContain("s3cr3t");
  expect(gateway.output()).not.toContain("s3cr3t");
});

test("a wrong secret is reported on the form and ends nothing @long", async ({
  page,
  openGateway,
  provider,
  watched,
}) => {
  watched.allowFailed(401);
  provider.rules.clientSecret = "s3cr3t";
  const { origin } = await openGateway({
    ...flow("clientCredentials", provider),
    env: { OAUTH_GRANTS: "client_credentials" },
  });
  await page.goto(`${origin}/login`);
  await page.getByLabel("Client ID").fill(clientId);
  await page.getByLabel("Client secret").fill("guess");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("No: invalid_client");
  await expect(page.getByLabel("Client ID")).toHaveValue(clientId);
});
