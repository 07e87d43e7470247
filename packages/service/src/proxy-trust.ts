import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";

type Trust = boolean | string[] | ((address: string, hop: number) => boolean);

/**
 * Value of Fastify's `trustProxy`. `on` trusts only the proxy that connects: it adds the last entry of
 * `X-Forwarded-For`, and a client can put any entries in front of that.
 */
export function proxyTrust(trustProxy: Config["trustProxy"]): Trust {
  if (trustProxy === true) return (_address, hop) => hop === 0;
  return trustProxy === false ? false : [...trustProxy];
}

const headers = ["forwarded", "x-forwarded-for"] as const;

/** Prints once that calls come through a proxy that is not trusted: all users then share one address. */
export function warnOfUntrustedProxy(app: FastifyInstance, print: (line: string) => void): void {
  let isPrinted = false;
  app.addHook("onRequest", (request, _reply, done) => {
    done();
    if (isPrinted) return;
    const name = headers.find((one) => request.headers[one] !== undefined);
    if (name === undefined) return;
    isPrinted = true;
    print(
      `A call arrived with the header ${name}, but no proxy is trusted: limits for one address hold for all users behind it together. If a proxy is in front, name it: --trust-proxy ${request.ip}`,
    );
  });
}
