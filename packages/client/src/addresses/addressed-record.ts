import type { ModelSummary } from "@quarterdeck/model";

/** Record that a URL in a response leads to. */
export interface AddressedRecord {
  readonly resource: string;
  readonly key: string;
}

interface RecordPath {
  readonly resource: string;
  /** Segments of the path; undefined at the key. */
  readonly segments: readonly (string | undefined)[];
}

/** Finds the record of this API that a URL leads to: `https://api.example/v1/assets/7/`. */
export function createRecordFinder(
  model: ModelSummary,
  host: string,
): (text: string) => AddressedRecord | undefined {
  let index: ReturnType<typeof indexPaths> | undefined;
  return (text) => {
    if (!/^(?:https?:\/)?\/[^\s]+$/.test(text)) return undefined;
    index ??= indexPaths(model, host);
    const { paths, bases, hosts } = index;
    const url = parse(text, `http://${host}`);
    if (url === undefined || !hosts.has(url.host)) return undefined;
    const segments = splitPath(url.pathname);
    for (const { resource, segments: own } of paths) {
      const start = segments.length - own.length;
      const isMatch = start >= 0 && own.every((one, at) => matches(one, segments[start + at]));
      const key = segments[start + own.indexOf(undefined)];
      const isBase = start === 0 || bases.has(segments.slice(0, Math.max(start, 0)).join("/"));
      if (isMatch && isBase && key !== undefined) return { resource, key: decode(key) };
    }
    return undefined;
  };
}

function indexPaths(model: ModelSummary, host: string) {
  const servers = model.servers.flatMap((server) => parse(server, `http://${host}`) ?? []);
  return {
    paths: listRecordPaths(model),
    hosts: new Set([host, ...servers.map((server) => server.host)]),
    /** Paths of the servers, which an address may have in front. */
    bases: new Set(servers.map(({ pathname }) => splitPath(pathname).join("/"))),
  };
}

function matches(own: string | undefined, segment: string | undefined): boolean {
  return own === undefined ? segment !== "" : own === segment;
}

/** Paths with one parameter, the key at the end. */
function listRecordPaths({ resources, operations }: ModelSummary): readonly RecordPath[] {
  const byId = new Map(operations.map(({ id, path }) => [id, path]));
  return resources.flatMap(({ name, key, operations: own }) => {
    const [part, ...others] = key;
    const path = byId.get(own.read ?? "");
    if (path === undefined || part === undefined || others.length > 0) return [];
    const segments = splitPath(path).map((one) =>
      one === `{${part.parameter}}` ? undefined : one,
    );
    const isPlain = segments.every((one) => one?.includes("{") !== true);
    return isPlain && segments.includes(undefined) && segments.length > 1
      ? [{ resource: name, segments }]
      : [];
  });
}

function splitPath(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function parse(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
