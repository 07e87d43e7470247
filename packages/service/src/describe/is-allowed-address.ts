import { isPublicHost } from "./public-address.ts";
import { addressOf, isHttp } from "./read-address.ts";

/** Origins of a description and of the API that it describes. */
export interface Origin {
  readonly description: string;
  readonly upstream: string | undefined;
}

/**
 * True if an address that a description names may be requested: a public host, the API's own host, or any host if the
 * description is a file or came from a private network.
 */
export async function isAllowedAddress(
  address: string,
  { description, upstream }: Origin,
): Promise<boolean> {
  const { hostname } = new URL(address);
  if (upstream !== undefined && new URL(upstream).hostname === hostname) return true;
  const from = addressOf(description);
  if (!isHttp(from)) return true;
  if (new URL(from).hostname === hostname) return true;
  return (await isPublic(hostname)) || !(await isPublic(new URL(from).hostname));
}

/** An unknown name is allowed: the request reports it. */
async function isPublic(hostname: string): Promise<boolean> {
  return isPublicHost(hostname).catch(() => true);
}
