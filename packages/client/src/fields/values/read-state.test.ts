// @vitest-environment node
import { expect, test } from "vitest";
import { readState } from "./read-state.ts";

// A flag server, a directory of users and a router.
test.each<readonly [unknown, object | undefined]>([
  [
    { name: "production", enabled: false },
    { name: "enabled", isOn: false },
  ],
  [
    { id: 3, is_active: true },
    { name: "is_active", isOn: true },
  ],
  [
    { name: "eth0", isEnabled: true, mtu: 1500 },
    { name: "isEnabled", isOn: true },
  ],
  [{ name: "a", enabled: true, active: false }, undefined],
  [{ name: "a", active: "2026-01-01" }, undefined],
  [{ name: "a", isDefault: true }, undefined],
  ["production", undefined],
  [null, undefined],
])("the state of %j is %j", (value, expected) => {
  expect(readState(value)).toEqual(expected);
});
