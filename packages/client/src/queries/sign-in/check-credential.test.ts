import type { HttpRequest, SignIn } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { checkCredential } from "./check-credential.ts";

const credential = { in: "header", name: "X-Key", prefix: "" } as const;
const me = { operation: "me", method: "get", path: "/account", record: [] } as const;
const users = { operation: "users", path: "/users" };

/** Checks a key of the method `token-key` with an API that refuses it at `/account`. Paths that were read. */
async function check(described: Pick<SignIn, "me" | "checks">) {
  const sent: string[] = [];
  const http = fakeHttp(({ method, path }: HttpRequest) => {
    sent.push(path);
    const response = { status: path === "/account" ? 401 : 200, headers: {}, body: [] };
    return response.status === 200
      ? Promise.resolve(response)
      : Promise.reject(
          new HttpError({ method, path }, response, { message: "no session", fields: [] }),
        );
  });
  http.session.setDescribedSignIn({ methods: [], ...described });
  const facts = { method: { id: "token-key" }, isFixed: true };
  const outcome = await checkCredential(http, { token: "k", credential }, facts).then(
    ({ isChecked, operation }) => ({ isChecked, operation }),
    ({ message }: Error) => message,
  );
  return { sent, outcome };
}

test("a read that takes only another credential does not judge it", async () => {
  const checks = [
    { ...users, path: "/admins", methods: ["basic-admin"] },
    { ...users, methods: ["token-key", "basic-admin"] },
  ];
  expect(await check({ me: { ...me, methods: ["token-session"] }, checks })).toEqual({
    sent: ["/users"],
    outcome: { isChecked: true, operation: "users" },
  });
});

test("the read of the user judges all credentials that it takes", async () => {
  const { sent, outcome } = await check({ me, checks: [users] });
  expect(sent).toEqual(["/account"]);
  expect(outcome).toContain("no session");
});

test("a credential that no read takes is not judged", async () => {
  expect(await check({ me: { ...me, methods: ["token-session"] } })).toEqual({
    sent: [],
    outcome: { isChecked: false, operation: undefined },
  });
});
