import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { serveSite as serve } from "#testing/serve-site.ts";
import { createDescriptionReader } from "./read-description.ts";

const page = (content: string): string => `<!doctype html><html><body>${content}</body></html>`;
const tasks = '[{"id":1,"title":"Sweep"},{"id":2,"title":"Mop"}]';
const people = '{"items":[{"id":"7f","name":"Ada"}],"total":1}';

test.each([
  ["relative links", "/", '<a href="tasks">Tasks</a> <a href="/people">People</a>'],
  [
    "links below a base element",
    "/ui/",
    '<base href="/"><a href="./tasks">T</a><a href=people>P</a>',
  ],
  [
    "links next to others",
    "/start",
    '<a href="https://example.com/docs">Docs</a><a href="/logo.png">L</a><a href="/logout">Out</a>' +
      "<a href='/tasks'>1</a><a href='/people'>2</a><a href='/about'>About</a>",
  ],
])("a page with %s to lists is the index of an API", async (_, path, links) => {
  const text = links.replace("href=people", "href='people'");
  const { origin, keys } = await serve({
    [path]: [200, page(text), { "content-type": "text/html" }],
    "/tasks": [200, tasks, { "access-control-allow-methods": "GET, POST, PATCH, DELETE" }],
    "/tasks/1": [
      200,
      '{"id":1,"title":"Sweep"}',
      { "access-control-allow-methods": "GET, POST, PATCH, DELETE" },
    ],
    "/people": [200, people],
    "/about": [200, page("About")],
  });
  const read = await createDescriptionReader(origin + path, {})();
  if (!("text" in read)) throw new Error(read.code);
  const { resources, operations } = await createModel(read.text, { address: read.address });
  expect(resources.map(({ collectionPath }) => collectionPath)).toEqual(["/tasks", "/people"]);
  expect(keys.has("/logout")).toBe(false);
  // The methods for other origins, where the response has no `Allow`.
  expect(
    operations
      .filter((one) => one.path.startsWith("/tasks"))
      .map(({ role }) => role)
      .toSorted(),
  ).toEqual(["create", "list", "read", "remove", "update"]);
  expect(operations.filter((one) => one.path === "/people").map(({ role }) => role)).toEqual([
    "list",
  ]);
});

test("a page whose links lead to no rows has no description", async () => {
  const html = { "content-type": "text/html" };
  const { origin } = await serve({
    "/": [200, page('<a href="/health">Health</a>'), html],
    "/health": [200, '{"status":"up"}'],
  });
  expect(await createDescriptionReader(origin, {})()).toMatchObject({
    text: expect.stringContaining("<!doctype html>"),
  });
});
