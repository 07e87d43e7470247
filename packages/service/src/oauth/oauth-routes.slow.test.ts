import { expect, test } from "vitest";
import { code, redeem, start, startProvider, typed } from "#testing/test-provider.ts";

test("a code is traded at the token address, with nothing of the page's own call", async () => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)]);
  const { status, json, responded } = await post(
    "code",
    { ...redeem, code_verifier: "v", redirect_uri: "r", extra: "no" },
    { cookie: "a=b", authorization: "Bearer x", user: "ada" },
  );
  expect([status, json]).toEqual([200, { access_token: "t", expires_in: 5 }]);
  expect(responded["cache-control"]).toBe("no-store");
  const [requested] = provider.requested;
  expect(Object.fromEntries(new URLSearchParams(requested?.body))).toEqual({
    ...redeem,
    code_verifier: "v",
    redirect_uri: "r",
  });
  expect(requested?.headers).not.toHaveProperty("cookie");
  expect(requested?.headers).not.toHaveProperty("authorization");
  expect(requested?.headers).not.toHaveProperty("user");
});

test.each(["../code", "other", "__proto__", "http://evil.test"])(
  "%s is not a sign-in method of the description",
  async (id) => {
    const { post, get } = await start([code("http://127.0.0.1:1/token")]);
    const responses = [
      await post(encodeURIComponent(id), redeem),
      await get(encodeURIComponent(id)),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  },
);

test("a redirect of the token address is not followed", async () => {
  const other = await startProvider();
  const provider = await startProvider(() => ({
    status: 307,
    headers: { location: `${other.origin}/stolen` },
  }));
  const { post } = await start([code(`${provider.origin}/token`)]);
  expect((await post("code", redeem)).status).toBe(502);
  expect(other.requested).toEqual([]);
});

test.each(["cross-site", "same-site"])("a page of a %s kind is refused", async (site) => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)]);
  expect((await post("code", redeem, { "sec-fetch-site": site })).status).toBe(403);
  expect(provider.requested).toEqual([]);
});

const secretive = { clientId: "me", clientSecret: "s:é" };
const pkce = { code: "c", code_verifier: "v" };

test.each<[string, Record<string, string>, boolean]>([
  [
    "a code with its verifier",
    { grant_type: "authorization_code", client_id: "me", ...pkce },
    true,
  ],
  ["a refresh token", { grant_type: "refresh_token", client_id: "me", refresh_token: "r" }, true],
  [
    "a code without verifier",
    { grant_type: "authorization_code", client_id: "me", code: "c" },
    false,
  ],
  ["no code", { grant_type: "authorization_code", client_id: "me", code_verifier: "v" }, false],
  ["no refresh token", { grant_type: "refresh_token", client_id: "me" }, false],
  ["another client", { grant_type: "authorization_code", client_id: "other", ...pkce }, false],
])("with %s the configured secret goes along: %j %s", async (_, form, isSent) => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  await post("code", form);
  const pair = `me:${encodeURIComponent("s:é")}`;
  expect(provider.requested[0]?.headers.authorization).toBe(
    isSent ? `Basic ${Buffer.from(pair).toString("base64")}` : undefined,
  );
});

const passwordForm = { grant_type: "password", client_id: "me", username: "u", password: "p" };
const clientForm = { grant_type: "client_credentials", client_id: "me", client_secret: "own" };

test.each([
  ["password", passwordForm],
  ["client-credentials", clientForm],
] as const)("%s goes to another host only if configured", async (kind, form) => {
  const provider = await startProvider();
  const methods = [typed(kind, `${provider.origin}/token`)];
  const other = { ...secretive, upstream: "https://api.test/v1" };
  const refused = await (await start(methods, other)).post(kind, form);
  expect(refused).toMatchObject({
    status: 400,
    json: { detail: expect.stringContaining("--oauth-grants") },
  });
  expect(provider.requested).toEqual([]);
  const grants = ["password", "client_credentials"] as const;
  const allowed = await start(methods, { ...other, grants });
  expect((await allowed.post(kind, form)).status).toBe(200);
});

test.each([
  ["password", passwordForm, undefined],
  ["client-credentials", clientForm, `Basic ${btoa("me:own")}`],
] as const)(
  "%s goes to the API's own host, without the configured secret",
  async (kind, form, authorization) => {
    const provider = await startProvider();
    const upstream = `${provider.origin}/v1`;
    const methods = [typed(kind, `${provider.origin}/token`)];
    const { post } = await start(methods, { ...secretive, upstream });
    expect((await post(kind, form)).status).toBe(200);
    expect(provider.requested[0]?.headers.authorization).toBe(authorization);
  },
);

test.each([passwordForm, clientForm])(
  "a grant of another sign-in method is refused: %j",
  async (form) => {
    const provider = await startProvider();
    const { post } = await start([code(`${provider.origin}/token`)], {
      ...secretive,
      grants: ["password", "client_credentials"],
    });
    expect((await post("code", form)).status).toBe(400);
    expect(provider.requested).toEqual([]);
  },
);

test("guesses through the service are slowed down, by account and by address", async () => {
  const provider = await startProvider(() => ({ status: 400, json: { error: "invalid_grant" } }));
  const upstream = provider.origin;
  const methods = [code(`${upstream}/token`), typed("password", `${upstream}/token`)];
  const { post } = await start(methods, { upstream });
  for (let turn = 0; turn < 20; turn += 1) await post("password", passwordForm);
  expect(provider.requested.length).toBeLessThan(8);
  for (let turn = 0; turn < 60; turn += 1) await post("code", redeem);
  const refused = await post("code", redeem);
  expect(refused.status).toBe(429);
  expect(Number(refused.responded["retry-after"])).toBeGreaterThan(0);
  expect(provider.requested.length).toBeLessThan(45);
});

test("a provider that takes the secret in the body alone gets it there", async () => {
  const provider = await startProvider(({ body, headers }) =>
    headers.authorization === undefined && body.includes("client_secret=")
      ? { json: { access_token: "t" } }
      : { status: 401, json: { error: "invalid_client" } },
  );
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  expect((await post("code", { ...redeem, ...pkce })).status).toBe(200);
  expect(provider.requested).toHaveLength(2);
});

test("a refusal of the provider is passed on, and it alone", async () => {
  const provider = await startProvider(() => ({
    status: 400,
    json: { error: "invalid_grant", error_description: "Too old", trace: "secret" },
  }));
  const { post } = await start([code(`${provider.origin}/token`)]);
  expect(await post("code", redeem)).toMatchObject({
    status: 400,
    json: { error: "invalid_grant", error_description: "Too old" },
  });
});

test.each([[{}], [{ grant_type: "constructor" }], [{ grant_type: "urn:device" }]])(
  "%j causes no request",
  async (form) => {
    const provider = await startProvider();
    const { post } = await start([code(`${provider.origin}/token`)]);
    expect((await post("code", form)).status).toBe(400);
    expect(provider.requested).toEqual([]);
  },
);

test("a provider that is down is a 502 problem that names no more than its origin", async () => {
  const { post } = await start([code("http://127.0.0.1:1/token?key=secret")]);
  const { status, json } = await post("code", redeem);
  expect(status).toBe(502);
  expect(json.detail).toContain("http://127.0.0.1:1 ");
  expect(json.detail).not.toContain("secret");
});
