import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const key = (name: string) => ({ type: "apiKey", in: "header", name });
const bearer = { type: "http", scheme: "bearer" };
const user = { type: "object", properties: { id: { type: "string" }, email: { type: "string" } } };
const read = (schema: object, ...schemes: readonly string[]) => ({
  get: {
    ...(schemes.length > 0 && { security: schemes.map((name) => ({ [name]: [] })) }),
    responses: { "200": { content: { "application/json": { schema } } } },
  },
});
const list = (...schemes: readonly string[]) => read({ type: "array", items: user }, ...schemes);

async function readsOf(securitySchemes: object, paths: object) {
  const document = { openapi: "3.1.0", components: { securitySchemes }, paths };
  const { me, checks = [] } = (await createModel(JSON.stringify(document))).signIn;
  return {
    me: me && [me.path, me.methods],
    checks: checks.map(({ path, methods }) => [path, methods]),
  };
}

test("a read of the user that only a session takes does not check an API key", async () => {
  const schemes = { Session: key("X-Session"), Key: key("X-Key") };
  const paths = {
    "/account": read(user, "Session"),
    "/users": list("Key"),
    "/teams": list("Session", "Key"),
  };
  expect(await readsOf(schemes, paths)).toEqual({
    me: ["/account", ["token-Session"]],
    checks: [
      ["/users", ["token-Key"]],
      ["/teams", undefined],
      ["/account", ["token-Session"]],
    ],
  });
});

test("each credential has a check, also behind many reads of another one", async () => {
  const schemes = { client: key("X-Client-Token"), management: bearer };
  const paths = {
    "/flags": list("client"),
    "/segments": list("client"),
    "/goals": list("client"),
    "/admin/projects": list("management"),
  };
  const { checks } = await readsOf(schemes, paths);
  expect(checks).toEqual([
    ["/flags", ["token-client"]],
    ["/segments", ["token-client"]],
    ["/admin/projects", ["token-management"]],
  ]);
});

test("operations without separate requirements take all credentials", async () => {
  const { checks } = await readsOf({ a: key("X-A"), b: bearer }, { "/orders": list() });
  expect(checks).toEqual([["/orders", undefined]]);
  const same = { one: bearer, two: { ...key("Authorization") } };
  expect(await readsOf(same, { "/me": read(user, "two"), "/orders": list("one") })).toMatchObject({
    me: ["/me", undefined],
    checks: [
      ["/orders", undefined],
      ["/me", undefined],
    ],
  });
});
