import type { ProblemCode } from "#problem/problems.ts";
import type { Upstream } from "./upstream.ts";

/** Connecting (name, TCP and TLS) took longer than allowed. */
export class ConnectTimeoutError extends Error {
  override readonly name = "ConnectTimeoutError";
}

interface Failure {
  readonly code: ProblemCode;
  readonly detail: string;
}

type Say = (origin: string) => string;

/** Sentences with the remedy, by Node's error code. */
const lines: readonly (readonly [RegExp, Say])[] = [
  [
    /^ECONNREFUSED$/,
    (origin) => `Nothing listens at ${origin}. Start the API, or give its address with --upstream.`,
  ],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    (origin) =>
      `The host name of ${origin} is not known here. Check it, or give the right address with --upstream.`,
  ],
  [
    /^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM)$/,
    (origin) => `There is no way to ${origin} from here. Check the network of this service.`,
  ],
  [
    /CERT|^ERR_TLS|^UNABLE_TO/,
    (origin) =>
      `The certificate of ${origin} is not trusted. Renew it, or name its authority with NODE_EXTRA_CA_CERTS.`,
  ],
  [
    /^(?:EPROTO|ERR_SSL.*)$/,
    (origin) =>
      `${origin} does not speak TLS as it should. Perhaps its address is http, not https.`,
  ],
  [
    /^HPE_HEADER_OVERFLOW$/,
    (origin) => `The headers of the answer of ${origin} are too large to pass on.`,
  ],
  [
    /^HPE_/,
    (origin) =>
      `What answers at ${origin} does not speak HTTP as it should. Check the address given with --upstream.`,
  ],
  [
    /^(?:ECONNRESET|EPIPE|ECONNABORTED)$/,
    (origin) =>
      `${origin} closed the connection before it answered. Try again; if it stays, see the API's own log.`,
  ],
];

/** Returns why the upstream sent no response. */
export function upstreamFailure(error: unknown, { origin }: Pick<Upstream, "origin">): Failure {
  const text = errorCode(error);
  if (error instanceof ConnectTimeoutError || text === "ETIMEDOUT") {
    const detail = `${origin} did not accept a connection in time. Try again; if it stays, see whether the API runs and can be reached from here.`;
    return { code: "upstream-slow", detail };
  }
  const print = lines.find(([pattern]) => pattern.test(text))?.[1];
  const detail =
    print?.(origin) ??
    `The call to ${origin} failed. Try again; if it stays, see the API's own log.`;
  return { code: "upstream-unreachable", detail };
}

export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return String(error.code);
}
