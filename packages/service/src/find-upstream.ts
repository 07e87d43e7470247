/** Finds the upstream: the configured one, else the description's first server, else the host of the description. */
export function findUpstream(
  configured: string | undefined,
  servers: readonly string[],
  descriptionAddress: string,
): string | undefined {
  if (configured !== undefined) return configured;
  const server = servers.find(isHttp);
  if (server !== undefined) return server;
  return isHttp(descriptionAddress) ? new URL(descriptionAddress).origin : undefined;
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
