import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { rows } from "#testing/sample-paths.ts";

const modelOf = (info: object, operation: object = {}, more: object = {}) =>
  createModel(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "API", version: "1", ...info },
      paths: { "/orders": { get: { ...rows(), ...operation } }, "/tags": { get: rows() } },
      ...more,
    }),
  );

// A shop of several tenants, a bank, a platform with versions.
test.each([
  ["Each request must send the header `X-Tenant-Id`.", "X-Tenant-Id"],
  ["Pass your branch in the X-Branch header with all requests.\n\nOther text.", "X-Branch"],
  ["Use the `Acme-Version` request header to pin a version.", "Acme-Version"],
])("“%s” is a setting of the connection", async (description, name) => {
  const model = await modelOf({ description });
  expect(model.signIn.settings).toMatchObject([{ in: "header", name }]);
  const [orders] = model.resources;
  const state = { search: "", filters: {}, page: 1, sort: [] };
  const request = orders && buildListRequest(model, orders, state);
  expect(request?.settings).toEqual([{ in: "header", name }]);
});

test("a header in the words of an operation is a setting that it alone takes", async () => {
  const description = "To list them on behalf of a user, provide the `As-User` header.";
  const model = await modelOf({}, { description });
  expect(model.signIn.settings).toMatchObject([{ in: "header", name: "As-User" }]);
  const taking = model.operations.filter(({ parameters }) =>
    parameters.some(({ isSetting }) => isSetting),
  );
  expect(taking.map(({ path }) => path)).toEqual(["/orders"]);
});

test("a declared header that the words require of all requests becomes a setting", async () => {
  const parameters = [{ name: "x-tenant-id", in: "header", schema: { type: "string" } }];
  const description = "All requests need the header X-Tenant-Id.";
  const model = await modelOf({ description }, { parameters });
  expect(model.operations[0]?.parameters).toMatchObject([{ isSetting: true }]);
  expect(model.operations[0]?.parameters).toHaveLength(1);
});

// A container engine, a mail service, a bank.
test.each([
  ["These are sent as `X-Registry-Auth` header as a Base64 encoded string.", "X-Registry-Auth"],
  ["Some sends need a pool: pass it in the X-Pool header.", "X-Pool"],
  ["To pay for a customer, set the header `X-On-Behalf-Of`.", "X-On-Behalf-Of"],
])("“%s” concerns the operations that declare the header", async (description, name) => {
  const parameters = [{ name, in: "header", schema: { type: "string" } }];
  const model = await modelOf({ description }, { parameters });
  expect(model.signIn.settings ?? []).toEqual([]);
  const taking = model.operations.filter(({ parameters: own }) => own.length > 0);
  expect(taking.map(({ path }) => path)).toEqual(["/orders"]);
});

test.each([
  "Responses include the header `X-Trace`. It must be kept.",
  "The number of calls left is in the `X-RateLimit-Remaining` header; use it.",
  "Send the `Content-Type` header.",
  "Do not send the header X-Debug.",
  "Send the API key in the `X-API-Key` header.",
  "We send the X-Signature-Time header with each webhook.",
  "The `X-Tenant-Id` is shown in the console.",
])("“%s” names no header that requests take", async (description) => {
  const model = await modelOf({ description });
  expect(model.signIn.settings ?? []).toEqual([]);
});

test("the header of a security scheme is not a setting", async () => {
  const components = {
    securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Acme" } },
  };
  const description = "Pass the key in the header X-Acme.";
  const model = await modelOf({ description }, {}, { components, security: [{ key: [] }] });
  expect(model.signIn.settings ?? []).toEqual([]);
});
