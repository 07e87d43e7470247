import { expect, test } from "vitest";
import { distinguishActions } from "./distinct-labels.ts";

test.each([
  [
    "one has no further word",
    [
      ["post", "/valves/{id}/reset"],
      ["post", "/valves/{id}/hard-reset"],
    ],
    ["Reset", "Reset (hard)"],
  ],
  [
    "each has a word",
    [
      ["post", "/servers/{id}/disk/resize"],
      ["post", "/servers/{id}/plan/resize"],
    ],
    ["Reset (disk)", "Reset (plan)"],
  ],
  [
    "the methods differ",
    [
      ["get", "/cameras/{id}/ptz"],
      ["put", "/cameras/{id}/ptz"],
    ],
    ["Reset (GET)", "Reset (PUT)"],
  ],
])("actions of one label, %s", (_, calls, want) => {
  const actions = calls.map(([method = "", path = ""], index) => ({
    name: String(index),
    label: "Reset",
    method,
    path,
  }));
  const labels = distinguishActions(actions);
  expect(actions.map(({ name, label }) => labels.get(name) ?? label)).toEqual(want);
});
