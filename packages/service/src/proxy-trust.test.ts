import { expect, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { forgedEntries } from "#testing/sign-in-attacks.ts";
import { createServer } from "./create-server.ts";

const client = "203.0.113.9";

function start(...args: readonly string[]) {
  const command = readCommand(args, {});
  if (command.kind !== "serve") throw new Error(command.kind);
  const printed: string[] = [];
  const app = createServer(command.config, "quiet", (line) => printed.push(line));
  app.get("/", async (request) => request.ip);
  const ask = async (headers: Record<string, string>, remoteAddress = "10.9.9.9") =>
    (await app.inject({ url: "/", headers, remoteAddress })).body;
  return { ask, printed };
}

test.each(["on", "10.9.9.9", "10.0.0.0/8, 127.0.0.1"])(
  "with --trust-proxy %s the address is the one that the proxy adds, under any forged entries",
  async (trusted) => {
    const { ask, printed } = start("--trust-proxy", trusted);
    for (const forge of forgedEntries) {
      for (let turn = 0; turn < 20; turn += 1) {
        expect(await ask({ "x-forwarded-for": `${forge(turn)}${client}` })).toBe(client);
      }
    }
    expect(printed).toEqual([]);
  },
);

test("without a trusted proxy, or from another address, forged entries are ignored", async () => {
  const cases = [start(), start("--trust-proxy", "10.0.0.1")];
  for (const { ask } of cases) {
    expect(await ask({ "x-forwarded-for": "198.51.100.1" }, client)).toBe(client);
  }
});

test.each(["x-forwarded-for", "forwarded"])(
  "proxied calls without a trusted proxy are reported once: %s",
  async (name) => {
    const { ask, printed } = start();
    await ask({});
    expect(printed).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) await ask({ [name]: "198.51.100.1" });
    expect(printed).toEqual([expect.stringMatching(/--trust-proxy 10\.9\.9\.9$/)]);
  },
);
