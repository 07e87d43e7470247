import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import { createModel } from "./create-model.ts";

const folder = fileURLToPath(new URL("../../../../shared/openapi/", import.meta.url));
const documents = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) =>
        /^(?:[^/]+|vonage-application\/application\.v2)\.(?:json|ya?ml)$/.test(name),
      )
      .toSorted()
  : [];

test("a text without a description gives a model with a problem", async () => {
  const model = await createModel("<html>");
  expect(model).toMatchObject({
    resources: [],
    operations: [],
    coverage: { ratio: 1 },
    problems: [{ code: "html" }],
  });
  expect(model.signIn.methods).toHaveLength(1);
});

test("a number that JavaScript cannot represent is exact in the model, as default, example and choice", async () => {
  const schema = '{"type":"integer","default":9007199254740993,"maximum":9223372036854775807}';
  const choiceSchema = '{"enum":[9007199254740992,9007199254740993],"example":9007199254740993}';
  const { operations } = await createModel(
    `{"openapi":"3.1.0","paths":{"/a":{"get":{"parameters":[
      {"name":"n","in":"query","schema":${schema}},{"name":"c","in":"query","schema":${choiceSchema}}]}}}}`,
  );
  const exact = new ExactNumber("9007199254740993");
  expect(operations[0]?.parameters.map(({ field }) => field)).toMatchObject([
    { kind: "number", default: exact, maximum: new ExactNumber("9223372036854775807") },
    { kind: "choice", example: exact, choices: [{ value: 2 ** 53 }, { value: exact }] },
  ]);
});

test("server URLs are absolute if the address of the document is", async () => {
  const serversOf = async (servers: unknown, address?: string) => {
    const text = JSON.stringify({ openapi: "3.1.0", paths: {}, servers });
    return (await createModel(text, address === undefined ? {} : { address })).servers;
  };
  const address = "https://h/docs/openapi.json";
  expect(await serversOf([{ url: "../v1/" }], address)).toEqual(["https://h/v1"]);
  expect(await serversOf([{ url: "/v1" }])).toEqual(["/v1"]);
  expect(await serversOf(undefined, address)).toEqual(["https://h"]);
  expect(await serversOf(undefined)).toEqual([]);
  expect(await serversOf({ url: "/not-a-list" })).toEqual(["/not-a-list"]);
  expect(await serversOf("https://h/v1")).toEqual(["https://h/v1"]);
  expect(await serversOf(["https://h/v1", { url: "/v2" }])).toEqual(["https://h/v1", "/v2"]);
  expect(await serversOf([{ url: "" }, {}, null, 5])).toEqual([]);
  expect(await serversOf([{ url: "api.example.com/v1" }], address)).toEqual([
    "https://api.example.com/v1",
  ]);
  expect(await serversOf([{ url: "localhost:8080/v1" }], address)).toEqual([
    "https://localhost:8080/v1",
  ]);
  expect(await serversOf([{ url: "v1.0/api" }], address)).toEqual(["https://h/docs/v1.0/api"]);
  expect(await serversOf([{ url: "javascript:alert(1)" }, { url: "wss://h/x" }])).toEqual([]);
  expect(
    await serversOf([
      {
        url: "{scheme}://h:{port}",
        variables: { scheme: { default: "http" }, port: { enum: ["80"] } },
      },
    ]),
  ).toEqual(["http://h:80"]);
});

if (documents.length === 0) {
  // eslint-disable-next-line no-console -- the output shows that these tests did not run
  console.warn(`Skipped: no documents in ${folder}`);
}

describe.skipIf(documents.length === 0)("every available document", () => {
  test.each(documents)(
    "%s is read and every operation can be sent",
    { timeout: 60_000 },
    async (name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const model = await createModel(text, {
        address: join(folder, name),
        load: async (address) => readFileSync(address, "utf8"),
      });
      expect(model.problems.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(model.operations.length).toBeGreaterThan(4);
      expect(model.coverage).toEqual({
        operations: model.operations.length,
        reached: model.operations.length,
        ratio: 1,
      });
      expectConsistent(model);
    },
  );
});

/** Checks the guarantees of every model. */
function expectConsistent(model: Awaited<ReturnType<typeof createModel>>): void {
  const ids = model.operations.map(({ id }) => id);
  const names = model.resources.map(({ name }) => name);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(names).size).toBe(names.length);
  const idSet = new Set(ids);
  for (const { operations, actions, list, itemPath, key, name } of model.resources) {
    for (const id of [
      ...Object.values(operations),
      ...actions,
      ...(list ? [list.operation] : []),
    ]) {
      expect(idSet.has(id ?? ""), `${name}: ${id}`).toBe(true);
    }
    for (const { parameter, in: location } of key) {
      if (location === undefined) expect(itemPath).toContain(`{${parameter}}`);
    }
    const filters = list?.filters.map((filter) => filter.name) ?? [];
    expect(new Set(filters).size, name).toBe(filters.length);
  }
  expect(model.signIn.methods.length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(model))).toEqual(model);
}
