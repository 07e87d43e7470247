import { runtimeConfig } from "#config/runtime-config.ts";

/** Described servers of the API, and the address behind the gateway, which values may contain, too. */
export function listServers(described: readonly string[]): readonly string[] {
  const { server } = runtimeConfig();
  return server === null ? described : [...described, server.address];
}
