import type { Credential } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { createSessionStore } from "#session/session-store.ts";
import { readLog } from "./call-log.ts";
import { fetchFile } from "./fetch-file.ts";
import { createHttp } from "./http.ts";
import { storeOtherCredential } from "./other-credentials.ts";
import { createRequestLog } from "./request-log.ts";

const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;

function openSession(key: Credential) {
  const session = createSessionStore();
  const schemes = [
    { name: "jwt", credential: bearer },
    { name: "key", credential: key },
  ];
  session.setDescribedSignIn({ methods: [], schemes });
  session.start({ token: "t", user: "{}", credential: JSON.stringify(bearer) });
  storeOtherCredential(session.storage.local, "key", "s3cret");
  return session;
}

test.each<readonly [string, Credential, string | null, string]>([
  ["in a header", { in: "header", name: "X-Key", prefix: "" }, "s3cret", "?size=1"],
  ["in the query", { in: "query", name: "key" }, null, "?size=1&key=s3cret"],
])("a file is read with the added credential %s", async (_, key, header, search) => {
  const http = createHttp(openSession(key));
  const log = createRequestLog(http);
  const sent: [string, string | null][] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push([new URL(url).search, new Headers(init.headers).get("x-key")]);
    return Promise.resolve(new Response("content", { headers: { etag: "1" } }));
  });
  const address = `${location.origin}/api/files/1?size=1`;
  await fetchFile(http, address, { schemes: ["key"] });
  await fetchFile(http, address, { schemes: ["jwt"] });
  await fetchFile(http, address);
  expect(sent).toEqual([
    [search, header],
    ["?size=1", null],
    ["?size=1", null],
  ]);
  expect(JSON.stringify(readLog(log.entries(), "t"))).not.toContain("s3cret");
});

test("the refusal of a file that takes another credential leaves the session", async () => {
  const session = openSession({ in: "header", name: "X-Key", prefix: "" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("No", { status: 401 })));
  const address = `${location.origin}/api/files/1`;
  await expect(fetchFile(createHttp(session), address, { schemes: ["key"] })).rejects.toThrow(
    "401",
  );
  expect(session.token()).toBe("t");
});
