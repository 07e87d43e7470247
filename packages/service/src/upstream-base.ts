import { anyIp } from "#outgoing/create-lookup.ts";
import { fetchChecked } from "#outgoing/fetch-checked.ts";

const patienceMs = 3_000;
/** Lists that are requested to compare two addresses. */
const maxLists = 3;

interface Configured {
  /** Upstream address from the configuration, or of a description's server without a path. */
  readonly upstream: string;
  /** Servers of the description. */
  readonly servers: readonly string[];
  /** Address of the description. */
  readonly description?: string;
  /** Paths and queries of lists, which are requested without a credential. */
  readonly lists: readonly string[];
}

/** Folders of a description that are tried. */
const MOST_FOLDERS = 3;

/** Base paths of APIs whose description names none. */
const usualBases = ["/api", "/api/v1", "/v1"];

/**
 * The upstream, followed by the base path of the description's server if most of its lists are found only there:
 * `--upstream http://localhost:3000` for a server `https://api.example/v1`. Without a base path there, the folders of the
 * description on the same host, and the usual ones.
 */
export async function upstreamWithBase({
  upstream,
  servers,
  lists,
  description = "",
}: Configured): Promise<string> {
  const own = upstream.replace(/\/+$/, "");
  const sent = lists.slice(0, maxLists);
  const missing = await countMissing(own, sent);
  // Other programs at the same address may know one of these paths.
  if (missing * 2 <= sent.length) return upstream;
  const described = servers.map(basePath).filter((base) => base !== "");
  const others = [...(isSameHost(description, own) ? foldersOf(description) : []), ...usualBases];
  for (const base of new Set(described.length > 0 ? described : others)) {
    if (own.endsWith(base)) continue;
    // One attempt after the other: the first is nearly always the only one.
    // oxlint-disable-next-line no-await-in-loop
    if ((await countMissing(`${own}${base}`, sent)) < missing) return `${own}${base}`;
  }
  return upstream;
}

function isSameHost(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).host === new URL(other).host;
}

/** Folders of an address, the nearest first: `/shop/v3` and `/shop` of `/shop/v3/api-docs`. */
function foldersOf(address: string): readonly string[] {
  const parts = basePath(address).split("/").slice(1, -1).slice(0, MOST_FOLDERS);
  return parts.map((_, at) => `/${parts.slice(0, parts.length - at).join("/")}`);
}

function basePath(server: string): string {
  return URL.canParse(server) ? new URL(server).pathname.replace(/\/+$/, "") : "";
}

async function countMissing(base: string, lists: readonly string[]): Promise<number> {
  const statuses = await Promise.all(lists.map((list) => readStatus(`${base}${list}`)));
  return statuses.filter((status) => status === undefined || MISSING.has(status)).length;
}

/** Statuses without an API: not found, or no server behind a proxy. */
const MISSING: ReadonlySet<number> = new Set([404, 502, 503, 504]);

/** Status of a response; undefined without one. */
async function readStatus(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const headers = { accept: "application/json" };
    const response = await fetchChecked(address, { allowsIp: anyIp, headers, signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}
