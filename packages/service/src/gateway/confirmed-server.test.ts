import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listen, startGateway } from "#testing/fake-upstream.ts";

test("a placeholder server gets requests of users who have confirmed it, no others", async () => {
  const credentials: unknown[] = [];
  const server = createServer(({ headers }, response) => {
    credentials.push(headers.authorization);
    response.end("{}");
  });
  const upstream = `${await listen(server)}/v1`;
  const gateway = await startGateway(upstream, { isPlaceholder: true });
  const request = async (cookie: string): Promise<Response> =>
    fetch(`${gateway.origin}/api/ships`, { headers: { authorization: "Bearer t", cookie } });
  for (const cookie of ["a=b", "confirmed-server=", "confirmed-server=https%3A%2F%2Fother.test"]) {
    const refused = await request(cookie);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("--upstream") });
  }
  expect(credentials).toEqual([]);
  const confirmed = await request(`a=b; confirmed-server=${encodeURIComponent(upstream)}`);
  expect(confirmed.status).toBe(200);
  expect(credentials).toEqual(["Bearer t"]);
  await gateway.close();
  server.close();
});
