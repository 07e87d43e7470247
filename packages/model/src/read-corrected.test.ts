import { expect, test } from "vitest";
import { readOpenApi } from "./read-corrected.ts";

const overlay = {
  address: "corrections.yaml",
  text: JSON.stringify({
    overlay: "1.0.0",
    info: { title: "Corrections", version: "1" },
    actions: [{ target: "$.paths['/albums'].get", update: { summary: "List albums" } }],
  }),
};

test("the document has the corrections of its overlays", async () => {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Music", version: "1" },
    paths: { "/albums": { get: { responses: {} } } },
  });
  const document = await readOpenApi(text, { overlays: [overlay] });
  expect(document).toMatchObject({
    openapi: "3.1.0",
    paths: { "/albums": { get: { summary: "List albums" } } },
  });
});

test("a Swagger document stays in its version, with its own references", async () => {
  const swagger = { swagger: "2.0", info: { title: "Music", version: "1" }, paths: {} };
  expect(await readOpenApi(JSON.stringify(swagger), {})).toEqual(swagger);
});

test("a Postman collection is converted", async () => {
  const url = "https://music.example/albums";
  const text = JSON.stringify({
    info: {
      name: "Music",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    item: [{ name: "List albums", request: { method: "GET", url } }],
  });
  expect(await readOpenApi(text, {})).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    paths: { "/albums": { get: {} } },
  });
});

test("a text that cannot be read is an error with its reason", async () => {
  await expect(readOpenApi("{", {})).rejects.toThrow(/./);
});
