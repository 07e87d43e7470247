import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { listenRaw, sendBytes, sendRaw } from "#testing/raw-http.ts";
import { unreadableRequests } from "#testing/unreadable-requests.ts";
import { createServer } from "./create-server.ts";

test("a request while the service stops is refused as a problem", async () => {
  const command = readCommand([], {});
  if (command.kind !== "serve") throw new Error(command.kind);
  const app = createServer(command.config, "quiet");
  let release = (_body: string): void => {};
  const isRequested = new Promise<void>((requested) => {
    app.get("/slow", () => {
      requested();
      return new Promise<string>((resolve) => (release = resolve));
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += String(chunk)));
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await isRequested;

  const closed = app.close();
  // On the open connection, because the server accepts no other.
  const isReceived = once(app.server, "request");
  socket.write("GET /any HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await isReceived;
  release("late");
  await Promise.all([closed, ended]);

  const [, first = "", second = ""] = text.split("HTTP/1.1 ");
  expect(first).toMatch(/^200 OK[^]*late$/);
  expect(first).not.toMatch(/^connection: close/im);
  expect(second).toMatch(/^503 [^]*content-type: application\/problem\+json/);
  expect(second).toMatch(/^connection: close/im);
  const [, body = ""] = second.split("\r\n\r\n");
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: "unavailable" });
});

test.each([
  [[], true],
  [["--api", "http://127.0.0.1:1/openapi.json"], false],
] as const)("with %j the time to send a body is limited: %s", async (flags, isLimited) => {
  const command = readCommand([...flags], {});
  if (command.kind !== "serve") throw new Error(command.kind);
  const app = createServer(command.config, "quiet");
  expect(app.server.requestTimeout > 0).toBe(isLimited);
  if (!isLimited) return;
  Object.assign(app.server, { requestTimeout: 100, headersTimeout: 100 });
  app.post("/slow", () => ({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += String(chunk)));
  const ended = new Promise((resolve) => socket.once("end", resolve));
  const head = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000";
  socket.write(`POST /slow HTTP/1.1\r\n${head}\r\n\r\n{"a":`);
  await ended;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

async function startAny() {
  const command = readCommand([], {});
  if (command.kind !== "serve") throw new Error(command.kind);
  const app = createServer(command.config, "quiet");
  app.get("/any", () => "in");
  app.post("/any", () => "in");
  return { app, ...(await listenRaw(app)) };
}

test.each(unreadableRequests)("%s gets a problem: %i", async (_, status, bytes) => {
  const { port } = await startAny();
  const responses = await sendBytes(port, bytes);
  expect(responses.map((one) => one.status)).toEqual([status]);
  const [{ headers, body } = { headers: {}, body: "{}" }] = responses;
  expect(JSON.parse(body)).toMatchObject({ status, type: "about:blank" });
  expect(headers).toMatchObject({
    "content-type": ["application/problem+json"],
    "x-content-type-options": ["nosniff"],
    "x-frame-options": ["DENY"],
    "content-security-policy": [expect.stringContaining("sandbox")],
    "cache-control": ["no-store"],
  });
});

test("an unknown expectation does not prevent a response", async () => {
  const { port } = await startAny();
  const lines = ["GET /any HTTP/1.1", "Host: localhost", "Expect: x", "Connection: close"];
  expect(await sendRaw(port, lines)).toMatchObject([{ status: 200, body: "in" }]);
});
