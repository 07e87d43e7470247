/** Query parameter of a base address that has the path of a request: `/index.php?rest_route=/ns/v1`. */
export interface RouteParameter {
  readonly name: string;
  /** Path in front of all paths, without a slash at its end: `/ns/v1`, or empty. */
  readonly path: string;
}

export function findRouteParameter(address: string): RouteParameter | undefined {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(address) ?? [];
  for (const part of query.split("&")) {
    const [, name = "", value = ""] = /^([\w.-]+)=(.*)$/.exec(part) ?? [];
    const path = value.replaceAll(/%2f/gi, "/");
    if (path.startsWith("/")) return { name, path: path.replace(/\/+$/, "") };
  }
  return undefined;
}

/** Base address with a route parameter alone: `/index.php?rest_route=/`. */
export function writeRoute(address: string, { name, path }: RouteParameter): string {
  return `${address.replace(/[?#].*$/s, "")}?${name}=${path === "" ? "/" : path}`;
}
