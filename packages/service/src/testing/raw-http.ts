import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { readResponses } from "#testing/raw-responses.ts";
import type { RawResponse } from "#testing/raw-responses.ts";

/** Listens on a free port until the test ends. */
export async function listenRaw(app: FastifyInstance): Promise<{ readonly port: number }> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { port: (app.server.address() as AddressInfo).port };
}

/** Sends lines as one request head, with an optional body, and resolves with every response until the end. */
export async function sendRaw(
  port: number,
  lines: readonly string[],
  body = "",
  patienceMs?: number,
): Promise<readonly RawResponse[]> {
  return sendBytes(port, `${lines.join("\r\n")}\r\n\r\n${body}`, patienceMs);
}

/** Sends bytes (one for each character) and resolves with every response until the connection ends. */
export async function sendBytes(
  port: number,
  bytes: string,
  patienceMs = 5_000,
): Promise<readonly RawResponse[]> {
  const text = await new Promise<string>((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setEncoding("latin1");
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on("data", (chunk) => (received += String(chunk)));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(received));
  });
  return readResponses(text);
}
