import { expect, test } from "vitest";
import { userAgent } from "#outgoing/user-agent.ts";
import { endToEndHeaders, headerObject } from "./hop-by-hop.ts";
import { requestHeaders as mapRequest } from "./request-headers.ts";
import { responseHeaders as mapResponse } from "./response-headers.ts";
import { rewriteCookie } from "./rewrite-cookie.ts";
import { rewriteLocation } from "./rewrite-location.ts";
import { readUpstream } from "./upstream.ts";
import { upstreamTarget } from "./upstream-target.ts";

const upstream = readUpstream("https://api.test/v1");
const root = readUpstream("http://[::1]:8080/");
const own = { prefix: "/admin", ownPath: "/admin/api", origin: "http://console.test:4400" };
const secure = { ...own, origin: "https://console.test" };

const requestHeaders = (...from: Parameters<typeof mapRequest>) =>
  headerObject(mapRequest(...from));
const responseHeaders = (...from: Parameters<typeof mapResponse>) =>
  headerObject(mapResponse(...from));

test("an upstream's address is taken apart", () => {
  expect(upstream).toEqual({
    isSecure: true,
    hostname: "api.test",
    port: 443,
    host: "api.test",
    origin: "https://api.test",
    basePath: "/v1",
  });
  expect(root).toMatchObject({ hostname: "::1", port: 8080, host: "[::1]:8080", basePath: "" });
});

test.each([
  ["/admin/api", "/v1"],
  ["/admin/api/", "/v1/"],
  ["/admin/api?a=1", "/v1?a=1"],
  ["/admin/api/orders/a%2Fb%20c?x=/../y#frag", "/v1/orders/a%2Fb%20c?x=/../y"],
  ["/admin/api//evil.test/x", "/v1//evil.test/x"],
  ["/admin/api/http://evil.test/", "/v1/http://evil.test/"],
  ["http://evil.test/admin/api/orders", "/v1/orders"],
  ["/admin/api/...", "/v1/..."],
  ["/admin/api/a..b/.hidden", "/v1/a..b/.hidden"],
  ["/admin/api/%e2%80%a6/%c3%a9%ff.", "/v1/%e2%80%a6/%c3%a9%ff."],
  ["/admin/api/%ef%bc%8ea/b", "/v1/%ef%bc%8ea/b"],
  ["/admin/api/%252e%252e/x", undefined],
  ["/admin/apiary", undefined],
  ["/other", undefined],
  ["@evil.test/", undefined],
  ["http://evil.test", undefined],
  ["/admin/api/../admin", undefined],
  ["/admin/api/a/%2e%2E/b", undefined],
  ["/admin/api/a/.%2e", undefined],
  ["/admin/api/./a", undefined],
  ["/admin/api/..%2fb", undefined],
  ["/admin/api/..\\b", undefined],
  ["/admin/api/a%5c..%5cb", undefined],
  ["/admin/api/..;x=1/b", undefined],
  ["/admin/api/..", undefined],
])("%s goes to %s", (url, want) => {
  expect(upstreamTarget(upstream, own.ownPath, url)).toBe(want);
});

test("an upstream without a base path gets a path all the same", () => {
  expect(upstreamTarget(root, "/api", "/api")).toBe("/");
  expect(upstreamTarget(root, "/api", "/api?a")).toBe("/?a");
  expect(upstreamTarget(root, "/api", "/api/x")).toBe("/x");
});

// A site without rewritten addresses, one in a folder, and a front controller with a base path.
test.each([
  ["http://site.test/?rest_route=/", "/api/wp/v2/posts?page=2", "/?rest_route=/wp/v2/posts&page=2"],
  ["http://site.test/blog/index.php?rest_route=/", "/api", "/blog/index.php?rest_route=/"],
  [
    "http://shop.test/api.php?r=/v1",
    "/api/orders/a%26b%2f?x=1",
    "/api.php?r=/v1/orders/a%26b%2f&x=1",
  ],
  ["http://shop.test/api.php?r=/v1", "/api/a&r=b/c+d", "/api.php?r=/v1/a%26r%3Db/c%2Bd"],
  ["http://shop.test/api.php?r=/v1", "/api/a?r=/v2&r[]=/v3&%72=1&ra=1", "/api.php?r=/v1/a&ra=1"],
  ["http://shop.test/api.php?q.x=/v1", "/api/a?q_x=/v2&b=1", "/api.php?q.x=/v1/a&b=1"],
  ["http://shop.test/api.php?r=/v1", "/api/%2e%2e/v2", undefined],
])("with the base %s, %s goes to %s", (base, url, want) => {
  expect(upstreamTarget(readUpstream(base), "/api", url)).toBe(want);
});

test.each([
  ["/api.php?r=/v1/orders/7&x=1", "/api/orders/7?x=1"],
  ["http://shop.test/api.php?r=%2Fv1%2Forders%2Fa b", "/api/orders/a%20b"],
  ["/api.php?r=/v2/orders", "http://shop.test/api.php?r=/v2/orders"],
  ["/other.php?r=/v1/orders", "http://shop.test/other.php?r=/v1/orders"],
  ["/api.php", "http://shop.test/api.php"],
])("the location %s below a parameter is %s", (location, want) => {
  const base = readUpstream("http://shop.test/api.php?r=/v1");
  const side = { prefix: "", ownPath: "/api", origin: "http://c.test", target: "/api.php?r=/v1/a" };
  expect(rewriteLocation(location, base, side)).toBe(want);
});

test("hop-by-hop headers stay, and those that Connection names", () => {
  const headers = {
    connection: ["keep-alive, X-Secret", "x-other"],
    "keep-alive": ["timeout=5"],
    "x-secret": ["1"],
    "x-other": ["2"],
    te: ["trailers"],
    upgrade: ["websocket"],
    "proxy-authorization": ["x"],
    "x-kept": ["3", "4"],
    authorization: ["Bearer t"],
  };
  expect([...endToEndHeaders(headers)]).toEqual([
    ["x-kept", ["3", "4"]],
    ["authorization", ["Bearer t"]],
  ]);
});

const asker = { addresses: ["10.0.0.9"], protocol: "http", host: "console.test:4400" };

test("the upstream learns caller and host from the gateway alone", () => {
  const sent = requestHeaders(
    {
      host: ["console.test:4400"],
      "x-forwarded-for": ["1.2.3.4"],
      "x-forwarded-host": ["evil.test"],
      "x-forwarded-prefix": ["/evil"],
      forwarded: ["for=1.2.3.4"],
      "x-real-ip": ["1.2.3.4"],
      "accept-encoding": ["br"],
      expect: ["100-continue"],
      cookie: ["a=1", "b=2"],
      user: ['{"name":"x"}'],
    },
    asker,
    { upstream },
  );
  expect(sent).toEqual({
    host: "api.test",
    "x-forwarded-for": "10.0.0.9",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "console.test:4400",
    "accept-encoding": "br",
    cookie: "a=1; b=2",
    user: '{"name":"x"}',
  });
});

test.each([
  ["http://console.test:4400", "https://api.test"],
  ["http://console.test", "http://console.test"],
  ["https://evil.test", "https://evil.test"],
  ["null", "null"],
])("the origin %s is %s to the upstream", (origin, want) => {
  expect(requestHeaders({ origin: [origin] }, asker, { upstream })["origin"]).toBe(want);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36", userAgent],
  ["Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", userAgent],
  ["curl/8.9.1", "curl/8.9.1"],
])("the client %s is %s to the upstream", (agent, want) => {
  expect(requestHeaders({ "user-agent": [agent] }, asker, { upstream })["user-agent"]).toBe(want);
});

test("the page's address is not forwarded", () => {
  const referer = (text: string) =>
    requestHeaders({ referer: [text] }, asker, { upstream })["referer"];
  expect(referer("http://console.test:4400/orders?q=secret")).toBe("https://api.test/");
  expect(referer("http://console.test:44001/x")).toBe("http://console.test:44001/x");
});

test.each([
  ["https://api.test/v1/orders/7?a=1#b", "/admin/api/orders/7?a=1#b"],
  ["/v1/orders/7", "/admin/api/orders/7"],
  ["../customers", "/admin/api/customers"],
  ["?page=2", "/admin/api/orders/?page=2"],
  ["/v1", "/admin/api"],
  ["http://console.test:4400/v1/orders/7", "/admin/api/orders/7"],
  ["/login", "https://api.test/login"],
  ["/v10/x", "https://api.test/v10/x"],
  ["https://api.test/v1/../login", "https://api.test/login"],
  ["http://api.test/v1/orders", "http://api.test/v1/orders"],
  ["https://evil.test/v1/orders", "https://evil.test/v1/orders"],
  ["//evil.test/x", "//evil.test/x"],
  ["mailto:a@b", "mailto:a@b"],
  ["https://[bad", "https://[bad"],
])("Location %s becomes %s", (location, want) => {
  expect(rewriteLocation(location, upstream, { ...own, target: "/v1/orders/" })).toBe(want);
});

test.each([
  ["sid=1; Path=/v1; Domain=api.test; HttpOnly", "sid=1; Path=/admin/api; HttpOnly"],
  ["sid=1; path=/v1/auth/; Max-Age=5", "sid=1; Path=/admin/api/auth; Max-Age=5"],
  ["XSRF-TOKEN=a=b; Path=/", "XSRF-TOKEN=a=b; Path=/admin/"],
  ["sid=1", "sid=1"],
  ["sid=1; Path=", "sid=1"],
  ["sid=1; Path=/v10", "sid=1"],
  ["sid=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "sid=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"],
  ["sid=1; Secure; SameSite=None; Partitioned", "sid=1; SameSite=Lax"],
  ["sid=1; Secure; SameSite=Strict", "sid=1; SameSite=Strict"],
  ["__Secure-sid=1; Secure; Path=/v1", "__Secure-sid=1; Secure; Path=/admin/api"],
  ["__Host-sid=1; Secure; Path=/", "__Host-sid=1; Secure; Path=/"],
])("over plain HTTP the cookie %s is %s", (cookie, want) => {
  expect(rewriteCookie(cookie, upstream, own)).toBe(want);
});

test("over HTTPS a cookie stays secure", () => {
  const cookie = "sid=1; Secure; SameSite=None; Path=/v1; Domain=api.test";
  expect(rewriteCookie(cookie, upstream, secure)).toBe(
    "sid=1; Secure; SameSite=None; Path=/admin/api",
  );
});

test("cookies of an upstream at the root apply to the whole console", () => {
  const plain = { ...own, prefix: "", ownPath: "/api" };
  expect(rewriteCookie("a=1; Path=/", root, plain)).toBe("a=1; Path=/");
  expect(rewriteCookie("a=1; Path=/auth", root, plain)).toBe("a=1; Path=/api/auth");
});

test("a page of the upstream gets a separate origin, data is unchanged", () => {
  const of = (type: string, more = {}) =>
    responseHeaders({ "content-type": [type], ...more }, upstream, { ...own, target: "/v1" });
  expect(of("text/html")["content-security-policy"]).toMatch(/^sandbox /);
  expect(of("image/svg+xml")["content-security-policy"]).toMatch(/^sandbox /);
  expect(of("text/html", { "content-security-policy": ["default-src 'self'"] })).toMatchObject({
    "content-security-policy": ["default-src 'self'", expect.stringMatching(/^sandbox /)],
  });
  expect(of("application/json")).toEqual({
    "content-type": "application/json",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
  });
});

test.each([
  ['Basic realm="x"', 'x-Basic realm="x"'],
  ["Negotiate, NTLM", "x-Negotiate, x-NTLM"],
  ['Bearer error="invalid_token"', 'Bearer error="invalid_token"'],
  ['Bearer realm="a", basic realm="b"', 'Bearer realm="a", x-basic realm="b"'],
])("a browser opens no password dialog for %s", (challenge, want) => {
  const headers = responseHeaders({ "www-authenticate": [challenge] }, upstream, {
    ...own,
    target: "/v1/x",
  });
  expect(headers["www-authenticate"]).toEqual(want);
});

test.each([
  [{ "access-control-allow-methods": ["GET, PUT"] }, "GET, PUT"],
  [{ "access-control-allow-methods": ["GET"], allow: ["GET, POST"] }, "GET, POST"],
  [{ "access-control-allow-methods": ["*"] }, undefined],
])("the methods of %j are allowed", (headers, allow) => {
  const side = { ...own, target: "/v1" };
  expect(responseHeaders(headers, upstream, side)["allow"]?.toString()).toBe(allow);
});
