import { ownMember } from "@quarterdeck/model";
import { createServer, isIPv6 } from "node:net";
import type { AddressInfo } from "node:net";
import type { Config } from "#config/config.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import type { Service } from "./service.ts";

const lines: { readonly [code: string]: (config: Config) => string } = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop that one, or choose another port with --port.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) =>
    `${host} is not an address of this machine. Set one with --host, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `The name ${host} is not known. Give an address of this machine with --host, such as 127.0.0.1.`,
};

/** Rejects an address that cannot be listened on before anything, such as a database, is created for it. */
export async function requireAddress(config: Config): Promise<void> {
  const { host, port } = config;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explain(error, config);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** Resolves with the address to open. */
export async function listen({ server }: Service, config: Config): Promise<string> {
  const { host, port, prefix } = config;
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw explain(error, config);
  }
  const { port: taken } = server.server.address() as AddressInfo;
  const name = ownMember({ "0.0.0.0": "localhost", "::": "localhost" }, host) ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${taken}${prefix}/`;
}

function explain(error: unknown, config: Config): unknown {
  const line = ownMember(lines, (error as NodeJS.ErrnoException).code ?? "");
  return line === undefined ? error : new ServiceStartError(line(config), { cause: error });
}
