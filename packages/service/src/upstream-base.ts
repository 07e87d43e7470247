import { anyIp } from "#outgoing/create-lookup.ts";
import { fetchChecked } from "#outgoing/fetch-checked.ts";

const patienceMs = 3_000;
/** Lists that are requested to compare two addresses. */
const maxLists = 3;

interface Configured {
  /** Upstream address from the configuration. */
  readonly upstream: string;
  /** Servers of the description. */
  readonly servers: readonly string[];
  /** Paths and queries of lists, which are requested without a credential. */
  readonly lists: readonly string[];
}

/**
 * The configured upstream, followed by the base path of the description's server if its lists are found only there:
 * `--upstream http://localhost:3000` for a server `https://api.example/v1`.
 */
export async function upstreamWithBase({ upstream, servers, lists }: Configured): Promise<string> {
  const own = upstream.replace(/\/+$/, "");
  const sent = lists.slice(0, maxLists);
  if (sent.length === 0 || !(await areMissing(own, sent))) return upstream;
  for (const base of new Set(servers.map(basePath))) {
    if (base === "" || own.endsWith(base)) continue;
    // One attempt after the other: the first is nearly always the only one.
    // oxlint-disable-next-line no-await-in-loop
    if (await isFound(`${own}${base}`, sent)) return `${own}${base}`;
  }
  return upstream;
}

function basePath(server: string): string {
  return URL.canParse(server) ? new URL(server).pathname.replace(/\/+$/, "") : "";
}

async function areMissing(base: string, lists: readonly string[]): Promise<boolean> {
  const statuses = await Promise.all(lists.map((list) => readStatus(`${base}${list}`)));
  return statuses.every((status) => status === 404);
}

async function isFound(base: string, lists: readonly string[]): Promise<boolean> {
  const statuses = await Promise.all(lists.map((list) => readStatus(`${base}${list}`)));
  return statuses.some((status) => status !== undefined && status !== 404 && status < 500);
}

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
