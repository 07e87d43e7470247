import { createSessionStore } from "#session/session-store.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { CREDENTIAL_KEY } from "#config/contract.ts";
import { readLog } from "./call-log.ts";
import { createHttp } from "./http.ts";
import { createRequestLog } from "./request-log.ts";
import { mask } from "./mask-secrets.ts";
import { fetchOwnFile } from "./fetch-own-file.ts";

const session = createSessionStore();

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  session.end("signed-out");
  session.start({ token: "t1", user: "{}" });
});

test("a refused read ends the session", async () => {
  await expect(fetchOwnFile(createHttp(session), "-/model/summary.json")).rejects.toThrow("401");
  expect(session.stored()).toBeNull();
});

test("a refused background read does not end the session, and the token is masked", async () => {
  const credential = { in: "header", name: "X-Berth", prefix: "" };
  localStorage.setItem(CREDENTIAL_KEY, JSON.stringify(credential));
  const http = createHttp(session);
  const log = createRequestLog(http);
  await expect(fetchOwnFile(http, "-/model/version.json", { isBackground: true })).rejects.toThrow(
    "401",
  );
  expect(session.stored()?.token).toBe("t1");
  const [call] = readLog(log.entries(), session.token());
  expect(call?.requestHeaders["X-Berth"]).toBe(mask);
  expect(JSON.stringify(call)).not.toContain("t1");
});
