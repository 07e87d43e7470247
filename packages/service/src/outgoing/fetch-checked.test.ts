import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { createLoader } from "#describe/create-loader.ts";
import { findDescription } from "#describe/find-description.ts";
import { isPublicIp } from "#describe/public-address.ts";
import { code, redeem, start } from "#testing/test-provider.ts";
import { anyIp } from "./create-lookup.ts";
import { fetchChecked } from "./fetch-checked.ts";

// A name whose DNS server names a public address to a check and this machine to the connection.
vi.mock("node:dns/promises", async (load) => ({
  ...(await load<object>()),
  lookup: async () => [{ address: "9.9.9.9", family: 4 }],
}));
vi.mock("node:dns", async (load) => ({
  ...(await load<object>()),
  lookup: (_host: string, _options: object, done: (...result: readonly unknown[]) => void) =>
    done(null, [{ address: "127.0.0.1", family: 4 }]),
}));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(respond: RequestListener) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? "");
    respond(request, response);
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    requested,
    port,
    origin: `http://127.0.0.1:${port}`,
    named: `http://rebind.test:${port}`,
  };
}

const signal = AbortSignal.timeout(30_000);

test("a further file is not read where the name leads at the connection", async () => {
  const { named, requested } = await serve((_, response) => response.end("{}"));
  const load = createLoader("https://api.example.com/openapi.json");
  await expect(load(`${named}/x.json`)).rejects.toThrow("private-network");
  expect(requested).toEqual([]);
});

test("the search for a description does not follow such a name", async () => {
  const inside = await serve((_, response) => response.end('{"openapi":"3.1.0"}'));
  const page = await serve((request, response) => {
    response.setHeader("content-type", "text/html");
    if (request.url === "/") response.end(`<a href="${inside.named}/openapi.json">x</a>`);
    else response.writeHead(404).end();
  });
  const options = { mostBytes: 1e6 };
  expect((await findDescription(`${page.origin}/`, options)).address).toBe(`${page.origin}/`);
  expect(inside.requested).toEqual([]);
});

test("no token request goes to such a name", async () => {
  const { named, requested } = await serve((_, response) => response.end("{}"));
  const { post } = await start([code(`${named}/token`)], { ruleFor: async () => isPublicIp });
  expect((await post("code", redeem)).status).toBe(502);
  expect(requested).toEqual([]);
});

test.each(["127.0.0.1", "[::ffff:127.0.0.1]", "[::1]"])("%s is checked too", async (host) => {
  const request = fetchChecked(`http://${host}:1/`, { allowsIp: isPublicIp, signal });
  await expect(request).rejects.toThrow("private network");
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["identity", (text: string) => Buffer.from(text)],
] as const)("a body with the coding %s is decoded", async (coding, encode) => {
  const { origin } = await serve((_, response) => {
    response.writeHead(200, { "content-encoding": coding }).end(encode("Kiel"));
  });
  const response = await fetchChecked(origin, { allowsIp: anyIp, signal });
  expect(await response.text()).toBe("Kiel");
});

test("a cut body and a time limit reject", async () => {
  const cut = await serve((_, response) => {
    response.writeHead(200, { "content-length": "9" });
    response.write("half", () => response.destroy());
  });
  const short = await fetchChecked(cut.origin, { allowsIp: anyIp, signal });
  await expect(short.text()).rejects.toThrow("aborted");
  const slow = await serve((_, response) => response.writeHead(200).write("half"));
  const limit = new AbortController();
  const begun = await fetchChecked(slow.origin, { allowsIp: anyIp, signal: limit.signal });
  limit.abort(new Error("too slow"));
  await expect(begun.text()).rejects.toThrow("too slow");
  // A head that arrives in time is a response.
  const silent = await serve(() => undefined);
  await expect(
    fetchChecked(silent.origin, { allowsIp: anyIp, signal: AbortSignal.timeout(1) }),
  ).rejects.toThrow("timeout");
});
