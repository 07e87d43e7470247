import { expect, test } from "vitest";
import { createTestModel, done, keyedPaths } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const uuid = { type: "string", format: "uuid" };

const inPath = (name: string, schema: object) => ({ name, in: "path", required: true, schema });

/** Kinds of the path parameters of an operation, and the resources that they refer to. */
async function parametersOf(path: string, method: string, paths: object) {
  const { operations } = await createTestModel(paths);
  const operation = operations.find((one) => one.path === path && one.method === method);
  return operation?.parameters.map(({ name, field }) =>
    field.kind === "reference" ? `${name} → ${field.to}` : name,
  );
}

test.each<readonly [string, string, "put" | "post" | "delete", object, readonly string[]]>([
  [
    "a link of two records",
    "/vehicles/{id}/features/{feature_id}",
    "put",
    { id: uuid, feature_id: whole },
    ["id", "feature_id → features"],
  ],
  [
    "the end of a link",
    "/vehicles/{id}/features/{feature_id}",
    "delete",
    { id: uuid, feature_id: whole },
    ["id", "feature_id → features"],
  ],
  [
    "an action with a second record",
    "/vehicles/{id}/assign/{driverId}",
    "post",
    { id: uuid, driverId: uuid },
    ["id", "driverId → drivers"],
  ],
  ["an action on the record alone", "/vehicles/{id}/park", "post", { id: uuid }, ["id"]],
  [
    "a value that is not a key",
    "/vehicles/{id}/rate/{stars}",
    "post",
    { id: uuid, stars: whole },
    ["id", "stars"],
  ],
])("the path parameters of %s", async (_, path, method, parameters, want) => {
  const paths: Record<string, object> = {
    ...keyedPaths("vehicles", uuid),
    ...keyedPaths("features", whole),
    ...keyedPaths("drivers", uuid),
  };
  paths[path] = {
    parameters: Object.entries(parameters).map(([name, schema]) => inPath(name, schema as object)),
    [method]: done,
  };
  expect(await parametersOf(path, method, paths)).toEqual(want);
});
