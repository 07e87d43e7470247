import { isIP } from "node:net";
import { isPlaceholderServer } from "@quarterdeck/model";
import { isLoopbackIp } from "#describe/public-address.ts";

/**
 * Finds the upstream: the configured one, else the description's first server that is not a placeholder, else its first
 * one, else the host of the description.
 */
export function findUpstream(
  configured: string | undefined,
  servers: readonly string[],
  descriptionAddress: string,
): string | undefined {
  if (configured !== undefined) return configured;
  const named = servers.filter(isHttp);
  const server = named.find((one) => !isUnconfirmed(one, descriptionAddress)) ?? named[0];
  if (server !== undefined) return server;
  return isHttp(descriptionAddress) ? new URL(descriptionAddress).origin : undefined;
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/**
 * True for a server that may be another machine than the author means: a placeholder, or `localhost` in a description
 * that this machine does not serve. A server that sent the description exists.
 */
export function isUnconfirmed(server: string, descriptionAddress: string): boolean {
  if (descriptionAddress.startsWith(`${new URL(server).origin}/`)) return false;
  return isPlaceholderServer(server) || (isLoopback(server) && !isLoopback(descriptionAddress));
}

/** True for an HTTP address of this machine. */
export function isLoopback(address: string): boolean {
  if (!isHttp(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
  return /^(?:.*\.)?localhost$/.test(host) || (isIP(host) !== 0 && isLoopbackIp(host));
}
