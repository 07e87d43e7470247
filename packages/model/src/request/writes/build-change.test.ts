import { describe, expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { parseJson } from "#json/parse-json.ts";
import { buildChange } from "./build-change.ts";

const text = (name: string, more: Partial<Field> = {}) =>
  ({ kind: "text", name, label: name, isRequired: false, ...more }) as Field;
const group = (name: string, ...fields: readonly Field[]): Field => ({
  kind: "group",
  name,
  label: name,
  isRequired: true,
  fields,
});

const record = group(
  "body",
  text("a"),
  text("b", { isNullable: true }),
  text("seen", { isReadOnly: true }),
);

function operation(more: Partial<Operation>): Operation {
  return {
    id: "change",
    method: "patch",
    path: "/things/{id}",
    label: "",
    role: "update",
    scope: "record",
    parameters: [],
    response: { status: "200", shape: "record", path: [] },
    needsSignIn: true,
    evidence: [],
    ...more,
  };
}

const body = (mediaType: string, field: Field = record, path?: readonly string[]) => ({
  isRequired: true,
  mediaType,
  mediaTypes: [mediaType],
  field,
  ...(path && { path }),
});

function resource(more: Partial<Resource> = {}): Resource {
  return {
    name: "things",
    labels: { one: "Thing", many: "Things" },
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [text("id"), text("a"), text("b"), text("seen"), text("made")],
    operations: { update: "change" },
    actions: [],
    evidence: [],
    ...more,
  };
}

function change(
  of: Partial<Operation>,
  before: string,
  after: string,
  { to = resource(), isTested = false } = {},
): unknown {
  const chunk = { operations: [operation(of)], referrers: [] };
  const target = { chunk, resource: to, key: "5", parents: {} };
  const versions = { before: parseJson(before), after: parseJson(after) };
  const request = buildChange(target, versions, { isTested });
  return (
    request &&
    `${request.path}${request.query && `?${request.query}`} ${String(request.body?.content ?? "")}`
  );
}

const json = "application/json";
const thing = { value: "thing", label: "Thing" };
const merge = "application/merge-patch+json";
const steps = "application/json-patch+json";

describe("a change sends", () => {
  test.each([
    [
      "the members that differ",
      { body: body(json) },
      '{"a":1.50,"b":"x"}',
      '{"a":1.50,"b":"y"}',
      '{"b":"y"}',
    ],
    ["null if null was chosen", { body: body(json) }, '{"b":"x"}', '{"b":null}', '{"b":null}'],
    ["an empty text", { body: body(json) }, '{"b":"x"}', '{"b":""}', '{"b":""}'],
    [
      "null for a removed member that allows null",
      { body: body(json) },
      '{"b":"x"}',
      "{}",
      '{"b":null}',
    ],
    [
      "a nested member as a whole",
      { body: body(json) },
      '{"c":{"x":1,"y":2}}',
      '{"c":{"x":1,"y":3}}',
      '{"c":{"x":1,"y":3}}',
    ],
    [
      "unchanged members that identify the record",
      {
        body: body(
          json,
          group(
            "body",
            text("id", { isRequired: true }),
            { ...text("type", { isRequired: true }), kind: "choice", choices: [thing] } as Field,
            text("a", { isRequired: true }),
            text("b"),
          ),
        ),
      },
      '{"id":"5","type":"thing","a":"m","b":"x"}',
      '{"id":"5","type":"thing","a":"m","b":"y"}',
      '{"id":"5","type":"thing","b":"y"}',
    ],
    [
      "a merge patch at any depth",
      { body: body(merge) },
      '{"c":{"x":1,"y":2}}',
      '{"c":{"y":3}}',
      '{"c":{"x":null,"y":3}}',
    ],
    [
      "a whole array in a merge patch",
      { body: body(merge) },
      '{"c":[1,2]}',
      '{"c":[2]}',
      '{"c":[2]}',
    ],
    [
      "a JSON Patch if the API takes only that",
      { body: body(steps) },
      '{"a":1,"b/c":2}',
      '{"a":2,"d":[3]}',
      '[{"op":"replace","path":"/a","value":2},{"op":"remove","path":"/b~1c"},{"op":"add","path":"/d","value":[3]}]',
    ],
    [
      "the whole record without read-only and response-only members",
      { method: "put", role: "replace", body: body(json) },
      '{"id":5,"a":1}',
      '{"id":5,"a":2,"seen":"s","made":"m","odd":[1.0]}',
      '{"a":2,"odd":[1.0]}',
    ],
    [
      "the envelope",
      { body: body(json, group("body", { ...record, name: "thing" } as Field), ["thing"]) },
      '{"a":1}',
      '{"a":2}',
      '{"thing":{"a":2}}',
    ],
  ] as const)("%s", (_, of, before, after, want) => {
    expect(change(of as Partial<Operation>, before, after)).toBe(`/things/5 ${want}`);
  });

  test.each([
    [
      "old values of replaced and removed members, exactly",
      '{"a":{"x":1.50,"y":2},"b":[1],"c":3}',
      '{"a":{"x":2,"y":2},"b":[],"d":4}',
      '[{"op":"test","path":"/a/x","value":1.50},{"op":"test","path":"/b","value":[1]},{"op":"test","path":"/c","value":3},{"op":"replace","path":"/a/x","value":2},{"op":"replace","path":"/b","value":[]},{"op":"remove","path":"/c"},{"op":"add","path":"/d","value":4}]',
    ],
    [
      "null",
      '{"a":null}',
      '{"a":1}',
      '[{"op":"test","path":"/a","value":null},{"op":"replace","path":"/a","value":1}]',
    ],
    ["no old values of new members", "{}", '{"a":1}', '[{"op":"add","path":"/a","value":1}]'],
  ])("a JSON Patch starts with tests: %s", (_, before, after, want) => {
    const of = { body: body(steps) };
    expect(change(of, before, after, { isTested: true })).toBe(`/things/5 ${want}`);
  });

  test("no tests outside JSON Patch", () => {
    const sent = change({ body: body(merge) }, '{"a":1}', '{"a":2}', { isTested: true });
    expect(sent).toBe('/things/5 {"a":2}');
  });

  test("no request if nothing differs, in any member order", () => {
    const of = { method: "put", role: "replace", body: body(json) } as const;
    expect(change(of, '{"a":1,"b":{"c":2,"d":3}}', '{"b":{"d":3,"c":2},"a":1}')).toBeUndefined();
  });

  test("no request if a removed member cannot be removed", () => {
    expect(change({ body: body(json) }, '{"a":"x"}', "{}")).toBeUndefined();
  });

  test.each([
    ["lockVersion", { kind: "text" }, '{"lockVersion":4,"a":2}'],
    ["version", { kind: "number", isInteger: true }, '{"version":4,"a":2}'],
    ["version", { kind: "text" }, '{"a":2}'],
    ["lock_version", { kind: "number", isReadOnly: true }, '{"a":2}'],
  ] as const)("%s as %o, if that is the version of the record", (name, more, want) => {
    const field = group("body", text("a"), text(name, more as Partial<Field>));
    const of = { body: body(json, field) };
    expect(change(of, `{"a":1,"${name}":4}`, `{"a":2,"${name}":4}`)).toBe(`/things/5 ${want}`);
  });

  test("no undeclared member if the body is closed", () => {
    const field = { ...record, isClosed: true } as Field;
    const of = { method: "put", role: "replace", body: body(json, field) } as const;
    expect(change(of, '{"a":1,"odd":1}', '{"a":2,"odd":1}')).toBe('/things/5 {"a":2}');
  });

  test("the key in the body if the body identifies the record", () => {
    const of = {
      path: "/things.update",
      method: "post",
      body: body(json, group("body", text("id"), text("a"))),
    } as const;
    const to = resource({ key: [{ field: ["id"], parameter: "id", in: "body" }] });
    expect(change(of, '{"a":1}', '{"a":2}', { to })).toBe('/things.update {"a":2,"id":"5"}');
  });

  test("the whole record with its key if a POST creates or replaces it", () => {
    const whole = group("body", text("id"), text("a"), text("b"));
    const upsert = {
      method: "post",
      path: "/things",
      role: "create",
      body: body(json, whole),
    } as const;
    const to = resource({ operations: { create: "change", replace: "change" } });
    expect(change(upsert, '{"id":"5","a":"x","b":"z"}', '{"id":"5","a":"y","b":"z"}', { to })).toBe(
      '/things {"id":"5","a":"y","b":"z"}',
    );
  });

  test("the change in the query if there is no body", () => {
    const parameter = {
      name: "a",
      in: "query",
      isRequired: false,
      style: "form",
      explode: true,
      field: text("a"),
    } as const;
    const of = { method: "put", parameters: [parameter] } as const;
    expect(change(of, '{"a":"x"}', '{"a":"y z"}')).toBe("/things/5?a=y%20z ");
  });
});

test("fixed members of the envelope are sent, also in changes", () => {
  const choices = [thing];
  const kind: Field = { kind: "choice", name: "kind", label: "", isRequired: true, choices };
  const field = group("body", kind, text("notify", { default: "no" }), group("data", text("a")));
  const of = { body: body(json, field, ["data"]) };
  expect(change(of, '{"a":"1"}', '{"a":"2"}')).toBe(
    '/things/5 {"kind":"thing","notify":"no","data":{"a":"2"}}',
  );
});

test("a change without an operation throws", () => {
  const target = {
    chunk: { operations: [], referrers: [] },
    resource: resource({ operations: {} }),
    key: "5",
    parents: {},
  };
  expect(() => buildChange(target, { before: 1, after: 2 })).toThrow(RangeError);
});

test.each([
  ["/config/host/{id}", { id: 7, a: "x" }, "/config/host/7"],
  ["/config/host/{hostId}", { id: 7, a: "x" }, "/config/host/7"],
  ["/config/host/{host}", { host: "main", id: 7, a: "x" }, "/config/host/main"],
])("the edit of a single record at %s has its key from the record", (path, before, want) => {
  const put = operation({ path, method: "put", role: "replace", body: body("application/json") });
  const single = resource({ key: [], operations: { replace: "change" } });
  const target = {
    chunk: { operations: [put], referrers: [] },
    resource: single,
    parents: {},
    key: "",
  };
  expect(buildChange(target, { before, after: { ...before, a: "y" } })?.path).toBe(want);
});
