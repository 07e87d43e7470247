import { isIPv6 } from "node:net";
import type { AddressInfo } from "node:net";
import type { Config } from "#config/config.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import type { Service } from "./service.ts";

const sentences: { readonly [code: string]: (config: Config) => string } = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop that one, or choose another port with --port.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) =>
    `${host} is no address of this machine. Give one with --host, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `The name ${host} is not known. Give an address of this machine with --host, such as 127.0.0.1.`,
};

/** Resolves with the address that a person opens. */
export async function listen({ server }: Service, config: Config): Promise<string> {
  const { host, port, prefix } = config;
  try {
    await server.listen({ host, port });
  } catch (error) {
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
    if (sentence === undefined) throw error;
    throw new ServiceStartError(sentence(config), { cause: error });
  }
  const { port: taken } = server.server.address() as AddressInfo;
  const name = { "0.0.0.0": "localhost", "::": "localhost" }[host] ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${taken}${prefix}/`;
}
