import { createServer } from "node:http";
import net from "node:net";
import type { AddressInfo } from "node:net";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { listen, startGateway } from "#testing/fake-upstream.ts";

/** Time in which the queue of a socket takes its connections. */
const ABSENCE_MS = 200;

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function read(
  upstream: string | undefined,
  options: { connectTimeoutMs?: number } = {},
  init = {},
) {
  const gateway = await startGateway(upstream, options);
  cleanups.push(gateway.close);
  const start = performance.now();
  const result = await fetch(`${gateway.origin}/api/orders`, init);
  return {
    status: result.status,
    type: result.headers.get("content-type"),
    problem: (await result.json()) as { code: string; detail: string; status: number },
    took: performance.now() - start,
  };
}

/** A TCP server that does one thing to each connection. */
async function startTcp(onSocket: (socket: net.Socket) => void): Promise<number> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onSocket(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("a name is connected to at an allowed address only", async () => {
  const { origin } = await startGatewayWith(
    (address) => !address.startsWith("127.") && address !== "::1",
  );
  const result = await fetch(`${origin}/api/orders`);
  expect(result.status).toBe(502);
  expect(await result.json()).toMatchObject({ detail: expect.stringContaining("private network") });
});

async function startGatewayWith(allowsIp: (address: string) => boolean) {
  const port = await startTcp((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nin"));
  const gateway = await startGateway(`http://localhost:${port}`, { allowsIp });
  cleanups.push(gateway.close);
  return gateway;
}

test("an upstream that is down is a 502 problem with the remedy", async () => {
  const port = await freePort();
  const { status, type, problem } = await read(`http://user:secret@127.0.0.1:${port}/v1`);
  expect([status, type, problem.code]).toEqual([
    502,
    "application/problem+json",
    "upstream-unreachable",
  ]);
  expect(problem.detail).toContain(`http://127.0.0.1:${port}`);
  expect(problem.detail).toContain("--upstream");
  expect(problem.detail).not.toContain("secret");
});

test("a body in transit to an upstream that is down does not block", async () => {
  const body = "x".repeat(5_000_000);
  const { status } = await read(
    `http://127.0.0.1:${await freePort()}`,
    {},
    { method: "POST", body },
  );
  expect(status).toBe(502);
});

test("an unknown upstream is a 502 problem with the remedy", async () => {
  const { status, problem } = await read(undefined);
  expect([status, problem.code]).toEqual([502, "upstream-unreachable"]);
  expect(problem.detail).toContain("--upstream");
});

test("an unknown host is a 502 problem", async () => {
  const { status, problem } = await read("http://no-such-host.invalid/");
  expect(status).toBe(502);
  expect(problem.detail).toMatch(/host name|no way/);
});

test.each([
  ["closes at once", (socket: net.Socket) => socket.destroy(), /closed the connection/],
  [
    "resets",
    (socket: net.Socket) => socket.once("data", () => socket.resetAndDestroy()),
    /closed the connection/,
  ],
  [
    "speaks no HTTP",
    (socket: net.Socket) => socket.end("SSH-2.0-OpenSSH\r\n\r\n"),
    /does not speak valid HTTP/,
  ],
] as const)("an upstream that %s is a 502 problem", async (_, onSocket, detail) => {
  const port = await startTcp(onSocket);
  const { status, problem } = await read(`http://127.0.0.1:${port}`);
  expect(status).toBe(502);
  expect(problem.detail).toMatch(detail);
});

test("an http upstream addressed as https is a 502 problem with that reason", async () => {
  const server = createServer((_, response) => response.end());
  cleanups.push(() => server.close());
  const { port } = new URL(await listen(server));
  const { status, problem } = await read(`https://127.0.0.1:${port}`);
  expect(status).toBe(502);
  expect(problem.detail).toMatch(/TLS/);
});

test("a TLS handshake that never comes is a 504 problem in time", async () => {
  const port = await startTcp(() => {});
  const { status, problem, took } = await read(`https://127.0.0.1:${port}`, {
    connectTimeoutMs: 300,
  });
  expect([status, problem.code]).toEqual([504, "upstream-slow"]);
  expect(took).toBeGreaterThan(250);
  expect(took).toBeLessThan(3_000);
});

test("a port that accepts no connection is a 504 problem in time", async () => {
  // The process of this listener is blocked: its queue of one fills up, and further calls wait.
  const script = `const s = require("node:net").createServer();
    s.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
      require("node:fs").writeSync(1, String(s.address().port));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "ignore"] });
  cleanups.push(() => child.kill("SIGKILL"));
  const [text] = (await once(child.stdout, "data")) as [Buffer];
  const port = Number(text.toString());
  const waiting = Array.from({ length: 4 }, () =>
    net.connect(port, "127.0.0.1").on("error", () => {}),
  );
  cleanups.push(() => waiting.forEach((socket) => socket.destroy()));
  await new Promise((resolve) => setTimeout(resolve, ABSENCE_MS));
  expect(waiting.some(({ connecting }) => connecting)).toBe(true);
  const { status, problem } = await read(`http://127.0.0.1:${port}`, { connectTimeoutMs: 400 });
  expect([status, problem.code]).toEqual([504, "upstream-slow"]);
});

test("once connected an upstream may take longer than the time to connect", async () => {
  const server = createServer((_, response) => {
    setTimeout(() => response.end('{"code":"late","detail":"","status":200}'), 600);
  });
  cleanups.push(() => server.close());
  const { problem } = await read(await listen(server), { connectTimeoutMs: 200 });
  expect(problem.code).toBe("late");
});

test("a reused connection that the upstream just closed costs no read", async () => {
  const server = createServer({ keepAliveTimeout: 5_000 }, (request, response) => {
    response.end(request.url);
    // Closed behind the gateway's back, while it may be taken for the next call.
    setTimeout(() => request.socket.destroy(), 5);
  });
  cleanups.push(() => server.close());
  const gateway = await startGateway(await listen(server));
  cleanups.push(gateway.close);
  for (let turn = 0; turn < 40; turn += 1) {
    const result = await fetch(`${gateway.origin}/api/${turn}`);
    expect([result.status, await result.text()]).toEqual([200, `/${turn}`]);
    await new Promise((resolve) => setTimeout(resolve, turn % 10));
  }
});

test("information before a response is not the response", async () => {
  const port = await startTcp((socket) =>
    socket.end(
      "HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nin",
    ),
  );
  const gateway = await startGateway(`http://127.0.0.1:${port}`);
  cleanups.push(gateway.close);
  const result = await fetch(`${gateway.origin}/api/x`);
  expect([result.status, await result.text()]).toEqual([200, "in"]);
});

test("an upstream that comes back is served again without a restart", async () => {
  const port = await freePort();
  const gateway = await startGateway(`http://127.0.0.1:${port}`);
  cleanups.push(gateway.close);
  expect((await fetch(`${gateway.origin}/api/x`)).status).toBe(502);
  const server = createServer((_, response) => response.end("back"));
  cleanups.push(() => server.close());
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  expect(await (await fetch(`${gateway.origin}/api/x`)).text()).toBe("back");
});
