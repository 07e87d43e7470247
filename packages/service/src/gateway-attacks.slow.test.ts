import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import net from "node:net";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { registerGateway } from "#gateway/gateway.ts";
import {
  brokenHeads,
  contentTypes,
  forwardedClaims,
  originHeaders,
  requestAttacks,
} from "#testing/gateway-attacks.ts";
import { listenRaw, sendRaw } from "#testing/raw-http.ts";
import { createServer as createService } from "./create-server.ts";

async function startGateway(upstream: string, declared: readonly string[] = []) {
  const command = readCommand(["--api", "x"], {});
  if (command.kind !== "serve") throw new Error(command.kind);
  const app = createService(command.config, "quiet");
  const findDeclared = () => new Set(declared);
  registerGateway(app, {
    upstream: () => upstream,
    connectTimeoutMs: 5_000,
    prefix: "",
    findDeclared,
  });
  return (await listenRaw(app)).port;
}

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An upstream that stores its requests. */
async function startRecorder(declared?: readonly string[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push({ url: request.url ?? "", headers: request.headers, body });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, port: await startGateway(`${origin}/v1`, declared) };
}

test.each(requestAttacks)("%s", async (_, lines, body, status) => {
  const { port, received } = await startRecorder();
  const isClosing = !lines.some((line) => line.startsWith("Connection:"));
  const head = isClosing ? [...lines, "Connection: close"] : lines;
  const [first, ...more] = await sendRaw(port, head, body, isClosing ? undefined : 500);
  expect(first?.status).toBe(status);
  expect(more.filter((one) => one.status < 400)).toEqual([]);
  expect(received.map(({ url }) => url)).toEqual(status === 200 ? ["/v1/x"] : []);
  if (status === 200) expect(received[0]?.body).toBe(body === "0\r\n\r\n" ? "" : body);
  else expect(JSON.parse(first?.body || `{"status":${status}}`)).toMatchObject({ status });
  expect(first?.headers["x-content-type-options"]).toEqual(["nosniff"]);
});

test("a length with leading zeros, which a server may read as octal, is written in decimal", async () => {
  const { port, received } = await startRecorder();
  const lines = ["POST /api/x HTTP/1.1", "Host: localhost", "Content-Length: 0010"];
  await sendRaw(port, [...lines, "Connection: close"], "0123456789");
  expect(received).toMatchObject([{ headers: { "content-length": "10" }, body: "0123456789" }]);
});

test("no claim about the caller or the route reaches the upstream", async () => {
  const { port, received } = await startRecorder();
  const claims = forwardedClaims.map((name) => `${name}: evil`);
  const lines = ["GET /api/x HTTP/1.1", "Host: localhost", "X-Kept: 1", ...claims];
  await sendRaw(port, [...lines, "Connection: close"]);
  expect(JSON.stringify(received[0]?.headers)).not.toContain("evil");
  expect(received[0]?.headers).toMatchObject({ "x-kept": "1", "x-forwarded-for": "127.0.0.1" });
});

test("a header with an underscore passes if the description declares it", async () => {
  const { port, received } = await startRecorder(["api_key", "x_forwarded_for", "content_length"]);
  const claims = ["api_key: k", "x_forwarded_for: evil", "content_length: 9", "other_key: evil"];
  await sendRaw(port, ["GET /api/x HTTP/1.1", "Host: localhost", ...claims, "Connection: close"]);
  expect(received[0]?.headers["api_key"]).toBe("k");
  expect(Object.keys(received[0]?.headers ?? {}).filter((name) => name.includes("_"))).toEqual([
    "api_key",
  ]);
});

/** Sends bytes of an upstream through the gateway and returns the response. */
async function pass(bytes: string, lines: readonly string[] = []) {
  const server = net.createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(bytes, "latin1"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const port = await startGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const head = ["GET /api/x HTTP/1.1", "Host: localhost", "Connection: close", ...lines];
  const [response, ...more] = await sendRaw(port, head);
  if (response === undefined || more.length > 0) throw new Error("not one response");
  return response;
}

test.each(brokenHeads)("a response with %s is a 502 problem", async (_, bytes) => {
  const { status, headers, body } = await pass(bytes);
  expect(status).toBe(502);
  expect(headers["content-type"]).toEqual(["application/problem+json"]);
  expect(headers["x-content-type-options"]).toEqual(["nosniff"]);
  expect(JSON.parse(body)).toMatchObject({ status: 502, detail: expect.stringMatching(/\w/) });
});

test.each(contentTypes)("the type %j is inert: %s", async (types, isInert) => {
  const lines = types.map((type) => `Content-Type: ${type}\r\n`).join("");
  const { status, headers } = await pass(`HTTP/1.1 200 OK\r\n${lines}Content-Length: 2\r\n\r\nhi`);
  expect(status).toBe(200);
  const policy = headers["content-security-policy"]?.join() ?? "";
  expect(/(?:^|[;,]\s*)sandbox /.test(policy)).toBe(!isInert);
  expect(policy).not.toContain("allow-same-origin");
  expect(headers["x-content-type-options"]).toEqual(["nosniff"]);
  expect(headers["content-type"]?.length ?? 0).toBeLessThan(2);
  expect(headers["content-type"]?.[0] ?? "").not.toMatch(/^[^"]*,/);
});

test.each(originHeaders)(
  "%s: %s of the upstream applies to its origin alone",
  async (name, value) => {
    const { headers } = await pass(
      `HTTP/1.1 200 OK\r\n${name}: ${value}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(headers[name.toLowerCase()]).not.toEqual([value]);
    expect(JSON.stringify(headers)).not.toContain(JSON.stringify(value).slice(1, -1));
  },
);

test("links of paging pass", async () => {
  const { headers } = await pass(
    `HTTP/1.1 200 OK\r\nLink: </x?a=1,2>; rel="next", </y.js>; rel=preload, </x>; rel=last; title="a, b"\r\nContent-Length: 0\r\n\r\n`,
  );
  expect(headers["link"]).toEqual([`</x?a=1,2>; rel="next", </x>; rel=last; title="a, b"`]);
});
