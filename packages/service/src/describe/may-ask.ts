import { isPublicHost } from "./public-address.ts";
import { addressOf, isHttp } from "./read-address.ts";

/** Where a description came from, and where the API that it describes lives. */
export interface Origin {
  readonly description: string;
  readonly upstream: string | undefined;
}

/**
 * Whether an address that a description names may be asked: one of a public host, of the API's own host, or any where the
 * description is a file or came from a private network itself.
 */
export async function mayAsk(address: string, { description, upstream }: Origin): Promise<boolean> {
  const { hostname } = new URL(address);
  if (upstream !== undefined && new URL(upstream).hostname === hostname) return true;
  const from = addressOf(description);
  if (!isHttp(from)) return true;
  if (new URL(from).hostname === hostname) return true;
  return (await isPublic(hostname)) || !(await isPublic(new URL(from).hostname));
}

/** A name that nobody knows leads nowhere: asking it will say so. */
async function isPublic(hostname: string): Promise<boolean> {
  return isPublicHost(hostname).catch(() => true);
}
