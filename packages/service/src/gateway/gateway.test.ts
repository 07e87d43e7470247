import { once } from "node:events";
import http from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { startPair } from "#testing/fake-upstream.ts";
import type { GatewayPair } from "#testing/fake-upstream.ts";

const open: GatewayPair[] = [];

async function start(listener: RequestListener, options = {}): Promise<GatewayPair> {
  const pair = await startPair(listener, options);
  open.push(pair);
  return pair;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pair) => pair.close()));
});

const echo: RequestListener = async (request, response) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const { method, url, headers } = request;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ method, url, headers, body }));
};

/** Without fetch's own rules: any method, target and header. */
async function ask(
  origin: string,
  options: http.RequestOptions,
  body?: string,
): Promise<{ readonly result: IncomingMessage; readonly text: string }> {
  const { hostname, port } = new URL(origin);
  const request = http.request({ hostname, port, agent: false, ...options });
  request.end(body);
  const [result] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of result) text += String(chunk);
  return { result, text };
}

test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE", "REPORT"])(
  "%s is passed on with its path, query and body",
  async (method) => {
    const { origin } = await start(echo);
    const path = "/api/orders/a%2Fb?x=1&y=%20,";
    const headers = { "content-length": "4", "content-type": "no type at all" };
    const { text } = await ask(origin, { method, path, headers }, "body");
    expect(JSON.parse(text)).toMatchObject({
      method,
      url: "/v1/orders/a%2Fb?x=1&y=%20,",
      body: "body",
      headers: { "content-type": "no type at all" },
    });
  },
);

test("files of the server outside of the base path are read with the credential, and not written", async () => {
  const { origin } = await start(echo);
  const headers = { authorization: "Bearer t" };
  const { text } = await ask(origin, { path: "/-/files/media/a%20b.png?w=2", headers });
  expect(JSON.parse(text)).toMatchObject({ url: "/media/a%20b.png?w=2", headers });
  const written = await ask(origin, { method: "POST", path: "/-/files/media/a.png" });
  expect(written.result.statusCode).toBe(404);
});

test.each([
  ["/-/files/media/../admin", 400],
  ["/-/files/%2e%2e/admin", 404],
  ["/-/files/media/%2e%2e/admin", 400],
  ["/-/filesystem", 404],
  ["/-/files/metrics", 404],
  ["/-/files/actuator/heapdump", 404],
  ["/api/../admin", 400],
  ["/api/%2e%2e/admin", 400],
  ["/api/x/..%2f..%2fadmin", 400],
  ["/api/x\\..\\..\\admin", 400],
  ["/%61pi/x", 400],
  ["//evil.test/api/x", 404],
  ["/apiary", 404],
])("%s never reaches the upstream", async (path, status) => {
  let isReached = false;
  const { origin } = await start((_, response) => {
    isReached = true;
    response.end();
  });
  const { result, text } = await ask(origin, { path });
  expect(result.statusCode).toBe(status);
  expect(JSON.parse(text).status).toBe(status);
  expect(isReached).toBe(false);
});

test.each([
  ["http://evil.test/api/x?y", "/v1/x?y"],
  ["/api//evil.test/x", "/v1//evil.test/x"],
  [`/api/${"x".repeat(3_000)}`, `/v1/${"x".repeat(3_000)}`],
])("the target %s reaches the configured upstream and no other", async (path, want) => {
  const { origin, upstreamOrigin } = await start(echo);
  const { text } = await ask(origin, { path });
  const { url, headers } = JSON.parse(text);
  expect(url).toBe(want);
  expect(`http://${headers.host}`).toBe(upstreamOrigin);
});

test("the gateway serves its prefix only", async () => {
  const { origin } = await start(echo, { prefix: "/admin" });
  const inside = await ask(origin, { path: "/admin/api/x" });
  expect(JSON.parse(inside.text).url).toBe("/v1/x");
  expect((await ask(origin, { path: "/api/x" })).result.statusCode).toBe(404);
});

test("status, reason, headers and repeated headers are preserved", async () => {
  const { origin } = await start((_, response) => {
    response.writeHead(
      418,
      "Short And Stout",
      [
        ["X-One", "1"],
        ["Link", "<a>; rel=x"],
        ["Link", "<b>; rel=y"],
        ["Content-Encoding", "gzip"],
        ["Connection", "X-Hop"],
        ["X-Hop", "no"],
        ["Date", "Wed, 21 Oct 2015 07:28:00 GMT"],
      ].flat(),
    );
    response.end("not really zipped");
  });
  const { result, text } = await ask(origin, { path: "/api/x" });
  expect([result.statusCode, result.statusMessage]).toEqual([418, "Short And Stout"]);
  expect(result.headersDistinct).toMatchObject({
    "x-one": ["1"],
    link: ["<a>; rel=x", "<b>; rel=y"],
    "content-encoding": ["gzip"],
    date: ["Wed, 21 Oct 2015 07:28:00 GMT"],
  });
  expect(result.headers).not.toHaveProperty("x-hop");
  expect(result.headers).not.toHaveProperty("set-cookie");
  expect(text).toBe("not really zipped");
});

test.each([204, 304])("a response %d has no body", async (status) => {
  const { origin } = await start((_, response) =>
    response.writeHead(status, { etag: '"1"' }).end(),
  );
  const { result, text } = await ask(origin, { path: "/api/x" });
  expect([result.statusCode, result.headers["etag"], text]).toEqual([status, '"1"', ""]);
});

test("HEAD has the length of the omitted body", async () => {
  const { origin } = await start((request, response) => {
    response.writeHead(200, { "content-length": "12345", "x-method": request.method ?? "" }).end();
  });
  const { result, text } = await ask(origin, { path: "/api/x", method: "HEAD" });
  expect(result.headers).toMatchObject({ "content-length": "12345", "x-method": "HEAD" });
  expect(text).toBe("");
});

test("a caller that waits for 100 Continue gets it", async () => {
  const { origin } = await start(echo);
  const { hostname, port } = new URL(origin);
  const headers = { expect: "100-continue", "content-length": "4" };
  const request = http.request({ hostname, port, path: "/api/x", method: "PUT", headers });
  request.flushHeaders();
  await once(request, "continue");
  request.end("late");
  const [result] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of result) text += String(chunk);
  expect(JSON.parse(text).body).toBe("late");
});

test("cookies of the upstream are its own, moved to our address", async () => {
  const { origin } = await start((_, response) => {
    response.setHeader("set-cookie", ["a=1; Path=/v1; Domain=api.test", "b=2; Path=/; Secure"]);
    response.end();
  });
  const { result } = await ask(origin, { path: "/api/x" });
  expect(result.headers["set-cookie"]).toEqual(["a=1; Path=/api", "b=2; Path=/"]);
});

test("redirects are passed on and never followed", async () => {
  const requested: string[] = [];
  const other = await start((request, response) => {
    requested.push(request.url ?? "");
    response.end();
  });
  const { origin, upstreamOrigin } = await start((request, response) => {
    const to = request.url?.endsWith("own") ? "/v1/orders/" : `${other.upstreamOrigin}/stolen`;
    response.writeHead(307, { location: to }).end();
  });
  const own = await ask(origin, { path: "/api/own" });
  const foreign = await ask(origin, {
    path: "/api/foreign",
    headers: { authorization: "Bearer t" },
  });
  expect([own.result.statusCode, own.result.headers.location]).toEqual([307, "/api/orders/"]);
  expect(foreign.result.statusCode).toBe(307);
  expect(foreign.result.headers.location).toBe(`${other.upstreamOrigin}/stolen`);
  expect(requested).toEqual([]);
  expect(upstreamOrigin).not.toBe(other.upstreamOrigin);
});

test("forwarded addresses are used only behind a trusted proxy", async () => {
  const headers = {
    "x-forwarded-for": "1.2.3.4",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "console.test",
  };
  const plain = await start(echo);
  const trusting = await start(echo, { trustProxy: true });
  const unbelieved = JSON.parse(
    (await ask(plain.origin, { path: "/api/x", headers })).text,
  ).headers;
  const believed = JSON.parse(
    (await ask(trusting.origin, { path: "/api/x", headers })).text,
  ).headers;
  expect(unbelieved).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
  expect(`http://${unbelieved["x-forwarded-host"]}`).toBe(plain.origin);
  expect(believed).toMatchObject({ ...headers, "x-forwarded-for": "1.2.3.4, 127.0.0.1" });
});
