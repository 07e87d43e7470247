import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { type AllowsIp, anyIp } from "./create-lookup.ts";

/** True if a rule allows every address of a server. An unknown name is allowed: connecting reports it. */
export async function isAllowedServer(server: string, allows: AllowsIp): Promise<boolean> {
  if (allows === anyIp) return true;
  const host = new URL(server).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return allows(host);
  const results = await lookup(host, { all: true }).catch(() => []);
  return results.every(({ address }) => allows(address));
}
