// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { filledBody, listReferred } from "./filled-body.ts";

const field = (name: string, more: object = {}): Field =>
  ({ kind: "text", name, label: name, isRequired: false, ...more }) as Field;
const group = (name: string, ...fields: readonly Field[]): Field =>
  field(name, { kind: "group", fields });
const list = (name: string, ...fields: readonly Field[]): Field =>
  field(name, { kind: "list", isRequired: true, item: group("", ...fields) });
const flag = (name: string, more: object): Field => field(name, { kind: "boolean", ...more });

test.each<readonly [string, readonly Field[], object, unknown]>([
  [
    "matchers of a silence from the labels of an alert",
    [
      field("id"),
      list(
        "matchers",
        field("name"),
        field("value"),
        flag("isRegex", { isRequired: true }),
        flag("isEqual", { default: true }),
      ),
      field("startsAt", { kind: "date-time", isRequired: true }),
    ],
    { id: "7", labels: { host: "a", job: "b" }, startsAt: "2026-01-01T00:00:00Z" },
    {
      matchers: [
        { name: "host", value: "a", isRegex: false, isEqual: true },
        { name: "job", value: "b", isRegex: false, isEqual: true },
      ],
      startsAt: "2026-11-28T00:00:00.000Z",
    },
  ],
  [
    "conditions of a maintenance from the tags of a problem",
    [
      list("tags", field("key"), field("value")),
      field("active_from", { kind: "date-time", isRequired: true }),
      field("begin", { kind: "date-time" }),
    ],
    { tags: { service: "web" }, begin: "2026-01-01T00:00:00Z" },
    { tags: [{ key: "service", value: "web" }] },
  ],
  [
    "a ticket with the host and the severity of an event",
    [
      field("host", { isRequired: true }),
      field("severity", { kind: "choice" }),
      field("note"),
      field("start_time", { kind: "date-time", isRequired: true }),
    ],
    { id: "9", host: "a", severity: "high", text: "down" },
    { host: "a", severity: "high", start_time: "2026-11-28T00:00:00.000Z" },
  ],
  ["no required member is known", [field("host")], { host: "a" }, undefined],
  ["a record without labels", [list("matchers", field("name"), field("value"))], {}, undefined],
  [
    "labels that are not texts",
    [list("matchers", field("name"), field("value"))],
    { labels: ["a"] },
    undefined,
  ],
])("a new record starts with values of another one: %s", (_, fields, row, expected) => {
  expect(filledBody(group("", ...fields), row, Date.UTC(2026, 10, 28))).toEqual(expected);
});

test("records that a record lists, also inside an object", () => {
  const references = (name: string, to: string) => field(name, { kind: "references", to });
  const one = field("owner", { kind: "reference", to: "users" });
  const status = group("status", references("silencedBy", "silences"));
  expect(listReferred([one, status, references("old", "silences")])).toEqual(["silences"]);
});
