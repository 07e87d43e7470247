import type { OperationSummary, ResourceSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { storeOtherCredential } from "#http/other-credentials.ts";
import { createSessionStore } from "#session/session-store.ts";
import { findReadFailure, mayReadInBackground, storePermission } from "./permission-cache.ts";
import { watchCredentials } from "./watch-credentials.ts";

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

test("only a refusal of the API marks a list that takes another credential, until it is added", () => {
  const session = createSessionStore();
  const operations = [operation("locked-users", "jwt"), operation("locked-decisions", "key")];
  watchCredentials({ operations });
  const marks = () =>
    ["users", "decisions"].map((name) => findReadFailure(resourceOf(`locked-${name}`)));
  expect(marks()).toEqual([undefined, undefined]);
  for (const { id } of operations) storePermission(id, false);
  expect(marks()).toEqual(["denied", "denied"]);
  storeOtherCredential(session.storage.local, "key", "s3cret");
  expect(marks()).toEqual(["denied", undefined]);
  // Without the credential, a success with it proves nothing.
  storePermission("locked-decisions", true);
  storeOtherCredential(session.storage.local, "key", "");
  expect(mayReadInBackground("locked-decisions")).toBe(false);
});
