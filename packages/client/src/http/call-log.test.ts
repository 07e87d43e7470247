import { expect, test, vi } from "vitest";
import { readLog } from "./call-log.ts";
import { startRequestLog, requestLog } from "./request-log.ts";
import { send } from "./send.ts";

const brokenOff = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) });
const isJson = { headers: { "content-type": "application/json" } };

test.each<[claim: string, reply: () => Response, want: object]>([
  [
    "no answer",
    () => {
      throw new TypeError("Failed to fetch");
    },
    { responseError: "none" },
  ],
  ["half an answer", () => new Response(brokenOff, isJson), { responseError: "broken-off" }],
  ["no JSON", () => new Response("<html>", isJson), { responseError: "no-json" }],
  [
    "a redirect",
    () => Object.defineProperty(new Response(), "type", { value: "opaqueredirect" }),
    { responseError: "redirect" },
  ],
  [
    "a refusal",
    () => new Response('{"message":"No such ship"}', { ...isJson, status: 404 }),
    { failure: "No such ship", status: 404 },
  ],
])("the log tells %s, in words of the API or by what was wrong", async (_, reply, want) => {
  startRequestLog();
  vi.stubGlobal("fetch", async () => reply());
  await expect(send({ method: "get", path: "/ships", query: "", headers: {} })).rejects.toThrow(
    "get /ships",
  );
  const [call] = readLog(requestLog());
  expect(call).toMatchObject(want);
  expect("failure" in (call ?? {})).toBe("failure" in want);
});
