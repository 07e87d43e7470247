import { expect, test } from "vitest";
import { createHttp } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";
import { sessionNotes } from "./session-notes.ts";
import { testClient } from "./testing/test-client.ts";

test("notes end with their session and belong to one client", () => {
  const session = createSessionStore();
  const stop = session.subscribe(() => undefined);
  session.start({ user: "ada", token: "one" });
  const client = testClient(createHttp(session));
  sessionNotes(client).add("docks");
  expect(sessionNotes(client).has("docks")).toBe(true);
  expect(sessionNotes(testClient(createHttp(session))).has("docks")).toBe(false);
  session.end("signed-out");
  expect(sessionNotes(client).has("docks")).toBe(false);
  session.start({ user: "bob", token: "two" });
  expect(sessionNotes(client).has("docks")).toBe(false);
  stop();
});
