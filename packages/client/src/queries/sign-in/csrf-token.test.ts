import { beforeEach, expect, test, vi } from "vitest";
import type { SignIn } from "@quarterdeck/model";
import { CSRF_KEY } from "#config/contract.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { readCsrfToken, storeCsrfToken } from "./csrf-token.ts";

const send = vi.fn<Http["send"]>();
const http = fakeHttp(send);

function describe(csrf: NonNullable<SignIn["csrf"]>): void {
  http.session.setDescribedSignIn({ methods: [], csrf });
}

const stored = () => localStorage.getItem(CSRF_KEY)?.split("\n");

beforeEach(() => {
  localStorage.clear();
  send.mockReset();
  for (const name of ["csrftoken", "XSRF-COOKIE", "_csrf", "_xsrf", "antiforgery", "crumb"])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  http.session.setDescribedSignIn({ methods: [] });
});

test.each([
  ["csrftoken", "X-CSRFToken"],
  ["XSRF-COOKIE", "X-XSRF-TOKEN"],
  ["_csrf", "X-CSRF-Token"],
  ["_xsrf", "X-XSRFToken"],
  ["antiforgery", "X-CSRF-Token"],
])("the cookie %s is sent in %s", async (cookie, header) => {
  document.cookie = `${cookie}=c1`;
  await readCsrfToken(http);
  expect(stored()).toEqual([header, "", cookie]);
  expect(send).not.toHaveBeenCalled();
});

test("the described header is used with the cookie", async () => {
  document.cookie = "csrftoken=c1";
  describe({ header: "X-Shop-Csrf" });
  await readCsrfToken(http);
  expect(stored()).toEqual(["X-Shop-Csrf", "", "csrftoken"]);
});

test("a cookie without a usual name has the word of the described header", async () => {
  document.cookie = "crumb=c1";
  describe({ header: "X-Crumb" });
  await readCsrfToken(http);
  expect(stored()).toEqual(["X-Crumb", "", "crumb"]);
});

test.each([[{ csrf: "t1" }], [{ user: { _csrf: "t1" } }], [{ session: { xsrf_token: "t1" } }]])(
  "a sign-in returns the token: %o",
  (body) => {
    storeCsrfToken(http.session, { status: 200, headers: {}, body });
    expect(stored()).toEqual(["X-CSRF-Token", "t1"]);
  },
);

test.each([[{ csrfToken: "t1" }], [{ data: { csrf_token: "t1" } }], [{ token: "t1" }]])(
  "the described read returns the token: %o",
  async (body) => {
    describe({ read: { path: "/csrf", tokenPaths: [] } });
    send.mockResolvedValue({ status: 200, headers: {}, body });
    await readCsrfToken(http);
    expect(stored()).toEqual(["X-CSRF-Token", "t1"]);
  },
);

test("a read that fails leaves the cookie", async () => {
  document.cookie = "csrftoken=c1";
  describe({ read: { path: "/csrf", tokenPaths: [] } });
  send.mockRejectedValue(new Error("No"));
  await readCsrfToken(http);
  expect(stored()).toEqual(["X-CSRFToken", "", "csrftoken"]);
});

test.each([
  [{ "x-csrf-token": "t2" }, {}, ["x-csrf-token", "t2"]],
  [{}, { csrf_token: "t2" }, ["X-CSRF-Token", "t2"]],
  [{}, { data: { xsrfToken: "t2" } }, ["X-CSRF-Token", "t2"]],
])("the sign-in response contains the token: %o %o", (headers, body, want) => {
  const response = { status: 200, headers: headers as Record<string, string>, body };
  storeCsrfToken(http.session, response);
  expect(stored()).toEqual(want);
});
