import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

/** Summaries by method and path; nothing describes the responses. */
type Summaries = Readonly<Record<string, string>>;

async function inferFrom(summaries: Summaries) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, summary] of Object.entries(summaries)) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method]: { summary, responses: { default: {} } } };
  }
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", info: {}, paths }));
  return resources.map(({ collectionPath, itemPath, key }) => [
    collectionPath,
    itemPath,
    key?.map(({ parameter }) => parameter),
  ]);
}

test.each<[Summaries, string | undefined, readonly string[]]>([
  [
    {
      "get /queues": "A list of all queues",
      "get /queues/{vhost}": "A list of all queues in a given virtual host",
      "get /queues/{vhost}/{name}": "An individual queue",
      "put /queues/{vhost}/{name}": "Declare a queue",
    },
    "/queues/{vhost}/{name}",
    ["vhost", "name"],
  ],
  [
    {
      "get /secrets": "List all secrets",
      "get /secrets/{project}": "Lists the secrets of a project",
      "delete /secrets/{project}/{key}": "Delete a secret",
    },
    "/secrets/{project}/{key}",
    ["project", "key"],
  ],
  [
    {
      "get /consumers": "A list of all consumers",
      "get /consumers/{vhost}": "A list of all consumers in a given virtual host",
    },
    undefined,
    [],
  ],
  [
    {
      "get /ships": "A list of all ships",
      "get /ships/{id}": "A ship with the list of its crew",
    },
    "/ships/{id}",
    ["id"],
  ],
])("a path with a part of the key is a list by its words: %o", async (summaries, item, key) => {
  const [first, ...others] = await inferFrom(summaries);
  expect(others).toEqual([]);
  expect(first?.slice(1)).toEqual([item, key]);
});
