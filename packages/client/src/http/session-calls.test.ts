import { createSessionStore } from "#session/session-store.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { ACCEPTED_KEY } from "#config/contract.ts";
import { beginSession } from "#queries/sign-in/begin-session.ts";
import { HttpError } from "./errors.ts";
import { endRefused } from "./failed-response.ts";
import { createSessionCalls, type SessionCalls } from "./session-calls.ts";

const session = createSessionStore();
let calls: SessionCalls;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  session.end("signed-out");
  session.storage.tab.write(ACCEPTED_KEY, null);
  calls = createSessionCalls(session, () => undefined);
  calls.signal();
  startSession();
  return () => vi.useRealTimers();
});

function startSession(): void {
  session.start({ token: "t", user: "{}" });
}

function refuse(status: number, path = "/books", method = "get"): void {
  const response = { status, headers: {}, body: undefined };
  const problem = { message: "Not for you.", fields: [] };
  const error = new HttpError({ method, path }, response, problem);
  calls.endRefused(error, "t", endRefused);
}

const minute = 60_000;
const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;

const cases: readonly (readonly [string, () => void, "expired" | "refused", boolean])[] = [
  [
    "a 401 right after a sign-in that the API accepted is a refusal, also on another page",
    () => {
      beginSession(session, { token: "t", credential: bearer, user: undefined });
      refuse(401);
    },
    "refused",
    true,
  ],
  [
    "a 401 right after a sign-in that the API has not judged is an expired session",
    () => {
      beginSession(session, { token: "t", credential: bearer, user: undefined, isChecked: false });
      refuse(401);
    },
    "expired",
    false,
  ],
  ["a 401 without a success is an expired session", () => refuse(401), "expired", false],
  [
    "a 401 right after the success of another call is a refusal",
    () => {
      calls.noteSuccess("t");
      refuse(401);
    },
    "refused",
    true,
  ],
  [
    "a 401 a long time after a success is an expired session",
    () => {
      calls.noteSuccess("t");
      vi.advanceTimersByTime(minute);
      refuse(401);
    },
    "expired",
    false,
  ],
  [
    "a success with another token does not count",
    () => {
      calls.noteSuccess("other");
      refuse(401);
    },
    "expired",
    false,
  ],
  [
    "a 401 that ends two sessions is a refusal",
    () => {
      refuse(401);
      startSession();
      refuse(401);
    },
    "refused",
    true,
  ],
  [
    "a 401 of another call in the next session is not",
    () => {
      refuse(401, "/authors");
      startSession();
      refuse(401);
    },
    "expired",
    false,
  ],
  ["a 403 is a refusal", () => refuse(403), "refused", true],
  ["a refused write can be sent again", () => refuse(403, "/books", "post"), "refused", false],
];

test.each(cases)("%s", (_, act, reason, isRepeating) => {
  act();
  expect(session.current()).toBeNull();
  expect(session.lastEnd()).toMatchObject({ reason, isRepeating, message: "Not for you." });
});

test("the end names the call", () => {
  refuse(403, "/books/5");
  expect(session.lastEnd()?.call).toBe("GET /books/5 · 403");
});

test.each([404, 409, 422, 500])("a %i does not end the session", (status) => {
  refuse(status);
  expect(session.current()).not.toBeNull();
});

test("without the rules, a refusal ends the session", () => {
  const response = { status: 401, headers: {}, body: undefined };
  const error = new HttpError({ method: "get", path: "/" }, response, { message: "", fields: [] });
  calls.endRefused(error, "t");
  expect(session.lastEnd()).toEqual({ reason: "refused" });
});
