import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import { createModel } from "./create-model.ts";

test("a text without a description gives a model with a problem", async () => {
  const model = await createModel("<html>");
  expect(model).toMatchObject({
    resources: [],
    operations: [],
    figures: { operations: { count: 0, total: 0 } },
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
