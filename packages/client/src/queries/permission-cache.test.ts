import { expect, test } from "vitest";
import { ACCEPTED_BY_KEY } from "#config/contract.ts";
import { loadPermissionCache, mayReadInBackground } from "./permission-cache.ts";

function tabWith(operation: string | null) {
  const entries = new Map([[ACCEPTED_BY_KEY, operation]]);
  const read = (name: string): string | null => entries.get(name) ?? null;
  return { read, write: (name: string, value: string | null) => void entries.set(name, value) };
}

test("the list that accepted the credential may be read in the background", async () => {
  const tab = tabWith("listServers");
  await loadPermissionCache(tab);
  expect(mayReadInBackground("listServers")).toBe(true);
  expect(mayReadInBackground("listUsers")).toBe(false);
  expect(tab.read(ACCEPTED_BY_KEY)).toBeNull();
});
