import { METHODS } from "node:http";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "#problem/problems.ts";
import { openLine } from "./ask-upstream.ts";
import type { UpstreamLine } from "./ask-upstream.ts";
import { forward } from "./forward.ts";
import type { Gateway } from "./forward.ts";
import { readUpstream } from "./upstream.ts";

export interface GatewayOptions {
  /**
   * Absolute base address of the API; asked for at each call where it may change or is not known yet (undefined).
   * Nothing is ever sent anywhere else.
   */
  readonly upstream: string | (() => string | undefined);
  readonly connectTimeoutMs: number;
  /** Empty, or `/any/prefix`. */
  readonly prefix: string;
}

const unknownUpstream =
  "Nobody knows yet where the API lives: its description has not been understood. Try again in a moment, or say it with --upstream.";

/** Mounts `{prefix}/api` as the upstream: every method, bodies and answers streamed, nothing kept and nothing followed. */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const { upstream, connectTimeoutMs, prefix } = options;
  const ownPath = `${prefix}/api`;
  const endless: Gateway["endless"] = new Set();
  const lines = new Map<string, UpstreamLine>();
  const findLine = (): UpstreamLine | undefined => {
    const address = typeof upstream === "string" ? upstream : upstream();
    if (address === undefined) return undefined;
    const line = lines.get(address) ?? openLine(readUpstream(address), connectTimeoutMs);
    lines.set(address, line);
    return line;
  };

  const methods = METHODS.filter((method) => method !== "CONNECT");
  for (const method of methods) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  for (const url of [ownPath, `${ownPath}/*`]) {
    app.route({
      method: methods,
      url,
      exposeHeadRoute: false,
      // Before fastify looks at the body: whatever it is, it is not ours to read.
      onRequest: async (request, reply) => {
        const line = findLine();
        if (line !== undefined) return forward({ line, prefix, ownPath, endless }, request, reply);
        return sendProblem(reply, "upstream-unreachable", unknownUpstream);
      },
      handler: (_, reply) => reply,
    });
  }

  app.addHook("preClose", (done) => {
    for (const response of endless) response.destroy();
    done();
  });
  app.addHook("onClose", (_, done) => {
    for (const { kept } of lines.values()) kept.destroy();
    done();
  });
}
