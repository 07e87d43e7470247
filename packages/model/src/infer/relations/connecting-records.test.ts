import { expect, test } from "vitest";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const flag = { type: "boolean" };
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const respond = (schema: object) => ({ responses: { "200": json(schema) } });
const list = (schema: object) => ({ get: respond({ type: "array", items: schema }) });
const keys = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: text })),
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const action = { post: { responses: { "204": {} } } };

interface Connection {
  readonly paths: object;
  readonly schemas: Record<string, object>;
}

/** Records at `/owners/{id}/others/{id}` with a separate schema, and the paths below them. */
function connect(
  { owner, other, connecting }: { owner: string; other: string; connecting: string },
  schema: object,
  below: object = { enable: action },
): Connection {
  const named = `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
  const item = `/${owner}s/{${owner}}/${other}s/{${other}}`;
  return {
    paths: {
      [`/${owner}s`]: list(ref("Owner")),
      [`/${owner}s/{${owner}}`]: { ...keys(owner), get: respond(ref("Owner")) },
      [`/${other}s`]: list(ref(named)),
      [`/${other}s/{id}`]: { ...keys("id"), get: respond(ref(named)) },
      [item]: { ...keys(owner, other), get: respond(ref(connecting)) },
      ...Object.fromEntries(
        Object.entries(below).map(([name, path]) => [
          `${item}/${name}`,
          { ...keys(owner, other), ...(path as object) },
        ]),
      ),
    },
    schemas: {
      Owner: object({
        [owner]: text,
        note: text,
        [`${other}s`]: {
          type: "array",
          items: object({ id: text, name: text, isActive: flag }),
        },
      }),
      [named]: object({ id: text, name: text, size: text, order: { type: "integer" } }),
      [connecting]: schema,
    },
  };
}

test.each<readonly [string, Connection, string, string]>([
  [
    "of a flag in an environment",
    connect(
      { owner: "flag", other: "environment", connecting: "FlagEnvironment" },
      object({ environment: text, isActive: flag, rollout: { type: "integer" } }),
    ),
    "flags",
    "flags-environments",
  ],
  [
    "of a user in a team, with a list below them",
    connect(
      { owner: "team", other: "member", connecting: "TeamMember" },
      object({ member: text, role: text, isOwner: flag }),
      {
        grants: { ...list(object({ id: text, scope: text })), post: { responses: { "201": {} } } },
      },
    ),
    "teams",
    "teams-members",
  ],
  [
    "of a device in a room, with records of the same fields",
    connect(
      { owner: "room", other: "device", connecting: "RoomDevice" },
      object({ id: text, name: text, size: text, order: { type: "integer" } }),
    ),
    "rooms",
    "devices",
  ],
  [
    "of an app on a server, with nothing below them",
    connect(
      { owner: "server", other: "app", connecting: "ServerApp" },
      object({ app: text, port: { type: "integer" }, isRunning: flag }),
      {},
    ),
    "servers",
    "apps",
  ],
])("a list in a record leads to the records %s", async (_, { paths, schemas }, owner, target) => {
  const { resources } = await createTestModel(paths, { schemas });
  const field = resources
    .find(({ name }) => name === owner)
    ?.fields.find(({ kind }) => kind === "references");
  expect(field).toMatchObject({ to: target, keyPath: ["id"] });
});

test("the key with the name of the records is the title of records that connect two others", async () => {
  const { paths, schemas } = connect(
    { owner: "flag", other: "environment", connecting: "FlagEnvironment" },
    object({ name: text, environment: text, isActive: flag }),
  );
  const { resources, operations } = await createTestModel(paths, { schemas });
  const connecting = resources.find(({ name }) => name === "flags-environments");
  expect(connecting).toMatchObject({ title: ["environment"], key: [{ field: ["environment"] }] });
  expect(operations.find(({ path }) => path.endsWith("/enable"))).toMatchObject({
    resource: "flags-environments",
    scope: "record",
  });
});
