import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildOperationRequest } from "#request/build-operation-request.ts";
import { withFileName } from "./file-name-header.ts";
import { buildWrite } from "#request/writes/build-write.ts";

const binary = { type: "string", format: "binary" };
const header = (name: string, isRequired = true) => ({
  parameters: [{ name, in: "header", required: isRequired, schema: { type: "string" } }],
});

async function upload(mediaType: string, name: string, operation: object, method = "post") {
  const list = { type: "array", items: { type: "object", properties: { id: {}, title: {} } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/media": {
          get: { responses: { "200": { content: { "application/json": { schema: list } } } } },
          [method]: {
            operationId: "upload",
            requestBody: { content: { [mediaType]: { schema: binary } } },
            responses: { "201": { description: "" } },
            ...operation,
          },
        },
      },
    }),
  );
  const created = model.operations.find(({ id }) => id === "upload");
  const [resource] = model.resources;
  if (created === undefined || resource === undefined) throw new Error("no upload");
  const file = new File(["a"], name, { type: "image/png" });
  const { headers } = withFileName(buildWrite(created, { resource, parents: {} }, file));
  const request = buildOperationRequest(created, { parameters: {}, body: file });
  expect(withFileName(request).headers).toEqual(headers);
  return { headers, inputs: created.parameters.map((one) => one.name) };
}

// A site with media, a store of objects, and a service with its own header.
test.each([
  ["*/*", {}, { "content-disposition": 'attachment; filename="a b.png"' }],
  ["application/octet-stream", {}, { "content-disposition": 'attachment; filename="a b.png"' }],
  [
    "image/png",
    { description: "The name is in the Content-Disposition header." },
    { "content-disposition": 'attachment; filename="a b.png"' },
  ],
  [
    "image/*",
    header("Content-Disposition"),
    { "content-disposition": 'attachment; filename="a b.png"' },
  ],
  ["application/octet-stream", header("X-File-Name"), { "x-file-name": "a b.png" }],
  ["application/zip", header("Slug", false), { slug: "a b.png" }],
  ["image/png", {}, {}],
])("a file as %s has its name in a header", async (mediaType, operation, headers) => {
  expect(await upload(mediaType, "a b.png", operation)).toEqual({ headers, inputs: [] });
});

test.each([
  [
    "Plän (1).png",
    "attachment; filename=\"Pl_n (1).png\"; filename*=UTF-8''Pl%C3%A4n%20%281%29.png",
  ],
  ['a"b.png', "attachment; filename=\"a_b.png\"; filename*=UTF-8''a%22b.png"],
  ["a\r\nb.png", "attachment; filename=\"a__b.png\"; filename*=UTF-8''a%0D%0Ab.png"],
])("the name %j is written for a header", async (name, disposition) => {
  const { headers } = await upload("*/*", name, {});
  expect(headers).toEqual({ "content-disposition": disposition });
  const own = await upload("*/*", name, header("X-Filename"));
  expect(own.headers["x-filename"]).toMatch(/^[ -~]+$/);
  expect(decodeURIComponent(own.headers["x-filename"] ?? "")).toBe(name);
});

test("a file that replaces another has no new name, and other headers are inputs", async () => {
  const { headers, inputs } = await upload("*/*", "a.png", header("X-Trace"), "put");
  expect(headers).toEqual({});
  expect(inputs).toEqual(["X-Trace"]);
});
