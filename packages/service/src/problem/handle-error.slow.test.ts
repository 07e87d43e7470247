import fastify from "fastify";
import { expect, test } from "vitest";
import { handleError, handleNotFound } from "./handle-error.ts";
import { problemOf } from "./problem-of.ts";
import { createProblem, problems, ServiceError } from "./problems.ts";

function createApp() {
  const app = fastify({ bodyLimit: 100 });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  const properties = { size: { type: "integer", minimum: 1 } };
  app.get("/list", { schema: { querystring: { type: "object", properties } } }, () => ({}));
  app.post(
    "/save",
    {
      schema: {
        body: {
          type: "object",
          required: ["name"],
          additionalProperties: false,
          properties: { name: { type: "string" } },
        },
      },
    },
    () => ({}),
  );
  app.get("/broken", () => {
    throw new Error("password=hunter2 at 10.0.0.1");
  });
  app.get("/taken", () => {
    throw new ServiceError("conflict", "The name is taken.", [
      { pointer: "/name", detail: "is taken" },
    ]);
  });
  app.get("/limited", () => {
    throw Object.assign(new Error("plugin words"), { statusCode: 429 });
  });
  return app;
}

const cases = [
  ["GET", "/taken", undefined, "conflict"],
  ["GET", "/broken", undefined, "internal"],
  ["GET", "/limited", undefined, "too-many-requests"],
  ["GET", "/nowhere?token=x", undefined, "not-found"],
  ["GET", "/list?size=0", undefined, "bad-parameter"],
  ["POST", "/save", "{", "bad-body"],
  ["POST", "/save", "{}", "invalid-body"],
  ["POST", "/save", `{"name":"${"x".repeat(200)}"}`, "too-large"],
] as const;

test.each(cases)("%s %s %s is the problem %s", async (method, url, payload, code) => {
  const app = createApp();
  const headers = payload === undefined ? {} : { "content-type": "application/json" };
  const response = await app.inject({
    method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect(response.headers["content-type"]).toBe("application/problem+json");
  expect(response.json()).toMatchObject({ type: "about:blank", code, ...problems[code] });
  expect(response.statusCode).toBe(problems[code].status);
  expect(response.body).not.toMatch(/hunter2|10\.0\.0|token=x|FST_|plugin/);
});

test("a foreign content type is refused by its name", async () => {
  const headers = { "content-type": "text/csv" };
  const response = await createApp().inject({
    method: "POST",
    url: "/save",
    headers,
    payload: "a,b",
  });
  expect(response.json().code).toBe("unsupported-media-type");
});

test("a refused parameter and a refused member are named", async () => {
  const list = await createApp().inject("/list?size=0");
  expect(list.json().errors).toEqual([{ parameter: "size", detail: "must be >= 1" }]);
  const save = await createApp().inject({ method: "POST", url: "/save", payload: {} });
  expect(save.json().errors[0].pointer).toBe("/name");
});

test("anything may be thrown", () => {
  for (const thrown of [undefined, null, "text", 7, new Error("x"), { statusCode: 599 }]) {
    expect(problemOf(thrown).code).toBe("internal");
  }
  expect(problemOf({ statusCode: 418 }).code).toBe("bad-request");
});

test("a problem lists at most 100 errors in few words", async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`p${index}`, { type: "integer" }]),
  );
  const app = fastify({ ajv: { customOptions: { allErrors: true, coerceTypes: false } } });
  app.setErrorHandler(handleError);
  app.post("/many", { schema: { body: { type: "object", properties } } }, () => ({}));
  const payload = Object.fromEntries(Object.keys(properties).map((name) => [name, "x"]));
  const refused = (await app.inject({ method: "POST", url: "/many", payload })).json();
  expect(refused.errors).toHaveLength(100);
  expect(refused.detail).toMatch(/^\/p0 must be integer; .*, and 297 more\.$/);
});

test("a problem without items has no list of them", () => {
  expect(createProblem("not-found", "x")).not.toHaveProperty("errors");
});

test("an internal error is logged with its stack, an expected failure without", async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(handleError);
  app.get("/internal", () => {
    throw new Error("disk on fire");
  });
  app.get("/expected", () => {
    throw new ServiceError("unavailable", "There is no description yet.");
  });
  const log = async (url: string) => {
    lines.length = 0;
    await app.inject(url);
    return lines.filter((line) => line.includes('"level":50')).join("");
  };
  expect(await log("/internal")).toContain('"stack"');
  const expected = await log("/expected");
  expect(expected).toContain("There is no description yet.");
  expect(expected).not.toContain("stack");
});
