import { createServer } from "node:net";
import { expect, test } from "vitest";
import { reachableUpstream } from "./reachable-upstream.ts";

/** A port that a process listens on, and one that none does. */
async function openPorts(): Promise<readonly [number, number]> {
  const ports: number[] = [];
  for (const isOpen of [true, false]) {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    ports.push(typeof address === "object" && address !== null ? address.port : 0);
    if (isOpen) server.unref();
    else await new Promise((resolve) => server.close(resolve));
  }
  return [ports[0] ?? 0, ports[1] ?? 0];
}

test("a server of this machine without a process is that of the description", async () => {
  const [open, closed] = await openPorts();
  const own = "http://127.0.0.1:4100/docs/openapi.json";
  for (const [server, address, want] of [
    [`http://127.0.0.1:${closed}/v1`, own, "http://127.0.0.1:4100/v1"],
    [`http://127.0.0.1:${closed}/`, own, "http://127.0.0.1:4100"],
    [`http://127.0.0.1:${open}/v1`, own, `http://127.0.0.1:${open}/v1`],
    [`http://127.0.0.1:${closed}`, "https://docs.example/a.json", `http://127.0.0.1:${closed}`],
    [`http://127.0.0.1:${closed}`, "/tmp/openapi.json", `http://127.0.0.1:${closed}`],
    ["https://api.example/v1", own, "https://api.example/v1"],
    [undefined, own, undefined],
  ] as const)
    expect(await reachableUpstream(server, address)).toBe(want);
});
