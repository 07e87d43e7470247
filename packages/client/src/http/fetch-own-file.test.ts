import { beforeEach, expect, test, vi } from "vitest";
import { CREDENTIAL_KEY } from "#config/contract.ts";
import { endSession, readSession, startSession } from "#session/session.ts";
import { readLog } from "./call-log.ts";
import { createRequestLog } from "./request-log.ts";
import { mask } from "./mask-secrets.ts";
import { fetchOwnFile } from "./fetch-own-file.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  endSession("signed-out");
  startSession({ token: "t1", user: "{}" });
});

test("a refused read ends the session", async () => {
  await expect(fetchOwnFile("-/model/core.json")).rejects.toThrow("401");
  expect(readSession()).toBeNull();
});

test("a refused background read does not end the session, and the token is masked", async () => {
  const credential = { in: "header", name: "X-Berth", prefix: "" };
  localStorage.setItem(CREDENTIAL_KEY, JSON.stringify(credential));
  const log = createRequestLog();
  await expect(fetchOwnFile("-/model/version.json", { isBackground: true })).rejects.toThrow("401");
  expect(readSession()?.token).toBe("t1");
  const [call] = readLog(log.entries());
  expect(call?.requestHeaders["X-Berth"]).toBe(mask);
  expect(JSON.stringify(call)).not.toContain("t1");
});
