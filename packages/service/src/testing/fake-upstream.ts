import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { handleError, handleNotFound } from "#problem/handle-error.ts";
import { registerGateway } from "#gateway/gateway.ts";

/** An API behind a gateway, both on free ports, for tests. */
export interface GatewayPair {
  /** Address of the gateway: `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly upstreamOrigin: string;
  /** Closes the gateway alone. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startPair(
  listener: RequestListener,
  { prefix = "", basePath = "/v1", trustProxy = false } = {},
): Promise<GatewayPair> {
  const server = createServer(listener);
  const upstreamOrigin = await listen(server);
  const gateway = await startGateway(upstreamOrigin + basePath, { prefix, trustProxy });
  return {
    origin: gateway.origin,
    upstreamOrigin,
    stop: gateway.close,
    close: async () => {
      server.closeAllConnections();
      await gateway.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function startGateway(
  upstream: string | undefined,
  {
    prefix = "",
    trustProxy = false,
    connectTimeoutMs = 10_000,
    allowsIp = (_address: string): boolean => true,
    isPlaceholder = false,
  } = {},
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const app = fastify({ trustProxy });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  const unconfirmed = () => (isPlaceholder ? upstream : undefined);
  const address = () => upstream;
  registerGateway(app, { upstream: address, unconfirmed, connectTimeoutMs, prefix, allowsIp });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { origin, close: () => app.close() };
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
