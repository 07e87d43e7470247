// @vitest-environment node
import type { JsonObject } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { compareDescriptions } from "./fuller-description.ts";

const get = { get: { responses: {} } };
const login = { "/login": { post: { responses: {} } } };
const open = { openapi: "3.0.1", paths: login };

const fuller: readonly [string, JsonObject, JsonObject, unknown][] = [
  [
    "adds the addresses and schemas that the user gets",
    { ...open, components: { schemas: { Info: { type: "object" } } } },
    {
      openapi: "3.0.1",
      paths: { ...login, "/items/articles": get },
      components: { schemas: { Info: { type: "object" }, Article: { type: "object" } } },
    },
    {
      update: {
        paths: { "/items/articles": get },
        components: { schemas: { Article: { type: "object" } } },
      },
      removes: [],
    },
  ],
  [
    "replaces what has further members",
    { openapi: "3.1.0", paths: { "/tasks": get } },
    { openapi: "3.1.0", paths: { "/tasks": { ...get, post: { responses: {} } } } },
    {
      update: { paths: { "/tasks": { ...get, post: { responses: {} } } } },
      removes: [["paths", "/tasks"]],
    },
  ],
  [
    "reads Swagger 2.0",
    { swagger: "2.0", paths: {} },
    { swagger: "2.0", paths: { "/pets": get }, definitions: { Pet: { type: "object" } } },
    {
      update: { paths: { "/pets": get }, definitions: { Pet: { type: "object" } } },
      removes: [],
    },
  ],
];

test.each(fuller)("the comparison %s", (_, everyone, own, changes) => {
  expect(compareDescriptions(everyone, own)).toEqual(changes);
});

const others: readonly [string, JsonObject][] = [
  ["the same operations", open],
  ["fewer operations", { openapi: "3.0.1", paths: {} }],
  ["another version", { openapi: "3.1.0", paths: { ...login, "/a": get } }],
  ["no description", { error: "not found", paths: { ...login, "/a": get } }],
];

test.each(others)("a response with %s changes nothing", (_, own) => {
  expect(compareDescriptions(open, own)).toBeUndefined();
});
