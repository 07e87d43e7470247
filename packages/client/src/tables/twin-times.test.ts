// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { isTwinTime } from "./twin-times.ts";

function fieldOf(name: string, kind: Field["kind"] = "date-time"): Field {
  return { kind, name, label: name, isRequired: false } as Field;
}

// A blog, a log of events, and measurements.
test.each<readonly [readonly string[], readonly string[]]>([
  [
    ["date", "date_gmt", "modified", "modified_gmt"],
    ["date_gmt", "modified_gmt"],
  ],
  [["startedAtUtc", "startedAt", "endedAt"], ["startedAtUtc"]],
  [
    ["created_ts", "created", "created_iso"],
    ["created_ts", "created_iso"],
  ],
  [["time_local", "time_utc"], ["time_utc"]],
  [["gmt_create", "gmt_modified"], []],
  [["utc", "local", "timestamp"], []],
  [["created_at", "updated_at"], []],
])("of %s the twins are %s", (names, twins) => {
  const fields = names.map((name) => fieldOf(name));
  expect(fields.filter((field) => isTwinTime(field, fields)).map(({ name }) => name)).toEqual(
    twins,
  );
});

test("a text with such a name is not a time", () => {
  const fields = [fieldOf("date"), fieldOf("date_local", "text")];
  expect(fields.some((field) => isTwinTime(field, fields))).toBe(false);
});
