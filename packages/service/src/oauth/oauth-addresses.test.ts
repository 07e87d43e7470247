import { expect, test, vi } from "vitest";
import { code, openId, redeem, start, startProvider } from "#testing/test-provider.ts";

test("relative addresses count from where the API lives", async () => {
  const provider = await startProvider();
  const upstream = `${provider.origin}/v1`;
  const { post, get } = await start([code("/oauth/token", "authorize")], { upstream });
  await post("code", redeem);
  expect(provider.requested[0]?.url).toBe("/oauth/token");
  expect((await get("code")).json).toEqual({ authorizationUrl: `${provider.origin}/v1/authorize` });
});

test("addresses on the API's own host move with it", async () => {
  const { get } = await start([code("https://demo.test/token", "https://demo.test/auth?x=1")], {
    servers: ["https://demo.test/api"],
    upstream: "http://10.0.0.5:8080/api",
  });
  expect((await get("code")).json).toEqual({
    authorizationUrl: "http://10.0.0.5:8080/auth?x=1",
  });
});

test.each(["javascript:alert(1)", "file:///etc/passwd", "https://user:pw@id.test/auth"])(
  "no user is sent to %s",
  async (address) => {
    const { get } = await start([code("https://id.test/token", address)]);
    expect((await get("code")).status).toBe(503);
  },
);

test("OpenID Connect metadata is requested once and provides the addresses", async () => {
  const provider = await startProvider(({ url, headers }) =>
    url === "/token"
      ? { json: { access_token: "t" } }
      : {
          json: {
            issuer: `http://${headers.host}`,
            authorization_endpoint: `http://${headers.host}/auth`,
            token_endpoint: `http://${headers.host}/token`,
          },
        },
  );
  const { get, post } = await start([
    openId(`${provider.origin}/.well-known/openid-configuration`),
  ]);
  expect((await get("openid")).json).toEqual({
    authorizationUrl: `${provider.origin}/auth`,
    issuer: provider.origin,
    sendsIssuer: false,
  });
  expect((await post("openid", redeem)).status).toBe(200);
  expect(provider.requested.map(({ url }) => url)).toEqual([
    "/.well-known/openid-configuration",
    "/token",
  ]);
});

test("metadata of another issuer is refused with a reason, and requested again the next time", async () => {
  const provider = await startProvider(() => ({
    json: {
      issuer: "https://evil.test",
      authorization_endpoint: "https://evil.test/auth",
      token_endpoint: "https://evil.test/token",
    },
  }));
  const { get } = await start([openId(`${provider.origin}/.well-known/openid-configuration`)]);
  expect((await get("openid")).json.detail).toContain("another issuer: https://evil.test");
  expect((await get("openid")).status).toBe(502);
  expect(provider.requested).toHaveLength(2);
});

test("a forbidden address is refused, from the description or the provider", async () => {
  const named = await startProvider();
  const refusing = {
    ruleFor: async (address: string) => () => !address.startsWith(named.origin),
  };
  const { post } = await start([code(`${named.origin}/token`)], refusing);
  expect((await post("code", redeem)).status).toBe(503);
  const reporting = await startProvider(() => ({
    json: {
      issuer: reporting.origin,
      authorization_endpoint: `${reporting.origin}/auth`,
      token_endpoint: `${named.origin}/token`,
    },
  }));
  const other = await start(
    [openId(`${reporting.origin}/.well-known/openid-configuration`)],
    refusing,
  );
  const { status, json } = await other.post("openid", redeem);
  expect([status, json.detail]).toEqual([503, expect.stringContaining("private network")]);
  expect(named.requested).toEqual([]);
});

test("origins that metadata names later are not used, and reported", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let tokenOrigin = "";
  const provider = await startProvider(({ headers }) => ({
    json: {
      issuer: `http://${headers.host}`,
      authorization_endpoint: `http://${headers.host}/auth`,
      token_endpoint: `${tokenOrigin || `http://${headers.host}`}/token`,
    },
  }));
  const other = await startProvider();
  const moved: (readonly string[])[] = [];
  const { post } = await start([openId(`${provider.origin}/.well-known/openid-configuration`)], {
    onMoved: (_, origins) => moved.push(origins),
  });
  for (const origin of ["", other.origin, ""]) {
    tokenOrigin = origin;
    expect((await post("openid", redeem)).status).toBe(200);
    vi.setSystemTime(Date.now() + 3_700_000);
  }
  expect(moved).toEqual([[], [other.origin], []]);
  expect(other.requested).toEqual([]);
  vi.useRealTimers();
});
