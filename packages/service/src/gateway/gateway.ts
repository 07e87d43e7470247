import { METHODS } from "node:http";
import { isFilePath } from "@quarterdeck/model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "#problem/problems.ts";
import { forward } from "./forward.ts";
import type { Gateway } from "./forward.ts";
import { openLine } from "./upstream-line.ts";
import type { UpstreamLine } from "./upstream-line.ts";

export interface GatewayOptions {
  /** Waits for the first description; false if it takes too long. Absent: there is nothing to wait for. */
  readonly waitForStart?: () => Promise<boolean>;
  /**
   * Returns the absolute base address of the API for each request: it may change, or be undefined while unknown.
   * Nothing is ever sent to another address.
   */
  readonly upstream: () => string | undefined;
  /** Returns the address of the upstream if it is a placeholder that each user has to confirm. */
  readonly unconfirmed?: () => string | undefined;
  readonly connectTimeoutMs: number;
  /** True for an IP address that a connection to the current upstream may go to. Absent: any. */
  readonly allowsIp?: (address: string) => boolean;
  /** Empty, or `/any/prefix`. */
  readonly prefix: string;
  /** Addresses that people open. */
  readonly publicUrls?: readonly string[];
  /** Returns the lower-case names of the headers that the description declares. */
  readonly findDeclared?: () => ReadonlySet<string>;
}

/**
 * Mounts the upstream at `{prefix}/api`: every method, streamed bodies and responses, no cache, no followed
 * redirects. Files of its server outside of the base path, to which values refer, are at `{prefix}/-/files`, to read only;
 * other paths of that server are not for the users of the API.
 */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const { prefix, publicUrls = [], findDeclared = () => new Set<string>() } = options;
  const { findLine, closeLines } = cacheLines(options);
  const gateway: Gateway = {
    waitForStart: options.waitForStart ?? (async () => true),
    findLine,
    unconfirmed: options.unconfirmed ?? (() => undefined),
    prefix,
    ownPath: `${prefix}/api`,
    publicHosts: publicUrls.map((address) => new URL(address).host),
    findDeclared,
    endless: new Set(),
  };

  const methods = METHODS.filter((method) => method !== "CONNECT");
  for (const method of methods) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  const files: Gateway = {
    ...gateway,
    ownPath: `${prefix}/-/files`,
    findLine: () => lineOfServer(findLine()),
  };
  const mount = (method: string[], url: string, onRequest: Forward): void => {
    // Before Fastify reads the body, which belongs to the upstream.
    app.route({ method, url, exposeHeadRoute: false, onRequest, handler: (_, reply) => reply });
  };
  const forwardCall: Forward = (request, reply) => forward(gateway, request, reply);
  mount(methods, gateway.ownPath, forwardCall);
  mount(methods, `${gateway.ownPath}/*`, forwardCall);
  mount(["GET", "HEAD"], `${files.ownPath}/*`, async (request, reply) => {
    const path = (request.raw.url ?? "").slice(files.ownPath.length);
    const { basePath = "" } = findLine()?.upstream ?? {};
    return isFilePath(path, basePath)
      ? forward(files, request, reply)
      : sendProblem(reply, "not-found", noFile);
  });

  app.addHook("preClose", (done) => {
    for (const response of gateway.endless) response.destroy();
    done();
  });
  app.addHook("onClose", (_, done) => {
    closeLines();
    done();
  });
}

type Forward = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const noFile =
  "Outside of the API, the service reads only files below folders such as /media or /uploads. Use the address of the API's server.";

/** Connections to the server of the upstream, without its base path. */
function lineOfServer(line: UpstreamLine | undefined): UpstreamLine | undefined {
  if (line === undefined) return undefined;
  const { route: _, ...upstream } = line.upstream;
  return { ...line, upstream: { ...upstream, basePath: "" } };
}

/** One connection pool for each configured address: a changed description may name another one. */
function cacheLines({ upstream, connectTimeoutMs, allowsIp = () => true }: GatewayOptions): {
  readonly findLine: () => UpstreamLine | undefined;
  readonly closeLines: () => void;
} {
  const lines = new Map<string, UpstreamLine>();
  return {
    findLine: () => {
      const address = upstream();
      if (address === undefined) return undefined;
      const line = lines.get(address) ?? openLine(address, { connectTimeoutMs, allowsIp });
      lines.set(address, line);
      return line;
    },
    closeLines: () => {
      for (const { pool } of lines.values()) void pool.destroy();
    },
  };
}
