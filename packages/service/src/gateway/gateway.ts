import { METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import { openLine } from "./ask-upstream.ts";
import type { UpstreamLine } from "./ask-upstream.ts";
import { forward } from "./forward.ts";
import type { Gateway } from "./forward.ts";

export interface GatewayOptions {
  /**
   * Absolute base address of the API, asked for at each call: it may change, or (undefined) not be known yet. Nothing
   * is ever sent anywhere else.
   */
  readonly upstream: () => string | undefined;
  readonly connectTimeoutMs: number;
  /** Empty, or `/any/prefix`. */
  readonly prefix: string;
}

/** Mounts `{prefix}/api` as the upstream: every method, bodies and answers streamed, nothing kept and nothing followed. */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const { prefix } = options;
  const { findLine, closeLines } = keepLines(options);
  const gateway: Gateway = { findLine, prefix, ownPath: `${prefix}/api`, endless: new Set() };

  const methods = METHODS.filter((method) => method !== "CONNECT");
  for (const method of methods) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  for (const url of [gateway.ownPath, `${gateway.ownPath}/*`]) {
    app.route({
      method: methods,
      url,
      exposeHeadRoute: false,
      // Before fastify looks at the body: whatever it is, it is not ours to read.
      onRequest: (request, reply) => forward(gateway, request, reply),
      handler: (_, reply) => reply,
    });
  }

  app.addHook("preClose", (done) => {
    for (const response of gateway.endless) response.destroy();
    done();
  });
  app.addHook("onClose", (_, done) => {
    closeLines();
    done();
  });
}

/** A line for each address that was ever configured: a description that is read again may name another one. */
function keepLines({ upstream, connectTimeoutMs }: GatewayOptions): {
  readonly findLine: () => UpstreamLine | undefined;
  readonly closeLines: () => void;
} {
  const lines = new Map<string, UpstreamLine>();
  return {
    findLine: () => {
      const address = upstream();
      if (address === undefined) return undefined;
      const line = lines.get(address) ?? openLine(address, connectTimeoutMs);
      lines.set(address, line);
      return line;
    },
    closeLines: () => {
      for (const { stored } of lines.values()) stored.destroy();
    },
  };
}
