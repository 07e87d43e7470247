import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

/** Status, text and headers by path. */
export type Site = Readonly<
  Record<string, readonly [number, string, Readonly<Record<string, string>>?]>
>;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A site and the headers `x-api-key` that it got, by path. */
export async function serveSite(
  site: Site,
): Promise<{ origin: string; keys: Map<string, unknown> }> {
  const keys = new Map<string, unknown>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    keys.set(path, request.headers["x-api-key"]);
    const [status, text, headers] = site[path] ?? site["*"] ?? [404, "not here"];
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
}
