import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import type { Operation } from "#types/operation.ts";
import { buildOperationRequest } from "./build-operation-request.ts";
import { sampleField, sampleOperation, sampleParameter } from "#testing/sample-orders.ts";
import { isMultipart } from "#request/bodies/write-multipart.ts";

function taking(mediaType: string): Operation {
  const field = sampleField("json");
  return sampleOperation({
    method: "post",
    path: "/orders",
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
  });
}

function bodyOf(mediaType: string, body: unknown) {
  return buildOperationRequest(taking(mediaType), { parameters: {}, body }).body;
}

test("each parameter goes to its location", () => {
  const operation = sampleOperation({
    method: "patch",
    path: "/orders/{id}/lines{;no}",
    parameters: [
      sampleParameter("id", { in: "path" }),
      sampleParameter(";no", { in: "path", style: "matrix" }),
      sampleParameter("dry", {}),
      sampleParameter("If-Match", { in: "header" }),
      sampleParameter("Authorization", { in: "header" }),
      sampleParameter("session", { in: "cookie" }),
      sampleParameter("theme", { in: "cookie" }),
    ],
  });
  const parameters = {
    id: "a b",
    ";no": 2,
    dry: true,
    "If-Match": '"1"',
    Authorization: "Bearer x",
    session: "s",
    theme: "dark",
    unknown: 1,
  };
  expect(buildOperationRequest(operation, { parameters })).toMatchObject({
    method: "PATCH",
    path: "/orders/a%20b/lines;%3Bno=2",
    query: "dry=true",
    headers: { "if-match": '"1"', cookie: "session=s; theme=dark" },
  });
});

test.each([
  [false, ""],
  [true, "id=7"],
])("a name in the path is not in the query too, unless it is required: %s", (isRequired, query) => {
  const operation = sampleOperation({
    path: "/orders/{id}",
    parameters: [
      sampleParameter("id", { in: "path", isRequired: true }),
      sampleParameter("id", { isRequired }),
    ],
  });
  const request = buildOperationRequest(operation, { parameters: { id: "7" } });
  expect(request).toMatchObject({ path: "/orders/7", query });
});

test("a quote in a quoted key is written twice", () => {
  const path = "/Suppliers(Code='{code}',no={no})";
  const parameters = ["code", "no"].map((name) => sampleParameter(name, { in: "path" }));
  const operation = sampleOperation({ path, parameters });
  const request = buildOperationRequest(operation, { parameters: { code: "O'Neil", no: 7 } });
  expect(decodeURIComponent(request.path)).toBe("/Suppliers(Code='O''Neil',no=7)");
});

test("a parameter can be the whole query", () => {
  const form = sampleParameter("q", {
    in: "querystring",
    mediaType: "application/x-www-form-urlencoded",
  });
  const json = sampleParameter("q", { in: "querystring", mediaType: "application/json" });
  const ask = (parameter: typeof form) =>
    buildOperationRequest(sampleOperation({ parameters: [parameter] }), {
      parameters: { q: { a: [1, 2] } },
    }).query;
  expect(ask(form)).toBe("a=1&a=2");
  expect(ask(json)).toBe("%7B%22a%22%3A%5B1%2C2%5D%7D");
});

test.each([
  [
    "application/json",
    { a: new ExactNumber("1.50"), b: undefined, c: null },
    '{"a":1.50,"c":null}',
  ],
  ["application/merge-patch+json; charset=utf-8", [], "[]"],
  ["application/json", "text", '"text"'],
  [
    "application/x-www-form-urlencoded",
    { a: "x y&", b: [1, 2], c: { d: "e" }, f: null, g: undefined },
    "a=x%20y%26&b=1&b=2&c%5Bd%5D=e&f=",
  ],
  ["application/x-www-form-urlencoded", { grant_type: "password" }, "grant_type=password"],
  ["text/plain", "plain", "plain"],
  ["text/plain", 7, "7"],
  ["application/xml", "<a/>", "<a/>"],
])("a body as %s", (mediaType, value, want) => {
  expect(bodyOf(mediaType, value)).toEqual({ mediaType, content: want });
});

class FakeFile {
  readonly name = "photo.png";
}

test("a file is sent unchanged", () => {
  const file = new FakeFile();
  expect(bodyOf("application/octet-stream", file)?.content).toBe(file);
  expect(bodyOf("image/png", file)?.content).toBe(file);
});

test.each([
  ["image/png", ["image/png", "image/jpeg"], "image/jpeg", "image/jpeg"],
  ["image/png", ["image/png"], "image/jpeg", "image/png"],
  ["image/*", ["image/*"], "image/jpeg", "image/jpeg"],
  ["*/*", ["*/*"], "", "application/octet-stream"],
])("a body of %s or else of %j is sent a file of %j as %s", (mediaType, mediaTypes, type, want) => {
  const file = Object.assign(new FakeFile(), { type });
  const { body } = taking(mediaType);
  const operation = sampleOperation({ ...(body && { body: { ...body, mediaTypes } }) });
  const sent = buildOperationRequest(operation, { parameters: {}, body: file });
  expect(sent.body?.mediaType).toBe(want);
});

test("a JSON part has its media type", () => {
  const { body } = taking("multipart/form-data");
  const partTypes = { meta: "application/json" };
  const operation = sampleOperation({ ...(body && { body: { ...body, partTypes } }) });
  const values = { parameters: {}, body: { meta: { a: 1 }, title: "x" } };
  const sent = buildOperationRequest(operation, values);
  expect(sent.body?.content).toEqual({
    parts: [
      { name: "meta", value: '{"a":1}', mediaType: "application/json" },
      { name: "title", value: "x" },
    ],
  });
});

test("a multipart body has its parts in order", () => {
  const file = new FakeFile();
  const blob = new Map();
  const value = {
    title: "x",
    photo: file,
    tags: ["a", 1],
    files: [file, blob],
    meta: { a: 1 },
    rows: [{ b: 2 }],
    none: null,
  };
  const body = bodyOf("multipart/form-data", value);
  expect(body && isMultipart(body)).toBe(true);
  expect(body?.content).toEqual({
    parts: [
      { name: "title", value: "x" },
      { name: "photo", value: file, fileName: "photo.png" },
      { name: "tags", value: "a" },
      { name: "tags", value: "1" },
      { name: "files", value: file, fileName: "photo.png" },
      { name: "files", value: blob },
      { name: "meta", value: '{"a":1}' },
      { name: "rows", value: '[{"b":2}]' },
      { name: "none", value: "" },
    ],
  });
});

test("an operation without a body sends none", () => {
  expect(bodyOf("application/json", undefined)).toBeUndefined();
  const none = buildOperationRequest(sampleOperation(), { parameters: {}, body: { a: 1 } });
  expect(none).not.toHaveProperty("body");
});

test("a missing path value throws", () => {
  const operation = sampleOperation({ path: "/orders/{id}" });
  for (const id of [undefined, null, "", "..", "."]) {
    expect(() => buildOperationRequest(operation, { parameters: { id } })).toThrow(RangeError);
  }
});

test.each([
  ["/#Action=ListUsers", "/"],
  ["/users#{id}", "/users"],
  ["/users?kind=a/../b#c", "/users?kind=a/../b"],
])("the path %s is sent as %s", (path, want) => {
  expect(
    buildOperationRequest(sampleOperation({ path, parameters: [] }), { parameters: {} }).path,
  ).toBe(want);
});
