import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import {
  describeClosed,
  usualSchemes,
  schemesOfChallenge,
  schemesOfHeaders,
} from "./closed-api.ts";

test.each([
  ["a challenge of Basic", schemesOfChallenge('Basic realm="Queues"'), "basic"],
  ["a challenge of Bearer", schemesOfChallenge("Bearer"), "token"],
  ["a header with Basic", schemesOfHeaders({ Authorization: "Basic YTpi" }), "basic"],
  ["a header with Bearer", schemesOfHeaders({ authorization: "Bearer abc" }), "token"],
  ["a header with a key", schemesOfHeaders({ "X-Tenant": "5", "X-API-Key": "abc" }), "token"],
  ["a header with a tenant", schemesOfHeaders({ "X-Tenant": "5", Accept: "text/json" }), "token"],
])("%s gives the list its sign-in", async (_name, schemes, method) => {
  const description = describeClosed("https://mq.example/api/queues?page=1", schemes);
  const model = await createModel(description?.text ?? "");
  expect(model.signIn.methods.map(({ kind }) => kind)).toContain(method);
  expect(model.servers).toEqual(["https://mq.example"]);
  expect(model.exploration).toBe("open");
  expect(
    model.resources.map(({ collectionPath, list }) => [collectionPath, list?.operation]),
  ).toEqual([["/api/queues", expect.any(String)]]);
});

test.each(["https://mq.example/issues.json", "https://mq.example/api/v2/tickets.json?page=1"])(
  "%s is a list if it refuses in JSON",
  async (address) => {
    const schemes = schemesOfChallenge("Basic");
    expect(describeClosed(address, schemes)).toBeUndefined();
    const description = describeClosed(address, schemes, { isJson: true });
    const model = await createModel(description?.text ?? "");
    expect(model.resources.map(({ collectionPath }) => collectionPath)).toEqual([
      new URL(address).pathname,
    ]);
  },
);

test.each([
  ["Basic", ["basic", "token"]],
  ["Bearer", ["token", "basic"]],
  ["Token", ["token", "basic", "token"]],
])("next to a challenge of %s, the other usual forms can sign in", async (challenge, kinds) => {
  const schemes = schemesOfChallenge(challenge);
  const alternatives = usualSchemes(schemes);
  const description = describeClosed("https://mq.example/api/queues", schemes, { alternatives });
  const { signIn } = await createModel(description?.text ?? "");
  expect(signIn.methods.map(({ kind }) => kind)).toEqual(kinds);
});

test.each(["https://mq.example/api", "https://mq.example/v2", "https://mq.example/rest/2.0/"])(
  "%s is the base of an API",
  async (address) => {
    const description = describeClosed(address, schemesOfChallenge("Basic"));
    const { resources, exploration } = await createModel(description?.text ?? "");
    expect([resources, exploration]).toEqual([[], "open"]);
  },
);

test("the root of a host that refuses in JSON is the base of an API", async () => {
  const response = { isJson: true };
  const description = describeClosed("https://mq.example", schemesOfChallenge("Bearer"), response);
  const { resources, exploration } = await createModel(description?.text ?? "");
  expect([resources, exploration]).toEqual([[], "open"]);
});

test.each([
  ["https://mq.example/openapi.json"],
  ["https://mq.example/shop/swagger.json"],
  ["https://mq.example/v3/api-docs.json"],
])("%s is not taken for a list, also if it refuses in JSON", (address) => {
  const response = { isJson: true };
  expect(describeClosed(address, schemesOfChallenge("Basic"), response)).toBeUndefined();
});

test.each([
  ["https://mq.example/"],
  ["https://mq.example/v3/api-docs"],
  ["https://mq.example/spec"],
  ["https://mq.example/files/shop.yaml"],
  ["https://mq.example/odata/$metadata"],
])("%s is not taken for a list", (address) => {
  expect(describeClosed(address, schemesOfChallenge("Basic"))).toBeUndefined();
});

test.each([
  ["an application", { "X-App-Id": "shop", "X-API-Key": "abc" }, "X-API-Key", ["X-App-Id"]],
  [
    "a key next to a token",
    { apikey: "abc", Authorization: "Bearer x" },
    "Authorization",
    ["apikey"],
  ],
  [
    "an application and a client",
    { "X-Client": "7", "X-Application-Id": "shop", "X-REST-API-Key": "abc" },
    "X-REST-API-Key",
    ["X-Client", "X-Application-Id"],
  ],
])(
  "headers with %s next to the credential are connection settings",
  async (_, headers, name, settings) => {
    const description = describeClosed("https://mq.example/api/queues", schemesOfHeaders(headers));
    const { signIn } = await createModel(description?.text ?? "");
    expect(signIn.methods).toMatchObject([{ credential: { in: "header", name } }]);
    expect(signIn.settings?.map((setting) => setting.name)).toEqual(settings);
  },
);

test("a list without a scheme is not described", () => {
  expect(describeClosed("https://mq.example/api/queues", [])).toBeUndefined();
  expect(schemesOfChallenge("")).toEqual([]);
  expect(schemesOfHeaders({ Accept: "application/json" })).toEqual([]);
});
