import { expect, test } from "vitest";
import { isAvailable } from "#request/records/is-available.ts";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const flag = { type: "boolean" };
const time = { type: ["string", "null"], format: "date-time" };
const key = [{ name: "id", in: "path", required: true, schema: text }];
const done = { "204": { description: "Done" } };

function pathsOf(base: string, properties: object, actions: readonly string[]) {
  const record = { type: "object", properties: { id: text, name: text, ...properties } };
  const content = (schema: object) => ({ "application/json": { schema } });
  const gives = (schema: object) => ({
    responses: { "200": { description: "OK", content: content(schema) } },
  });
  const posts = actions.map((action) => [
    `${base}/{id}${action}`,
    { parameters: key, post: { responses: done } },
  ]);
  return {
    [base]: { get: gives({ type: "array", items: record }) },
    [`${base}/{id}`]: { parameters: key, get: gives(record) },
    ...Object.fromEntries(posts),
  };
}

test.each<
  readonly [
    origin: string,
    base: string,
    properties: object,
    actions: readonly string[],
    records: readonly (readonly [record: object, offered: string])[],
  ]
>([
  [
    "snake case with times",
    "/posts",
    { deleted_at: time },
    ["/restore", "/pin"],
    [
      [{ deleted_at: null }, "pin"],
      [{ deleted_at: "2024-01-01T00:00:00Z" }, "pin restore"],
      [{}, "pin restore"],
    ],
  ],
  [
    "camel case with flags",
    "/v1/users",
    { isActive: flag, isDeleted: flag },
    ["/actions/activate", "/actions/deactivate", "/actions/undelete"],
    [
      [{ isActive: true, isDeleted: false }, "deactivate"],
      [{ isActive: false, isDeleted: true }, "activate undelete"],
      [{ isActive: null }, "activate deactivate undelete"],
    ],
  ],
  [
    "custom methods",
    "/v1/memos",
    { archiveTime: time, archived: flag, pinned: flag },
    [":unarchive", ":archive", ":pin", ":unpin"],
    [
      [{ archived: false, pinned: true }, "archive unpin"],
      [{ archived: true, pinned: false }, "pin unarchive"],
    ],
  ],
  [
    "the opposite, and a separate state",
    "/accounts",
    { disabled: flag, suspendedAt: time, locked: { type: "boolean" } },
    ["/enable", "/disable", "/suspend", "/unlock", "/lock"],
    [
      [{ disabled: false, suspendedAt: null, locked: false }, "disable suspend lock"],
      [{ disabled: true, suspendedAt: "2024-01-01", locked: true }, "enable unlock"],
    ],
  ],
  [
    "a switch, and an archive with another verb",
    "/flags",
    { enabled: flag, archived: flag },
    ["/on", "/off", "/revive"],
    [
      [{ enabled: true, archived: false }, "off"],
      [{ enabled: false, archived: true }, "on revive"],
    ],
  ],
  [
    "other things of the record, drafts, and a trash next to an archive",
    "/pages",
    { enabled: flag, published: flag, draftOf: text, deletedAt: time, archivedAt: time },
    ["/mfa/enable", "/publish", "/restore"],
    [
      [
        { enabled: true, published: true, deletedAt: null, archivedAt: null },
        "enable publish restore",
      ],
    ],
  ],
])("%s", async (_, base, properties, actions, records) => {
  const model = await createTestModel(pathsOf(base, properties, actions));
  const posts = model.operations.filter(({ method }) => method === "post");
  const offered = records.map(([record]) =>
    posts
      .filter((operation) => isAvailable(operation, record))
      .map(({ path }) => path.split(/[/:]/).at(-1))
      .join(" "),
  );
  expect(offered).toEqual(records.map(([, expected]) => expected));
});

test.each([
  ["/archive/revive/{flagName}", { archived: flag }],
  ["/trash/{flagName}/restore", { deletedAt: time }],
  ["/v1/bin/undelete/{flagName}", { isDeleted: flag }],
])("%s is offered for a record that is there", async (path, properties) => {
  const base = pathsOf("/flags", properties, []);
  const named = { "/flags": base["/flags"], "/flags/{flagName}": base["/flags/{id}"] };
  const key = [{ name: "flagName", in: "path", required: true, schema: text }];
  const paths = { ...named, [path]: { parameters: key, post: { responses: done } } };
  const model = await createTestModel(paths);
  const [post] = model.operations.filter(({ method }) => method === "post");
  expect(post).toMatchObject({ resource: "flags", when: [{ field: Object.keys(properties) }] });
});
