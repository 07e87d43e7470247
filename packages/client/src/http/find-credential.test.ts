import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { HttpError } from "./errors.ts";
import { findCredential } from "./find-credential.ts";
import type { SendOptions } from "./prepare-request.ts";

const read = (path: string): HttpRequest => ({ method: "get", path, query: "", headers: {} });
const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
const refusal = (status: number, headers: Record<string, string> = {}) => ({ status, headers });

type Reply = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
};

/** An API whose replies depend on path and header. */
function serve(reply: (path: string, sent: string) => Reply) {
  const sent: string[] = [];
  const send = (request: HttpRequest, { identity }: SendOptions): Promise<HttpResponse> => {
    const { credential, token = "" } = identity ?? {};
    const header = credential?.in === "header" ? `${credential.prefix}${token}` : "none";
    sent.push(`${request.path} ${header}`);
    const { status, headers = {}, body } = reply(request.path, header);
    const response = { status, headers, body };
    if (status < 400) return Promise.resolve(response);
    const problem = { title: undefined, message: `No ${status}`, fields: [] } as never;
    return Promise.reject(new HttpError(request, response, problem));
  };
  return { sent, send };
}

test.each<readonly [string, Reply, string]>([
  ["Django REST framework", refusal(401, { "www-authenticate": "Token" }), "Token k"],
  ["an API with raw keys", refusal(401), "k"],
  ["an API that responds with 403 first", refusal(403), "ApiKey k"],
])("the form that %s accepts is found", async (_, refused, accepted) => {
  const { send } = serve((_path, sent) => (sent === accepted ? { status: 200 } : refused));
  const match = await findCredential(
    send,
    { token: "k", credential: bearer },
    { reads: [read("/a")] },
  );
  expect(match.isChecked).toBe(true);
  expect(match.credential).toEqual({ ...bearer, prefix: accepted.replace(/k$/, "") });
});

test("a wrong key is refused with the first words, after at most six attempts", async () => {
  const { sent, send } = serve(() => refusal(401));
  const trial = findCredential(
    send,
    { token: "k", credential: bearer },
    { reads: [read("/a"), read("/b")] },
  );
  await expect(trial).rejects.toMatchObject({ status: 401, problem: { message: "No 401" } });
  expect(sent).toHaveLength(6);
});

test("a read that this key may not call does not refuse the key", async () => {
  const { send } = serve((path) => (path === "/b" ? { status: 200 } : refusal(403)));
  const match = await findCredential(
    send,
    { token: "k", credential: bearer },
    { reads: [read("/a"), read("/b")], isFixed: true },
  );
  expect(match).toMatchObject({ credential: bearer, isChecked: true });
});

test.each([
  ["an absent read", { status: 404 }],
  ["a failing read", { status: 500 }],
  ["an error about another value", { status: 200, body: { success: false, message: "No year" } }],
])("%s reveals nothing about the key", async (_, reply) => {
  const { send } = serve(() => reply);
  const match = await findCredential(
    send,
    { token: "k", credential: bearer },
    { reads: [read("/a")] },
  );
  expect(match.isChecked).toBe(false);
});

const html = { "content-type": "text/html" };

test.each<readonly [string, Reply, object]>([
  ["a page instead of rows", { status: 200, headers: html }, { responseError: "html" }],
  ["a page for an absent path", { status: 404, headers: html }, { responseError: "html" }],
  ["a gateway without the API", { status: 502 }, { status: 502 }],
  [
    "a refusal in a 200",
    { status: 200, body: { ok: false, error: "invalid_auth" } },
    { status: 200 },
  ],
  [
    "a flag in a 200",
    { status: 200, body: { success: false, message: "Bad API key" } },
    { status: 200 },
  ],
  [
    "errors in a 200",
    { status: 200, body: { errors: [{ message: "Unauthorized" }] } },
    { status: 200 },
  ],
])("%s starts no session", async (_, reply, error) => {
  const { send } = serve(() => reply);
  const trial = findCredential(
    send,
    { token: "k", credential: bearer },
    { reads: [read("/a"), read("/b")] },
  );
  await expect(trial).rejects.toMatchObject(error);
});

test("one page among the reads does not refuse the key", async () => {
  const { send } = serve((path) =>
    path === "/a" ? { status: 200, headers: html } : { status: 200 },
  );
  const reads = [read("/a"), read("/b")];
  const match = await findCredential(send, { token: "k", credential: bearer }, { reads });
  expect(match.isChecked).toBe(true);
});
