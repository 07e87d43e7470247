// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { listedFields } from "./listed-fields.ts";

const field = (name: string): Field => ({ name, label: name, isRequired: false, kind: "text" });
const fields = ["name", "account", "serial", "type", "rrsets"].map((name) => field(name));
const resource = {
  fields,
  key: [{ parameter: "key", field: ["name"] }],
  title: ["name"],
} as unknown as Resource;

test.each<readonly [string, readonly object[], string]>([
  [
    "zones: members of a single record only",
    [{ name: "a", serial: 1, account: "" }],
    "serial account type rrsets",
  ],
  [
    "issues: not closed yet",
    [{ name: "a", serial: 1, account: null }, { name: "b" }],
    "serial account type rrsets",
  ],
  [
    "one value is enough",
    [{ name: "a" }, { name: "b", type: "x", rrsets: [1] }],
    "type rrsets account serial",
  ],
  ["no rows", [], "account serial type rrsets"],
])("fields without values follow: %s", (_, rows, names) => {
  const listed = listedFields(resource, rows);
  expect(listed.map(({ name }) => name)).toEqual(["name", ...names.split(" ")]);
});
