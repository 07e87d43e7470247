import { describe, expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { buildChange } from "./build-change.ts";
import { listUnchanged } from "./list-unchanged.ts";

const text = (name: string, more: Partial<Field> = {}) =>
  ({ kind: "text", name, label: name, isRequired: false, ...more }) as Field;

const field = {
  kind: "group",
  name: "body",
  label: "Body",
  isRequired: true,
  fields: [text("a"), text("b", { isNullable: true }), text("seen", { isReadOnly: true })],
} as const;

function operation(more: Partial<Operation>): Operation {
  const mediaType = "application/json";
  return {
    id: "change",
    method: "patch",
    path: "/things/{id}",
    label: "",
    role: "update",
    scope: "record",
    parameters: [],
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
    response: { status: "200", shape: "record", path: [] },
    needsSignIn: true,
    evidence: [],
    ...more,
  };
}

function resource(more: Partial<Resource>): Resource {
  return {
    name: "things",
    labels: { one: "Thing", many: "Things" },
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [text("id"), text("a"), text("b"), text("seen"), text("made")],
    operations: {},
    actions: [],
    evidence: [],
    ...more,
  };
}

describe("a full update without some members", () => {
  const put = operation({ method: "put", role: "replace" });
  const target = (one: Operation, more: Partial<Resource> = {}) => ({
    chunk: { operations: [one] } as never,
    resource: resource({ operations: { replace: "change" }, ...more }),
    key: "7",
    parents: {},
  });
  const before = { id: 7, a: "1", b: "2", seen: "x", extra: 5, _links: { self: {} } };
  const sent = (omitted: readonly string[], after: object) => {
    const request = buildChange(
      target(put),
      { before, after: { ...before, ...after } },
      { omitted },
    );
    return JSON.parse(String(request?.body?.content)) as unknown;
  };

  test.each<readonly [string, readonly string[], object, object]>([
    ["nothing is left out", [], { a: "3" }, { a: "3", b: "2", extra: 5 }],
    ["one member", ["b"], { a: "3" }, { a: "3", extra: 5 }],
    ["an undescribed member", ["extra"], { a: "3" }, { a: "3", b: "2" }],
    ["a member that changed is sent", ["a", "b", "extra"], { a: "3" }, { a: "3" }],
  ])("%s", (_, omitted, after, expected) => {
    expect(sent(omitted, after)).toEqual(expected);
  });

  test("unchanged members of a full update can be left out, those of a patch are never sent", () => {
    const change = { before, after: { ...before, a: "3" } };
    expect(listUnchanged(target(put), change)).toEqual([
      { name: "b", isSetByApi: false },
      { name: "extra", isSetByApi: false },
    ]);
    const patch = operation({});
    const patched = target(patch, { operations: { update: "change" } });
    expect(listUnchanged(patched, change)).toEqual([]);
  });

  test.each<readonly [string, unknown, boolean]>([
    ["created_at", "2026-01-01T00:00:00Z", true],
    ["html_url", "https://api.example/things/7", true],
    ["comment_count", 3, true],
    ["website", "https://shop.example", false],
    ["points", 3, false],
  ])("%s may be set by the API", (name, value, isSetByApi) => {
    const record = { ...before, [name]: value };
    const members = listUnchanged(target(put), { before: record, after: { ...record, a: "3" } });
    expect(members).toContainEqual({ name, isSetByApi });
  });
});
