import { expect, test } from "vitest";
import { code, redeem, start, startProvider } from "#testing/test-provider.ts";

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

test.each([
  ["authorization_code", "me", true],
  ["refresh_token", "me", true],
  ["password", "me", true],
  ["client_credentials", "me", false],
  ["authorization_code", "somebody", false],
])("the configured secret goes with %s of %s: %s", async (grant, id, isSent) => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  await post("code", { grant_type: grant, client_id: id });
  const pair = `me:${encodeURIComponent("s:é")}`;
  expect(provider.requested[0]?.headers.authorization).toBe(
    isSent ? `Basic ${Buffer.from(pair).toString("base64")}` : undefined,
  );
});

test("a typed secret goes with the typed name", async () => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  await post("code", { grant_type: "client_credentials", client_id: "me", client_secret: "own" });
  expect(provider.requested[0]?.headers.authorization).toBe(`Basic ${btoa("me:own")}`);
  expect(provider.requested[0]?.body).toBe("grant_type=client_credentials");
});

test("a provider that takes the secret in the body alone gets it there", async () => {
  const provider = await startProvider(({ body, headers }) =>
    headers.authorization === undefined && body.includes("client_secret=")
      ? { json: { access_token: "t" } }
      : { status: 401, json: { error: "invalid_client" } },
  );
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  expect((await post("code", redeem)).status).toBe(200);
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
