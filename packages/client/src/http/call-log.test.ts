import { expect, test, vi } from "vitest";
import { readLog } from "./call-log.ts";
import { createRequestLog } from "./request-log.ts";
import { send } from "./send.ts";

const brokenOff = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) });
const isJson = { headers: { "content-type": "application/json" } };

test.each<[claim: string, reply: () => Response, want: object]>([
  [
    "no response",
    () => {
      throw new TypeError("Failed to fetch");
    },
    { responseError: "none" },
  ],
  ["half a response", () => new Response(brokenOff, isJson), { responseError: "broken-off" }],
  ["no JSON", () => new Response("<html>", isJson), { responseError: "no-json" }],
  [
    "a redirect",
    () => Object.defineProperty(new Response(), "type", { value: "opaqueredirect" }),
    { responseError: "redirect" },
  ],
  [
    "an error response",
    () => new Response('{"message":"No such ship"}', { ...isJson, status: 404 }),
    { failure: "No such ship", status: 404 },
  ],
])(
  "the request log shows %s with the message of the API or the kind of error",
  async (_, reply, want) => {
    const log = createRequestLog();
    vi.stubGlobal("fetch", async () => reply());
    await expect(send({ method: "get", path: "/ships", query: "", headers: {} })).rejects.toThrow(
      "get /ships",
    );
    const [call] = readLog(log.entries());
    expect(call).toMatchObject(want);
    expect("failure" in (call ?? {})).toBe("failure" in want);
  },
);
