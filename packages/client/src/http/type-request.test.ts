// @vitest-environment node
import { expect, test } from "vitest";
import type { PreparedRequest } from "./send-prepared.ts";
import { typeRequest } from "./type-request.ts";

const own = { "x-own": "1" };

test.each<readonly [RequestInit, RequestInit | undefined]>([
  [
    { method: "POST", headers: own },
    { method: "POST", body: "{}" },
  ],
  [
    { method: "PUT", headers: {} },
    { method: "PUT", body: "{}" },
  ],
  [{ method: "DELETE" }, { method: "DELETE", body: "{}" }],
  [{ method: "POST", body: "{}" }, undefined],
  [{ method: "POST", headers: { "Content-Type": "text/plain" } }, undefined],
  [{ method: "GET" }, undefined],
  [{}, undefined],
])("%j is sent again as %j", (init, again) => {
  const request = { url: "http://api/x", init } as PreparedRequest;
  const typed = typeRequest(request)?.init;
  expect(typed).toEqual(
    again && {
      ...again,
      headers: { ...(init.headers as object), "content-type": "application/json" },
    },
  );
});
