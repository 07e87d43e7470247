import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
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
  socket.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  await isRequested;

  const closed = app.close();
  // On the connection that is there still: no other is taken.
  socket.write("GET /any HTTP/1.1\r\nHost: x\r\n\r\n");
  await new Promise((resolve) => setTimeout(resolve, 50));
  release("late");
  await Promise.all([closed, ended]);

  const [, first = "", second = ""] = text.split("HTTP/1.1 ");
  expect(first).toMatch(/^200 OK[^]*late$/);
  expect(second).toMatch(/^503 [^]*content-type: application\/problem\+json/);
  const [, body = ""] = second.split("\r\n\r\n");
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: "unavailable" });
});
