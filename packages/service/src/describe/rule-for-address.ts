import { type AllowsIp, anyIp } from "#outgoing/create-lookup.ts";
import { isPublicHost, isPublicIp } from "./public-address.ts";
import { addressOf, isHttp } from "./read-address.ts";

/** Origins of a description and of the API that it describes. */
export interface Origin {
  readonly description: string;
  readonly upstream: string | undefined;
}

/**
 * Rule for connections to an address that a description names: a public host, the API's own host, or any host if the
 * description is a file or came from a private network.
 */
export async function ruleForAddress(
  address: string,
  { description, upstream }: Origin,
): Promise<AllowsIp> {
  const { hostname } = new URL(address);
  if (upstream !== undefined && new URL(upstream).hostname === hostname) return anyIp;
  const from = addressOf(description);
  if (!isHttp(from) || new URL(from).hostname === hostname) return anyIp;
  return (await isPublic(new URL(from).hostname)) ? isPublicIp : anyIp;
}

/** A name that is unknown at the moment gets the stricter rule. */
async function isPublic(hostname: string): Promise<boolean> {
  return isPublicHost(hostname).catch(() => true);
}
