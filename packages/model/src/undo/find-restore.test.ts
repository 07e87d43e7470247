import { describe, expect, test } from "vitest";
import { findInverse } from "./find-inverse.ts";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const deleted = record({ deleted_at: { type: "string", format: "date-time", readOnly: true } });
const named = (operationId: string, summary?: string) => ({
  ...done,
  operationId,
  ...(summary === undefined ? {} : { summary }),
});

async function invert(paths: object) {
  const model = await createTestModel(paths);
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no resource");
  const chunk = { ...model, resource, referrers: [] };
  return findInverse(chunk, { kind: "remove", key: "5", before: { id: 5, name: "a" } });
}

describe("a deletion is undone by the restore of the API", () => {
  test.each<readonly [string, object, string]>([
    [
      "Laravel: a field marks deleted records",
      {
        "/posts": { get: rows(deleted), post: sent() },
        "/posts/{post}": { get: json(deleted), delete: named("posts.destroy") },
        "/posts/{post}/restore": { post: named("posts.restore") },
      },
      "posts-restore",
    ],
    [
      "Spring: the words of the operation",
      {
        "/users": { get: rows(), post: sent() },
        "/users/{id}": { get: json(record()), delete: named("deleteUser") },
        "/users/{id}/undelete": { put: named("undeleteUser", "Restore a deleted user") },
      },
      "undeleteUser",
    ],
    [
      "another verb next to words of a soft deletion",
      {
        "/kilns": { get: rows(), post: sent() },
        "/kilns/{id}": { get: json(record()), delete: named("removeKiln", "Soft-deletes a kiln") },
        "/kilns/{id}/reinstate": { post: named("reinstateKiln") },
      },
      "reinstateKiln",
    ],
    [
      "words of the deletion that mention the way back",
      {
        "/molds": { get: rows(), post: sent() },
        "/molds/{no}": {
          get: json(record()),
          delete: named("x1", "Retires it; reactivated later"),
        },
        "/molds/{id}/reactivate": { post: named("x2") },
      },
      "x2",
    ],
    [
      "custom methods: an archive",
      {
        "/memos": { get: rows(), post: sent() },
        "/memos/{memo}": { get: json(record()), delete: named("archiveMemo", "Archive a memo") },
        "/memos/{memo}:unarchive": { post: named("unarchiveMemo") },
      },
      "unarchiveMemo",
    ],
    [
      "an archive at its own path, with the key of nested records",
      {
        "/teams/{team}/flags": { get: rows(), post: sent() },
        "/teams/{team}/flags/{flagName}": {
          get: json(record()),
          delete: named("archiveFlag", "Archive a flag"),
        },
        "/archive/revive/{flagName}": { post: named("reviveFlag", "Revives a flag") },
      },
      "reviveFlag",
    ],
    [
      "a deactivated account",
      {
        "/accounts": { get: rows(), post: sent() },
        "/accounts/{id}": { delete: named("deactivateAccount", "Deactivate an account") },
        "/accounts/{id}/reactivate": { post: named("reactivateAccount") },
      },
      "reactivateAccount",
    ],
  ])("%s", async (_, paths, operation) => {
    expect(await invert(paths)).toEqual({ kind: "restore", key: "5", operation });
  });
});

describe("a restore with the key in its body undoes a deletion", () => {
  const takes = (...names: readonly string[]) => ({
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
            required: names,
          },
        },
      },
    },
  });
  test.each<readonly [string, object]>([
    [
      "dotted methods",
      {
        "/posts.list": { post: rows(deleted) },
        "/posts.get": { post: { ...takes("id"), ...json(deleted) } },
        "/posts.create": { post: sent() },
        "/posts.delete": { post: { ...named("delete"), ...takes("id") } },
        "/posts.restore": { post: { ...named("restore"), ...takes("id") } },
      },
    ],
    [
      "a restore at the collection",
      {
        "/posts": { get: rows(deleted), post: sent() },
        "/posts/{id}": { get: json(deleted), delete: named("deletePost") },
        "/posts/restore": { post: { ...named("restore"), ...takes("id") } },
      },
    ],
    [
      "the key with the name of the record",
      {
        "/posts": { get: rows(deleted), post: sent() },
        "/posts/{id}": { get: json(deleted), delete: named("deletePost") },
        "/posts/undelete": { post: { ...named("restore"), ...takes("postId") } },
      },
    ],
  ])("%s", async (_, paths) => {
    expect(await invert(paths)).toEqual({ kind: "restore", key: "5", operation: "restore" });
  });
});

test.each<readonly [string, object]>([
  ["restores a backup", { "/{id}/restore": { post: named("restoreBackup", "Restore a backup") } }],
  ["activates", { "/{id}/activate": { post: named("activate") } }],
  [
    "requires input",
    {
      "/{id}/restore": {
        post: {
          ...named("restoreDeleted"),
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: { type: "object", properties: { at: {} }, required: ["at"] },
              },
            },
          },
        },
      },
    },
  ],
])("an operation that %s does not undo a deletion", async (_, below) => {
  const paths = Object.entries(below).map(([path, item]) => [`/backups${path}`, item] as const);
  const inverse = await invert({
    "/backups": { get: rows(), post: sent() },
    "/backups/{id}": { get: json(record()), delete: named("deleteBackup") },
    ...Object.fromEntries(paths),
  });
  expect(inverse).toMatchObject({ kind: "create" });
});

test("without a restore, a soft deletion leaves the record, and undo makes a copy", async () => {
  const schema = record({ id: { type: "integer", readOnly: true }, deletedAt: {} });
  const inverse = await invert({
    "/notes": { get: rows(schema), post: sent({ type: "object", properties: { name: {} } }) },
    "/notes/{id}": { get: json(schema), delete: named("deleteNote") },
  });
  expect(inverse).toMatchObject({ kind: "create", isNewKey: true, doubt: "copy" });
});

const sentNote = sent({ type: "object", properties: { name: {} } });

test.each<readonly [string, object, object]>([
  ["words of the deletion", record(), named("trashNote", "Move a note to trash")],
  ["a field", record({ deleted_at: {} }), named("deleteNote")],
  [
    "words of a parameter",
    record(),
    {
      ...named("deleteNote"),
      parameters: [
        {
          name: "force",
          in: "query",
          description: "Whether to bypass Trash and force deletion.",
          schema: { type: "boolean" },
        },
      ],
    },
  ],
])("a record that remains after its deletion is changed back: %s", async (_, schema, deletion) => {
  const inverse = await invert({
    "/notes": { get: rows(schema), post: sentNote },
    "/notes/{id}": { get: json(schema), patch: sentNote, delete: deletion },
  });
  expect(inverse).toMatchObject({ kind: "create", mayRemain: true });
});

test.each(["It cannot be restored.", "Deletes it; it can't be recovered"])(
  "the words “%s” of a deletion lead to no restore",
  async (description) => {
    const paths = {
      "/notes": { get: rows(), post: sentNote },
      "/notes/{id}": { get: json(record()), delete: { ...named("deleteNote"), description } },
      "/notes/{id}/restore": { post: named("restore") },
      "/notes/{id}/recover": { post: named("recover") },
    };
    expect(await invert(paths)).toMatchObject({ kind: "create" });
  },
);

test("a deletion that cannot be undone by the API removes the record", async () => {
  const force = {
    name: "force",
    in: "query",
    description: "Required to be true, as terms do not support trashing.",
    schema: { type: "boolean" },
  };
  const inverse = await invert({
    "/terms": { get: rows(), post: sentNote },
    "/terms/{id}": {
      get: json(record()),
      patch: sentNote,
      delete: { ...named("deleteTerm"), parameters: [force] },
    },
  });
  expect(inverse).not.toHaveProperty("mayRemain");
});
