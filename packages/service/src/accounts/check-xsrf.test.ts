import fastify from "fastify";
import { expect, test } from "vitest";
import { handleError } from "#problem/handle-error.ts";
import { checkXsrf } from "./check-xsrf.ts";
import { setXsrfCookie } from "./xsrf-cookie.ts";

const app = fastify({ trustProxy: true });
app.setErrorHandler(handleError);
app.addHook("onRequest", async (request) => checkXsrf(request));
app.all("/", () => "done");
app.get("/page", (request, reply) => {
  setXsrfCookie(request, reply, "/admin");
  return "page";
});

const cases: readonly [string, "GET" | "POST" | "DELETE", { [name: string]: string }, number][] = [
  ["a program without cookies", "POST", {}, 200],
  [
    "our page with cookie and header",
    "POST",
    { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc", "sec-fetch-site": "same-origin" },
    200,
  ],
  ["our page that got no cookie", "POST", { "sec-fetch-site": "same-origin" }, 200],
  ["a cookie without the header", "POST", { cookie: "a=b; XSRF-TOKEN=abc" }, 403],
  [
    "a cookie and another header",
    "DELETE",
    { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abd" },
    403,
  ],
  ["another site without a cookie", "POST", { "sec-fetch-site": "cross-site" }, 403],
  ["another port of this host", "POST", { "sec-fetch-site": "same-site" }, 403],
  [
    "a read of another site",
    "GET",
    { "sec-fetch-site": "cross-site", cookie: "XSRF-TOKEN=abc" },
    200,
  ],
  [
    "a value that is percent-encoded",
    "POST",
    { cookie: "XSRF-TOKEN=a%3D%3D", "x-xsrf-token": "a==" },
    200,
  ],
  [
    "one of two cookies of that name",
    "POST",
    { cookie: "XSRF-TOKEN=abc; XSRF-TOKEN=def", "x-xsrf-token": "def" },
    200,
  ],
  ["an empty cookie and no header", "POST", { cookie: "XSRF-TOKEN=" }, 200],
  ["a broken cookie", "POST", { cookie: "XSRF-TOKEN=%zz", "x-xsrf-token": "%zz" }, 200],
];

test.each(cases)("%s: %s %j", async (_, method, headers, status) => {
  const response = await app.inject({ method, url: "/", headers });
  expect(response.statusCode).toBe(status);
  if (status === 403) expect(response.json().code).toBe("xsrf");
});

test("the page brings a cookie that its script can read, and leaves one that is there", async () => {
  const first = await app.inject("/page");
  expect(first.headers["set-cookie"]).toMatch(
    /^XSRF-TOKEN=[\w-]{22}; Path=\/admin\/; SameSite=Strict$/,
  );
  const secure = await app.inject({ url: "/page", headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers["set-cookie"]).toMatch(/; Secure$/);
  const again = await app.inject({ url: "/page", headers: { cookie: "XSRF-TOKEN=abc" } });
  expect(again.headers["set-cookie"]).toBeUndefined();
});
