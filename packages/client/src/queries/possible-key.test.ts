// @vitest-environment node
import type { Field, ModelChunk, Resource } from "@quarterdeck/model";
import { describe, expect, test } from "vitest";
import { mayBeKey } from "./possible-key.ts";

const named = { name: "id", label: "", isRequired: true } as const;
const id: Record<string, Field> = {
  integer: { ...named, kind: "number", isInteger: true },
  number: { ...named, kind: "number" },
  uuid: { ...named, kind: "text", format: "uuid" },
  text: { ...named, kind: "text" },
};
const UUID = "0b1c2d3e-0000-4000-8000-00000000000a";

const may = (field: Field | undefined, key: string, rows: readonly unknown[], sent?: Field) => {
  const resource = {
    key: [{ field: ["id"], parameter: "guest" }],
    fields: field === undefined ? [] : [field],
    operations: { read: "read" },
  } as unknown as Resource;
  const parameters = sent === undefined ? [] : [{ name: "guest", in: "path", field: sent }];
  const operations = [{ id: "read", parameters }] as unknown as ModelChunk["operations"];
  return mayBeKey(resource, operations, encodeURIComponent(key), rows);
};

describe("by the description", () => {
  test.each([
    ["integer", "Grace Hopper", false],
    ["integer", "12", true],
    ["integer", "-1", true],
    ["integer", "1.5", false],
    ["number", "1.5", true],
    ["number", "a", false],
    ["uuid", "Grace Hopper", false],
    ["uuid", "12", false],
    ["uuid", UUID, true],
    ["text", "Grace Hopper", true],
    ["text", "12", true],
  ])("%s: %s", (kind, key, expected) => {
    expect(may(id[kind], key, [])).toBe(expected);
  });

  test("a key whose field is not described has the kind of the path parameter", () => {
    expect(may(undefined, "Grace Hopper", [], id["integer"])).toBe(false);
    expect(may(undefined, "Grace Hopper", [])).toBe(true);
    expect(may(id["text"], "Grace Hopper", [], id["integer"])).toBe(true);
  });
});

describe("by the keys of rows", () => {
  test.each([
    ["numbers", "text", "Grace Hopper", [{ id: 1 }, { id: 2 }], false],
    ["UUIDs", "text", "Grace Hopper", [{ id: UUID }], false],
    ["words", "integer", "Grace Hopper", [{ id: "Ada Byron" }], true],
    ["digits as text", "integer", "Grace Hopper", [{ id: "1" }], false],
    ["digits as text", "text", "Grace Hopper", [{ id: "1" }], true],
    ["numbers", "uuid", "3", [{ id: 1 }], true],
  ] as const)("%s, described as %s: %s", (_, kind, key, rows, expected) => {
    expect(may(id[kind], key, rows)).toBe(expected);
  });
});
