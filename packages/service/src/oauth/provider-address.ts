import type { SignInMethod } from "@quarterdeck/model";

/** Facts about the API whose description names the providers. */
export interface DescribedApi {
  readonly methods: readonly SignInMethod[];
  readonly servers: readonly string[];
  /** Address of the upstream; undefined while unknown. */
  readonly upstream: string | undefined;
}

/**
 * Resolves an address of the description. A relative one is resolved against the API itself. One on the host that the
 * description uses for the API moves with it if the service was configured with another upstream.
 */
export function resolveAddress(
  address: string,
  { servers, upstream }: Pick<DescribedApi, "servers" | "upstream">,
): string | undefined {
  if (!URL.canParse(address)) {
    if (upstream === undefined) return undefined;
    const base = `${upstream.replace(/\/+$/, "")}/`;
    return URL.canParse(address, base) ? httpAddress(new URL(address, base)) : undefined;
  }
  const url = new URL(address);
  const isOwn = servers.some(
    (server) => URL.canParse(server) && new URL(server).origin === url.origin,
  );
  if (!isOwn || upstream === undefined) return httpAddress(url);
  return httpAddress(new URL(url.pathname + url.search, new URL(upstream).origin));
}

function httpAddress(url: URL): string | undefined {
  // A password in it would be shown to every user sent there.
  const isPlain = url.username === "" && url.password === "";
  return /^https?:$/.test(url.protocol) && isPlain ? url.href : undefined;
}
