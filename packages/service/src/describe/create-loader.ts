import { LoadError } from "@quarterdeck/model";
import { explainFailure } from "./explain-failure.ts";
import { type AllowsIp, anyIp } from "#outgoing/create-lookup.ts";
import { isPublicIp } from "./public-address.ts";
import type { RequestHeaders } from "./fetch-text.ts";
import { addressOf, isHttp, readAddress } from "./read-address.ts";

/** Size limit of all further files of one description together. */
const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;

/**
 * Reads the further files that a description references: from its own origin, from public hosts and, if it is a file,
 * from files next to it. Its own origin gets the headers of the description. A description from the network never reads a file or a private network other than its own.
 */
export function createLoader(
  address: string,
  headers: RequestHeaders = {},
): (other: string) => Promise<string> {
  let left = MOST_BYTES;
  let deadline: AbortSignal | undefined;
  return async (other) => {
    deadline ??= AbortSignal.timeout(PATIENCE_MS);
    try {
      if (left <= 0) throw new LoadError({ code: "too-large-together" });
      const { text } = await readAddress(addressOf(other), {
        mostBytes: left,
        signal: deadline,
        headers: isSameOrigin(address, addressOf(other)) ? headers : {},
        ruleFor: (target) => ruleForTarget(address, target),
      });
      left -= text.length;
      return text;
    } catch (error) {
      throw new LoadError(explainFailure(error), { cause: error });
    }
  };
}

/** True if two web addresses have the same scheme, host and port. */
export function isSameOrigin(a: string, b: string): boolean {
  return isHttp(a) && isHttp(b) && new URL(a).origin === new URL(b).origin;
}

/**
 * Rule for connections to an address that a description at `from` leads to: its own origin or a public host. Throws if
 * the address may not be read at all.
 */
export function ruleForTarget(from: string, target: string): AllowsIp {
  if (!isHttp(target)) {
    if (isHttp(from)) throw new LoadError({ code: "no-web-address" });
    if (!/\.(?:json|ya?ml)$/i.test(target)) throw new LoadError({ code: "no-description-file" });
    return anyIp;
  }
  return isSameOrigin(from, target) ? anyIp : isPublicIp;
}
