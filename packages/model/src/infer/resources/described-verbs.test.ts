import { expect, test } from "vitest";
import { json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

// Templates, charts, agents: operations with only a description.
test.each<readonly [string, string, string]>([
  ["put", "Update a template", "templates: list read replace"],
  ["put", "Changes a template.\n\nThe owner stays.", "templates: list read replace"],
  ["put", "Restart a template", "templates: list read"],
  ["delete", "Deletes a template", "templates: list read remove"],
  ["delete", "Update a template", "templates: list read remove"],
  ["put", "View a template", "templates: list read"],
])("a %s that only its description names: %s", async (method, description, expected) => {
  const body = sent({ type: "object", properties: { css: { type: "string" } } });
  const paths = {
    "/templates": { get: rows() },
    "/templates/{id}": {
      get: json(record()),
      [method]: {
        ...body,
        ...(method === "delete" ? { requestBody: undefined } : {}),
        description,
      },
    },
  };
  expect(await summarize(paths)).toEqual([expected]);
});

// Users, topics, keys: the method is in front of the name of the operation.
test.each([
  ["POST_ListUsers", "users: list"],
  ["POST_ConfirmUsers", "users: list"],
  ["POST_CreateUser", "users: create list"],
])("POST with the operation id %s: %s", async (operationId, expected) => {
  const paths = { "/users": { get: rows(), post: { ...sent(), operationId } } };
  expect(await summarize(paths)).toEqual([expected]);
});

// Filters, links, drafts: the name of the records is a verb too.
test.each([
  ["filter", "idDeleteMailFilter", "Handle Delete for a mail filter"],
  ["link", "idDeleteShortLink", "Handles DELETE requests for links"],
  ["draft", "svcDeletePostDraft", undefined],
])("DELETE /%s/{id} with the operation id %s deletes", async (name, operationId, summary) => {
  const remove = { operationId, ...(summary === undefined ? {} : { summary }) };
  const paths = {
    [`/${name}`]: { get: rows() },
    [`/${name}/{id}`]: { get: json(record()), delete: { ...remove, responses: {} } },
  };
  expect(await summarize(paths)).toEqual([`${name}: list read remove`]);
});

// Balances, pictures, texts: the POST computes or looks up.
test.each([
  ["/balance_lookups", "Look up the balance of an account"],
  ["/face_ages", "Detect the ages of the faces in a picture"],
  ["/sentiments", "Analyze the mood of a text"],
])("POST %s with the words %s creates no record", async (path, summary) => {
  const paths = { [path]: { post: { summary, ...sent(), ...json(record()) } } };
  expect(await summarize(paths)).toEqual([]);
});
