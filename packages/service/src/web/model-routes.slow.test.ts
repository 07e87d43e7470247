import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { AdminModel } from "@quarterdeck/model";
import { takeSummary, takeChunk } from "@quarterdeck/model";
import fastify from "fastify";
import { expect, test } from "vitest";
import { addModelRoutes } from "./model-routes.ts";
import { createServedText } from "./served-text.ts";
import { createDescribedModel } from "#described-model.ts";
import { writeModel } from "#model-work.ts";

const small: AdminModel = {
  title: "Ships",
  apiVersion: "1",
  servers: [],
  resources: [],
  operations: [],
  signIn: { methods: [] },
  figures: {
    operations: { count: 0, total: 0 },
    lists: { count: 0, total: 0 },
    writes: { count: 0, total: 0 },
    assigned: { count: 0, total: 0 },
    ends: { count: 0, total: 0 },
    signIn: { count: 1, total: 1 },
  },
  problems: [],
};
const large: AdminModel = {
  ...small,
  resources: [
    {
      name: "ships",
      labels: { one: "Ship", many: "Ships" },
      parents: [],
      key: [],
      fields: Array.from({ length: 5000 }, (_, at) => ({
        kind: "text",
        name: `field_${at}`,
        label: `Field ${at}`,
        isRequired: false,
      })),
      operations: {},
      actions: [],
      evidence: [],
    },
  ],
};

const sources = {
  readSources: async () => createServedText(Buffer.from('{"text":"{}"}')),
  writeStart: () => "npm start",
};

function createApp(model: AdminModel) {
  const app = fastify();
  const served = createDescribedModel(writeModel(model)).served;
  addModelRoutes(app, "/p", { ...sources, readModel: async () => served });
  const get = (url: string, headers = {}) => app.inject({ url: `/p/-/model${url}`, headers });
  return { served, get };
}

test("the model is sent compressed, and not at all to clients that have it", async () => {
  const { get } = createApp(large);
  const decoders = [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const;
  for (const [encoding, decode] of decoders) {
    const headers = { "accept-encoding": encoding };
    const first = await get(".json", headers);
    expect(JSON.parse(decode(first.rawPayload).toString())).toEqual(large);
    expect(first.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, no-cache",
      vary: "accept-encoding, authorization",
    });
    const { etag } = first.headers;
    for (const tag of [etag, String(etag).replace("W/", ""), `"other", ${etag}`]) {
      const again = await get(".json", { ...headers, "if-none-match": tag });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
    expect((await get(".json", { ...headers, "if-none-match": '"other"' })).statusCode).toBe(200);
  }
});

test("a large model has a summary and chunks, a small one is its own summary", async () => {
  const { get, served } = createApp(large);
  expect(served.isSplit).toBe(true);
  expect((await get("/summary.json")).json()).toEqual(takeSummary(large, Infinity));
  const chunk = await get("/chunk.json?name=resource%3Aships");
  expect(chunk.json()).toEqual(takeChunk(large, "resource:ships"));
  const whole = createApp(small);
  expect(whole.served.isSplit).toBe(false);
  expect((await whole.get("/summary.json")).json()).toEqual(small);
});

test("a missing chunk is an empty response", async () => {
  const { get } = createApp(large);
  for (const url of ["/chunk.json?name=resource%3Aplanes", "/chunk.json?name=x", "/chunk.json"]) {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
  }
});

test("a chunk requested by its version is cached, another version is not", async () => {
  const { get, served } = createApp(large);
  for (const path of ["/summary.json?", "/chunk.json?name=resource%3Aships&"]) {
    const cacheOf = async (version: string) =>
      (await get(`${path}v=${version}`)).headers["cache-control"];
    expect(await cacheOf(served.version)).toBe("private, max-age=31536000, immutable");
    expect(await cacheOf("old")).toBe("private, no-cache");
  }
  expect(createDescribedModel(writeModel(small)).served.version).not.toBe(served.version);
});

test("the description and the start command are served with the model", async () => {
  const { get, served } = createApp(small);
  const response = await get("/description.json");
  expect(response.json()).toEqual({ text: "{}" });
  const headers = { "if-none-match": `W/"${served.version}"` };
  expect((await get("/description.json", headers)).statusCode).toBe(304);
  expect((await get("/command.json")).json()).toEqual({ command: "npm start" });
});

test("the current version is requested as news, and never from a cache", async () => {
  const app = fastify();
  const served = createDescribedModel(writeModel(small)).served;
  const requested: unknown[] = [];
  addModelRoutes(app, "", {
    ...sources,
    readModel: async (_request, options) => {
      requested.push(options);
      return served;
    },
  });
  const response = await app.inject("/-/model/version.json");
  expect(response.json()).toEqual({ version: served.version, notices: [] });
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(requested).toEqual([{ isNews: true }]);
});

test("later requests get a smaller response", async () => {
  const { get } = createApp(large);
  const length = async () =>
    (await get("/summary.json", { "accept-encoding": "br" })).rawPayload.length;
  const first = await length();
  await expect.poll(length, { timeout: 5000 }).toBeLessThan(first);
  const later = await get("/summary.json", { "accept-encoding": "br" });
  expect(JSON.parse(brotliDecompressSync(later.rawPayload).toString())).toEqual(
    takeSummary(large, Infinity),
  );
});
