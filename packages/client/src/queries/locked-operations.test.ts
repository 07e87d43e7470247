import type { OperationSummary, ResourceSummary, SignIn } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { createHttp } from "#http/http.ts";
import { storeOtherCredential } from "#http/other-credentials.ts";
import { createSessionStore } from "#session/session-store.ts";
import { lockOperations } from "./locked-operations.ts";
import { testClient } from "./testing/test-client.ts";
import { findReadFailure, isRefused, storePermission } from "./permission-cache.ts";

const bearer = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
const signIn: SignIn = {
  methods: [],
  schemes: [
    { name: "jwt", credential: bearer },
    { name: "key", credential: { in: "header", name: "X-Api-Key", prefix: "" } },
  ],
};

const operation = (id: string, scheme: string): OperationSummary => ({
  id,
  method: "get",
  path: `/${id}`,
  label: id,
  schemes: [scheme],
});

function resourceOf(list: string): ResourceSummary {
  const labels = { one: list, many: list };
  return { name: list, labels, key: [], parents: [], operations: { list } };
}

test("lists that take another credential are marked until it is added or the API permits them", () => {
  const session = createSessionStore();
  session.setDescribedSignIn(signIn);
  session.start({ token: "t", user: "{}", credential: JSON.stringify(bearer) });
  const operations = [
    operation("locked-users", "jwt"),
    operation("locked-decisions", "key"),
    operation("locked-alerts", "key"),
  ];
  lockOperations(testClient(createHttp(session)), { operations });
  const marks = () =>
    ["users", "decisions", "alerts"].map((name) => findReadFailure(resourceOf(`locked-${name}`)));
  expect(marks()).toEqual([undefined, "denied", "denied"]);
  // The description may be wrong.
  storePermission("locked-alerts", true);
  expect(marks()).toEqual([undefined, "denied", undefined]);
  storePermission("locked-decisions", false);
  storeOtherCredential(session.storage.local, "key", "s3cret");
  expect(marks()).toEqual([undefined, undefined, undefined]);
  storePermission("locked-decisions", false);
  expect(isRefused("locked-decisions")).toBe(true);
});
