import { createSessionStore } from "#session/session-store.ts";
import { expect, test, vi } from "vitest";
import { readLog } from "./call-log.ts";
import { storeSetting } from "./connection-settings.ts";
import { createHttp } from "./http.ts";
import { createRequestLog } from "./request-log.ts";

const session = createSessionStore();

const brokenOff = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) });
const isJson = { headers: { "content-type": "application/json" } };

function redirected(): Response {
  return Object.defineProperty(new Response(), "type", { value: "opaqueredirect" });
}

test.each<[claim: string, reply: (init: RequestInit) => Response, want: object]>([
  [
    "no response",
    () => {
      throw new TypeError("Failed to fetch");
    },
    { responseError: "none" },
  ],
  ["half a response", () => new Response(brokenOff, isJson), { responseError: "broken-off" }],
  ["no JSON", () => new Response("[1,", isJson), { responseError: "no-json" }],
  ["a page", () => new Response("<html>", isJson), { responseError: "html" }],
  [
    "a redirect without end",
    ({ redirect }) => {
      if (redirect === "manual") return redirected();
      throw new TypeError("Failed to fetch");
    },
    { responseError: "redirect-loop" },
  ],
  [
    "an error response",
    () => new Response('{"message":"No such ship"}', { ...isJson, status: 404 }),
    { failure: "No such ship", status: 404 },
  ],
])(
  "the request log shows %s with the message of the API or the kind of error",
  async (_, reply, want) => {
    const http = createHttp(session);
    const log = createRequestLog(http);
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => reply(init));
    await expect(
      http.send({ method: "get", path: "/ships", query: "", headers: {} }),
    ).rejects.toThrow("get /ships");
    const [call] = readLog(log.entries(), session.token());
    expect(call).toMatchObject(want);
    expect("failure" in (call ?? {})).toBe("failure" in want);
  },
);

test("a credential of any name in the body is masked", async () => {
  const http = createHttp(session);
  const log = createRequestLog(http);
  vi.stubGlobal("fetch", async () => new Response("{}", isJson));
  await storeSetting("key", "s3cret");
  const body = { mediaType: "application/json", content: '{"name":"Ada"}' };
  const settings = [{ in: "body", name: "key" }];
  await http.send({ method: "post", path: "/ships", query: "", headers: {}, body, settings });
  const [call] = readLog(log.entries(), session.token());
  expect(call?.requestBody).toBe('{"key":"•••","name":"Ada"}');
});
