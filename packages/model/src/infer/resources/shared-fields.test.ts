import { expect, test } from "vitest";
import { json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const members = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
});

// Volumes, messages, tickets: verbs that may edit a record, or do something with it.
test.each<readonly [string, string, readonly string[], boolean]>([
  ["post", "Share a volume with another space", ["addSpaces", "removeSpaces"], false],
  ["put", "Mark a message as read", ["status"], false],
  ["post", "Move a ticket to a queue", ["queueId"], false],
  ["patch", "Assign a device", ["holder"], false],
  ["put", "Enable a device", ["name", "reason"], true],
  ["post", "Update a volume", ["quota"], true],
  ["patch", "Set the labels", ["labels"], true],
])("a %s with the words %s and %j", async (method, summary, names, isEdit) => {
  const paths = {
    "/things": { get: rows() },
    "/things/{id}": { get: json(record()), [method]: { summary, ...sent(members(...names)) } },
  };
  const role = method === "put" ? "replace" : "update";
  expect(await summarize(paths)).toEqual([`things: list read${isEdit ? ` ${role}` : ""}`]);
});

// Texts, images, routes: GET and POST compute the same.
test.each([
  ["/text/entities", "Performs entity recognition on the text"],
  ["/images/colors", "Extracts the colors of a picture"],
  ["/route", "Route between two places"],
])("a POST to %s that repeats the words of the read does not edit", async (path, summary) => {
  const result = json(members("text", "language"));
  const parameters = [{ name: "text", in: "query", schema: { type: "string" } }];
  const post = { summary, ...sent(members("text", "language")), ...result };
  const paths = { [path]: { get: { summary, parameters, ...result }, post } };
  expect((await summarize(paths)).join()).not.toContain("update");
});
