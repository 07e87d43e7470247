import { LoadError } from "@quarterdeck/model";
import { explainFailure } from "./explain-failure.ts";
import { isPublicHost } from "./public-address.ts";
import { addressOf, isHttp, readAddress } from "./read-address.ts";

/** Size limit of all further files of one description together. */
const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;

/**
 * Reads the further files that a description references: from its own origin, from public hosts and, if it is a file,
 * from files next to it. A description from the network never reads a file or a private network other than its own.
 */
export function createLoader(address: string): (other: string) => Promise<string> {
  let left = MOST_BYTES;
  let deadline: AbortSignal | undefined;
  return async (other) => {
    deadline ??= AbortSignal.timeout(PATIENCE_MS);
    try {
      if (left <= 0) throw new LoadError({ code: "too-large-together" });
      const { text } = await readAddress(addressOf(other), {
        mostBytes: left,
        signal: deadline,
        check: async (target) => checkTarget(address, target),
      });
      left -= text.length;
      return text;
    } catch (error) {
      throw new LoadError(explainFailure(error), { cause: error });
    }
  };
}

/** Checked again at each redirect. */
async function checkTarget(from: string, target: string): Promise<void> {
  if (!isHttp(target)) {
    if (isHttp(from)) throw new LoadError({ code: "no-web-address" });
    if (!/\.(?:json|ya?ml)$/i.test(target)) throw new LoadError({ code: "no-description-file" });
    return;
  }
  const { origin, hostname } = new URL(target);
  if (isHttp(from) && new URL(from).origin === origin) return;
  if (!(await isPublicHost(hostname))) {
    throw new LoadError({ code: "private-network" });
  }
}
