import fastify from "fastify";
import { expect, test } from "vitest";
import { handleError } from "#problem/handle-error.ts";
import { listenRaw, sendRaw } from "#testing/raw-http.ts";
import { createHostCheck } from "./check-host.ts";

async function start({ host = "127.0.0.1", publicUrls = [] as string[], trustProxy = false } = {}) {
  const app = fastify({ trustProxy, http: { requireHostHeader: false } });
  app.setErrorHandler(handleError);
  const check = createHostCheck({ host, publicUrls });
  app.addHook("onRequest", async (request) => check(request));
  app.get("/*", () => "in");
  const { port } = await listenRaw(app);
  return async (lines: readonly string[], target = "/", version = "1.1") =>
    (await sendRaw(port, [`GET ${target} HTTP/${version}`, ...lines, "Connection: close"]))[0]
      ?.status;
}

test.each([
  ["127.0.0.1:4400", 200],
  ["[::1]:4400", 200],
  ["192.168.1.20", 200],
  ["localhost", 200],
  ["LOCALHOST:4400", 200],
  ["localhost.", 200],
  ["console.example.com", 200],
  ["Console.Example.com:8443", 200],
  ["box.lan:4400", 200],
  ["evil.test", 421],
  ["localhost.evil.test", 421],
  ["127.0.0.1.evil.test", 421],
  ["127.0.0.1.nip.io:4400", 421],
  ["2130706433", 421],
  ["0x7f000001", 421],
  ["console.example.com.evil.test", 421],
  ["example.com", 421],
  ["evil.test@localhost", 400],
  ["localhost, evil.test", 400],
  ["localhost/evil", 400],
  ["localhost:80:80", 400],
  ["[evil.test]", 400],
  ["", 400],
])("a request for the host %s gets %i", async (host, want) => {
  const get = await start({ host: "box.lan", publicUrls: ["https://console.example.com/admin"] });
  expect(await get([`Host: ${host}`])).toBe(want);
});

test("a target in absolute form must name a known host too", async () => {
  const get = await start();
  expect(await get(["Host: localhost"], "http://localhost/x")).toBe(200);
  expect(await get(["Host: localhost"], "http://evil.test/x")).toBe(421);
  expect(await get(["Host: localhost"], "http://localhost@evil.test/x")).toBe(400);
});

test("several hosts and none are refused", async () => {
  const get = await start();
  expect(await get(["Host: localhost", "Host: localhost"])).toBe(400);
  expect(await get(["Host: localhost", "Host: evil.test"])).toBe(400);
  expect(await get([])).toBe(400);
  expect(await get([], "/", "1.0")).toBe(200);
});

test("a trusted proxy does not vouch for the host of the browser, nor the other way round", async () => {
  const get = await start({ trustProxy: true, publicUrls: ["https://console.example.com"] });
  const forwarded = (host: string) => `X-Forwarded-Host: ${host}`;
  expect(await get(["Host: 127.0.0.1:4400", forwarded("console.example.com")])).toBe(200);
  expect(await get(["Host: 127.0.0.1:4400", forwarded("evil.test")])).toBe(421);
  expect(await get(["Host: evil.test", forwarded("console.example.com")])).toBe(421);
});
