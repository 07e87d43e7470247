import { isIP } from "node:net";
import { type AllowsIp, anyIp } from "#outgoing/create-lookup.ts";
import { isLoopbackIp, isPublicIp } from "./public-address.ts";
import { addressOf, isHttp } from "./read-address.ts";

/**
 * Returns the rule for a server that a description names: its own host, a public address, or this machine if the
 * description comes from this machine. A description in a file belongs to the operator and may name any server.
 */
export function serverRule(server: string, description: string): AllowsIp {
  const from = addressOf(description);
  if (!isHttp(from)) return anyIp;
  const [own, named] = [hostOf(from), hostOf(server)];
  if (own === named) return anyIp;
  const isLocal = own === "localhost" || (isIP(own) !== 0 && isLoopbackIp(own));
  return (address) => isPublicIp(address) || (isLocal && isLoopbackIp(address));
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, "");
}
