import { ownMember } from "@quarterdeck/model";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ServiceStartError } from "./service-start-error.ts";

/** PostgreSQL version of PGlite; clusters of other versions cannot be opened. */
export const embeddedMajor = "18";

/** Files that we create in a data directory; others mean that it belongs to another program. */
export const ownNames: ReadonlySet<string> = new Set([
  "postgres",
  "postgres.new",
  "accounts",
  "quarterdeck.lock",
  "quarterdeck.lock.taking",
]);
const harmlessNames = new Set([".DS_Store", ".gitignore", ".gitkeep", "lost+found"]);

export interface DataDir {
  readonly path: string;
  /** Folder of the cluster; it only ever contains a complete one. */
  readonly cluster: string;
  /** Folder in which a cluster is created before it is moved. */
  readonly unfinished: string;
}

/** Creates the directory if missing, or throws one sentence with the reason that it cannot be used. */
export function openDataDir(input: string): DataDir {
  const path = resolve(input);
  try {
    makeDirectory(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ServiceStartError(unusableMessage(path, error), { cause: error });
  }
  const foreign = readdirSync(path).filter(
    (name) => !ownNames.has(name) && !harmlessNames.has(name),
  );
  if (foreign.length > 0 && !existsSync(join(path, "postgres"))) {
    throw new ServiceStartError(
      `The data directory ${path} holds something else (${foreign.slice(0, 3).join(", ")}). Give an empty or a new directory with --data.`,
    );
  }
  return { path, cluster: join(path, "postgres"), unfinished: join(path, "postgres.new") };
}

/** One level at a time: Node's `recursive` never returns if a parent fails with ENOENT, as `/proc` does. */
function makeDirectory(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(path), { code: "ENOTDIR" });
    return;
  }
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(path)) throw error;
  }
}

/** Throws if another PostgreSQL version created the cluster; false if there is none yet. */
export function hasCluster(dataDir: DataDir): boolean {
  if (!existsSync(dataDir.cluster)) return false;
  const versionFile = join(dataDir.cluster, "PG_VERSION");
  const major = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "";
  if (major === embeddedMajor) return true;
  const content =
    major === "" ? "no readable PostgreSQL cluster" : `a cluster of PostgreSQL ${major}`;
  throw new ServiceStartError(
    `The data directory ${dataDir.path} holds ${content}; this version reads PostgreSQL ${embeddedMajor}. Start the version that made it, or give another directory with --data.`,
  );
}

const reasons: { readonly [code: string]: string } = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "lies on a read-only file system",
  EEXIST: "is a file, not a directory",
  ENOTDIR: "is a file, or lies below one",
  ENOENT: "cannot be made there",
  ENOSPC: "lies on a full disk",
};

function unusableMessage(path: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const isFile = existsSync(path) && !statSync(path).isDirectory();
  const reason = isFile
    ? reasons["EEXIST"]
    : (ownMember(reasons, code) ?? `cannot be used (${code})`);
  return `The data directory ${path} ${reason}. Set another one with --data or correct its permissions.`;
}
