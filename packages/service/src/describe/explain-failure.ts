import { LoadError, type ProblemMessage, ownMember } from "@quarterdeck/model";

const REASONS: { readonly [code: string]: ProblemMessage } = {
  ENOENT: { code: "no-such-file" },
  EISDIR: { code: "is-directory" },
  EACCES: { code: "may-not-read" },
  ECONNREFUSED: { code: "nothing-listens" },
  ECONNRESET: { code: "connection-closed" },
  ENOTFOUND: { code: "host-unknown" },
  EAI_AGAIN: { code: "host-not-found" },
  EPRIVATE: { code: "private-network" },
  ETIMEDOUT: { code: "not-reached" },
  TimeoutError: { code: "too-slow", params: { seconds: 30 } },
};

/** Codes of TLS errors of Node: `SELF_SIGNED_CERT_IN_CHAIN`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`. */
const UNTRUSTED = /CERT|^ERR_TLS|^UNABLE_TO/;

/** Returns why something could not be read, as one message with the remedy. */
export function explainFailure(error: unknown): ProblemMessage {
  if (error instanceof LoadError) return error.reason;
  const previous = codesOf(error)
    .map((code) => ownMember(REASONS, code))
    .find((line) => line !== undefined);
  if (previous === undefined && codesOf(error).some((code) => UNTRUSTED.test(code)))
    return { code: "untrusted-certificate", params: { reason: innermost(error) } };
  return previous ?? { code: "not-read", params: { reason: innermost(error) } };
}

/** Finds the real reason, which may be nested in causes. */
function codesOf(error: unknown): readonly string[] {
  const codes: string[] = [];
  for (
    let at: unknown = error, depth = 0;
    at instanceof Error && depth < 5;
    at = at.cause, depth += 1
  ) {
    codes.push(at.name);
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    if (at instanceof AggregateError) {
      const inner: readonly unknown[] = at.errors;
      codes.push(...inner.flatMap((one) => codesOf(one)));
    }
  }
  return codes;
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

/** Removes passwords and query values from an address before it is logged. */
export function hideSecrets(input: string): string {
  return input.replace(/^(https?:\/\/)[^/@]*@/i, "$1***@").replace(/\?.*$/s, "?…");
}
