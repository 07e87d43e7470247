import { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";

/** True for an IP address that a connection may go to. */
export type AllowsIp = (address: string) => boolean;

export const anyIp: AllowsIp = () => true;

/** A host has no address that a connection may go to. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
  readonly code = "EPRIVATE";
}

/** Creates a name lookup that checks the addresses which the connection then uses: names can change in between. */
export function createLookup(allowsIp: AllowsIp): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, results: readonly LookupAddress[]) => {
      const allowed = error === null ? results.filter(({ address }) => allowsIp(address)) : [];
      const [first] = allowed;
      if (first === undefined) {
        callback(error ?? new PrivateAddressError(`${hostname} is in a private network`), "");
      } else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
