import { beforeEach, expect, test, vi } from "vitest";
import { CREDENTIAL_KEY } from "#config/contract.ts";
import { endSession, readSession, startSession } from "#session/session.ts";
import { readLog } from "./call-log.ts";
import { startRequestLog, requestLog } from "./request-log.ts";
import { mask } from "./mask-secrets.ts";
import { fetchOwnFile } from "./fetch-own-file.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  endSession("signed-out");
  startSession({ token: "t1", user: "{}" });
});

test("a refusal of what was asked for ends the session", async () => {
  await expect(fetchOwnFile("-/model/core.json")).rejects.toThrow("401");
  expect(readSession()).toBeNull();
});

test("a refusal of what nobody asked for does not, and the token is masked all the same", async () => {
  const placed = { in: "header", name: "X-Berth", prefix: "" };
  localStorage.setItem(CREDENTIAL_KEY, JSON.stringify(placed));
  startRequestLog();
  await expect(fetchOwnFile("-/model/version.json", { isBackground: true })).rejects.toThrow("401");
  expect(readSession()?.token).toBe("t1");
  const [call] = readLog(requestLog());
  expect(call?.requestHeaders["X-Berth"]).toBe(mask);
  expect(JSON.stringify(call)).not.toContain("t1");
});
