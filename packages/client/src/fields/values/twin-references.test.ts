// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { isRepeatedKey, isTwinReference } from "./twin-references.ts";

const reference = (name: string, keyPath: readonly string[] = [], to = "clients"): Field => ({
  kind: "reference",
  name,
  label: name,
  isRequired: false,
  to,
  keyPath,
});

test.each<readonly [string, readonly Field[], readonly string[]]>([
  ["Laravel", [reference("client_id"), reference("client", ["id"])], ["client"]],
  ["NestJS", [reference("clientId"), reference("client", ["id"])], ["client"]],
  ["Rails", [reference("owner_uuid"), reference("owner", ["uuid"])], ["owner"]],
  ["another record", [reference("client_id"), reference("client", ["id"], "firms")], []],
  ["a key alone", [reference("client_id"), reference("payer", ["id"])], []],
  ["a record alone", [reference("client", ["id"])], []],
])("%s: the record next to its key is shown once", (_, fields, twins) => {
  const matches = fields.filter((field) => isTwinReference(field, fields));
  expect(matches.map(({ name }) => name)).toEqual(twins);
});

test.each<readonly [Readonly<Record<string, unknown>>, readonly string[]]>([
  [{ client_id: 7, client: { id: 7, name: "Ada" } }, ["client_id"]],
  [{ client_id: 7, client: null }, []],
  [{ client_id: 7 }, []],
])("the key of a record that is shown is not repeated: %j", (record, repeated) => {
  const fields = [reference("client_id"), reference("client", ["id"])];
  const matches = fields.filter((field) => isRepeatedKey(field, fields, record));
  expect(matches.map(({ name }) => name)).toEqual(repeated);
});
