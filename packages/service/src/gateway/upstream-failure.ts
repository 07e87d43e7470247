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

type Write = (origin: string) => string;

/** Sentences with the remedy, by Node's error code. */
const lines: readonly (readonly [RegExp, Write])[] = [
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
    /^EPRIVATE$/,
    (origin) =>
      `${origin} is in a private network now, where its description does not come from. If it is yours, give its address with --upstream.`,
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
    /^(?:HPE|UND_ERR)_HEADERS?_OVERFLOW$/,
    (origin) => `The response headers of ${origin} are too large to forward.`,
  ],
  [
    /^HPE_/,
    (origin) =>
      `The server at ${origin} does not speak valid HTTP. Check the address of --upstream.`,
  ],
  [
    /^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/,
    (origin) =>
      `${origin} closed the connection before it responded. Retry; if it persists, see the log of the API.`,
  ],
];

/** Returns why the upstream sent no response. */
export function upstreamFailure(error: unknown, { origin }: Pick<Upstream, "origin">): Failure {
  const text = errorCode(error);
  if (
    error instanceof ConnectTimeoutError ||
    /^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(text)
  ) {
    const detail = `${origin} did not accept a connection in time. Retry; if it persists, check that the API runs and can be reached from here.`;
    return { code: "upstream-slow", detail };
  }
  const print = lines.find(([pattern]) => pattern.test(text))?.[1];
  const detail =
    print?.(origin) ??
    `The call to ${origin} failed. Retry; if it persists, see the log of the API.`;
  return { code: "upstream-unreachable", detail };
}

export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return String(error.code);
}
