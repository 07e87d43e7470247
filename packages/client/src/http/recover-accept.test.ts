import type { HttpRequest } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createSessionStore } from "#session/session-store.ts";
import { createHttp } from "./http.ts";

const write: HttpRequest = { method: "PUT", path: "/pumps/3", query: "", headers: {} };

/** Responds with a refusal until `Accept` has only the type of JSON. */
function serve(refusal: () => Response): readonly (string | null)[] {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) => {
    const accept = new Headers(headers).get("accept");
    sent.push(accept);
    return accept === "application/json" ? Response.json({ id: 3 }) : refusal();
  });
  return sent;
}

const page = (status: number, text: string) => () =>
  new Response(text, { status, headers: { "content-type": "text/html" } });
const json = (status: number, body: object) => () => Response.json(body, { status });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a page", page(400, "<h1>Accept header is missing or not set to 'application/json'.</h1>")],
  ["a message", json(406, { message: "Accept must be application/json" })],
  ["a list", json(406, { error: "Not acceptable: set Accept to one of application/json" })],
])("a refusal of the media types by %s", async (_, refusal) => {
  const sent = serve(refusal);
  const { send } = createHttp(createSessionStore());
  expect(await send(write)).toMatchObject({ status: 200, body: { id: 3 } });
  expect(sent).toEqual(["application/json, */*;q=0.5", "application/json"]);
});

test.each([
  ["of a body", json(400, { message: "Send application/json" })],
  ["of a rule", json(400, { message: "Accept the terms" })],
])("a refusal %s is not sent again", async (_, refusal) => {
  const sent = serve(refusal);
  const { send } = createHttp(createSessionStore());
  await expect(send(write)).rejects.toThrow("400");
  expect(sent).toHaveLength(1);
});
