// @vitest-environment node
import { type Operation, parseJson, type Resource, writeJson } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { bindPath } from "./bind-path.ts";
import { validateValues } from "./validate-values.ts";
import { fromDraft, toDraft } from "./draft-values.ts";
import { initialValues, withoutFixed } from "./operation-values.ts";

const text = (name: string, kind: "text" | "secret" | "file" = "text", isRequired = false) =>
  ({ kind, name, label: name, isRequired }) as const;

const operation: Operation = {
  id: "approve",
  method: "post",
  path: "/accounts/{id}/approve",
  label: "Approve",
  role: "action",
  scope: "record",
  parameters: [
    {
      name: "id",
      in: "path",
      isRequired: true,
      style: "simple",
      explode: false,
      field: { kind: "number", name: "id", label: "Id", isRequired: true, isInteger: true },
    },
  ],
  body: {
    isRequired: true,
    mediaType: "application/json",
    mediaTypes: ["application/json"],
    field: {
      kind: "group",
      name: "",
      label: "",
      isRequired: true,
      fields: [text("note", "text", true), text("password", "secret"), text("scan", "file")],
    },
  },
  response: { status: "200", shape: "record", path: [] },
  needsSignIn: true,
  evidence: [],
};

test("path parameters are bound by position", () => {
  const resource = { itemPath: "/accounts/{account_id}" } as Resource;
  expect(bindPath(operation, resource, { account_id: "7" })).toEqual({ id: "7" });
  const composite = { itemPath: "/lines/{order_id},{line_no}" } as Resource;
  const cancel = { ...operation, path: "/lines/{a},{b}/cancel" };
  expect(bindPath(cancel, composite, { order_id: "5", line_no: "2" })).toEqual({ a: "5", b: "2" });
});

test("prefilled text becomes a value of the parameter's kind with all digits", () => {
  const { parameters } = initialValues(operation, { id: "9007199254740993" });
  expect(String(parameters["id"])).toBe("9007199254740993");
});

test.each(["created_at", "updatedAt", "last_modified", "inserted_on"])(
  "a required %s is filled in with the current time",
  (name) => {
    const time = { kind: "date-time", name, label: name, isRequired: true } as const;
    const fields = [
      time,
      { ...time, name: "due_at" },
      { ...time, name: "changed_at", isRequired: false },
    ];
    const field = { kind: "group", name: "", label: "", isRequired: true, fields } as const;
    const body = { isRequired: true, mediaType: "", mediaTypes: [], field };
    const values = initialValues({ ...operation, body }, {}).body as Record<string, string>;
    expect(Object.keys(values)).toEqual([name]);
    expect(Math.abs(Date.parse(values[name] ?? "") - Date.now())).toBeLessThan(5_000);
  },
);

test.each([
  ["create", { events: [] }],
  ["action", undefined],
] as const)("the required lists of a form for %s start as %j", (role, want) => {
  const item = text("item");
  const list = { kind: "list", label: "", isRequired: true, item } as const;
  const fields = [
    { ...list, name: "events" },
    { ...list, name: "lines", minItems: 1 },
    { ...list, name: "tags", isRequired: false },
  ];
  const field = { kind: "group", name: "", label: "", isRequired: true, fields } as const;
  const body = { isRequired: true, mediaType: "", mediaTypes: [], field };
  expect(initialValues({ ...operation, role, body }, {}).body).toEqual(want);
});

test("a missing value is reported at its path", () => {
  const problems = validateValues(operation, { parameters: {}, body: {} });
  expect(problems.parameters).toEqual([{ path: ["id"], code: "missing", limit: "" }]);
  expect(problems.body).toEqual([{ path: ["note"], code: "missing", limit: "" }]);
});

test("a missing value in a group or a list item is reported at its path", () => {
  const inner = {
    kind: "group",
    name: "to",
    label: "to",
    fields: [text("city", "text", true)],
  } as const;
  const field = {
    kind: "group",
    name: "",
    label: "",
    isRequired: true,
    fields: [
      { ...inner, isRequired: true },
      {
        kind: "list",
        name: "more",
        label: "more",
        isRequired: false,
        item: { ...inner, isRequired: false },
      },
    ],
  } as const;
  const nested = { ...operation, body: { isRequired: true, mediaType: "", mediaTypes: [], field } };
  const values = { parameters: { id: 1 }, body: { more: [{ city: "Cork" }, {}] } };
  expect(validateValues(nested, values).body).toEqual([
    { path: ["to", "city"], code: "missing", limit: "" },
    { path: ["more", "1", "city"], code: "missing", limit: "" },
  ]);
});

test("fixed body members have no input", () => {
  expect(withoutFixed(operation, undefined)).toBe(operation);
  const field = withoutFixed(operation, { note: 5 }).body?.field;
  expect(field?.kind === "group" && field.fields.map(({ name }) => name)).toEqual([
    "password",
    "scan",
  ]);
  expect(withoutFixed(operation, { note: 5, password: 6, scan: 7 })).not.toHaveProperty("body");
});

test("a draft has no secrets and no files", () => {
  const values = {
    parameters: { id: 7 },
    body: { note: "half a sen", password: "s3cret", scan: new File(["x"], "x.txt") },
  };
  const draft = toDraft(operation, values);
  expect(JSON.stringify(draft)).toBe('{"parameters":{"id":7},"body":{"note":"half a sen"}}');
  expect(fromDraft(draft)).toEqual({ parameters: { id: 7 }, body: { note: "half a sen" } });
});

test("a draft retains incomplete JSON", () => {
  const json = { kind: "json", name: "m", label: "m", isRequired: false } as const;
  const free = {
    ...operation,
    body: { ...operation.body, isRequired: true, mediaType: "", mediaTypes: [], field: json },
  };
  const draft = toDraft(free, { parameters: {}, body: new UnreadJson('{"a":') });
  expect(fromDraft(parseJson(writeJson(draft)))?.body).toEqual(new UnreadJson('{"a":'));
});

test("other stored values are not a draft", () => {
  expect(fromDraft("text")).toBeUndefined();
  expect(fromDraft({})).toBeUndefined();
});
