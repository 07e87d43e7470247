import type { HttpRequest } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { createSessionStore } from "#session/session-store.ts";
import { HttpError } from "./errors.ts";
import { createHttp } from "./http.ts";

vi.mock("@quarterdeck/model", async (load) => ({
  ...(await load<object>()),
  reduceRead: (source: object) => source,
}));

/** A read with the queries to which it is reduced. */
function requestOf(query: string, queries: object): HttpRequest {
  const readSource = () => queries as never;
  return { method: "GET", path: "/posts", query, headers: {}, readSource };
}

const list = requestOf("page=1&context=edit", { plain: "page=1" });
const narrowed = requestOf("author=3&context=edit", { plain: "author=3", bare: "" });

/** Network access to an API that refuses queries with one of the texts. */
function createReader(status: number, ...refused: readonly string[]) {
  const session = createSessionStore();
  session.start({ token: "t", user: "{}" });
  const queries: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const { search } = new URL(url, location.origin);
    queries.push(search);
    const isRefused = refused.some((text) => search.includes(text));
    return Promise.resolve(Response.json([], { status: isRefused ? status : 200 }));
  });
  return { session, http: createHttp(session), queries };
}

test.each([401, 403])(
  "a read that the API refuses with %i is sent once without added parameters",
  async (status) => {
    const { session, http, queries } = createReader(status, "context");
    expect(await http.sendInSession(list)).toMatchObject({ status: 200, isPlain: true });
    expect(queries).toEqual(["?page=1&context=edit", "?page=1"]);
    expect(session.token()).toBe("t");
  },
);

test("a read that the API also refuses without added parameters ends the session", async () => {
  const { session, http, queries } = createReader(403, "page");
  await expect(http.sendInSession(list)).rejects.toThrow("403");
  expect(queries).toEqual(["?page=1&context=edit", "?page=1"]);
  expect(session.token()).toBeNull();
});

test("other failures of a read with added parameters are not sent again", async () => {
  const { session, http, queries } = createReader(500, "page");
  await expect(http.sendInSession(list)).rejects.toThrow("500");
  expect(queries).toHaveLength(1);
  expect(session.token()).toBe("t");
});

test.each([401, 403])(
  "a filter that the API refuses with %i does not end the session",
  async (status) => {
    const { session, http, queries } = createReader(status, "author");
    const refusal = await http.sendInSession(narrowed).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status, isOfParameters: true });
    expect(queries).toEqual(["?author=3&context=edit", "?author=3", ""]);
    expect(session.token()).toBe("t");
  },
);

test("a filter that the API permits without added parameters is applied", async () => {
  const { http, queries } = createReader(403, "context");
  expect(await http.sendInSession(narrowed)).toMatchObject({ isPlain: true });
  expect(queries).toEqual(["?author=3&context=edit", "?author=3"]);
});

test("a list that the API refuses without filters ends the session", async () => {
  const { session, http } = createReader(403, "");
  await expect(http.sendInSession(narrowed)).rejects.toThrow("403");
  expect(session.token()).toBeNull();
});
