import type { CredentialScheme, HttpRequest, SignIn } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { createSessionStore, type SessionStore } from "#session/session-store.ts";
import { readLog } from "./call-log.ts";
import { createHttp, type Http } from "./http.ts";
import { lacksCredential, storeOtherCredential } from "./other-credentials.ts";
import { createRequestLog } from "./request-log.ts";

const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
const schemes: readonly CredentialScheme[] = [
  { name: "jwt", credential: bearer },
  { name: "bouncer", credential: { in: "header", name: "X-Sensor", prefix: "" } },
  { name: "admin", credential: { in: "header", name: "Authorization", prefix: "Basic " } },
  { name: "query", credential: { in: "query", name: "sensor" } },
];
const evidence = { pointer: "", reason: { code: "scheme", params: { type: "http" } } } as const;
const signIn: SignIn = {
  methods: [
    {
      kind: "token",
      id: "jwt",
      label: "token",
      credential: bearer,
      evidence: { ...evidence, confidence: 1 },
    },
  ],
  schemes,
};

function openSession(credential: object = bearer): { session: SessionStore; http: Http } {
  const session = createSessionStore();
  session.setDescribedSignIn(signIn);
  session.start({ token: "t", user: "{}", credential: JSON.stringify(credential) });
  return { session, http: createHttp(session) };
}

const request = (names?: readonly string[]): HttpRequest => ({
  method: "GET",
  path: "/decisions",
  query: "",
  headers: {},
  ...(names && { schemes: names }),
});

function refuse(status: number): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve(Response.json({ message: "No" }, { status }));
  });
  return sent;
}

test.each([
  [401, ["bouncer"], true],
  [403, ["bouncer"], true],
  [401, ["admin"], true],
  [401, ["jwt"], false],
  [401, ["bouncer", "jwt"], false],
  [401, ["unknown"], false],
  [401, undefined, false],
])("a %i of an operation that takes %j leaves the session: %s", async (status, names, stays) => {
  const { session, http } = openSession();
  const sent = refuse(status);
  await expect(http.send(request(names))).rejects.toThrow("No");
  expect(session.token()).toBe(stays ? "t" : null);
  // The token is not tried as another credential.
  if (stays) expect(sent).toHaveLength(1);
});

test("a session whose credential the description lacks ends by each 401", async () => {
  const { session, http } = openSession({ in: "header", name: "X-Other", prefix: "" });
  refuse(401);
  await expect(http.send(request(["bouncer"]))).rejects.toThrow("No");
  expect(session.token()).toBeNull();
});

test.each([
  ["bouncer", { authorization: "Bearer t", "x-sensor": "s3cret" }, ""],
  ["admin", { authorization: "Basic s3cret" }, ""],
  ["query", { authorization: "Bearer t" }, "?sensor=s3cret"],
])("the added credential of %s is sent with its operations only", async (name, headers, query) => {
  const { session, http } = openSession();
  const log = createRequestLog(http);
  const sent: [string, Headers][] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push([new URL(url, location.href).search, new Headers(init.headers)]);
    return Promise.resolve(Response.json({}));
  });
  expect(lacksCredential(session, [name])).toBe(true);
  storeOtherCredential(session.storage.local, name, "s3cret");
  expect(lacksCredential(session, [name])).toBe(false);
  await http.send(request([name]));
  await http.send(request(["jwt"]));
  await http.send(request());
  const [[search, own] = ["", new Headers()], ...others] = sent;
  expect(search).toBe(query);
  const received = [...own].map(([header, value]) => [header.toLowerCase(), value] as const);
  expect(Object.fromEntries(received)).toMatchObject(headers);
  for (const [text, other] of others) {
    expect(text).toBe("");
    expect(JSON.stringify([...other])).not.toContain("s3cret");
    expect(other.get("authorization")).toBe("Bearer t");
  }
  expect(JSON.stringify(readLog(log.entries(), session.token()))).not.toContain("s3cret");
  session.end("signed-out");
  session.start({ token: "u", user: "{}", credential: JSON.stringify(bearer) });
  expect(lacksCredential(session, [name])).toBe(true);
});

test("two bearer tokens are two credentials, unless the session's scheme is not certain", async () => {
  const schemes = ["user", "admin"].map((scheme) => ({
    name: scheme,
    credential: { ...bearer, scheme },
  }));
  const open = (credential: object) => {
    const session = createSessionStore();
    session.setDescribedSignIn({ ...signIn, schemes });
    session.start({ token: "t", user: "{}", credential: JSON.stringify(credential) });
    return session;
  };
  const session = open({ ...bearer, scheme: "user" });
  expect(["user", "admin"].map((name) => lacksCredential(session, [name]))).toEqual([false, true]);
  storeOtherCredential(session.storage.local, "admin", "s3cret");
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get("authorization"));
    return Promise.resolve(Response.json({}));
  });
  const http = createHttp(session);
  await http.send(request(["user"]));
  await http.send(request(["admin"]));
  expect(sent).toEqual(["Bearer t", "Bearer s3cret"]);
  session.end("signed-out");
  expect(lacksCredential(open(bearer), ["admin"])).toBe(false);
});
