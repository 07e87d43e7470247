import {
  findJobAddress,
  findStartedJob,
  type HttpResponse,
  type ModelSummary,
  type StartedJob,
} from "@quarterdeck/model";
import { apiBase } from "#config/api-base.ts";
import { toApiPath } from "#config/api-path.ts";
import { runtimeConfig } from "#config/runtime-config.ts";

/** Job whose read the description lacks. */
export interface AddressedJob {
  /** Absolute URL. */
  readonly address: string;
  /** Path and query in the API; absent: the address is that of another server. */
  readonly path?: string;
}

/** Job whose read is described. */
export interface DescribedJob extends StartedJob {
  /** True if it reads the record that the job removes. */
  readonly isRecord?: true;
}

export type Job = DescribedJob | AddressedJob;

/** Job that a request started: a described one, else the address in its response. */
export function findJob(
  { operations, servers }: Pick<ModelSummary, "operations" | "servers">,
  response: HttpResponse,
): Job | undefined {
  const described = findStartedJob(operations, response);
  const address = described === undefined ? findJobAddress(response) : undefined;
  return address === undefined ? described : locateJob(address, servers);
}

function locateJob(address: string, described: readonly string[]): AddressedJob | undefined {
  const base = new URL(`${apiBase()}/`, location.origin);
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const { server } = runtimeConfig();
  const servers = [...described, ...(server === null ? [] : [server.address])].filter((one) =>
    URL.canParse(one),
  );
  const isSameHost = [base, ...servers.map((one) => new URL(one))].some(
    ({ host }) => host === url.host,
  );
  // APIs behind a base path often leave it out.
  const path = toApiPath(url.href, servers) ?? (isSameHost ? url.pathname + url.search : undefined);
  return { address: url.href, ...(path !== undefined && { path }) };
}
