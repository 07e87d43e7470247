import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { SignInMethod } from "@quarterdeck/model";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { handleError } from "#problem/handle-error.ts";
import { addOAuthRoutes } from "./oauth-routes.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Asked {
  readonly url: string;
  readonly body: string;
  readonly headers: IncomingMessage["headers"];
}
type Answer = (asked: Asked) => {
  readonly status?: number;
  readonly json?: object;
  readonly headers?: Record<string, string>;
};

const good: Answer = () => ({ json: { access_token: "t", expires_in: 5, secret_thing: "x" } });

async function startProvider(answer: Answer = good) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const one = { url: request.url ?? "", body, headers: request.headers };
      asked.push(one);
      const { status = 200, json, headers } = answer(one);
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const common = {
  credential: { in: "header", name: "Authorization", prefix: "Bearer " },
  evidence: { pointer: "", because: "", confidence: 1 },
} as const;
const code = (tokenUrl: string, authorizationUrl = "https://id.test/auth"): SignInMethod => ({
  kind: "authorization-code",
  id: "code",
  authorizationUrl,
  tokenUrl,
  scopes: [],
  ...common,
});
const openId = (discoveryUrl: string): SignInMethod => ({
  kind: "openid-connect",
  id: "openid",
  discoveryUrl,
  scopes: [],
  ...common,
});

async function start(
  methods: readonly SignInMethod[],
  more: {
    readonly clientId?: string;
    readonly clientSecret?: string;
    readonly servers?: readonly string[];
    readonly upstream?: string;
    readonly mayAsk?: (address: string) => Promise<boolean>;
  } = {},
) {
  const { clientId, clientSecret, servers = [], upstream, mayAsk = async () => true } = more;
  const app = fastify();
  app.setErrorHandler(handleError);
  await app.register(async (scope) =>
    addOAuthRoutes(scope, {
      prefix: "/desk",
      clientId,
      clientSecret,
      mayAsk,
      readApi: async () => ({ methods, servers, upstream }),
    }),
  );
  closers.push(() => app.close());
  const post = async (id: string, form: object, headers: Record<string, string> = {}) => {
    const {
      statusCode,
      body,
      headers: answered,
    } = await app.inject({
      method: "POST",
      url: `/desk/-/oauth/${id}/token`,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ ...form }).toString(),
    });
    return { status: statusCode, json: JSON.parse(body) as { detail?: string }, answered };
  };
  const get = async (id: string) => {
    const { statusCode, body } = await app.inject(`/desk/-/oauth/${id}`);
    return { status: statusCode, json: JSON.parse(body) as { detail?: string } };
  };
  return { app, post, get };
}

const redeem = { grant_type: "authorization_code", code: "c", client_id: "me" };

test("a code is traded at the token address, with nothing of the page's own call", async () => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)]);
  const { status, json, answered } = await post(
    "code",
    { ...redeem, code_verifier: "v", redirect_uri: "r", extra: "no" },
    { cookie: "a=b", authorization: "Bearer x", user: "ada" },
  );
  expect([status, json]).toEqual([200, { access_token: "t", expires_in: 5 }]);
  expect(answered["cache-control"]).toBe("no-store");
  const [asked] = provider.asked;
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    ...redeem,
    code_verifier: "v",
    redirect_uri: "r",
  });
  expect(asked?.headers).not.toHaveProperty("cookie");
  expect(asked?.headers).not.toHaveProperty("authorization");
  expect(asked?.headers).not.toHaveProperty("user");
});

test.each(["../code", "other", "__proto__", "http://evil.test"])(
  "%s is no way in that the description knows",
  async (id) => {
    const { post, get } = await start([code("http://127.0.0.1:1/token")]);
    const answers = [await post(encodeURIComponent(id), redeem), await get(encodeURIComponent(id))];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
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
  expect(other.asked).toEqual([]);
});

test.each(["cross-site", "same-site"])("a page of a %s kind is refused", async (site) => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)]);
  expect((await post("code", redeem, { "sec-fetch-site": site })).status).toBe(403);
  expect(provider.asked).toEqual([]);
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
  expect(provider.asked[0]?.headers.authorization).toBe(
    isSent ? `Basic ${Buffer.from(pair).toString("base64")}` : undefined,
  );
});

test("a typed secret goes with the typed name", async () => {
  const provider = await startProvider();
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  await post("code", { grant_type: "client_credentials", client_id: "me", client_secret: "own" });
  expect(provider.asked[0]?.headers.authorization).toBe(`Basic ${btoa("me:own")}`);
  expect(provider.asked[0]?.body).toBe("grant_type=client_credentials");
});

test("a provider that takes the secret in the body alone gets it there", async () => {
  const provider = await startProvider(({ body, headers }) =>
    headers.authorization === undefined && body.includes("client_secret=")
      ? { json: { access_token: "t" } }
      : { status: 401, json: { error: "invalid_client" } },
  );
  const { post } = await start([code(`${provider.origin}/token`)], secretive);
  expect((await post("code", redeem)).status).toBe(200);
  expect(provider.asked).toHaveLength(2);
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
  "%j is asked of nobody",
  async (form) => {
    const provider = await startProvider();
    const { post } = await start([code(`${provider.origin}/token`)]);
    expect((await post("code", form)).status).toBe(400);
    expect(provider.asked).toEqual([]);
  },
);

test("a provider that is down is a 502 problem that names no more than its origin", async () => {
  const { post } = await start([code("http://127.0.0.1:1/token?key=secret")]);
  const { status, json } = await post("code", redeem);
  expect(status).toBe(502);
  expect(json.detail).toContain("http://127.0.0.1:1 ");
  expect(json.detail).not.toContain("secret");
});

test("relative addresses count from where the API lives", async () => {
  const provider = await startProvider();
  const upstream = `${provider.origin}/v1`;
  const { post, get } = await start([code("/oauth/token", "authorize")], { upstream });
  await post("code", redeem);
  expect(provider.asked[0]?.url).toBe("/oauth/token");
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
  "nobody is sent to %s",
  async (address) => {
    const { get } = await start([code("https://id.test/token", address)]);
    expect((await get("code")).status).toBe(503);
  },
);

test("OpenID Connect metadata is asked for once and gives the addresses", async () => {
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
  expect(provider.asked.map(({ url }) => url)).toEqual([
    "/.well-known/openid-configuration",
    "/token",
  ]);
});

test("metadata of another issuer is refused in words, and asked for again the next time", async () => {
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
  expect(provider.asked).toHaveLength(2);
});

test("an address that may not be asked is refused, be it named or told by the provider", async () => {
  const named = await startProvider();
  const refusing = { mayAsk: async (address: string) => !address.startsWith(named.origin) };
  const { post } = await start([code(`${named.origin}/token`)], refusing);
  expect((await post("code", redeem)).status).toBe(503);
  const telling = await startProvider(() => ({
    json: {
      issuer: telling.origin,
      authorization_endpoint: `${telling.origin}/auth`,
      token_endpoint: `${named.origin}/token`,
    },
  }));
  const other = await start(
    [openId(`${telling.origin}/.well-known/openid-configuration`)],
    refusing,
  );
  const { status, json } = await other.post("openid", redeem);
  expect([status, json.detail]).toEqual([503, expect.stringContaining("private network")]);
  expect(named.asked).toEqual([]);
});
