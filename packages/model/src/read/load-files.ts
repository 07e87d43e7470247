import type { Problem, ProblemMessage } from "#types/problem.ts";
import { reportProblem } from "./document.ts";
import { LoadError } from "./load-error.ts";
import { parseText } from "./parse-text.ts";
import { readNames } from "./read-names.ts";
import type { Names } from "./read-names.ts";

/** Returns the text at an address, or throws a `LoadError`. */
export type Load = (address: string) => Promise<string>;

/** Loaded files with the base URIs and anchors in them. */
export interface LoadedFiles {
  readonly files: ReadonlyMap<string, unknown>;
  readonly bases: WeakMap<object, string>;
  readonly resources: ReadonlyMap<string, unknown>;
  readonly anchors: ReadonlyMap<string, unknown>;
}

interface Loading {
  readonly address: string;
  readonly load: Load | undefined;
  readonly problems: Problem[];
}

/** Files of a description from the network, and of one on this machine. */
const MOST_FILES = { network: 200, local: 5000 };
/** Concurrent requests. */
const MOST_OPEN = 8;

/** Loads all files that a document refers to, directly or through other files. */
export async function loadFiles(source: unknown, loading: Loading): Promise<LoadedFiles> {
  const files = new Map<string, unknown>();
  const most = /^https?:/i.test(loading.address) ? MOST_FILES.network : MOST_FILES.local;
  const names: Names = { bases: new WeakMap(), resources: new Map(), anchors: new Map() };
  let references: ReadonlySet<string> = readNames(
    source,
    { address: loading.address, isMain: true },
    names,
  );
  while (references.size > 0) {
    const addresses = [...references].filter(
      (address) =>
        address !== loading.address && !files.has(address) && !names.resources.has(address),
    );
    const room = Math.max(0, most - files.size);
    if (addresses.length > room) reportTooMany(loading.problems, most);
    // Sequential: a file must be read to find the next references.
    const read = await readFiles(addresses.slice(0, room), loading);
    const next = new Set<string>();
    for (const [address, value] of read) {
      files.set(address, value);
      const inFile = readNames(value, { address, isMain: false }, names);
      for (const reference of inFile) next.add(reference);
    }
    references = next;
    if (room === 0) break;
  }
  return { files, ...names };
}

async function readFiles(
  addresses: readonly string[],
  loading: Loading,
): Promise<readonly (readonly [string, unknown])[]> {
  const read: (readonly [string, unknown])[] = [];
  const left = addresses.values();
  const work = async (): Promise<void> => {
    for (const address of left) read.push([address, await readFile(address, loading)]);
  };
  await Promise.all(Array.from({ length: MOST_OPEN }, work));
  return read;
}

function reportTooMany(problems: Problem[], most: number): void {
  reportProblem(problems, {
    code: "too-many-files",
    severity: "error",
    pointer: "",
    message: { code: "too-many-files", params: { most } },
  });
}

async function readFile(address: string, { load, problems }: Loading): Promise<unknown> {
  const read = await parseFile(address, load);
  if ("value" in read) return read.value;
  reportProblem(problems, {
    code: "file-unavailable",
    severity: "warning",
    pointer: "",
    message: { code: "file-unread", params: { address, reason: read.reason } },
  });
  return undefined;
}

async function parseFile(
  address: string,
  load: Load | undefined,
): Promise<{ readonly value: unknown } | { readonly reason: ProblemMessage }> {
  if (load === undefined) return { reason: { code: "no-loader" } };
  try {
    const parsed = await parseText(await load(address));
    return "value" in parsed ? parsed : { reason: parsed.problem.message };
  } catch (error) {
    if (error instanceof LoadError) return { reason: error.reason };
    return { reason: { code: "not-read", params: { reason: String(error) } } };
  }
}
