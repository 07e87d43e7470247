import { once } from "node:events";
import http from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startPair } from "#testing/fake-upstream.ts";
import type { GatewayPair } from "#testing/fake-upstream.ts";

const open: GatewayPair[] = [];

async function start(listener: RequestListener): Promise<GatewayPair> {
  const pair = await startPair(listener);
  open.push(pair);
  return pair;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pair) => pair.close()));
});

function call(origin: string, options: http.RequestOptions): http.ClientRequest {
  const { hostname, port } = new URL(origin);
  return http.request({ hostname, port, path: "/api/stream", agent: false, ...options });
}

test("an event stream arrives event by event, its head before the first", async () => {
  let stream: ServerResponse | undefined;
  const { origin } = await start((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    stream = response;
  });
  const request = call(origin, {});
  request.end();
  const [result] = (await once(request, "response")) as [IncomingMessage];
  for (const text of ["data: 1\n\n", "data: 2\n\n"]) {
    stream?.write(text);
    const [chunk] = (await once(result, "data")) as [Buffer];
    expect(chunk.toString()).toBe(text);
  }
  request.destroy();
});

test("bodies and responses are streamed", async () => {
  const { origin } = await start((request, response) => {
    response.writeHead(200);
    request.on("data", (chunk: Buffer) => response.write(`got ${chunk.toString()}`));
    request.on("end", () => response.end());
  });
  const request = call(origin, { method: "POST" });
  const response = once(request, "response");
  request.write("one");
  const [result] = (await response) as [IncomingMessage];
  const first = (await once(result, "data")) as [Buffer];
  expect(first.toString()).toBe("got one");
  request.write("two");
  expect(String(await once(result, "data"))).toBe("got two");
  request.end();
  await once(result, "end");
});

const megabyte = Buffer.alloc(1024 * 1024, "x");

test.each(["content-length", "transfer-encoding"])(
  "all bytes of a small response arrive, framed by %s",
  async (framing) => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const value = framing === "content-length" ? String(bytes.length) : "chunked";
    const pair = await start((_, response) => {
      response.writeHead(200, { [framing]: value });
      response.end(bytes);
    });
    const result = await fetch(`${pair.origin}/api/bytes`);
    expect(Buffer.from(await result.arrayBuffer())).toEqual(bytes);
  },
);

test("50 MB go up no faster than the upstream reads them, and come back whole", async () => {
  let received = 0;
  let read = (): void => {};
  const { origin } = await start((request, response) => {
    read = () => {
      request.on("data", (chunk: Buffer) => (received += chunk.length));
      request.on("end", () => response.end(String(received)));
    };
  });
  const request = call(origin, { method: "PUT" });
  let accepted = 0;
  const sending = (async () => {
    for (; accepted < 50; accepted += 1) {
      if (!request.write(megabyte)) await once(request, "drain");
    }
    request.end();
  })();
  await wait(700);
  // Only the content of the sockets' buffers.
  expect(accepted).toBeLessThan(25);
  read();
  const [result] = (await once(request, "response")) as [IncomingMessage];
  await sending;
  const [chunk] = (await once(result, "data")) as [Buffer];
  expect(Number(chunk.toString())).toBe(50 * megabyte.length);
});

test("a slow reader slows the upstream down", async () => {
  let written = 0;
  let isFull = false;
  const { origin } = await start((_, response) => {
    const write = () => {
      while (written < 300) {
        written += 1;
        if (!response.write(megabyte)) {
          isFull = true;
          response.once("drain", write);
          return;
        }
      }
    };
    write();
  });
  const request = call(origin, {});
  request.end();
  const [result] = (await once(request, "response")) as [IncomingMessage];
  result.pause();
  await wait(700);
  expect(isFull).toBe(true);
  expect(written).toBeLessThan(100);
  request.destroy();
});

test("a closed connection cancels the request, before and during the response", async () => {
  const closed: string[] = [];
  const requested: string[] = [];
  const { origin } = await start((request, response) => {
    requested.push(request.url ?? "");
    response.once("close", () => closed.push(request.url ?? ""));
    if (request.url?.endsWith("during")) response.write("begun");
  });
  const before = call(origin, { path: "/api/before" });
  before.on("error", () => {});
  before.end();
  await expect.poll(() => requested).toEqual(["/v1/before"]);
  before.destroy();
  await expect.poll(() => closed).toEqual(["/v1/before"]);
  const during = call(origin, { path: "/api/during" });
  during.end();
  await once(during, "response");
  during.destroy();
  await expect.poll(() => closed).toEqual(["/v1/before", "/v1/during"]);
});

test("an upload that breaks off breaks off at the upstream", async () => {
  let isAborted = false;
  const { origin } = await start((request) => {
    request.on("error", () => {
      isAborted = true;
    });
    request.resume();
  });
  const request = call(origin, { method: "POST", headers: { "content-length": "1000" } });
  request.on("error", () => {});
  request.write("some");
  await wait(100);
  request.destroy();
  await expect.poll(() => isAborted).toBe(true);
});

test("a truncated response arrives truncated", async () => {
  const { origin } = await start((_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half");
    setTimeout(() => response.destroy(), 50);
  });
  const request = call(origin, {});
  request.end();
  const [result] = (await once(request, "response")) as [IncomingMessage];
  result.resume();
  const [error] = (await once(result, "error")) as [Error];
  expect(error.message).toBe("aborted");
});

test("an upload that is refused half-way gets its response", async () => {
  const { origin } = await start((_, response) => {
    response.writeHead(413).end("too much");
  });
  const upload = call(origin, { method: "POST" });
  upload.on("error", () => {});
  const response = once(upload, "response");
  for (let sent = 0; sent < 20; sent += 1) upload.write(megabyte);
  const [result] = (await response) as [IncomingMessage];
  expect(result.statusCode).toBe(413);
  expect(String(await once(result, "data"))).toBe("too much");
  upload.destroy();
});

test("stopping ends event streams and lets other responses finish", async () => {
  let finish = (): void => {};
  const pair = await startPair((request, response) => {
    const isStream = request.url?.endsWith("events") ?? false;
    response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "text/plain" });
    response.write("begun");
    if (!isStream) finish = () => response.end(" and done");
  });
  const events = call(pair.origin, { path: "/api/events" });
  events.end();
  const [stream] = (await once(events, "response")) as [IncomingMessage];
  const isEnded = new Promise((resolve) => stream.on("error", resolve));
  stream.resume();
  const slow = call(pair.origin, { path: "/api/slow" });
  slow.end();
  const [result] = (await once(slow, "response")) as [IncomingMessage];
  let text = "";
  result.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const isStopped = pair.stop();
  await isEnded;
  finish();
  await once(result, "end");
  await isStopped;
  expect(text).toBe("begun and done");
  await pair.close();
});
