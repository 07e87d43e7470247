import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };

/** Key of the records of a path with these properties. */
async function findKey(path: string, properties: object, ofParameter: object = {}) {
  const name = /\{([^{}]+)\}$/.exec(path)?.[1];
  const schema = { type: "object", properties };
  const rows = { type: "array", items: schema };
  const responds = (body: object) => ({
    responses: { "200": { content: { "application/json": { schema: body } } } },
  });
  const parameters = [{ name, in: "path", required: true, schema: text, ...ofParameter }];
  const paths = {
    [path.replace(/\/\{[^{}]+\}$/, "")]: { get: responds(rows) },
    [path]: { parameters, get: responds(schema) },
    "/users": {
      get: responds({ type: "array", items: { type: "object", properties: { id: text } } }),
    },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const own = resources.find(({ itemPath }) => itemPath === path);
  return own?.key.map(({ field, isLastSegment }) => ({
    field: field.join("."),
    ...(isLastSegment === true ? { isLastSegment } : {}),
  }));
}

// A video host, a web archive and a registry.
test.each<readonly [string, object, object | undefined]>([
  [
    "/channels/{channel_id}",
    { uri: { ...text, example: "/channels/927" }, name: text },
    { field: "uri", isLastSegment: true },
  ],
  [
    "/moderators/{user_id}",
    { uri: { ...text, example: "/users/152184" }, name: text },
    { field: "uri", isLastSegment: true },
  ],
  [
    "/captures/{id}",
    { url: { ...text, example: "https://api.example/v1/captures/7/" }, label: text },
    { field: "url", isLastSegment: true },
  ],
  // The address of something else, and a record with a key.
  ["/sites/{id}", { url: { ...text, example: "https://shop.example/welcome" } }, undefined],
  [
    "/channels/{channel_id}",
    { id: text, uri: { ...text, example: "/channels/927" } },
    { field: "id" },
  ],
])("the key of %s with the members %j is %j", async (path, properties, expected) => {
  expect(await findKey(path, properties)).toEqual(expected === undefined ? [] : [expected]);
});

// A question site, a shop and an accounting system.
test.each<readonly [string, object, object, string | undefined]>([
  ["/answers/{ids}", { answer_id: text, title: text }, {}, "answer_id"],
  ["/products/{product_ids}", { id: text, title: text }, {}, "id"],
  ["/groups/{groupIds}", { groupId: text, name: text }, {}, "groupId"],
  [
    "/bills/{id}",
    { TransactionID: text, CompanyID: text },
    { description: "Bill Transaction ID number" },
    "TransactionID",
  ],
  [
    "/hooks/{id}",
    { subscription_id: text, name: text },
    { description: "Subscription id to be deleted" },
    "subscription_id",
  ],
  [
    "/group_users/{id}",
    { user_id: text, group_name: text },
    { description: "Group User ID." },
    undefined,
  ],
  ["/parts/{ref}", { partNumber: text }, { description: "The part number" }, "partNumber"],
  [
    "/groups/{group_slug}",
    { group: { type: "object", properties: { slug: text, name: text } }, permission: text },
    {},
    "group.slug",
  ],
  ["/taxClasses/{taxClassId}", { class_id: text, class_name: text }, {}, "class_id"],
])("the key of %s with %j and %j is %s", async (path, properties, ofParameter, expected) => {
  expect(await findKey(path, properties, ofParameter)).toEqual(
    expected === undefined ? [] : [{ field: expected }],
  );
});
