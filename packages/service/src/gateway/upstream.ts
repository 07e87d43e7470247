import { findRouteParameter, type RouteParameter } from "@quarterdeck/model";

/** The API that the gateway forwards to. */
export interface Upstream {
  readonly isSecure: boolean;
  /** As sockets take it: an IPv6 address without brackets. */
  readonly hostname: string;
  readonly port: number;
  /** For the `Host` header: with the port unless it is the scheme's default. */
  readonly host: string;
  /** Origin: `https://api.example.com`. */
  readonly origin: string;
  /** Base path: empty, or `/v1`. */
  readonly basePath: string;
  /** Query parameter that carries the path of each request. */
  readonly route?: RouteParameter;
}

/** Reads an absolute base address that the configuration has validated. */
export function readUpstream(address: string): Upstream {
  const { protocol, hostname, port, host, pathname } = new URL(address);
  const route = findRouteParameter(address);
  const isSecure = protocol === "https:";
  return {
    isSecure,
    hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (isSecure ? 443 : 80) : Number(port),
    host,
    origin: `${protocol}//${host}`,
    basePath: pathname.replace(/\/+$/, ""),
    ...(route && { route }),
  };
}
