// @vitest-environment node
import type { Operation } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { exampleRows } from "./example-rows.ts";

const text = (name: string, example?: string) => ({
  kind: "text",
  name,
  label: name,
  isRequired: false,
  ...(example !== undefined && { example }),
});

test.each<readonly [object, readonly object[]]>([
  [{ kind: "group", fields: [text("name", "gradual"), text("title")] }, [{ name: "gradual" }]],
  [{ kind: "group", fields: [text("name", "a"), text("id", "b")] }, [{ name: "a", id: "b" }]],
  [{ kind: "group", fields: [text("name")] }, []],
  [text("name", "gradual"), []],
])("the examples of %j are the rows %j", (field, rows) => {
  const operations = [{ id: "create", body: { field } } as unknown as Operation];
  expect(exampleRows({ operations }, { operations: { create: "create" } })).toEqual(rows);
  expect(exampleRows({ operations }, { operations: {} })).toEqual([]);
});
