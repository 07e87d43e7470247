import { isPlaceholderServer } from "@quarterdeck/model";

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
  const server = named.find((one) => !isPlaceholderServer(one)) ?? named[0];
  if (server !== undefined) return server;
  return isHttp(descriptionAddress) ? new URL(descriptionAddress).origin : undefined;
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
