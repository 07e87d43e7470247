import type { HttpRequest, ResourceSummary } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { ACCEPTED_BY_KEY } from "#config/contract.ts";
import { createHttp } from "#http/http.ts";
import { createSessionStore } from "#session/session-store.ts";
import {
  findReadFailure,
  loadPermissionCache,
  mayReadInBackground,
  type ReadFailure,
  sendTracked,
} from "./permission-cache.ts";
import { testClient } from "./testing/test-client.ts";

const request: HttpRequest = { method: "GET", path: "/boats", query: "", headers: {} };

function tabWith(operation: string | null) {
  const entries = new Map([[ACCEPTED_BY_KEY, operation]]);
  const read = (name: string): string | null => entries.get(name) ?? null;
  return { read, write: (name: string, value: string | null) => void entries.set(name, value) };
}

async function respond(operation: string, ...statuses: readonly number[]): Promise<void> {
  const session = createSessionStore();
  for (const status of statuses) {
    session.start({ token: "t", user: "{}" });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status })));
    // One response after the other.
    // oxlint-disable-next-line no-await-in-loop
    await sendTracked(testClient(createHttp(session)), operation, request).catch(() => undefined);
  }
}

function resourceOf(
  operations: ResourceSummary["operations"],
  parents: ResourceSummary["parents"] = [],
): ResourceSummary {
  const labels = { one: "Boat", many: "Boats" };
  return { name: "boats", labels, key: [], parents, operations };
}

test.each<readonly [readonly number[], ReadFailure | undefined]>([
  [[500], "failed"],
  [[404], "failed"],
  [[501], "failed"],
  [[500, 200], undefined],
  [[200, 500], undefined],
  [[403], "denied"],
  [[403, 500], "denied"],
  [[500, 403], "denied"],
  [[400], undefined],
  [[429], undefined],
  [[502], undefined],
  [[503], undefined],
])("a list that responded %j is marked: %s", async (statuses, expected) => {
  const list = `list ${statuses.join(" ")}`;
  await respond(list, ...statuses);
  expect(findReadFailure(resourceOf({ list }))).toBe(expected);
});

test("a 404 of a record or a nested list concerns one key only", async () => {
  await respond("read 404", 404);
  expect(findReadFailure(resourceOf({ read: "read 404" }))).toBeUndefined();
  await respond("nested 404", 404);
  const nested = resourceOf({ list: "nested 404" }, [{ parameter: "harbor" }]);
  expect(findReadFailure(nested)).toBeUndefined();
});

test("the list that accepted the credential may be read in the background", async () => {
  const tab = tabWith("listServers");
  await loadPermissionCache(tab);
  expect(mayReadInBackground("listServers")).toBe(true);
  expect(mayReadInBackground("listUsers")).toBe(false);
  expect(tab.read(ACCEPTED_BY_KEY)).toBeNull();
});
