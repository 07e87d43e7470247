import type { AdminModel } from "@quarterdeck/model";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { readDescription } from "#describe/read-description.ts";
import { trackApiModel } from "./api-model.ts";

const closers: (() => unknown)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closers.splice(0).reverse()) close();
});

const minute = 60_000;

/** A description of two files that a test rewrites, and the requests to its server. */
async function start(validator: "etag" | "last-modified" | undefined) {
  const files = new Map<string, string>();
  const requested: string[] = [];
  const write = (fields: readonly string[], title = "Ships"): void => {
    const properties = Object.fromEntries(fields.map((name) => [name, { type: "string" }]));
    const schema = { type: "array", items: { $ref: "ship.json" } };
    const content = { "application/json": { schema } };
    const paths = { "/ships": { get: { responses: { "200": { content } } } } };
    const info = { title, version: "1" };
    files.set(
      "/openapi.json",
      JSON.stringify({ openapi: "3.1.0", info, servers: [{ url: "/" }], paths }),
    );
    files.set("/ship.json", JSON.stringify({ type: "object", properties }));
  };
  write(["id"]);
  const server = createServer(({ url = "", headers }, response) => {
    const text = files.get(url);
    const mark =
      validator === "etag" ? `"${text}"`.replaceAll(/[^!-~]/g, "") : new Date(0).toUTCString();
    const sent = headers["if-none-match"] ?? headers["if-modified-since"];
    const isKnown = validator !== undefined && sent === mark;
    requested.push(`${url} ${isKnown ? 304 : 200}`);
    if (text === undefined) return response.writeHead(404).end();
    response.writeHead(isKnown ? 304 : 200, validator && { [validator]: mark });
    return response.end(isKnown ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ["Date"] });
  const stored = trackApiModel({
    read: (previous) => readDescription(`http://127.0.0.1:${port}/openapi.json`, previous),
    readOverlays: async () => ({ overlays: [], problems: [] }),
    upstream: undefined,
    print: () => undefined,
  });
  closers.push(() => stored.close());
  await stored.read();
  requested.length = 0;
  const news = async (): Promise<readonly string[]> => {
    const { model } = await stored.read({ isNews: true });
    const json = (await model?.served.whole.encoded("identity"))?.toString() ?? "{}";
    const { resources = [] } = JSON.parse(json) as Partial<AdminModel>;
    return resources[0]?.fields.map(({ name }) => name) ?? [];
  };
  return { stored, files, requested, write, news };
}

test.each(["etag", "last-modified"] as const)(
  "an unchanged description is not sent again, by its %s, and its model stays",
  async (validator) => {
    const { stored, requested, news } = await start(validator);
    const { model } = stored.current();
    vi.advanceTimersByTime(minute);
    expect(await news()).toEqual(["id"]);
    expect(requested[0]).toBe("/openapi.json 304");
    expect(stored.current().model).toBe(model);
  },
);

test.each(["etag", undefined] as const)(
  "a request for news sees changes, also of referenced files, %s",
  async (validator) => {
    const { files, write, news } = await start(validator);
    write(["id", "name"]);
    vi.advanceTimersByTime(minute);
    expect(await news()).toEqual(["id", "name"]);
    files.set("/ship.json", JSON.stringify({ type: "object", properties: { flag: {} } }));
    vi.advanceTimersByTime(minute);
    expect(await news()).toEqual(["flag"]);
  },
);

test("many requests for news, at once or in turn, cause one read", async () => {
  const { requested, news } = await start("etag");
  vi.advanceTimersByTime(minute);
  await Promise.all([news(), news(), news()]);
  await news();
  expect(requested.filter((one) => one.startsWith("/openapi.json"))).toHaveLength(1);
});

test("a failed read leaves the previous model", async () => {
  const { stored, files, write, news } = await start("etag");
  const { model } = stored.current();
  const text = String(files.get("/openapi.json"));
  for (const broken of [undefined, "{"]) {
    if (broken === undefined) files.delete("/openapi.json");
    else files.set("/openapi.json", broken);
    vi.advanceTimersByTime(minute);
    expect(await news()).toEqual(["id"]);
    expect(stored.current().model).toBe(model);
  }
  files.set("/openapi.json", text);
  write(["id", "flag"]);
  vi.advanceTimersByTime(minute);
  expect(await news()).toEqual(["id", "flag"]);
});

test("an error of the reader is a problem, and the next read may succeed", async () => {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Ships", version: "1" },
    servers: [{ url: "https://ships.example" }],
    paths: { "/ships": { get: { responses: { "200": { description: "All" } } } } },
  });
  const printed: string[] = [];
  let isBroken = true;
  vi.useFakeTimers({ toFake: ["Date"] });
  const stored = trackApiModel({
    read: async () => ({ text, address: "https://ships.example/openapi.json" }),
    readOverlays: async () => {
      if (isBroken) throw new Error("The thread has no memory left.");
      return { overlays: [], problems: [] };
    },
    upstream: "https://ships.example",
    print: (line) => printed.push(line),
  });
  closers.push(() => stored.close());
  const { problems, model } = await stored.read();
  expect(model).toBeUndefined();
  expect(problems.map(({ message }) => message)).toEqual([
    { code: "internal-error", params: { reason: "The thread has no memory left." } },
  ]);
  expect(printed.join()).toContain("The thread has no memory left.");
  isBroken = false;
  vi.advanceTimersByTime(minute);
  expect((await stored.read({ isNews: true })).problems).toEqual([]);
});
