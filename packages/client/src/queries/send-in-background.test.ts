import type { HttpRequest } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";
import { isRefused, sendTracked } from "./permission-cache.ts";
import { sendInBackground } from "./send-in-background.ts";
import { testClient } from "./testing/test-client.ts";

const request: HttpRequest = { method: "GET", path: "/users/7", query: "", headers: {} };

function clientOf(status: number) {
  const session = createSessionStore();
  session.start({ token: "t", user: "{}" });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status })));
  return { session, client: testClient(createHttp(session)) };
}

test.each([401, 403])(
  "a %i in the background neither ends the session nor refuses the operation",
  async (status) => {
    const { session, client } = clientOf(status);
    await expect(sendInBackground(client, request)).rejects.toThrow(String(status));
    expect([session.token(), isRefused("a")]).toEqual(["t", false]);
  },
);

test("a 403 of a screen ends the session", async () => {
  const { session, client } = clientOf(403);
  await expect(sendTracked(client, "c", request)).rejects.toThrow("403");
  expect([session.token(), isRefused("c")]).toEqual([null, true]);
});
