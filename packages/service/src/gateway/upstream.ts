/** The one place that the gateway forwards to. */
export interface Upstream {
  readonly isSecure: boolean;
  /** As sockets take it: an IPv6 address without its brackets. */
  readonly hostname: string;
  readonly port: number;
  /** For the `Host` header: the port only where it is not the scheme's own. */
  readonly host: string;
  /** `https://api.example.com` */
  readonly origin: string;
  /** What every path there begins with; empty, or `/v1`. */
  readonly basePath: string;
}

/** Reads an absolute base address, as the configuration has checked it. */
export function readUpstream(address: string): Upstream {
  const { protocol, hostname, port, host, pathname } = new URL(address);
  const isSecure = protocol === "https:";
  return {
    isSecure,
    hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (isSecure ? 443 : 80) : Number(port),
    host,
    origin: `${protocol}//${host}`,
    basePath: pathname.replace(/\/+$/, ""),
  };
}
