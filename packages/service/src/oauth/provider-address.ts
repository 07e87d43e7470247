import type { SignInMethod } from "@quarterdeck/model";

/** What is known of the API whose description names the providers. */
export interface DescribedApi {
  readonly methods: readonly SignInMethod[];
  readonly servers: readonly string[];
  /** Where calls go; undefined while nobody knows. */
  readonly upstream: string | undefined;
}

/**
 * An address that the description names. A relative one counts from the API itself; one on the host that the
 * description takes for the API moves with it where the service was told that the API lives elsewhere.
 */
export function placeAddress(
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
  // A password in it would be shown to whoever is sent there.
  const isPlain = url.username === "" && url.password === "";
  return /^https?:$/.test(url.protocol) && isPlain ? url.href : undefined;
}
